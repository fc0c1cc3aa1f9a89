// A whole almond: flat and broad, round at one end and pointed at the other.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BLANCHED = { pale: rgb('#f2c983'), deep: rgb('#cf8634'), brown: rgb('#94521a') }
const IN_SKIN = { pale: rgb('#c07a3c'), deep: rgb('#8e4c1e'), brown: rgb('#6a3412') }

/** `blanched`: without its skin, golden from the pan; otherwise brown, with fine lines along it. */
export function wholeAlmond(scene: Scene, x: number, y: number, size: number, blanched: boolean): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const tones = blanched ? BLANCHED : IN_SKIN
  const body = scene.vary(tones.pale, 0.05)
  const [long, wide] = [size * random.between(0.95, 1.1), size * random.between(0.55, 0.64)]
  const toast = random.between(0.25, 0.8)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.5, 0.4)
  field.stamp(x, y, long * 1.05, turn, (lx, ly, out) => {
    const u = lx / long
    if (u < -1 || u > 1) return false
    // Blunt behind, drawn out to a point in front.
    const half = wide * Math.sqrt(1 - u * u) * (u > 0 ? 1 - 0.42 * u * u : 1)
    const v = ly / (half || 0.01)
    const q = Math.max(Math.abs(v), Math.abs(u) ** 3)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(u * 1.6 + seed, v * 1.3, 2)
    const line = noise(u * 1.2 + seed, v * (blanched ? 4 : 7) + seed) - 0.5
    const browned = clamp(toast * smooth(0.35, 0.7, n) + 0.3 * smooth(0.6, 1, q))
    const paint = mix(mix(body, tones.deep, browned), tones.brown, 0.35 * smooth(0.75, 1, u) + 0.15 * browned)
    const z = 2 + size * 0.3 * clamp(1 - q ** 3) ** 0.6 + line * (blanched ? 0.8 : 1.4)
    return put(
      out,
      scaled(paint, 1 + (blanched ? 0.1 : 0.3) * line),
      heightOn(rest, lx, ly) + z,
      blanched ? 0.45 : 0.3,
      z + 1,
    )
  })
}
