// A whole leaf of lettuce that holds a filling: thin, hollow, ruffled at its edge, with a pale rib that broadens to its foot.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const RIB = rgb('#f1f5d6')
const HEART = rgb('#d9e79a')

/** `radius` is half of its width; it is longer than wide, and its foot points to the viewer unless it is turned. */
export function lettuceCup(scene: Scene, x: number, y: number, radius: number, leaf: Rgb, turn = 0): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, radius * 0.5, radius * 0.5, 0, 0.5, 0).z
  const green = scene.vary(mix(leaf, rgb('#8fbf3f'), 0.75), 0.08)
  const edge = scaled(mix(green, rgb('#5c9a2c'), 0.55), 0.96)
  const long = radius * 1.24
  scene.field.stamp(x, y, long * 1.35, turn, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / long]
    const angle = Math.atan2(v, u)
    const lobes = layeredNoise(Math.cos(angle) * 2 + seed, Math.sin(angle) * 2 + seed, 2)
    const frill = layeredNoise(Math.cos(angle) * 9 + seed, Math.sin(angle) * 9 + seed, 3)
    // It narrows to the foot, where it was broken off the head.
    const narrow = 1 - 0.3 * smooth(0.2, 1.1, v)
    const d = hypot(u / narrow, v) / (0.82 + 0.24 * lobes + 0.2 * frill)
    if (d > 1) return false
    const rib = smooth(1, 0.35, Math.abs(u + 0.05 * Math.sin(v * 3 + seed)) / (0.035 + 0.11 * smooth(-0.9, 1, v)))
    const side = Math.abs(u) * 1.5 - v * 1.9 + 0.5 * layeredNoise(u * 2 + seed, v * 2, 2)
    const branch = Math.abs(((((side + seed) % 0.46) + 0.46) % 0.46) - 0.23)
    const vein = Math.max(rib * smooth(-1, -0.4, v), 0.5 * smooth(0.05, 0.01, branch) * smooth(1, 0.5, d))
    // Ruffles stand up and lie over in turn, more the nearer to the edge.
    const rim = smooth(0.5, 1, d)
    const wave = Math.sin(angle * 12 + 7 * lobes + seed) * 0.75 + (frill - 0.5) * 1.9
    const blister = layeredNoise(lx * 0.055 + seed, ly * 0.055, 3)
    const body = mix(mix(HEART, green, smooth(0.1, 0.72, d)), edge, smooth(0.72, 1.02, d + wave * 0.05))
    const lit = scaled(body, 0.86 + 0.26 * blister + 0.1 * rim * wave)
    const z = 4 + 19 * d ** 3 + rim * wave * 9 + vein * 2.5 + 7 * (blister - 0.5)
    return put(out, mix(lit, RIB, vein * 0.85), base + Math.max(2, z), 0.42, Math.max(2, z * 0.75))
  })
}
