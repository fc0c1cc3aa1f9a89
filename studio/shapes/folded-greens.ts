// A scrap of kale that was stirred into a mash: potato lies over part of it, so that it has no outline of its own.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const PALE = rgb('#a9c46c')

/** `size`: its length. */
export function foldedGreens(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(colour, 0.16)
  const [rx, ry] = [size * 0.5, size * random.between(0.2, 0.42)]
  const bow = random.bell() * 0.6
  const buried = random.between(0.35, 0.62)
  field.stamp(
    x,
    y,
    rx * 1.4,
    random.angle(),
    (lx, ly, out) => {
      const u = lx / rx
      const v = ly / ry - bow * u * u
      const a = Math.atan2(v, u)
      const [cos, sin] = [Math.cos(a), Math.sin(a)]
      const d = hypot(u, v) / (0.62 + 0.5 * layeredNoise(cos * 1.6 + seed, sin * 1.6 + seed, 3))
      if (d > 1) return false
      const fold = noise(u * 1.4 + seed, v * 2.2 + seed)
      const over = layeredNoise(lx * 0.07 + seed, ly * 0.07 - seed, 2)
      out.alpha = smooth(1, 0.72, d) * (1 - 0.85 * smooth(buried, buried + 0.14, over))
      const rib = smooth(0.16, 0.04, Math.abs(v + 0.2 * Math.sin(u * 3 + seed))) * smooth(20, 44, size)
      const leaf = scaled(body, 0.7 + 0.55 * fold)
      return put(out, mix(leaf, PALE, clamp(0.5 * rib + 0.2 * smooth(0.6, 0.9, fold))), 2.2 * out.alpha * fold, 0.4)
    },
    'decal',
  )
}
