// A piece cut by hand: a few uneven planes that meet at soft edges, with a grain that runs along it.
import type { Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** A point of the surface: u along the grain, v across it, both from about -1 to 1. */
export interface HewnPoint {
  /** 0 is the upper face; the sides count from 1. */
  face: number
  u: number
  v: number
  /** 1 on an edge between two faces, 0 within a face. */
  edge: number
  /** What the options' `grain` says here. */
  grain: number
  /** 0 at its foot, about 1 on the upper face. */
  height: number
}

export interface HewnOptions {
  size: number
  /** Length along the grain and height, as shares of the size. */
  long?: number
  tall?: number
  /** How wavy the planes are, in scene units. */
  uneven?: number
  /** How far the piece may be tipped. */
  tip?: number
  sides?: number
  /** How far its edges run into each other, as a share of the size; 0 leaves them as the knife did. */
  round?: number
  gloss?: number | ((point: HewnPoint) => number)
  /** Fibers or flakes, 0 to 1; asked once for every point, by u and v. */
  grain: (u: number, v: number) => number
  paint: (point: HewnPoint) => Rgb
  /** Height added to the surface. */
  relief: (point: HewnPoint) => number
  sink?: number
}

export function hewn(scene: Scene, x: number, y: number, options: HewnOptions): void {
  const { random, field } = scene
  const { size, long = 1.25, tall = 0.85, tip = 0.3, sides = 6, round = 0, gloss = 0.4, sink = 0.4 } = options
  const { grain, paint, relief } = options
  const uneven = options.uneven ?? size * 0.22
  const turn = random.angle()
  const seed = random.between(0, 99)
  const planes = Array.from({ length: sides }, (_, i) => {
    const angle = ((i + random.between(-0.3, 0.3)) / sides) * TAU
    const stretch = hypot(Math.cos(angle) * long, Math.sin(angle))
    return {
      x: Math.cos(angle),
      y: Math.sin(angle),
      distance: size * stretch * random.between(0.78, 1.05),
      steep: random.between(1.1, 2.6),
    }
  })
  const rest = field.settle(x, y, size * long * 0.7, size * 0.7, turn, sink, 0.4)
  const slopeX = rest.slopeX + random.bell() * tip
  const slopeY = rest.slopeY + random.bell() * tip
  const height = size * tall * random.between(0.85, 1.1)
  const soft = size * 0.34
  const melt = size * round
  const wave = 1.6 / size
  const point: HewnPoint = { face: 0, u: 0, v: 0, edge: 0, grain: 0, height: 0 }
  field.stamp(x, y, size * long * 1.42, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * wave + seed, ly * wave + seed, 3) - 0.5
    let lowest = height + n * uneven
    let second = Number.POSITIVE_INFINITY
    let face = 0
    let sum = round ? Math.exp(-lowest / melt) : 0
    for (let i = 0; i < planes.length; i++) {
      const plane = planes[i] as (typeof planes)[number] // i is inside the array
      const z = (plane.distance + n * uneven * 1.4 - plane.x * lx - plane.y * ly) * plane.steep
      if (round) sum += Math.exp(-z / melt)
      if (z < lowest) {
        second = lowest
        lowest = z
        face = i + 1
      } else if (z < second) second = z
    }
    if (lowest < 0) return false
    // A rounded piece has no creases: its planes run into each other.
    const rounded = round ? -melt * Math.log(sum) : 0
    if (rounded < 0) return false
    const near = round ? Math.min(1, (2 * (lowest - rounded)) / melt) : Math.max(0, 1 - (second - lowest) / soft)
    point.face = face
    point.u = lx / (size * long)
    point.v = ly / size
    point.edge = near
    point.grain = grain(point.u, point.v)
    point.height = (round ? rounded : lowest) / height
    const z = (round ? rounded : lowest - near * near * soft * 0.25) + relief(point)
    const shine = typeof gloss === 'number' ? gloss : gloss(point)
    return put(out, paint(point), rest.z + slopeX * lx + slopeY * ly + z, shine, z + 3)
  })
}
