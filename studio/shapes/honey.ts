// Honey off a spoon: it follows what it falls on, thins on the ridges, gathers in the hollows, and one sees through it.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { clamp, hypot, smooth, TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'

const [GOLD, AMBER] = [rgb('#f4ac16'), rgb('#c47404')]
/** Scene units about a point over which a hollow counts. */
const HOLLOW = 17
/** Points of the path. */
const STEPS = 90

interface Bead {
  x: number
  y: number
  r: number
}

/** How far a place lies below what is around it. */
function hollowAt(scene: Scene, x: number, y: number): number {
  let sum = 0
  for (let i = 0; i < 6; i++)
    sum += scene.field.heightAt(x + Math.cos((i * TAU) / 6) * HOLLOW, y + Math.sin((i * TAU) / 6) * HOLLOW)
  return clamp(sum / 6 - scene.field.heightAt(x, y), -9, 12)
}

/** The way of the spoon: across the dish in loops of which no two are alike. */
function looped(scene: Scene, reach: number, loops: number, x: number, y: number): Point[] {
  const { random } = scene
  const turn = random.between(-0.5, 0.5)
  const [phase, sway] = [random.angle(), random.angle()]
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const a = t * loops * TAU + phase
    const size = reach * (0.36 + 0.14 * Math.sin(a * 0.37 + sway))
    const u = (t - 0.5) * 1.5 * reach + size * 0.62 * Math.cos(a)
    const v = size * 1.25 * Math.sin(a) + reach * 0.2 * Math.sin(t * 4 + sway)
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  })
}

/** A thread of honey over the dish, with drops where it pooled. */
export function honeyOver(scene: Scene, reach: number, loops: number, radius: number, x = scene.x, y = scene.y): void {
  const { random } = scene
  const path = looped(scene, reach, loops, x, y)
  const phase = random.angle()
  const beads: Bead[] = path.map(([px, py], i) => {
    const flow = 0.6 + 0.34 * Math.sin(i * 0.23 + phase) + 0.2 * Math.sin(i * 0.61 + phase * 2)
    const low = hollowAt(scene, px, py)
    return { x: px, y: py, r: radius * Math.max(0.3, flow + 0.05 * low) }
  })
  // It ends in a pool; a few drops fell beside the thread.
  const last = beads.at(-1)
  if (last) last.r = radius * 2.6
  const drops = Array.from({ length: 7 }, (): Bead => {
    const [px, py] = random.pick(path)
    const [dx, dy] = scene.spot(radius * 5)
    return { x: px + dx - scene.x, y: py + dy - scene.y, r: radius * random.between(0.5, 1.1) }
  })
  poured(scene, beads, { joined: true })
  for (const drop of drops) poured(scene, [drop])
}

/** Honey that ran along the furrow of a spoon: level, wide in the middle, of no even width. */
export function honeyAlong(scene: Scene, path: readonly Point[], radius: number): void {
  const phase = scene.random.angle()
  const last = path.length - 1
  const beads = path.map(([x, y], i): Bead => {
    const swell = Math.sin((Math.PI * (i + 0.6)) / (last + 1.2)) ** 0.7
    return { x, y, r: radius * swell * (0.84 + 0.3 * Math.sin(i * 0.7 + phase)) }
  })
  poured(scene, beads, { joined: true, level: true, thick: 3 })
}

/** A spoonful that lies where it was poured. `deep`: how much less one sees through it than usual. */
export function honeyPuddle(scene: Scene, x: number, y: number, r: number, deep = 1): void {
  const { random } = scene
  const beads = Array.from({ length: 6 }, (_, i): Bead => {
    const [px, py] = scene.spot(r * 0.55, x, y)
    return { x: px, y: py, r: r * random.between(0.42, 0.7) * (i ? 1 : 1.25) }
  })
  poured(scene, beads, { thick: deep })
}

interface Pouring {
  /** One bead runs into the next. */
  joined?: boolean
  /** It lies level; a thread stands up. */
  level?: boolean
  /** How much less one sees through it than usual. */
  thick?: number
}

function poured(scene: Scene, beads: readonly Bead[], pouring: Pouring = {}): void {
  const { joined = false, level = !joined, thick = 1 } = pouring
  const xs = beads.map((bead) => bead.x)
  const ys = beads.map((bead) => bead.y)
  const wide = Math.max(...beads.map((bead) => bead.r)) * 1.4
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const [px, py] = [lx + cx, ly + cy]
    let depth = 0
    let sum = 0
    for (let i = 0; i < beads.length; i++) {
      const bead = beads[i] as Bead // i is inside the array
      const before = joined && i ? (beads[i - 1] as Bead) : bead
      const [dx, dy] = [bead.x - before.x, bead.y - before.y]
      const s = clamp(((px - before.x) * dx + (py - before.y) * dy) / (dx * dx + dy * dy || 1))
      const r = before.r + (bead.r - before.r) * s
      const d = hypot(px - before.x - dx * s, py - before.y - dy * s) / r
      if (d >= 1) continue
      const own = r * (1 - d * d)
      sum += own * own
      depth = Math.max(depth, own)
    }
    if (depth <= 0) return false
    const pool = level ? Math.min(depth * 0.8, 4 + 0.08 * Math.sqrt(sum)) : depth * 2
    // It sinks in: what stands up is nearly clean of it, and its thin edge is only a tint.
    const deep = Math.max(0, pool + 0.5 * hollowAt(scene, px, py))
    const colour: Rgb = mix(GOLD, AMBER, smooth(2, 16, deep))
    out.alpha = 0.92 * (1 - Math.exp(-deep * 0.16 * thick))
    return put(out, colour, Math.min(1.4, pool * 0.12), 0.75)
  }
  scene.field.stampBox(cx, cy, (right - left) / 2 + wide, (bottom - top) / 2 + wide, 0, shape, 'decal')
}
