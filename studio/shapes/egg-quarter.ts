// A quarter of a boiled egg on its round back: two cut faces that meet at a ridge, the yolk between them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [WHITE, SHADE, YOLK, RIM] = [rgb('#fffaf0'), rgb('#e9dcc4'), rgb('#f4b62c'), rgb('#fbdc82')]
/** How far the face that is turned away reaches, as a share of the other. */
const AWAY = 0.5

export function eggQuarter(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const yolk = scene.vary(YOLK, 0.04)
  const wide = size * random.between(0.56, 0.64)
  const tall = size * 0.5
  const off = random.bell() * 0.08
  const rest = field.settle(x, y, size * 0.6, wide * 0.5, turn, 0.4, 0.15)
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const u = lx / size
    const v = ly / wide
    const reach = v < 0 ? -v / AWAY : v
    // Blunt at one end.
    const long = Math.abs(u) / (u > 0 ? 1 : 0.92)
    const d = (long ** 2.2 + reach ** 2.1) ** (1 / 2.1)
    if (d > 1) return false
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 3)
    const inYolk = hypot((u - 0.06 - off) / 0.56, reach / 0.66) + 0.06 * (n - 0.5)
    const body = mix(WHITE, SHADE, 0.6 * smooth(0.9, 1, d) + (v < 0 ? 0.25 : 0))
    const heart = scaled(mix(yolk, RIM, smooth(0.55, 1, inYolk)), 0.95 + 0.12 * n)
    const share = smooth(1.02, 0.97, inYolk)
    const z = 4 + tall * (1 - 0.72 * reach ** 1.15) - 5 * smooth(0.86, 1, d) + share * (n - 0.5) * 3
    return put(out, mix(body, heart, share), rest.z + rest.slopeX * lx + rest.slopeY * ly + z, 0.5 - 0.3 * share, z + 3)
  })
}
