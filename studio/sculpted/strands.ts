// Many small pieces in one heap, such as shreds of slaw or lentils: each a rod between two points, found by a grid.
import { type Rgb, scaled } from '#studio/colour.ts'
import { clamp, noise } from '#studio/noise.ts'
import type { Solid } from './carver.ts'

type Point3 = readonly [number, number, number]

export interface Rod {
  from: Point3
  to: Point3
  radius: number
  colour: Rgb
}

const CELL = 16
/** A rod is listed in every cell that is nearer to it than this. */
const MARGIN = 12

export function heapOf(rods: readonly Rod[], gloss: number, through = 0): Solid {
  const reach = Math.max(
    ...rods.map(({ from, to, radius }) => Math.max(Math.hypot(from[0], from[1]), Math.hypot(to[0], to[1])) + radius),
  )
  const lowest = Math.min(...rods.map(({ from, to, radius }) => Math.min(from[2], to[2]) - radius))
  const highest = Math.max(...rods.map(({ from, to, radius }) => Math.max(from[2], to[2]) + radius))
  const side = Math.ceil((2 * (reach + MARGIN)) / CELL) + 1
  const shift = (side * CELL) / 2
  const cells: Rod[][] = Array.from({ length: side * side }, () => [])
  for (const rod of rods) {
    const more = rod.radius + MARGIN
    const at = (v: number): number => clamp(Math.floor((v + shift) / CELL), 0, side - 1)
    for (let j = at(Math.min(rod.from[1], rod.to[1]) - more); j <= at(Math.max(rod.from[1], rod.to[1]) + more); j++)
      for (let i = at(Math.min(rod.from[0], rod.to[0]) - more); i <= at(Math.max(rod.from[0], rod.to[0]) + more); i++)
        cells[j * side + i]?.push(rod)
  }
  const cellAt = (x: number, y: number): readonly Rod[] =>
    cells[
      clamp(Math.floor((y + shift) / CELL), 0, side - 1) * side + clamp(Math.floor((x + shift) / CELL), 0, side - 1)
    ] ?? []
  let best: Rod | undefined
  const nearest = (x: number, y: number, z: number): number => {
    let distance = MARGIN
    best = undefined
    for (const rod of cellAt(x, y)) {
      const { from, to, radius } = rod
      const upright = Math.max(Math.min(from[2], to[2]) - z, z - Math.max(from[2], to[2])) - radius
      if (upright >= distance) continue
      const d = toRod(rod, x, y, z)
      if (d >= distance) continue
      distance = d
      best = rod
    }
    return distance
  }
  return {
    bounds: { x: 0, y: 0, reach: reach + 1, from: lowest - 1, to: highest + 1 },
    distance: (x, y, z) => nearest(x, y, z) * 0.9,
    colour: (x, y, z) => {
      nearest(x, y, z)
      const own = best?.colour ?? [0.5, 0.5, 0.5]
      return scaled(own, 0.9 + 0.2 * noise(x * 0.2 + z * 0.1, y * 0.2))
    },
    gloss,
    through,
  }
}

function toRod({ from, to, radius }: Rod, x: number, y: number, z: number): number {
  const ax = x - from[0]
  const ay = y - from[1]
  const az = z - from[2]
  const bx = to[0] - from[0]
  const by = to[1] - from[1]
  const bz = to[2] - from[2]
  const long = bx * bx + by * by + bz * bz
  const t = long > 0 ? clamp((ax * bx + ay * by + az * bz) / long) : 0
  const dx = ax - bx * t
  const dy = ay - by * t
  const dz = az - bz * t
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius
}
