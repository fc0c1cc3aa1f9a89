// Half a head of bok choy out of the pot: pale ribs that spread from the foot, dark leaves laid over each other at the top.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const RIB = { light: rgb('#f1f4da'), shade: rgb('#b9cd8c') }
const LEAF = { light: rgb('#4f8f34'), dark: rgb('#1f4d1c') }

export function braisedBokChoy(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size
  const bend = random.bell() * 0.18
  const rest = field.settle(x, y, half * 0.6, half * 0.3, turn, 0.4, 0.25)
  field.stamp(x, y, half * 1.25, turn, (lx, ly, out) => {
    const u = lx / half
    if (u < -1 || u > 1.06) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    // A bulb at the foot, a waist, then the leaves fan out.
    const bulb = 0.3 * Math.sqrt(Math.max(0, 1 - ((u + 0.62) / 0.42) ** 2))
    const fan = 0.2 + 0.3 * smooth(-0.2, 0.45, u) * Math.sqrt(Math.max(0, 1 - (Math.max(0, u - 0.3) / 0.76) ** 2))
    const wide = half * (u < -0.5 ? Math.max(bulb, 0.02) : Math.max(bulb, fan - 0.03))
    const v = (ly - bend * half * u * u) / (wide * (0.9 + 0.3 * (n - 0.5) * smooth(0, 0.6, u)))
    if (Math.abs(v) > 1) return false
    const rib = Math.abs(Math.sin(v * 4.4 + seed * 0.1 + (n - 0.5)))
    const leafy = smooth(-0.1, 0.22, u + 0.25 * Math.abs(v) + (noise(v * 5 + seed, u * 3) - 0.5) * 0.3)
    const stem = mix(RIB.shade, RIB.light, smooth(0.1, 0.7, rib))
    const vein = smooth(0.14, 0.03, Math.abs(Math.sin(v * 3.1 + u * 2.4)))
    const blade = mix(mix(LEAF.dark, LEAF.light, smooth(0.3, 0.7, n)), RIB.shade, 0.45 * vein)
    const dome = Math.sqrt(1 - v * v)
    const z = 4 + half * (0.2 * dome * (1 - 0.55 * leafy) + 0.05 * rib * (1 - leafy)) + leafy * ((n - 0.5) * 14 + 5)
    return put(out, scaled(mix(stem, blade, leafy), 0.9 + 0.16 * n), heightOn(rest, lx, ly) + z, 0.7, z + 2)
  })
}
