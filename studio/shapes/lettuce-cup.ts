// A whole leaf of lettuce that holds a filling: hollow, ruffled at its edge, with a pale rib.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const RIB = rgb('#eef3cc')

export function lettuceCup(scene: Scene, x: number, y: number, radius: number, leaf: Rgb): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.between(-0.4, 0.4)
  const base = scene.field.settle(x, y, radius * 0.5, radius * 0.5, 0, 0.5, 0).z
  const pale = mix(leaf, RIB, 0.8)
  const deep = mix(leaf, rgb('#6f9a34'), 0.7)
  scene.field.stamp(x, y, radius * 1.2, turn, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / (radius * 1.06)]
    const angle = Math.atan2(v, u)
    const ruffle = layeredNoise(Math.cos(angle) * 3.4 + seed, Math.sin(angle) * 3.4 + seed, 3)
    const frill = layeredNoise(angle * 7 + seed, seed, 2)
    const d = Math.hypot(u, v) / (0.84 + 0.28 * ruffle + 0.1 * frill)
    if (d > 1) return false
    const rib = smooth(0.1, 0.02, Math.abs(u + 0.04 * Math.sin(v * 4)) / (1.3 - 0.6 * v)) * smooth(-0.9, 0.2, v)
    const branch = Math.abs(((((Math.abs(u) * 2.2 - v * 2.6 + seed) % 1) + 1) % 1) - 0.5)
    const vein = Math.max(rib, 0.45 * smooth(0.09, 0.02, branch) * smooth(1, 0.6, d))
    const wave = smooth(0.5, 1, d) * (0.7 * Math.sin(angle * 13 + 9 * ruffle + seed) + 0.8 * (frill - 0.5))
    const blister = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const green = scaled(mix(pale, deep, smooth(0.25, 1.05, d + wave * 0.12)), 0.9 + 0.22 * blister)
    const z = base + 6 + 56 * d ** 2.2 + wave * 11 + vein * 2 + 5 * (blister - 0.5)
    return put(out, mix(green, RIB, vein * 0.6), z, 0.4, z - base)
  })
}
