// Gyoza: a plump crescent with a pleated seam along its back, its flat sole fried brown and crisp.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const DOUGH = { pale: rgb('#f6e9cc'), clear: rgb('#dcc59a') }
const SOLE = { gold: rgb('#d6953e'), brown: rgb('#a35c1c'), dark: rgb('#6a3410') }

/** `soleUp`: turned over, as it is served from the pan; otherwise it stands on its sole. */
export function gyoza(scene: Scene, x: number, y: number, size: number, turn: number, soleUp: boolean): void {
  const seed = scene.random.between(0, 99)
  const dough = scene.vary(DOUGH.pale, 0.03)
  const base = scene.field.settle(x, y, size * 0.6, size * 0.3, turn, 0.3, 0).z
  scene.field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / size
    if (Math.abs(u) > 1) return false
    const v = ly / size + 0.2 * u * u - 0.05
    const half = 0.44 * (1 - Math.abs(u) ** 2.4) ** 0.6
    // Pleats run from the seam down the front, each folded over the next.
    const folds = u * 4.2 + v * 0.9 * Math.sign(u) + seed
    const fold = folds - Math.floor(folds)
    const scallop = 0.02 * Math.sin(folds * Math.PI * 2)
    const edge = soleUp && v > 0 ? half + scallop : half
    if (Math.abs(v) > edge) return false
    const n = layeredNoise(u * 5 + seed, v * 5, 3)
    const fine = layeredNoise(u * 16 + seed, v * 16, 2)
    const round = Math.sqrt(clamp(1 - (v / edge) ** 2))
    const tone = mix(dough, DOUGH.clear, 0.5 * smooth(0.4, 0.75, n))
    if (soleUp) {
      const d = hypot(u / 0.9, (v + 0.07) / 0.3 / (1 - 0.4 * u * u))
      const flat = smooth(1.04, 0.94, d + (n - 0.5) * 0.12)
      const pleat = (fold - 0.5) * smooth(0.02, 0.3, v) * (1 - flat)
      const crisp = mix(
        mix(SOLE.gold, SOLE.brown, smooth(0.3, 0.66, n)),
        SOLE.dark,
        0.5 * smooth(0.62, 0.95, d) + 0.4 * smooth(0.6, 0.8, fine),
      )
      const side = scaled(mix(tone, SOLE.gold, 0.5 * smooth(1.25, 1, d)), 0.95 + 0.2 * pleat)
      const z = size * (0.42 * flat + 0.4 * round * (1 - flat) + 0.05 * pleat) + (fine - 0.5) * 3 * flat
      return put(out, mix(side, crisp, flat), base + Math.max(3, z), 0.4, z + 2)
    }
    const seam = 0.035 * Math.sin(u * 11 + seed) - 0.12 * (1 - u * u)
    const ridge = smooth(0.075, 0.02, Math.abs(v - seam)) * smooth(1, 0.85, Math.abs(u))
    const pleat = (fold - 0.5) * smooth(seam + 0.36, seam + 0.02, v) * smooth(seam - 0.04, seam, v)
    const crease = smooth(0.12, 0, Math.min(fold, 1 - fold)) * smooth(seam + 0.34, seam + 0.04, v) * (v > seam ? 1 : 0)
    const foot = smooth(edge * 0.72, edge, Math.abs(v) + (n - 0.5) * 0.08)
    const z = 4 + size * (0.44 * round * (1 - 0.25 * u * u) + 0.13 * ridge + 0.07 * pleat)
    const lit = scaled(tone, 0.97 + 0.06 * fine - 0.2 * crease + 0.05 * ridge)
    return put(out, mix(lit, SOLE.brown, 0.75 * foot), base + z, 0.45, z + 2)
  })
}
