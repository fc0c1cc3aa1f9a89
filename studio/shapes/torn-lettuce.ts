// A piece torn from a leaf of lettuce: no two outlines alike, ruffled at its edge, the rib of the leaf running out of it on one side.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [DEEP, GREEN, HEART, RIB] = [rgb('#5f9a2a'), rgb('#86bd46'), rgb('#cfe08e'), rgb('#eef3cf')]

/** `size`: half its length. */
export function tornLettuce(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const wide = size * random.between(0.56, 0.84)
  const bend = random.bell() * 0.3
  const ribAt = random.between(-0.4, 0.4)
  const pale = random.between(0, 0.5)
  const rest = field.settle(x, y, size * 0.6, wide * 0.6, turn, 0.5, 0.4)
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, (ly - bend * size * (lx / size) ** 2) / wide]
    const angle = Math.atan2(v, u)
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    const torn = layeredNoise(ax * 1.5 + seed, ay * 1.5 + seed, 2)
    const frill = layeredNoise(ax * 6 + seed, ay * 6, 2)
    const d = hypot(u, v) / (0.6 + 0.55 * torn + 0.2 * (frill - 0.5) * smooth(-0.6, 0.2, u))
    if (d > 1) return false
    const blister = layeredNoise(lx * 0.07 + seed, ly * 0.07, 3)
    const rim = smooth(0.45, 1, d)
    const off = v - ribAt - 0.14 * Math.sin(u * 2.4 + seed)
    const rib = Math.exp(-((off / (0.05 + 0.12 * clamp(0.6 - u))) ** 2)) * smooth(1.1, -0.3, u)
    const vein =
      smooth(0.09, 0.02, Math.abs(((u * 2.6 + Math.abs(off) * 1.5 + seed) % 1) - 0.5)) * 0.35 * smooth(0.9, 0.4, d)
    const blade = mix(
      mix(GREEN, HEART, clamp(pale + 0.5 * smooth(0.3, -0.8, u))),
      DEEP,
      0.6 * rim * smooth(-0.5, 0.3, u),
    )
    const tone = mix(mix(scaled(blade, 0.8 + 0.4 * blister), HEART, vein), RIB, 0.9 * rib)
    const ruffle = Math.sin(angle * 9 + 5 * torn + seed) * rim * size * 0.11
    const z = 5 + size * (0.16 * d * d + 0.09 * (blister - 0.5)) + ruffle + 2 * rib
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.42, 6)
  })
}
