// Half a peach from the oven, its hollow heaped with crumbs of nuts.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FLESH = { pale: rgb('#ffd88c'), ripe: rgb('#fba646'), stone: rgb('#b8221c') }
const SKIN = { gold: rgb('#f4a650'), blush: rgb('#c22440') }
/** Height over radius: soft fruit settles in the oven. */
const TALL = 0.5
const FILLED = 0.62

/** Cut side up: blushed skin below, a broad ring of juicy flesh that is red about the stone's hollow, crumbs in it. */
export function filledPeach(scene: Scene, x: number, y: number, radius: number, paste: Rgb): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.between(0.9, 2.2)
  const base = scene.field.heightAt(x, y)
  const tall = radius * TALL
  const skin = (sx: number, sy: number, z: number): Rgb => {
    const blush = smooth(0.3, 0.62, layeredNoise(sx * 0.011 + seed, sy * 0.011 + z * 0.006, 2))
    const n = layeredNoise((sx + sy) * 0.06 + seed, z * 0.06, 2)
    // It curves under towards the dish.
    const under = 0.7 + 0.3 * smooth(0, tall * 0.6, z - base)
    return scaled(mix(SKIN.gold, SKIN.blush, 0.3 + 0.65 * blush), (0.86 + 0.24 * n) * under)
  }
  scene.field.withSides(skin, () =>
    scene.field.stamp(x, y, radius * 1.08, turn, (lx, ly, out) => {
      // Heart-shaped: the groove that runs down one side, a small point opposite.
      const angle = Math.atan2(ly, lx)
      const groove = Math.exp(-((angle / 0.24) ** 2))
      const point = Math.exp(-(((Math.PI - Math.abs(angle)) / 0.3) ** 2))
      const d = Math.hypot(lx, ly) / (radius * (1 - 0.13 * groove + 0.06 * point + 0.015 * Math.sin(angle * 3 + seed)))
      if (d > 1) return false
      const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
      const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 3)
      const heap = d / (FILLED + 0.16 * (n - 0.5))
      if (heap < 1) {
        const crumb = Math.max(
          pores(lx * 0.075 + seed, ly * 0.075, 0.95),
          0.7 * pores(lx * 0.15 - seed, ly * 0.15, 0.9),
        )
        const z = tall + radius * 0.24 * Math.sqrt(1 - heap * heap) + 7 * crumb - 5
        const toasted = mix(scaled(paste, 0.5 + 0.7 * crumb), rgb('#d2924a'), 0.34 * smooth(0.5, 0.8, fine) * crumb)
        return put(out, toasted, base + z, 0.2)
      }
      const rim = smooth(0.89, 1, d)
      const rays = layeredNoise(angle * 9 + seed, d * 1.5, 2)
      const red = smooth(0.92, 0.6, d) * clamp(0.35 + 1.5 * rays)
      const ripe = mix(FLESH.pale, FLESH.ripe, clamp(0.1 + 0.5 * n + 0.75 * smooth(0.74, 0.97, d)))
      const seared = smooth(0.55, 0.75, n) * 0.34
      const flesh = mix(mix(ripe, FLESH.stone, red * 0.85), rgb('#b8641c'), seared)
      // The cut is level, and dips to the hollow.
      const z = tall * (1 - 0.22 * rim * rim) - 5 * smooth(0.76, 0.62, d)
      const shown = mix(
        scaled(flesh, 0.96 + 0.1 * fine),
        mix(skin(x + lx, y + ly, base + tall), SKIN.blush, 0.45),
        smooth(0.5, 0.72, rim + 0.2 * (n - 0.5)),
      )
      return put(out, shown, base + z + 5 * (n - 0.5), 0.85)
    }),
  )
}
