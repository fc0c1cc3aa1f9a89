// A stew on injera, as it is eaten with the fingers: spooned onto the middle, salad beside it, more of the bread rolled up.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import { layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { roundBread, TEFF } from '#studio/shapes/breads.ts'
import { saucePool } from '#studio/shapes/sauce-pool.ts'
import { oilBeads, specks } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { COATED } from './ladled.ts'

/** Pulses without their skin cook to a mush. */
export const FALLS_APART = /red lentil|split|dal\b|moong|refried/

const INJERA_EYE = rgb('#8a603a')
const RED_OIL = rgb('#c2491a')

export function onInjera({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 362, ...setting.ceramic, deep: 10 })
  roundBread(scene, scene.x, scene.y, { radius: 318, thickness: 12, look: TEFF, blisters: 0.25, rough: 3 })
  specks(scene, 3000, 302, [INJERA_EYE, mix(INJERA_EYE, TEFF.light, 0.5)], 1.7)
  const { dark, light } = dish.scene.liquid ? LIQUID_TONES[dish.scene.liquid] : dish.sauce
  const seed = scene.random.between(0, 99)
  const parts = dish.simmered.filter((part) => !dish.isBeside(part))
  const pulses = parts.filter(({ look }) => look.kind === 'legume')
  const soft = pulses.length > 0 && pulses.every(({ name }) => FALLS_APART.test(name))
  const [x, y] = [scene.x + 18, scene.y - 24]
  const base = scene.field.heightAt(x, y)
  const pool = { x, y, radius: 205, base, rise: 30, dark, light, pulp: 1, seed }
  saucePool(scene, pool)
  if (soft) {
    // A mush in which a few lentils can still be told.
    scene.field.withFinish(sauced(mix(dark, light, 0.6), 1.1, seed), () =>
      toss(scene, pulses, { x, y, radius: 172 }, { cover: 0.6, rise: 4, scale: 0.85, crowd: () => 1 }),
    )
    saucePool(scene, { ...pool, rise: 33, clear: 1.5 })
    oilBeads(scene, { x, y, radius: 190, level: base + 30, oil: RED_OIL })
    // What was added raw lies beside it.
    const raw = parts.filter((part) => !pulses.includes(part))
    toss(scene, raw, { x: scene.x + 168, y: scene.y + 150, radius: 66 }, { cover: 1.3, rise: 16, crowd: () => 1 })
  } else
    scene.field.withFinish(sauced(mix(dark, light, 0.5), COATED, seed), () =>
      toss(scene, parts, { x, y, radius: 178 }, { cover: 1, rise: 12 }),
    )
  rolledInjera(scene, scene.x - 160, scene.y + 92, 0.9)
  rolledInjera(scene, scene.x - 216, scene.y + 130, 0.98)
  garnish(scene, dish, around(scene, 140), 0.7)
}

/** A sheet rolled up like a napkin; its loose edge runs along it, and the ends show how it is wound. */
function rolledInjera(scene: Scene, x: number, y: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  const [half, radius] = [116, 34]
  const base = scene.field.settle(x, y, half * 0.7, radius * 0.5, turn, 0.3, 0).z
  scene.field.stamp(x, y, half + radius, turn, (lx, ly, out) => {
    const wobble = 0.94 + 0.12 * noise(lx * 0.02 + seed, ly > 0 ? 2.5 : 8.5)
    const v = ly / (radius * wobble)
    const end = half - 5 * noise(v * 2 + seed, lx > 0 ? 3.5 : 9.5)
    if (Math.abs(v) > 1 || Math.abs(lx) > end) return false
    const round = Math.sqrt(1 - v * v)
    // The sheet bends away at its sides, and its pores with it.
    const around = Math.asin(v) * radius
    const eye = pores(lx * 0.16 + seed, around * 0.16 + seed, 0.42)
    const edge = v + 0.32 + 0.12 * (layeredNoise(lx * 0.018 + seed, 4.5, 2) - 0.5)
    const seam = smooth(0.05, 0, Math.abs(edge))
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.05, 2)
    const paint = scaled(mix(mix(TEFF.light, TEFF.mid, n), INJERA_EYE, 0.6 * eye), 1 - 0.4 * seam)
    const z = 4 + radius * (0.2 + 0.85 * round) + (edge > 0 ? 3 : 0) - eye + (n - 0.5) * 4
    return put(out, paint, base + z, 0.12, z)
  })
}
