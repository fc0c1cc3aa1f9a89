// Beaten egg that set on a broth that was stirred: soft, ragged veils drawn out along the way of the spoon.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [YOLK, SET] = [rgb('#f7c23a'), rgb('#ffe88e')]

interface VeilOptions {
  reach: number
  /** How much of the broth it covers, 0 to 1. */
  share: number
  broth: Rgb
  /** Nothing is drawn on what stands higher than this. */
  level: number
}

export function eggVeil(scene: Scene, { reach, share, broth, level }: VeilOptions): void {
  const seed = scene.random.between(0, 99)
  const { field, x: cx, y: cy } = scene
  const from = 0.65 - 0.095 * share
  field.stamp(
    cx,
    cy,
    reach,
    0,
    (x, y, out) => {
      const r = hypot(x, y)
      if (r > reach || field.heightAt(cx + x, cy + y) > level + 3) return false
      // Slow along the circle, fast across it: streaks that wind inward.
      const [cos, sin] = [x / (r + 40), y / (r + 40)]
      const drift = 0.5 * noise(x * 0.02 + seed, y * 0.02)
      const band = layeredNoise(r * 0.017 + cos * 1.5 + drift + seed, sin * 1.5 + seed, 2)
      const thread = layeredNoise(r * 0.06 + cos * 3.6 + drift * 2.4 + seed, sin * 3.6 - seed, 2)
      const torn = layeredNoise(x * 0.024 + seed, y * 0.024, 2)
      const much = 0.4 * band + 0.25 * thread + 0.35 * torn - 0.1 * smooth(reach * 0.78, reach, r)
      const thick = smooth(from - 0.05, from + 0.1, much)
      if (thick <= 0) return false
      const edge = smooth(from - 0.05, from - 0.015, much)
      out.alpha = edge * (0.4 + 0.55 * thick)
      const egg = mix(YOLK, SET, clamp(0.2 + 0.9 * (thread - 0.3) + 0.3 * thick))
      const z = 1.2 * edge + 5 * thick + 3.5 * (thread - 0.5) * thick
      return put(out, mix(mix(egg, broth, 0.3), egg, thick), z * edge, 0.75)
    },
    'decal',
  )
}
