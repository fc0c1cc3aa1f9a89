// Lettuce cut across into strips: soft and crinkled, pale and juicy where the knife met the rib, ruffled along the edge of the leaf.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const GREENS = ['#6f9f2e', '#86b23c', '#9cc150', '#5b8c28'].map(rgb)
const [HEART, RIB] = [rgb('#d9e59a'), rgb('#f4f5d8')]

export function lettuceShred(scene: Scene, x: number, y: number, length: number, width: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = (length / 2) * random.between(0.65, 1.15)
  const wide = (width / 2) * random.between(0.6, 1.3)
  // From the heart of the head, from the rib, or most often from the green of a leaf.
  const ribbed = random.chance(0.3)
  const leaf: Rgb = scene.vary(
    mix(random.pick(GREENS), HEART, random.chance(0.35) ? random.between(0.3, 0.8) : 0),
    0.08,
  )
  const bend = random.bell() * 0.45
  const ribAt = ribbed ? random.between(-0.3, 0.3) : random.chance(0.5) ? -1.1 : 1.1
  const folds = random.between(2, 3.6) / half
  const rest = field.settle(x, y, half * 0.7, wide * 0.8, turn, 0.42, 0.5)
  field.stamp(x, y, half + wide * 1.4, turn, (lx, ly, out) => {
    const u = lx / half
    if (u < -1 || u > 1) return false
    const bowed = ly + bend * half * (u * u - 0.35)
    const frill = 0.34 * (noise(lx * 0.11 + seed, bowed > 0 ? 3 : 9) - 0.5)
    const reach =
      wide * (0.78 + frill + 0.4 * (noise(lx * 0.03 + seed, seed) - 0.5)) * Math.min(1, 0.7 + 3 * (1 - Math.abs(u)))
    const v = bowed / reach
    if (v < -1 || v > 1) return false
    const crinkle = layeredNoise(lx * 0.07 + seed, bowed * 0.1, 3)
    const wave = Math.sin(lx * folds + seed + v * 0.7)
    const rib = smooth(0.62, 0.1, Math.abs(u - ribAt))
    const vein = smooth(0.05, 0.015, Math.abs(layeredNoise(lx * 0.035 - seed, bowed * 0.05 + seed, 2) - 0.5))
    const thin = smooth(0.6, 1, Math.abs(v))
    const body = mix(scaled(leaf, 0.74 + 0.42 * crinkle + 0.1 * wave), HEART, 0.22 * thin)
    const colour = mix(mix(body, RIB, 0.85 * rib), RIB, 0.35 * vein * (1 - rib))
    const z = 2 + wide * (0.3 * crinkle + 0.2 * wave + 0.16 * v * v * (1 + wave)) + 2.5 * rib
    return put(out, colour, heightOn(rest, lx, ly) + z, 0.36 + 0.2 * rib, 4)
  })
}
