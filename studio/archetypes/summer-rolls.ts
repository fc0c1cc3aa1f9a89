// Summer rolls: rice paper that one sees through, some whole, some cut in two to show the noodles and herbs in them.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { cutFace } from '#studio/sculpted/cut-face.ts'
import { type Wrap, wrapSolids } from '#studio/sculpted/wrap.ts'
import type { CutFood } from '#studio/shapes/morsel.ts'
import { rollFilling } from '#studio/shapes/rolled.ts'
import { cutFilling } from '#studio/shapes/wrap-cut.ts'
import { wrapBody } from './cut-wraps.ts'
import { cutFoods } from './fillings.ts'

const STICKS = /carrot|cucumber|pepper|beet|mango|daikon|radish/
const FRIED_TOFU = rgb('#e2ac5c')
const RICE_PAPER = rgb('#f4f0e6')
const VERMICELLI = rgb('#fbf7ea')
/** Noodles in the gaps of the filling. */
const BETWEEN = rgb('#e2dcc6')

/** From the middle: where a roll lies, where its cut looks, and whether it has one. */
const PLACES = [
  [-138, -158, -0.2, true],
  [-70, -34, -0.12, true],
  [-238, 112, 1.92, false],
  [-60, 136, 1.5, false],
  [116, 122, 1.1, false],
] as const

export function isSummerRoll(dish: Dish): boolean {
  return dish.has(/rice paper/) || dish.called(/summer roll|fresh roll/)
}

export function summerRolls(scene: Scene, dish: Dish): void {
  const main = dish.first('seafood', 'tofu', 'poultry', 'meat')
  const leaf = mix(dish.first('leaf', 'herb')?.look.colour ?? rgb('#4f8f3a'), rgb('#3f9a2e'), 0.4)
  const sticks = dish.of('vegetable', 'fruit').filter((part) => STICKS.test(part.name))
  const radius = 74
  const look = {
    length: 350,
    radius,
    row: {
      colour: main?.look.kind === 'tofu' ? FRIED_TOFU : (main?.look.main?.flesh ?? rgb('#f6ead0')),
      curled: main?.look.kind === 'seafood',
    },
    leaf,
    sticks: sticks.map((part) => part.look.colour),
  }
  // Most of it is noodles.
  const noodles: CutFood[] = dish.first('noodle') ? [{ colour: VERMICELLI, form: 'noodle', share: 1.5 }] : []
  const foods = [...cutFoods(dish), ...noodles]
  const solids: Solid[] = []
  const base = scene.field.heightAt(scene.x, scene.y)
  for (const [x, y, turn, whole] of PLACES) {
    const seed = scene.random.between(0, 99)
    const length = whole ? look.length : look.length * 0.52
    // Wet paper softens the edges of what is under it.
    const seenThrough = (along: number, v: number): Rgb => {
      const wander = 10 * (layeredNoise(along * 0.05 + seed, v * 5, 2) - 0.5)
      const at = (da: number, dv: number): Rgb =>
        rollFilling(look, along + da + wander, clamp(v + dv + 0.005 * wander, -1, 1), seed).colour
      const ends = mix(at(-3, 0.012), at(3, -0.012), 0.5)
      return mix(ends, mix(at(2, 0.035), at(-2, -0.035), 0.5), 0.5)
    }
    const wrap: Wrap = {
      x,
      y,
      turn: turn + scene.random.bell() * 0.08,
      length,
      radius: radius * scene.random.between(0.95, 1.05),
      sheet: RICE_PAPER,
      spots: leaf,
      toasted: 0,
      seed,
      // Wet and see-through; milky at the ends and in its folds, where it lies double.
      paint: (along, v) => {
        const fold = layeredNoise(along * 0.03 + v * 2 + seed, v * 3 + seed, 3)
        const end = whole ? Math.abs(along) : -along
        const milky = 0.2 + 0.55 * smooth(length / 2 - 40, length / 2 - 8, end) + 0.12 * smooth(0.6, 0.74, fold)
        const edge = smooth(0.07, 0.02, Math.abs(v - 0.4 - 0.1 * Math.sin(along * 0.018 + seed)))
        return mix(seenThrough(along, v), RICE_PAPER, clamp(milky + 0.25 * edge))
      },
      face: whole ? null : cutFace({ ...cutFilling(scene, foods, false, 1.25), ground: BETWEEN }),
    }
    wrapBody(scene, { ...wrap, x: scene.x + x, y: scene.y + y }, base)
    solids.push(...wrapSolids(wrap, undefined))
  }
  scene.field.overlays.push(sculpture(scene.x, scene.y, base, solids))
}
