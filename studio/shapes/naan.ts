// Naan: a teardrop of dough from a very hot pan, puffed into large bubbles that charred on their backs, brushed with butter.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const DOUGH = { pale: rgb('#fae6b8'), gold: rgb('#e3ae5c'), brown: rgb('#a8622a'), char: rgb('#3f2210') }

/** `size`: half of its length; the point lies along `turn`. */
export function naan(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.6, size * 0.4, turn, 0.5, 0)
  scene.field.stamp(x, y, size * 1.06, turn, (lx, ly, out) => {
    const u = lx / size
    // Wide and round at one end, drawn out at the other.
    const wide =
      0.66 * Math.sqrt(clamp(1 - u * u)) * (1 - 0.34 * u) * (0.96 + 0.08 * layeredNoise(u * 2 + seed, seed, 2))
    const v = ly / size
    const inward = wide - Math.abs(v)
    if (Math.abs(u) > 1 || inward < 0) return false
    const rim = smooth(0.12, 0, inward)
    const n = layeredNoise(lx * 0.013 + seed, ly * 0.013, 3)
    const bubble = pores(lx * 0.0125 + seed, ly * 0.0125, 0.72)
    const small = pores(lx * 0.03 - seed, ly * 0.03, 0.36)
    const fine = layeredNoise(lx * 0.07 + seed, ly * 0.07, 3)
    const golden = mix(DOUGH.pale, DOUGH.gold, clamp(0.75 * smooth(0.35, 0.75, n) + 0.35 * rim))
    const browned = mix(golden, DOUGH.brown, 0.75 * smooth(0.3, 0.85, bubble) * (0.4 + 0.9 * fine) + 0.2 * small)
    const scorch = smooth(0.62, 0.95, bubble) * smooth(0.4, 0.62, fine)
    const spot = smooth(0.55, 0.9, small) * smooth(0.56, 0.68, fine)
    const butter = smooth(0.5, 0.62, layeredNoise(lx * 0.02 - seed, ly * 0.02, 2))
    const z = 8 + 22 * Math.sqrt(clamp(inward / 0.16)) * 0.7 + 17 * bubble + 5 * small + (n - 0.5) * 16
    return put(out, mix(browned, DOUGH.char, clamp(0.85 * scorch + 0.7 * spot)), rest.z + z, 0.2 + 0.5 * butter, z + 3)
  })
}
