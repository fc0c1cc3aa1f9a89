// What limbs are made of, as distances: tapered rods with round ends, ellipsoids, and the soft seam where two of them grow together.
import { hypot } from '#studio/noise.ts'

export type Place = readonly [x: number, y: number, z: number]

/** The smaller of two, with a soft turn between them. */
export function softMin(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft
  return Math.min(a, b) - (h * h * soft) / 4
}

/** About how far it is to an ellipsoid around the origin. */
export function toEllipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const [u, v, w] = [x / rx, y / ry, z / rz]
  const far = Math.sqrt(u * u + v * v + w * w)
  const slope = hypot(hypot(u / rx, v / ry), w / rz)
  return slope ? (far * (far - 1)) / slope : -Math.min(rx, ry, rz)
}

/** A rod from one place to another, thicker at one end than at the other. */
export function taperedRod(
  [ax, ay, az]: Place,
  fromRadius: number,
  [bx, by, bz]: Place,
  toRadius: number,
): (x: number, y: number, z: number) => number {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const square = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az]
    const t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / square))
    const [u, v, w] = [px - t * dx, py - t * dy, pz - t * dz]
    return Math.sqrt(u * u + v * v + w * w) - fromRadius - (toRadius - fromRadius) * t
  }
}
