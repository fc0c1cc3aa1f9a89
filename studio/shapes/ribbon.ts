// A thin, flat band along a path that turns on its side here and there: shredded cabbage and kale, sliced onion, cut lettuce.
import type { Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, noise } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import type { Within } from '#studio/within.ts'
import { arc, drapedHeights, resampled } from './tube.ts'

export interface RibbonOptions {
  /** From edge to edge where it lies flat. */
  width: number
  /** Color by t (0 to 1 along it), v (-1 to 1 across it) and whether its underside shows. */
  paint: (t: number, v: number, under: boolean) => Rgb
  thick?: number
  gloss?: number
  /** Share of the width at t: a knife leaves no two stretches alike. */
  taper?: (t: number) => number
  /** How far it is turned about its own length at t, in radians; 0 lies flat. */
  roll?: (t: number) => number
  /** How far its edges stand up, as a share of the width. */
  cup?: number
  sink?: number
  lift?: number
}

const OVERLAP = 0.35
/** How much of its height shows where it is turned on its side; all of it would look like a rope. */
const STANDS = 0.5

interface Section {
  /** Half of the width that shows. */
  seen: number
  /** How much higher one edge is than the middle. */
  slant: number
  up: number
  under: boolean
}

export function ribbon(scene: Scene, path: readonly Point[], options: RibbonOptions): void {
  const { width, paint, thick = 2.4, gloss = 0.5, taper, roll, cup = 0, sink = 0.4, lift = 0 } = options
  const { xs, ys, length } = resampled(path, Math.max(2.4, width * 0.3))
  const count = xs.length
  const base = drapedHeights(scene, xs, ys, length, { radius: width * 0.4, sink })
  const sections = xs.map((_, i): Section => {
    const t = i / (count - 1)
    const half = (width / 2) * (taper ? taper(t) : 1)
    const turned = roll ? roll(t) : 0
    const [flat, upright] = [Math.cos(turned), Math.sin(turned)]
    return {
      // Turned on its side it looks narrow, and stands on its edge.
      seen: half * Math.abs(flat) + thick * 0.5 * Math.abs(upright),
      slant: half * upright * STANDS,
      up: half * Math.abs(upright) * STANDS,
      under: flat < 0,
    }
  })
  for (let i = 0; i < count - 1; i++) {
    const ax = xs[i] as number // i and i + 1 are inside the arrays
    const ay = ys[i] as number
    const bx = (xs[i + 1] as number) - ax
    const by = (ys[i + 1] as number) - ay
    const long = hypot(bx, by) || 1
    const [one, other] = [sections[i] as Section, sections[i + 1] as Section]
    const widest = Math.max(one.seen, other.seen)
    if (widest < 0.4) continue
    const za = (base[i] as number) + one.up + lift
    const zb = (base[i + 1] as number) + other.up + lift
    const [from, to] = [i === 0 ? 0 : -OVERLAP, i === count - 2 ? 1 : 1 + OVERLAP]
    const shape = (x: number, y: number, out: Parameters<typeof put>[0]): boolean => {
      const px = x + bx / 2
      const py = y + by / 2
      const s = (px * bx + py * by) / (long * long)
      if (s < from || s > to) return false
      const along = clamp(s)
      const v = (py * bx - px * by) / (long * (one.seen + (other.seen - one.seen) * along))
      if (v < -1 || v > 1) return false
      const edge = Math.max(0, Math.abs(v) - 0.72) / 0.28
      const slant = one.slant + (other.slant - one.slant) * along
      const rise = thick * (1 - 0.55 * edge * edge) + v * slant + cup * widest * v * v
      const colour = paint(clamp((i + along) / (count - 1)), one.under ? -v : v, one.under)
      return put(out, colour, za + (zb - za) * s + rise, gloss, thick + Math.abs(v * slant) + 1)
    }
    const reach = hypot(long * 1.1, widest)
    const bounds: Within | null =
      bx || by ? { cos: bx / long, sin: by / long, halfLength: long * (0.5 + OVERLAP), halfWidth: widest } : null
    scene.field.stampBox(ax + bx / 2, ay + by / 2, reach, reach, 0, shape, 'top', bounds)
  }
}

/** The way of a limp shred: it bends, sways, and now and then doubles back. */
export function limpPath(scene: Scene, x: number, y: number, length: number, bend: number): Point[] {
  const { random } = scene
  const seed = random.between(0, 99)
  const sway = length * random.between(0.02, 0.09)
  const waves = random.between(0.25, 0.6)
  return arc(x, y, length, random.angle(), bend, 16).map(
    ([px, py], i): Point => [px + sway * Math.sin(i * waves + seed), py + sway * Math.cos(i * waves * 0.9 + seed * 2)],
  )
}

/** A roll that wanders between flat and upright, more or less of it. */
export function wanderingRoll(scene: Scene, most: number): (t: number) => number {
  const seed = scene.random.between(0, 99)
  const lean = scene.random.bell() * 0.3 * most
  const turns = scene.random.between(1.2, 2.6)
  return (t) => lean + (noise(t * turns + seed, seed) - 0.5) * 2 * most
}
