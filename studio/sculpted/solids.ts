// What sculpted food is made of: rounded cylinders and the like, as distances.
import { hypot, noise } from '#studio/noise.ts'
import type { Solid } from './carver.ts'

/** An upright cylinder with round edges; `r` from its axis, `z` from its middle. */
export function roundDisc(r: number, z: number, radius: number, half: number, edge: number): number {
  const qr = r - radius + edge
  const qz = Math.abs(z) - half + edge
  return hypot(Math.max(qr, 0), Math.max(qz, 0)) + Math.min(Math.max(qr, qz), 0) - edge
}

/** The larger of two, with a soft turn between them. */
export function softMax(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft
  return Math.max(a, b) + (h * h * soft) / 4
}

/** Noise around an axis, without a seam. `lumps`: about how many to a quarter. */
export function around(x: number, y: number, lumps: number, seed: number): number {
  const r = hypot(x, y) || 1
  return noise((x / r) * lumps + seed, (y / r) * lumps + seed * 1.7)
}

/** Noise in space, as far as two dimensions give it. */
export function lumps(x: number, y: number, z: number, fine: number, seed: number): number {
  return (
    0.5 * noise(x * fine + z * fine * 0.7 + seed, y * fine - z * fine * 0.5) +
    0.5 * noise(x * fine - y * fine * 0.4 + seed * 2, z * fine + seed)
  )
}

/** The same solid on a slope: how much higher it is for a step to the right and to the front. */
export function leaning(solid: Solid, right: number, front: number): Solid {
  const { bounds } = solid
  const more =
    bounds.reach * (Math.abs(right) + Math.abs(front)) + Math.abs(bounds.x * right) + Math.abs(bounds.y * front)
  const level = (x: number, y: number, z: number): number => z - right * x - front * y
  return {
    ...solid,
    bounds: { ...bounds, from: bounds.from - more, to: bounds.to + more },
    distance: (x, y, z) => solid.distance(x, y, level(x, y, z)),
    colour: (x, y, z) => solid.colour(x, y, level(x, y, z)),
  }
}

export function moved(solid: Solid, dx: number, dy: number, dz = 0): Solid {
  const { x, y, reach, from, to } = solid.bounds
  return {
    ...solid,
    bounds: { x: x + dx, y: y + dy, reach, from: from + dz, to: to + dz },
    distance: (px, py, pz) => solid.distance(px - dx, py - dy, pz - dz),
    colour: (px, py, pz) => solid.colour(px - dx, py - dy, pz - dz),
  }
}

/** The same solid turned about the upright axis through the sculpture's middle. */
export function turned(solid: Solid, angle: number): Solid {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const { bounds } = solid
  return {
    ...solid,
    bounds: { ...bounds, x: cos * bounds.x - sin * bounds.y, y: sin * bounds.x + cos * bounds.y },
    distance: (x, y, z) => solid.distance(cos * x + sin * y, cos * y - sin * x, z),
    colour: (x, y, z) => solid.colour(cos * x + sin * y, cos * y - sin * x, z),
  }
}
