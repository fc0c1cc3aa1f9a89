// Steam over hot bowls: a few soft wisps on the finished picture.
import type { Pixels } from './camera.ts'
import { layeredNoise, smooth } from './noise.ts'
import type { Random } from './random.ts'

const WISPS = 3
const THICKEST = 0.46
const FOOT = 0.5
const TOP = 0.02

/** Mixes white into the upper half of the picture, above the dish. */
export function addSteam({ width, height, rgb }: Pixels, random: Random): void {
  const wisps = Array.from({ length: WISPS }, (_, i) => ({
    x: 0.5 + (i - (WISPS - 1) / 2) * 0.13 + random.bell() * 0.04,
    sway: random.between(0.02, 0.045),
    phase: random.angle(),
    strength: THICKEST * random.between(0.6, 1),
    seed: random.between(0, 99),
  }))
  const [first, last] = [Math.floor(height * TOP), Math.ceil(height * FOOT)]
  for (let py = first; py < last; py++) {
    const v = py / height
    // 0 at the surface of the food, 1 where the wisp has dissolved.
    const risen = (FOOT - v) / (FOOT - TOP)
    const fade = smooth(0, 0.25, risen) * smooth(1, 0.45, risen)
    for (const { x, sway, phase, strength, seed } of wisps) {
      const middle = x + sway * (0.4 + risen) * Math.sin(risen * 5 + phase)
      const half = 0.025 + 0.05 * risen
      const [from, to] = [Math.floor((middle - half * 2) * width), Math.ceil((middle + half * 2) * width)]
      for (let px = Math.max(0, from); px < Math.min(width, to); px++) {
        const d = (px / width - middle) / half
        const body = layeredNoise((px / width) * 16 + seed, v * 9 + seed, 3)
        const share = strength * fade * Math.exp(-d * d * 1.6) * smooth(0.22, 0.7, body)
        const i = (py * width + px) * 3
        for (let k = i; k < i + 3; k++) rgb[k] = (rgb[k] as number) + (255 - (rgb[k] as number)) * share
      }
    }
  }
}
