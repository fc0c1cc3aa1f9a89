// Half a peach from the oven, its hollow heaped with a paste of nuts.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FLESH = rgb('#f3a53c')
const STONE = rgb('#b8401c')
const SKIN = { gold: rgb('#d9742a'), blush: rgb('#8f2318') }
/** Half a peach is nearly as high as its radius. */
const TALL = 0.62
const FILLED = 0.64

/** Cut side up: a wrinkled skin around soft flesh, red about the filling, which has cracked in the heat. */
export function filledPeach(scene: Scene, x: number, y: number, radius: number, paste: Rgb): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.angle()
  const base = scene.field.heightAt(x, y)
  const tall = radius * TALL
  const blush = (sx: number, sy: number): number => smooth(0.3, 0.7, layeredNoise(sx * 0.012 + seed, sy * 0.012, 2))
  const skin = (sx: number, sy: number, z: number): Rgb => {
    const n = layeredNoise((sx + sy) * 0.06 + seed, z * 0.03, 2)
    return scaled(mix(SKIN.gold, SKIN.blush, blush(sx, sy) * 0.85), 0.8 + 0.3 * n)
  }
  scene.field.withSides(skin, () =>
    scene.field.stamp(x, y, radius * 1.05, turn, (lx, ly, out) => {
      // Heart-shaped by the groove that runs down one side.
      const angle = Math.atan2(ly, lx)
      const d =
        Math.hypot(lx, ly) / (radius * (1 - 0.07 * Math.exp(-((angle / 0.3) ** 2)) + 0.02 * Math.sin(angle * 3)))
      if (d > 1) return false
      const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
      const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 3)
      const heap = d / (FILLED + 0.12 * (n - 0.5))
      if (heap < 1) {
        const crack = smooth(0.06, 0.015, Math.abs(n - 0.5)) * smooth(0.95, 0.6, heap)
        const z = tall + radius * 0.3 * Math.sqrt(1 - heap * heap) + (fine - 0.5) * 9 - crack * 6
        const browned = mix(scaled(paste, 0.8 + 0.45 * fine), scaled(paste, 0.5), clamp(crack + 0.35 * heap ** 6))
        return put(out, browned, base + z, 0.25)
      }
      const rim = smooth(0.82, 1, d)
      const rays = 0.5 + 0.5 * Math.sin(angle * 17 + n * 5)
      const red = smooth(0.86, 0.64, d) * (0.35 + 0.45 * rays)
      const seared = smooth(0.52, 0.72, n) * 0.35
      const flesh = mix(mix(FLESH, STONE, red), rgb('#b8641c'), seared)
      const z = tall - 7 * smooth(0.9, 0.66, d) - tall * 0.6 * rim * rim + (n - 0.5) * 4
      return put(
        out,
        mix(scaled(flesh, 0.94 + 0.12 * fine), skin(x + lx, y + ly, 0), smooth(0.1, 0.5, rim)),
        base + z,
        0.75,
      )
    }),
  )
}
