// The upper half of a burger bun.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BAKED = rgb('#a8591c')
const HEIGHT = 92

/** A shining dome strewn with sesame; `foot` is the height that it rests on. */
export function crownBun(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  foot: number,
  bun: Rgb,
  side: SidePaint,
): void {
  const seed = scene.random.between(0, 99)
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, size, 0, (lx, ly, out) => {
      const d = Math.hypot(lx, ly) / size
      if (d > 1) return false
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const z = foot + 16 + (HEIGHT - 16) * Math.sqrt(clamp(1 - d ** 2.4))
      const [gx, gy] = [Math.round((lx + ly * 0.3) / 25) * 25 - ly * 0.3, Math.round(ly / 21) * 21]
      const onSeed =
        d < 0.82 && Math.hypot((lx - gx) / 7.5, (ly - gy) / 5) < 1 && noise(gx * 0.3 + seed, gy * 0.3) > 0.4
      if (onSeed) return put(out, rgb('#f8e8c0'), z + 4, 0.3)
      return put(out, mix(mix(bun, BAKED, smooth(0.7, 0.05, d) * 0.75), bun, n * 0.3), z, 0.6)
    }),
  )
}
