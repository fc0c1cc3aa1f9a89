// A corn tortilla rolled about shredded chicken, as it lies in its sauce: slumped, its edge along the top, the filling seen at its open end.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { griddled } from '#studio/shapes/breads.ts'

export interface RollLook {
  length: number
  radius: number
  wrapper: Rgb
  spots: Rgb
  spotted: number
}

const [MEAT, PALE_MEAT, GREEN] = [rgb('#dcae74'), rgb('#f6dfb4'), rgb('#6f9440')]
/** How steeply its open end slopes down, and how flat it has slumped. */
const [SLANT, SLUMPED] = [1.5, 0.86]

/** Strands of chicken with bits of green chile, across the open end. */
function filling(v: number, w: number, seed: number): Rgb {
  const strand = noise(v * 4 + w * 2 + seed, w * 9 - v * 3)
  const bit = smooth(0.74, 0.82, noise(v * 5 - seed, w * 5 + seed))
  return mix(scaled(mix(MEAT, PALE_MEAT, strand), 0.8 + 0.3 * strand), GREEN, 0.8 * bit)
}

/** `turn` points to its open end. */
export function softRoll(scene: Scene, x: number, y: number, turn: number, look: RollLook): void {
  const { length, radius, spots, spotted } = look
  const seed = scene.random.between(0, 99)
  const body = scene.vary(look.wrapper, 0.05)
  const half = (length / 2) * scene.random.between(0.95, 1.03)
  const base = scene.field.heightAt(x, y)
  scene.field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const swell = 1 + 0.12 * (layeredNoise(lx * 0.012 + seed, seed, 2) - 0.5)
    const bow = 6 * Math.sin(lx * 0.009 + seed)
    const v = (ly - bow) / (radius * swell)
    const end = half - 8 * layeredNoise(ly * 0.04 + seed, lx > 0 ? 3 : 8, 2) - Math.abs(lx)
    if (Math.abs(v) > 1 || end < 0) return false
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.03, 3)
    const tall = radius * SLUMPED * swell
    const round = (1 - Math.abs(v) ** 2.6) ** 0.5
    const outside = tall * (0.32 + 0.68 * round)
    const cut = end * SLANT
    if (lx > 0 && cut < outside) {
      const w = cut / (tall * 0.5) - 1
      const d = hypot(v, w)
      const sheet = smooth(0.72, 0.8, d + 0.05 * (n - 0.5))
      const winding = smooth(0.05, 0.015, Math.abs(d - 0.87))
      const paint = mix(filling(v, w, seed), scaled(body, 0.95 - 0.3 * winding), sheet)
      return put(out, paint, base + cut + 2 + 3 * (n - 0.5), 0.3, cut + 4)
    }
    const seam = v - 0.34 - 0.1 * Math.sin(lx * 0.012 + seed)
    const z = outside * (1 - 0.14 * smooth(18, 0, end)) + (n - 0.5) * 9 + (seam < 0 ? 3.4 : 0)
    const toasted = spotted * clamp(griddled(lx + seed * 50, ly) * 0.7 + 0.3 * smooth(0.5, 0.8, n))
    const edge = mix(mix(body, spots, toasted), rgb('#9a5a20'), 0.5 * smooth(7, 0, end))
    const paint = scaled(edge, 1 - 0.28 * smooth(0.05, 0, Math.abs(seam)))
    return put(out, paint, base + Math.max(2, z), 0.25, Math.max(4, z))
  })
}
