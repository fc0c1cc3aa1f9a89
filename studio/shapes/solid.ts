// Solids that settle on whatever lies below them: ellipsoids, and chunks cut with a knife.
import { type Rgb, scaled } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { layeredNoise } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'
import { within } from '#studio/within.ts'

/** Color at a point of a solid: u and v run from -1 to 1 along its axes, h is 1 on top and 0 at the rim. */
export type Paint = (u: number, v: number, h: number) => Rgb

export interface EllipsoidOptions {
  rx: number
  ry: number
  rz: number
  turn?: number
  paint: Rgb | Paint
  gloss?: number
  sink?: number
  lift?: number
  /** Height of random bumps, and how dense they are. */
  bump?: number
  bumpScale?: number
  /** Above 1: a flatter top with rounder shoulders. */
  power?: number
}

export function ellipsoid(scene: Scene, x: number, y: number, options: EllipsoidOptions): void {
  const { rx, ry, rz, paint, gloss = 0.5, bump = 0, bumpScale = 0.1, power = 1 } = options
  const turn = options.turn ?? scene.random.angle()
  const rest = scene.field.settle(x, y, rx, ry, turn, options.sink ?? 0.5, 0.35)
  const seed = bump ? scene.random.between(0, 99) : 0
  const base = rest.z + (options.lift ?? 0) + rz * 0.25
  const shape: Shape = (lx, ly, out) => {
    const u = lx / rx
    const v = ly / ry
    const q = u * u + v * v
    if (q > 1) return false
    const h = power === 1 ? Math.sqrt(1 - q) : Math.sqrt(1 - q ** power)
    let z = base + rest.slopeX * lx + rest.slopeY * ly + rz * h * 0.85
    if (bump) z += (layeredNoise(lx * bumpScale + seed, ly * bumpScale, 3) - 0.5) * bump
    return put(out, typeof paint === 'function' ? paint(u, v, h) : paint, z, gloss, rz * (0.55 + 0.85 * h) + 2)
  }
  const extent = Math.max(rx, ry)
  scene.field.stampBox(x, y, extent, extent, turn, shape, 'top', within(turn, rx, ry))
}

export interface ChunkOptions {
  size: number
  side: Rgb
  top?: Rgb
  gloss?: number
  bump?: number
  /** Softness of the edges, in scene units. */
  edge?: number
  /** Depth and height as shares of the size; random when left out. */
  aspect?: number
  tall?: number
  /** How far it is tipped over, in radians; random when left out. */
  tip?: number
  turn?: number
  /** How far its sides are from square, as a knife leaves them: 0 is a box. */
  uneven?: number
}

type Vector = readonly [number, number, number]

/** A box tipped over at random: the lowest of its upward faces at every point, with soft edges. */
export function chunk(scene: Scene, x: number, y: number, options: ChunkOptions): void {
  const { random, field } = scene
  const { size, side, top = side, gloss = 0.25, bump = 1.5, edge = 2.4, uneven = 0 } = options
  const turn = options.turn ?? random.angle()
  const tip = options.tip ?? random.between(0.05, 0.5)
  const axis = random.angle()
  const sizeY = size * (options.aspect ?? random.between(0.75, 1.1))
  const sizeZ = size * (options.tall ?? random.between(0.6, 0.9))
  const cut = (normal: Vector): Vector => tipped(uneven ? askew(normal, uneven, random) : normal, axis, tip)
  const faces = [
    [cut([1, 0, 0]), size],
    [cut([-1, 0, 0]), size],
    [cut([0, 1, 0]), sizeY],
    [cut([0, -1, 0]), sizeY],
    [cut([0, 0, 1]), sizeZ],
  ] as const
  const rest = field.settle(x, y, size * 0.8, sizeY * 0.8, turn, 0.35, 0.3)
  const seed = random.between(0, 99)
  field.stamp(x, y, size * 1.75, turn, (lx, ly, out) => {
    let sum = 0
    let lowest = Number.POSITIVE_INFINITY
    let upper = false
    for (const [normal, distance] of faces) {
      const along = normal[0] * lx + normal[1] * ly
      if (normal[2] <= 0.02) {
        if (along > distance) return false
        continue
      }
      const z = (distance - along) / Math.max(normal[2], 0.09)
      sum += Math.exp(-z / edge)
      if (z < lowest) {
        lowest = z
        upper = normal === faces[4][0]
      }
    }
    const z = -edge * Math.log(sum)
    if (z < -size * 0.5) return false
    const n = layeredNoise(lx * 0.13 + seed, ly * 0.13, 3) - 0.5
    const rough = n * bump * 2
    // Cut faces are mottled, and paler along the edges that the knife left.
    const paint = scaled(upper ? top : side, 1 + 0.3 * n + 0.09 * Math.min(1, (lowest - z) / edge))
    return put(out, paint, rest.z + sizeZ * 0.8 + z + rough, gloss, Math.max(2, (sizeZ + z) * 0.8))
  })
}

/** A direction that is off by up to about `most`, in radians. */
function askew([x, y, z]: Vector, most: number, random: Random): Vector {
  const off = (): number => random.between(-most, most)
  const [u, v, w] = [x + off(), y + off(), z + off() * 0.7]
  const length = Math.hypot(u, v, w)
  return [u / length, v / length, w / length]
}

/** A vector turned by `tip` about a level axis (Rodrigues' formula). */
function tipped(v: Vector, axis: number, tip: number): Vector {
  const kx = Math.cos(axis)
  const ky = Math.sin(axis)
  const cos = Math.cos(tip)
  const sin = Math.sin(tip)
  const dot = (kx * v[0] + ky * v[1]) * (1 - cos)
  return [
    v[0] * cos + ky * v[2] * sin + kx * dot,
    v[1] * cos - kx * v[2] * sin + ky * dot,
    v[2] * cos + (kx * v[1] - ky * v[0]) * sin,
  ]
}
