// A dice of tomato that softened in the pan: slumped, wet, its skin curling off at one side.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, JUICE, SKIN, SEED] = [rgb('#ec4a22'), rgb('#f58a34'), rgb('#bd2410'), rgb('#f6cf7a')]

export function tomatoBit(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.95, 1.35), size * random.between(0.6, 0.9)]
  const tall = size * random.between(0.3, 0.46)
  const flesh = scene.vary(mix(FLESH, JUICE, random.between(0, 0.35)), 0.06)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.3, 0.35)
  field.stamp(x, y, rx * 1.35, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const torn = layeredNoise(u * 1.5 + seed, v * 1.5, 3) - 0.5
    const d = hypot(Math.abs(u) ** 1.4, Math.abs(v) ** 1.4) + 0.7 * torn
    if (d > 1) return false
    const n = layeredNoise(u * 2.6 + seed, v * 2.6 - seed, 2)
    const thin = smooth(0.55, 1, d)
    const peel = smooth(0.42, 0.6, v + 0.4 * torn)
    const pip = smooth(0.72, 0.8, noise(u * 4.2 + seed, v * 4.2)) * smooth(0.2, -0.3, v)
    const wet = mix(mix(flesh, JUICE, 0.55 * thin + 0.5 * (n - 0.5)), SEED, 0.7 * pip)
    const paint = mix(scaled(wet, 0.9 + 0.2 * n), SKIN, 0.85 * peel)
    const z = 1 + tall * (1 - Math.max(0, d) ** 2.4) ** 0.6 + size * (0.16 * (n - 0.5) + 0.1 * peel)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5, z + 3)
  })
}
