// A whole potato from the oven, cut open along the top and pressed at its ends until the fluffy inside stands out.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { light: rgb('#b8834a'), brown: rgb('#86552a'), dark: rgb('#4f2e16') }
const FLESH = rgb('#fbeebf')

/** `size` is half its length. Answers the height of what stands in the cut. */
export function bakedPotato(scene: Scene, x: number, y: number, size: number, turn: number): number {
  const seed = scene.random.between(0, 99)
  const [width, tall] = [size * 0.62, size * 0.56]
  const base = scene.field.settle(x, y, size * 0.6, width * 0.6, turn, 0.6, 0).z
  const skin = (u: number, v: number, low: number): Rgb => {
    const n = layeredNoise(u * 0.03 + seed, v * 0.03, 4)
    const speck = smooth(0.7, 0.76, layeredNoise(u * 0.14 - seed, v * 0.14, 2))
    const body = mix(mix(SKIN.light, SKIN.brown, smooth(0.3, 0.7, n)), SKIN.dark, 0.6 * speck)
    return mix(body, SKIN.dark, 0.5 * low)
  }
  const side: SidePaint = (sx, sy, z) => skin(sx + sy, z * 1.5, smooth(tall * 0.7, 0, z - base))
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, size * 1.05, turn, (lx, ly, out) => {
      const swell = 1 + 0.05 * Math.sin(lx * 0.02 + seed)
      const d = hypot(lx / size, ly / (width * swell))
      if (d > 1) return false
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      // The cut gapes in the middle and closes toward the ends.
      const gape = width * 0.62 * Math.sqrt(clamp(1 - (lx / (size * 0.86)) ** 2)) * (0.88 + 0.24 * n)
      const inward = gape - Math.abs(ly)
      const dome = tall * (0.32 + 0.68 * Math.sqrt(1 - d ** 2.2))
      if (inward < 0) {
        const lip = smooth(-10, 0, inward)
        return put(out, mix(skin(lx, ly, 0.5 * d), FLESH, 0.35 * smooth(-4, 0, inward)), base + dome + 6 * lip, 0.3)
      }
      const crumbly = layeredNoise(lx * 0.09 + seed, ly * 0.09, 3)
      const z = dome - 4 + 14 * smooth(0, 26, inward) + (crumbly - 0.5) * 22
      return put(out, scaled(FLESH, 0.86 + 0.2 * crumbly), base + z, 0.2)
    }),
  )
  return base + tall + 8
}
