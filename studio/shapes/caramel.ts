// Burnt sugar on a custard: a flat sheet of amber glass, whole, cracked, or broken open with a spoon.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'

const AMBER = { pale: rgb('#d4821e'), deep: rgb('#94450a'), burnt: rgb('#4a1a05') }
const CUSTARD = rgb('#fbe6a6')
/** Scene units: how thick the sheet is. */
const SHEET = 5

export interface CaramelPlace {
  x: number
  y: number
  radius: number
  /** The height of the custard below it; the liquid in the cup stands lower than this. */
  level: number
}

/** Corners of a hole as glass breaks: straight edges, no two alike. */
function brokenEdge(scene: Scene, reach: number, corners: number): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + scene.random.between(-0.28, 0.28)) / corners) * TAU
    const r = reach * scene.random.between(0.5, 1.15)
    return [Math.cos(angle) * r * 1.15, Math.sin(angle) * r * 0.9] as const
  })
}

/** How far a point lies inside a polygon around the origin; negative outside. */
function insideOf(corners: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] as Point // wraps around
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    nearest = Math.min(nearest, hypot(x - ax - t * dx, y - ay - t * dy))
  })
  return inside ? nearest : -nearest
}

interface Crack {
  angle: number
  length: number
  seed: number
}

/** How deep in a crack a point is, 0 to 1: thin lines that run out from where the spoon struck. */
function crackAt(cracks: readonly Crack[], x: number, y: number): number {
  const r = hypot(x, y)
  const a = Math.atan2(y, x)
  let deepest = 0
  for (const { angle, length, seed } of cracks) {
    if (r > length) continue
    const off = a - angle - 0.9 * (layeredNoise(r * 0.03 + seed, seed, 2) - 0.5)
    if (Math.cos(off) > 0) deepest = Math.max(deepest, smooth(1.9, 0.7, Math.abs(Math.sin(off)) * r))
  }
  return deepest
}

function amberAt(x: number, y: number, seed: number): Rgb {
  const broad = layeredNoise(x * 0.013 + seed, y * 0.013, 3)
  const fine = layeredNoise(x * 0.05 + seed, y * 0.05, 2)
  const amber = mix(AMBER.pale, AMBER.deep, smooth(0.28, 0.7, broad * 0.75 + fine * 0.25))
  // The flame leaves soft dark spots.
  const burnt = smooth(0.56, 0.76, layeredNoise(x * 0.021 - seed, y * 0.021, 2))
  return mix(amber, AMBER.burnt, 0.72 * burnt)
}

/** `struck`: cracked by a spoon; `open`: a piece is out, and one sees the custard. */
export function caramelSheet(scene: Scene, at: CaramelPlace, state: 'whole' | 'struck' | 'open'): void {
  const { x, y, radius, level } = at
  const { random, field } = scene
  const seed = random.between(0, 99)
  // The spoon struck to one side of the middle.
  const [hx, hy] = state === 'open' ? [radius * 0.2, radius * 0.2] : [radius * -0.28, radius * 0.3]
  const corners = brokenEdge(scene, radius * 0.56, 9)
  const spread = random.angle()
  const cracks = Array.from({ length: state === 'whole' ? 0 : 5 }, (_, i) => ({
    angle: Math.atan2(Math.sin(spread + i * 1.05), Math.cos(spread + i * 1.05)) + random.bell() * 0.2,
    length: radius * random.between(0.3, 1.15),
    seed: random.between(0, 99),
  }))
  field.stamp(x, y, radius, 0, (lx, ly, out) => {
    const d = hypot(lx, ly)
    if (d > radius) return false
    const n = layeredNoise(lx * 0.012 + seed, ly * 0.012 + seed, 2)
    const hole = state === 'open' ? insideOf(corners, lx - hx, ly - hy) : -1
    if (hole > 0) {
      // The spoon went in: a soft hollow, its sides ridged.
      const deep = smooth(0, radius * 0.3, hole)
      const ridge = layeredNoise(lx * 0.05 + seed, ly * 0.09, 3) - 0.5
      const shade = 0.82 + 0.2 * smooth(0, 12, hole) + 0.1 * ridge
      return put(out, scaled(CUSTARD, shade), level - 7 * deep + 5 * ridge * deep, 0.6)
    }
    const crack = crackAt(cracks, lx - hx, ly - hy)
    const rim = smooth(radius - 14, radius, d)
    // Along the break the light comes through the edge of the sheet.
    const lit = state === 'open' ? smooth(-5, 0, hole) : 0
    const bubble = pores(lx * 0.09 + seed, ly * 0.09, 0.24)
    const amber = mix(mix(amberAt(lx, ly, seed), AMBER.burnt, 0.5 * rim), rgb('#ffcf70'), 0.08 * bubble + 0.55 * lit)
    const z = level + SHEET + 5 * (n - 0.5) + 0.5 * bubble - 2.4 * crack + 3 * rim
    return put(out, mix(amber, AMBER.burnt, 0.65 * crack), z, 1)
  })
  if (state === 'open') shards(scene, x + hx, y + hy, radius, level, seed)
}

/** Splinters that came to lie on the sheet. */
function shards(scene: Scene, x: number, y: number, radius: number, level: number, seed: number): void {
  for (const [dx, dy, size, lean] of [
    [0.52, 0.2, 0.2, 0.16],
    [-0.56, -0.34, 0.15, -0.12],
  ] as const) {
    const corners = brokenEdge(scene, radius * size, 4)
    scene.field.stamp(x + dx * radius, y + dy * radius, radius * size * 1.4, scene.random.angle(), (lx, ly, out) => {
      const inside = insideOf(corners, lx, ly)
      if (inside < 0) return false
      const amber = mix(amberAt(lx + seed * 9, ly, seed), rgb('#ffc45c'), 0.18 + 0.5 * smooth(4, 0, inside))
      return put(out, amber, level + SHEET + 7 + lean * lx, 1, SHEET)
    })
  }
}
