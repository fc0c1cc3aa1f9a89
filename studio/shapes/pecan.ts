// Half a pecan: long, with a groove down its middle and furrows on both sides of it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, DEEP] = [rgb('#a35a22'), rgb('#57290c')]

export function pecanHalf(scene: Scene, x: number, y: number, size: number): void {
  const turn = scene.random.angle()
  const seed = scene.random.between(0, 99)
  const brown = scene.vary(SKIN, 0.1)
  const rest = scene.field.settle(x, y, size, size * 0.55, turn, 0.45, 0.4)
  scene.field.stamp(x, y, size * 1.4, turn, (lx, ly, out) => {
    const [u, v] = [lx / (size * 1.3), ly / (size * 0.72)]
    const q = u * u + v * v
    if (q > 1) return false
    const side = Math.abs(v)
    const groove = smooth(0.16, 0.02, side) * smooth(1, 0.8, Math.abs(u))
    const n = layeredNoise(u * 3 + seed, v * 3, 2)
    const furrow = smooth(0.2, 0.9, Math.sin(side * 13 + n * 4 + u * u * 3))
    const z = 3 + size * (0.6 * Math.sqrt(1 - q) + 0.06 * furrow - 0.2 * groove)
    const tone = mix(scaled(brown, 0.82 + 0.3 * furrow), DEEP, 0.75 * groove + 0.25 * (1 - furrow))
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.35, z + 2)
  })
}
