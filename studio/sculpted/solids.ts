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

/** The same without a direction: on a face that lies flat half of `lumps` is stripes, which look like the grain of wood on meat. */
export function evenLumps(x: number, y: number, z: number, fine: number, seed: number): number {
  return (
    0.5 * noise(x * fine + z * fine * 0.7 + seed, y * fine - z * fine * 0.5) +
    0.5 * noise((0.8 * x - 0.6 * y - 0.4 * z) * fine + seed * 2, (0.6 * x + 0.8 * y + 0.6 * z) * fine + seed)
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

/** The same solid in a box that holds it: far from the box, nothing but the way to it is reckoned. */
export function boxed(solid: Solid, halfWidth: number, halfDepth: number): Solid {
  const { from, to } = solid.bounds
  return {
    ...solid,
    distance: (x, y, z) => {
      const out = Math.max(Math.abs(x) - halfWidth, Math.abs(y) - halfDepth, from - z, z - to)
      return out > 1 ? out : solid.distance(x, y, z)
    },
  }
}

/** Solids that lie on each other in one box, as one: a ray asks only those that are at its height. */
export function stacked(solids: readonly Solid[], halfWidth: number, halfDepth: number, gloss: number): Solid {
  const from = Math.min(...solids.map(({ bounds }) => bounds.from))
  const to = Math.max(...solids.map(({ bounds }) => bounds.to))
  let which = 0
  const distance: Solid['distance'] = (x, y, z) => {
    let nearest = 1e9
    for (let i = 0; i < solids.length; i++) {
      const solid = solids[i] as Solid // i is inside the array
      const upright = Math.max(solid.bounds.from - z, z - solid.bounds.to)
      if (upright >= nearest) continue
      const d = upright > 2 ? upright : solid.distance(x, y, z)
      if (d >= nearest) continue
      nearest = d
      which = i
    }
    return nearest
  }
  const whole: Solid = {
    bounds: { x: 0, y: 0, reach: hypot(halfWidth, halfDepth), from, to },
    distance,
    colour: (x, y, z) => {
      distance(x, y, z)
      return (solids[which] as Solid).colour(x, y, z)
    },
    gloss,
    through: 0.2,
  }
  return boxed(whole, halfWidth, halfDepth)
}

/** What a function of two places gives, looked up from now on instead of reckoned: for relief that every ray asks for often. */
export function tabled(
  value: (x: number, y: number) => number,
  halfWidth: number,
  halfDepth: number,
  cell = 2,
): (x: number, y: number) => number {
  const columns = Math.ceil((2 * halfWidth) / cell) + 2
  const rows = Math.ceil((2 * halfDepth) / cell) + 2
  const table = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) table[j * columns + i] = value(i * cell - halfWidth, j * cell - halfDepth)
  return (x, y) => {
    const u = Math.min(columns - 1.001, Math.max(0, (x + halfWidth) / cell))
    const v = Math.min(rows - 1.001, Math.max(0, (y + halfDepth) / cell))
    const i = Math.floor(u)
    const j = Math.floor(v)
    const at = j * columns + i
    const a = table[at] as number // inside the table, as all four
    const c = table[at + columns] as number
    const upper = a + ((table[at + 1] as number) - a) * (u - i)
    return upper + (c + ((table[at + columns + 1] as number) - c) * (u - i) - upper) * (v - j)
  }
}

/** The same for a function of one place. */
export function lined(value: (along: number) => number, half: number, cell = 2): (along: number) => number {
  const table = Float32Array.from({ length: Math.ceil((2 * half) / cell) + 2 }, (_, i) => value(i * cell - half))
  return (along) => {
    const u = Math.min(table.length - 1.001, Math.max(0, (along + half) / cell))
    const i = Math.floor(u)
    const a = table[i] as number // inside the table, as the next
    return a + ((table[i + 1] as number) - a) * (u - i)
  }
}
