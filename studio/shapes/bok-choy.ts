// A small head of bok choy, halved and steamed: pale stems that meet at the root, dark leaves.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const STEM = { pale: rgb('#eef3d4'), green: rgb('#a9cc74') }
const LEAF = { dark: rgb('#1d4a18'), light: rgb('#4c8a30'), rib: rgb('#c4dc98') }

/** The root is at -1, the tips of the leaves at 1. */
export function bokChoyHalf(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.6, size * 0.25, turn, 0.5, 0.1)
  scene.field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / size
    if (Math.abs(u) > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const leafy = smooth(-0.08, 0.16, u + (n - 0.5) * 0.3)
    const root = Math.sqrt(clamp(1 - (clamp(-0.8 - u, 0, 0.2) / 0.2) ** 2))
    const stem = (0.2 + 0.14 * smooth(-0.95, -0.5, u) - 0.08 * smooth(-0.3, 0.1, u)) * root
    const leaf = 0.46 * Math.sqrt(clamp(1 - ((u - 0.45) / 0.55) ** 2)) * (0.7 + 0.6 * n)
    const v = ly / (size * Math.max(leaf, u < 0.05 ? stem : stem * smooth(0.3, 0.05, u)))
    if (!(Math.abs(v) < 1)) return false
    const layer = Math.abs(v) * 3 + 0.2
    const seam = smooth(0.2, 0.03, Math.abs(layer - Math.round(layer))) * smooth(-0.95, -0.6, u)
    const stalk = mix(STEM.pale, STEM.green, clamp(0.75 * seam + 0.4 * smooth(0.6, 1, Math.abs(v)) + 0.3 * (u + 0.6)))
    const side = Math.abs(v)
    const rib = smooth(0.1, 0.02, Math.min(side, Math.abs(side - 0.52))) * smooth(0.85, 0.1, u)
    // Side veins run out from the ribs; between them the limp blade puckers.
    const vein = smooth(0.2, 0.05, Math.abs(Math.sin((u * 1.6 - side * 0.7) * 13 + n * 3))) * 0.4
    const pucker = layeredNoise(lx * 0.09 + seed, ly * 0.11 - seed, 3) - 0.5
    const tone = clamp(n * 1.5 - 0.25 + pucker * 1.1 + 0.3 * Math.sin(v * 5 + n * 4 + seed))
    const blade = mix(mix(LEAF.dark, LEAF.light, tone), LEAF.rib, Math.max(rib * 0.75, vein * 0.6))
    const fold = Math.sin(v * 5 + n * 4 + seed) * size * 0.035 + pucker * size * 0.09 - vein * size * 0.012
    const z = 5 + size * 0.2 * Math.sqrt(1 - v * v) * (1 - 0.35 * leafy) - seam * 3 * (1 - leafy) + fold * leafy
    return put(out, scaled(mix(stalk, blade, leafy), 0.94 + 0.12 * n), rest.z + z, 0.65, z + 3)
  })
}
