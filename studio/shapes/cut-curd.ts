// A block cut from fresh curd: flat faces that no knife leaves quite square, soft edges with chips in them, a corner broken off.
import type { Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** A point of its surface. One object is reused for all points. */
export interface CurdPoint {
  /** The face that it lies on: 0 is the upper one, then the four sides, then what broke off. */
  face: number
  /** How much of each face is seen here: on an edge two of them run into each other. */
  shares: Float64Array
  /** Along the face, in scene units: across it, and up or along it. */
  u: number
  v: number
  /** 0 at its foot, 1 at its upper face. */
  up: number
  /** 1 on an edge, 0 within a face. */
  edge: number
  /** Broad noise, 0 to 1. */
  broad: number
}

export interface CurdBody {
  /** Half of its length; half of its width and its height are shares of it. */
  size: number
  aspect: number
  tall: number
  turn?: number
  /** How far it is tipped over, in radians. */
  tip?: number
  /** How far its edges run into each other, as a share of the size. */
  soft: number
  /** How far its edges are chipped, as a share of the size. */
  chipped: number
  /** Corners that broke off. */
  broken?: number
  /** How far out of square its sides are, in radians. */
  skew?: number
  /** How much of its height is below what it lies on, as in a sauce. */
  sunk?: number
}

export interface CurdSurface {
  paint: (point: CurdPoint) => Rgb
  gloss: (point: CurdPoint) => number
  /** Height added to it, in scene units. */
  relief: (point: CurdPoint) => number
}

interface Plane {
  x: number
  y: number
  /** How far out it is at the foot, and how many units it falls for each unit outward. */
  distance: number
  steep: number
}

/** Steeper sides would be drawn in streaks. */
const STEEPEST = 5.5

export function cutCurd(scene: Scene, x: number, y: number, body: CurdBody, surface: CurdSurface): void {
  const { random, field } = scene
  const { size, aspect, tall, soft, chipped, broken = 0, skew = 0.06, sunk = 0 } = body
  const turn = body.turn ?? random.angle()
  const [across, height] = [size * aspect, size * tall]
  const seed = random.between(0, 99)
  const tip = body.tip ?? random.between(0, 0.22)
  const lean = random.angle()
  const [leanX, leanY] = [Math.cos(lean) * tip, Math.sin(lean) * tip]
  const side = (angle: number, distance: number, slant: number): Plane => {
    const [px, py] = [Math.cos(angle), Math.sin(angle)]
    // Tipped over, it shows more of the side that comes up.
    const steep = 1 / Math.max(1 / STEEPEST, slant - 0.9 * (px * leanX + py * leanY))
    return { x: px, y: py, distance, steep }
  }
  const planes = [0, 1, 2, 3].map((i) =>
    side(
      (i * Math.PI) / 2 + random.bell() * skew,
      (i % 2 ? across : size) * random.between(0.93, 1.05),
      random.between(0.2, 0.34),
    ),
  )
  const corner = Math.hypot(1, aspect) * size
  for (let i = 0; i < broken; i++) {
    const at = (random.whole(0, 3) + 0.5) * (Math.PI / 2)
    planes.push(side(at + random.bell() * 0.3, corner * random.between(0.74, 0.94), random.between(0.5, 0.9)))
  }
  const rest = field.settle(x, y, size * 0.7, across * 0.7, turn, 0.35, 0.2)
  const foot = rest.z - sunk * height
  const [slopeX, slopeY] = [rest.slopeX + leanX, rest.slopeY + leanY]
  const melt = size * soft
  const [bow, chip] = [size * 0.05, size * chipped]
  const shares = new Float64Array(planes.length + 1)
  const point: CurdPoint = { face: 0, shares, u: 0, v: 0, up: 0, edge: 0, broad: 0 }
  field.stamp(x, y, size * 1.62, turn, (lx, ly, out) => {
    const broad = layeredNoise(lx * (1.2 / size) + seed, ly * (1.2 / size) - seed, 3)
    const nibbled = layeredNoise(lx * (4.4 / size) - seed, ly * (4.4 / size) + seed, 2)
    // Chips go inward only.
    const inward = (broad - 0.5) * bow * 2 - chip * Math.max(0, nibbled - 0.46) * 3
    const upper = height + (broad - 0.5) * bow * 2
    shares[0] = Math.exp(-upper / melt)
    let sum = shares[0]
    let face = 0
    let lowest = upper
    for (let i = 0; i < planes.length; i++) {
      const plane = planes[i] as Plane // i is inside the array
      const z = (plane.distance + inward - plane.x * lx - plane.y * ly) * plane.steep
      if (z < 0) return false
      const share = Math.exp(-z / melt)
      shares[i + 1] = share
      sum += share
      if (z < lowest) {
        lowest = z
        face = i + 1
      }
    }
    const z = -melt * Math.log(sum)
    if (z < 0) return false
    for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / sum
    const plane = planes[face - 1]
    point.face = face
    point.u = plane ? plane.x * ly - plane.y * lx + face * 37 : lx
    point.v = plane ? z : ly
    point.up = clamp(z / height)
    point.edge = clamp(1.8 * (1 - (shares[face] as number)))
    point.broad = broad
    const above = z + surface.relief(point)
    return put(
      out,
      surface.paint(point),
      foot + slopeX * lx + slopeY * ly + above,
      surface.gloss(point),
      Math.max(1, above) + 3,
    )
  })
}
