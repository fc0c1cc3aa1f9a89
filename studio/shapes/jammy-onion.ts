// A slice of onion that cooked for so long that it is jam: a limp crescent which lies on whatever is below and takes its shape,
// clear enough to see it, amber along its edge.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface OnionTones {
  pale: Rgb
  gold: Rgb
  brown: Rgb
}

/** `size`: half its length. */
export function jammyOnion(scene: Scene, x: number, y: number, size: number, tones: OnionTones): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const radius = size * random.between(0.55, 1.5)
  const half = Math.min(2.5, size / radius)
  const wide = size * (random.chance(0.3) ? random.between(0.07, 0.11) : random.between(0.12, 0.22))
  const own = mix(tones.pale, tones.gold, random.between(0.1, 1))
  const body = scene.vary(mix(own, tones.brown, random.chance(0.35) ? random.between(0.2, 0.6) : 0), 0.06)
  const edge = mix(body, tones.brown, 0.6)
  const clear = random.between(0.64, 0.88)
  const turn = random.angle()
  // The middle of its circle lies to one side, so that the slice itself is about x and y.
  const cx = -radius * (half > 1.4 ? 0.2 : Math.cos(half * 0.6))
  field.stamp(
    x,
    y,
    size * 1.5,
    turn,
    (lx, ly, out) => {
      const [dx, dy] = [lx - cx, ly]
      const angle = Math.atan2(dy, dx)
      const t = angle / half
      if (t < -1 || t > 1) return false
      // Limp: its line wanders, and no two stretches are as wide.
      const sway = size * 0.3 * (noise(t * 1.3 + seed, 1.5) - 0.5)
      const end = Math.min(1, 3.2 * (1 - Math.abs(t)) + 0.12)
      const width = wide * end * (0.66 + 0.7 * noise(t * 2.1 + seed, 4.5))
      const v = (hypot(dx, dy) - radius - sway) / width
      if (v < -1 || v > 1) return false
      const round = Math.sqrt(1 - v * v)
      const line = noise(v * 2.6 + seed, t * 1.2)
      // The firm skin along its outer side is what one sees first of it.
      const rim = smooth(0.55, 0.85, v) + 0.4 * smooth(0.6, 0.95, -v)
      out.alpha = clamp((clear + 0.3 * rim) * smooth(0, 0.34, round))
      const paint = scaled(
        mix(mix(body, tones.pale, 0.5 * smooth(0.5, 0.8, line)), edge, 0.75 * rim),
        0.95 + 0.1 * line,
      )
      // Flat and soft at its edges: many lie on each other, and steep ones would be a tangle of hair.
      return put(out, paint, 1.1 * smooth(0, 0.8, round), 0.8)
    },
    'decal',
  )
}
