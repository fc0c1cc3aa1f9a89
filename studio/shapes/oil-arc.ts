// Oil off a spoon onto a smooth soup: a thin arc that swells and thins, breaks up into drops, and lets the soup shine through.
import type { Rgb } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface OilArcOptions {
  radius: number
  /** How much of a circle it runs. */
  sweep?: number
  colour: Rgb
}

export function oilArc(scene: Scene, { radius, sweep = 3.6, colour }: OilArcOptions): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const start = random.angle()
  const shape = (x: number, y: number, out: Sample): boolean => {
    const angle = Math.atan2(y, x) - start
    const t = (angle - Math.floor(angle / TAU) * TAU) / sweep
    if (t > 1) return false
    const bent = layeredNoise(t * 3 + seed, seed, 2) - 0.5
    const away = Math.abs(hypot(x, y) - radius * (0.78 + 0.36 * t + 0.3 * bent))
    const width = 11 * smooth(0, 0.12, t) * smooth(1, 0.75, t) * (0.25 + 1.3 * noise(t * 13 + seed, 2.5)) - 1.5
    const d = away / Math.max(0.5, width)
    if (d > 1) return false
    return lens(out, d, colour)
  }
  field.stamp(scene.x, scene.y, radius * 1.5, 0, shape, 'decal')
  // Drops beside it, most of them small.
  for (let i = 0; i < 34; i++) {
    const t = random.unit()
    const r = 1.8 + 9 * random.unit() ** 3
    const [x, y] = scene.polar(start + t * sweep * 1.15, radius * (0.78 + 0.36 * t) + random.bell() * 30)
    field.stamp(x, y, r * 1.1, 0, (u, v, out) => hypot(u, v) < r && lens(out, hypot(u, v) / r, colour), 'decal')
  }
}

/** Clear in the middle, deeper in color at its rim. */
function lens(out: Sample, d: number, colour: Rgb): boolean {
  out.alpha = (0.4 + 0.32 * d * d) * smooth(1, 0.84, d)
  return put(out, colour, 1.3 * Math.sqrt(1 - d * d), 1)
}
