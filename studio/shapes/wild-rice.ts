// A long grain of wild rice: dark and thin, most of them burst open along one side, curled, with the pale inside showing.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const INSIDE = rgb('#f3e2c0')

/** `split`: how many of them burst. */
export function wildRice(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  round: number,
  husk: Rgb,
  split = 0.45,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const burst = random.chance(split) ? random.between(0.5, 1) : 0
  const wide = length * round * (0.9 + 0.7 * burst)
  const bend = random.bell() * 0.2 + burst * random.pick([-0.3, 0.3])
  const rest = field.settle(x, y, length * 0.7, wide * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, length * 1.3, turn, (lx, ly, out) => {
    const u = lx / length
    if (Math.abs(u) > 1) return false
    const v = (ly - bend * length * (u * u - 0.3)) / (wide * (1 - u * u) ** 0.55 + 0.01)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(u * 3 + seed, v * 1.6, 2)
    // The husk is left along both edges; the flesh swells out between them.
    const open = burst * smooth(0.95, 0.5, Math.abs(u)) * smooth(0.6, 0.3, Math.abs(v + 0.14 * (n - 0.5)))
    const sheen = scaled(husk, 0.8 + 0.5 * n)
    const z = 1.5 + wide * 0.5 * Math.sqrt(1 - v * v) * (1 - 0.3 * u * u)
    return put(out, mix(sheen, scaled(INSIDE, 0.86 + 0.2 * n), 0.92 * open), heightOn(rest, lx, ly) + z, 0.4, z + 2)
  })
}
