// A thin sauce or oil on a plate: deep in color where it gathers, clear where it runs out, never with a hard edge.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface ThinPool {
  reach: number
  /** Depth over width. */
  aspect?: number
  dark: Rgb
  light: Rgb
  /** How much of what it lies on it hides where it is deepest. */
  strength?: number
  /** The same at its edge. */
  edge?: number
  /** Spice that floats in it. */
  flecks?: Rgb
  /** 1 unless it is a thick glaze, which mirrors less. */
  gloss?: number
  /** The height of the plate, where something stands in the middle already. */
  floor?: number
}

export function thinPool(scene: Scene, x: number, y: number, pool: ThinPool): void {
  const { reach, aspect = 0.72, dark, light, strength = 0.92, edge = strength * 0.5, flecks, gloss = 1 } = pool
  const seed = scene.random.between(0, 99)
  const floor = pool.floor ?? scene.field.heightAt(x, y)
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const angle = Math.atan2(ly / aspect, lx)
    const lobes = layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 2)
    const d = hypot(lx, ly / aspect) / (reach * (0.72 + 0.42 * lobes))
    // It runs around what stands there.
    if (d > 1 || scene.field.heightAt(x + lx, y + ly) > floor + 7) return false
    const n = layeredNoise(lx * 0.018 + seed, ly * 0.018, 3)
    const deep = smooth(1, 0.5, d + (n - 0.5) * 0.3)
    const spice = flecks ? smooth(0.7, 0.78, noise(lx * 0.22 + seed, ly * 0.22)) : 0
    const body = scaled(mix(light, dark, deep), 0.9 + 0.2 * n)
    out.alpha = (edge + (strength - edge) * deep) * smooth(1, 0.93, d)
    return put(out, flecks ? mix(body, flecks, 0.7 * spice) : body, 2.4 * smooth(1, 0.88, d) + (n - 0.5), gloss)
  }
  scene.field.stamp(x, y, reach * 1.2, 0, shape, 'decal')
}
