// A round strand along a path, draped over what lies below: noodles, strips, stems, drizzles, cutlery.
import type { Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import type { Within } from '#studio/within.ts'

export interface TubeOptions {
  radius: number
  /** Color by t (0 to 1 along the path) and h (1 on the ridge, 0 at the edge). */
  paint: Rgb | ((t: number, h: number) => Rgb)
  gloss?: number
  taper?: (t: number) => number
  sink?: number
  lift?: number
  /** Below 1: a flat ribbon. */
  flatten?: number
  /** Lies straight on the highest point below it, like a stick. */
  rigid?: boolean
  /** Scene units by which it is deeper than round: where it lies just above a plate, no dark gap shows below it. */
  deeper?: number
}

/** How far a segment reaches past a joint, as a share of its length: enough to close the outside of a bend. */
const OVERLAP = 0.5
/** A thick tube is cut into shorter segments, whose joints would otherwise show as rings. */
const FAT = 12

export function tube(scene: Scene, path: readonly Point[], options: TubeOptions): void {
  const { radius, paint, gloss = 0.5, taper, lift = 0, flatten = 1, deeper = 0 } = options
  const { xs, ys, length } = resampled(path, radius > FAT ? radius * 0.3 : Math.max(2.2, radius * 0.8))
  const count = xs.length
  const base = drapedHeights(scene, xs, ys, length, options)
  const radii = xs.map((_, i) => radius * (taper ? taper(i / (count - 1)) : 1))
  for (let i = 0; i < count - 1; i++) {
    const ax = xs[i] as number // i and i + 1 are inside the arrays
    const ay = ys[i] as number
    const bx = (xs[i + 1] as number) - ax
    const by = (ys[i + 1] as number) - ay
    const ra = radii[i] as number
    const rb = radii[i + 1] as number
    const widest = Math.max(ra, rb)
    if (widest < 0.3) continue
    const za = (base[i] as number) + ra * 0.35 + lift
    const zb = (base[i + 1] as number) + rb * 0.35 + lift
    const square = bx * bx + by * by || 1
    const halfX = bx / 2
    const halfY = by / 2
    const extentX = Math.abs(halfX) + widest
    const extentY = Math.abs(halfY) + widest
    // Inner joints run on in a straight line, so that a strand is smooth; only its two ends are round.
    const from = i === 0 ? 0 : -OVERLAP
    const to = i === count - 2 ? 1 : 1 + OVERLAP
    const shape = (x: number, y: number, out: Parameters<typeof put>[0]): boolean => {
      const px = x + halfX
      const py = y + halfY
      const along = (px * bx + py * by) / square
      if ((along < from && i > 0) || (along > to && i < count - 2)) return false
      const s = clamp(along, from, to)
      const dx = px - bx * s
      const dy = py - by * s
      const r = ra + (rb - ra) * s
      const q = r * r - dx * dx - dy * dy
      if (q < 0) return false
      const h = Math.sqrt(q)
      const colour = typeof paint === 'function' ? paint(clamp((i + s) / (count - 1)), h / r) : paint
      return put(out, colour, za + (zb - za) * s + h * flatten, gloss, (h + r) * flatten + 1 + deeper)
    }
    const long = Math.sqrt(bx * bx + by * by)
    const round = i === 0 || i === count - 2 ? widest : 0
    const bounds: Within | null = long
      ? {
          cos: bx / long,
          sin: by / long,
          halfLength: long * (0.5 + OVERLAP) + round,
          halfWidth: widest + OVERLAP * Math.abs(rb - ra),
        }
      : null
    scene.field.stampBox(ax + halfX, ay + halfY, extentX, extentY, 0, shape, 'top', bounds)
  }
}

/** Points at even steps along a path. */
export function resampled(path: readonly Point[], step: number) {
  const ends = [0]
  for (let i = 1; i < path.length; i++) {
    const [ax, ay] = path[i - 1] as Point
    const [bx, by] = path[i] as Point
    ends.push((ends[i - 1] as number) + hypot(bx - ax, by - ay))
  }
  const length = ends[ends.length - 1] as number
  const count = Math.max(2, Math.ceil(length / step))
  const xs: number[] = []
  const ys: number[] = []
  let k = 0
  for (let i = 0; i <= count; i++) {
    const d = (length * i) / count
    while (k < path.length - 2 && (ends[k + 1] as number) < d) k++
    const start = ends[k] as number
    const t = (d - start) / ((ends[k + 1] as number) - start || 1)
    const [ax, ay] = path[k] as Point
    const [bx, by] = path[k + 1] as Point
    xs.push(ax + (bx - ax) * t)
    ys.push(ay + (by - ay) * t)
  }
  return { xs, ys, length }
}

/** Heights under the path, smoothed over a few radii, so that a strand bends instead of following every grain. */
export function drapedHeights(
  scene: Scene,
  xs: number[],
  ys: number[],
  length: number,
  options: Pick<TubeOptions, 'radius' | 'rigid' | 'sink'>,
): number[] {
  const below = xs.map((x, i) => scene.field.supportAt(x, ys[i] as number))
  if (options.rigid) {
    const highest = Math.max(...below)
    return below.map(() => highest)
  }
  const step = length / Math.max(1, xs.length - 1)
  const reach = Math.max(1, Math.round((options.radius * 3.4) / Math.max(step, 0.1)))
  const sink = options.sink ?? 0.35
  const resting = windowed(below, reach, (mean, highest) => mean + sink * (highest - mean))
  return windowed(resting, reach, (mean) => mean)
}

function windowed(values: number[], reach: number, combine: (mean: number, highest: number) => number): number[] {
  return values.map((_, i) => {
    let sum = 0
    let highest = Number.NEGATIVE_INFINITY
    const from = Math.max(0, i - reach)
    const to = Math.min(values.length - 1, i + reach)
    for (let j = from; j <= to; j++) {
      const value = values[j] as number
      sum += value
      if (value > highest) highest = value
    }
    return combine(sum / (to - from + 1), highest)
  })
}

/** A path of the given length about a point that turns by `bend` radians from end to end. */
export function arc(x: number, y: number, length: number, turn: number, bend: number, steps = 14): Point[] {
  const path: [number, number][] = []
  let angle = turn - bend / 2
  let px = 0
  let py = 0
  for (let i = 0; i <= steps; i++) {
    path.push([px, py])
    px += (Math.cos(angle) * length) / steps
    py += (Math.sin(angle) * length) / steps
    angle += bend / steps
  }
  const [endX, endY] = path[steps] as [number, number]
  return path.map(([a, b]) => [x + a - endX / 2, y + b - endY / 2])
}
