// Shepherd's pie and its like: mash roughed up with a fork, brown along its ridges, a helping gone from the front corner.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { filling, gravy, taken } from './hotpot.ts'
import { HALF_DEPTH, HALF_WIDTH } from './oven-dish.ts'

const [GOLDEN, BROWN, CAUGHT] = [rgb('#e0a040'), rgb('#9a5620'), rgb('#5e2e10')]
const MASHED = /potato|rutabaga|swede|parsnip|cauliflower|cabbage|peas?\b/
/** Where the mash lies, and how deep it is. */
const [LEVEL, DEEP] = [62, 26]

export function mashPie(scene: Scene, dish: Dish, turn: number, seed: number, pale: Rgb): void {
  gravy(scene, turn, seed)
  filling(scene, dish, turn, seed, MASHED)
  scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
    const n = layeredNoise(x * 0.014 + seed, y * 0.014, 3)
    if (d > -3 - 20 * n) return false
    const dug = taken(x, y, seed)
    if (dug > 0.5) return false
    const m = layeredNoise(x * 0.05 + seed, y * 0.05, 4)
    // The fork went one way, then here and there across.
    const sway = 46 * layeredNoise(x * 0.006 + seed, y * 0.006, 2)
    const along = Math.sin((y + 0.3 * x + sway) * 0.165 + m)
    const across = Math.sin((y - 0.75 * x - sway) * 0.15 + m)
    const turned = smooth(0.47, 0.55, noise(x * 0.009 - seed, y * 0.009))
    const ridge = 0.5 + 0.5 * (along + (across - along) * turned)
    // Peaks stand up where the tines left the mash.
    const peak = ridge * smooth(0.35, 0.75, layeredNoise(x * 0.035 - seed, y * 0.035, 2))
    const heat = 0.45 * n + 0.4 * smooth(-70, -8, d)
    const took = clamp(1.7 * (0.6 * ridge * m + 0.6 * peak * heat + 0.3 * heat - 0.24))
    const body = mix(scaled(pale, 0.94 + 0.12 * m), GOLDEN, smooth(0.05, 0.45, took))
    const paint = mix(mix(body, BROWN, smooth(0.35, 0.8, took)), CAUGHT, 0.6 * smooth(0.8, 1, took))
    // It slumps a little at the edge of the helping.
    const slump = 10 * smooth(0.1, 0.5, dug)
    const z = LEVEL + (n - 0.5) * 16 + 7 * ridge + 9 * peak + (m - 0.5) * 7 - slump - 8 * smooth(-26, -6, d)
    return put(out, paint, z, 0.4, DEEP)
  })
}
