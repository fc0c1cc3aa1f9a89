// A soft tortilla rolled about a filling, as it lies in its sauce: not quite even, its edge along the top.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { griddled } from '#studio/shapes/breads.ts'

export interface RollLook {
  length: number
  radius: number
  wrapper: Rgb
  spots: Rgb
  spotted: number
}

export function softRoll(scene: Scene, x: number, y: number, turn: number, look: RollLook): void {
  const { length, radius, spots, spotted } = look
  const seed = scene.random.between(0, 99)
  const body = scene.vary(look.wrapper, 0.05)
  const half = (length / 2) * scene.random.between(0.94, 1.04)
  const base = scene.field.heightAt(x, y)
  scene.field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const swell = 1 + 0.1 * (layeredNoise(lx * 0.014 + seed, seed, 2) - 0.5)
    const bow = 5 * Math.sin(lx * 0.011 + seed)
    const v = (ly - bow) / (radius * swell)
    const ragged = half - 7 * layeredNoise(ly * 0.05 + seed, lx > 0 ? 3 : 8, 2)
    const end = ragged - Math.abs(lx)
    if (Math.abs(v) > 1 || end < 0) return false
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.03, 3)
    const seam = v - 0.28 - 0.1 * Math.sin(lx * 0.012 + seed)
    const round = (1 - Math.abs(v) ** 2.4) ** 0.5
    const open = smooth(16, 0, end)
    const z = radius * 1.25 * swell * round * (1 - 0.16 * open) + (n - 0.5) * 9 + (seam < 0 ? 4 : 0)
    const toasted = spotted * clamp(griddled(lx + seed * 50, ly) * 0.7 + 0.3 * smooth(0.5, 0.8, n))
    const edge = mix(mix(body, spots, toasted), rgb('#9a5a20'), 0.5 * smooth(6, 0, end))
    return put(
      out,
      scaled(edge, 1 - 0.28 * smooth(0.05, 0, Math.abs(seam))),
      base + Math.max(2, z),
      0.25,
      Math.max(4, z),
    )
  })
}
