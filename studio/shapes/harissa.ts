// A spoonful of harissa on a soup: a rough red paste with seeds in it, and the red oil that runs out of it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { mound, specks } from '#studio/shapes/surface.ts'

const [PASTE, DEEP, OIL] = [rgb('#b5230f'), rgb('#74110a'), rgb('#c8380c')]
const SEEDS = ['#f0c070', '#e0a048'].map(rgb)

export function harissaSpoonful(scene: Scene, x: number, y: number, level: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  // Oil lies on the soup between what stands out of it.
  const oil = (u: number, v: number, out: Sample): boolean => {
    if (field.heightAt(x + u, y + v) > level + 4) return false
    const angle = Math.atan2(v, u)
    const tongue = layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2, 3)
    const d = hypot(u, v) / (52 + 78 * tongue)
    if (d > 1) return false
    out.alpha = 0.74 * smooth(1, 0.86, d)
    return put(out, mix(OIL, DEEP, 0.3 * smooth(0.8, 0.2, d)), 0.7 * out.alpha, 1)
  }
  field.stamp(x, y, 140, 0, oil, 'decal')
  mound(scene, { x, y, radius: 40, rise: 15, base: level, dark: DEEP, light: PASTE, rough: 6, gloss: 0.85 })
  specks(scene, 26, 34, SEEDS, 2.2, x, y)
  specks(scene, 40, 36, [scaled(DEEP, 0.7)], 2, x, y)
  scene.keepBare(x, y, 44)
}
