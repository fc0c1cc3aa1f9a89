// Summer rolls: rice paper that one sees through, some whole, some cut in two to show the noodles and herbs in them.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { cutFace } from '#studio/sculpted/cut-face.ts'
import { type Wrap, wrapSolids } from '#studio/sculpted/wrap.ts'
import { type RollFoods, rollCut, underPaper } from '#studio/shapes/under-rice-paper.ts'
import { wrapBody } from './cut-wraps.ts'

const STICKS = /carrot|cucumber|pepper|beet|mango|daikon|radish/
const [TOFU, BROWNED] = [rgb('#f7e3b4'), rgb('#d59a45')]
const RICE_PAPER = rgb('#f4f0e6')
const [RADIUS, LENGTH] = [57, 348]

/** From the middle: where a roll lies, where its cut looks, and whether it has one. */
const PLACES = [
  [-196, -198, -0.22, true],
  [-92, -112, -0.12, true],
  [-6, -14, -0.16, true],
  [-286, 92, 2.02, false],
  [-136, 158, 1.5, false],
  [36, 166, 1.72, false],
  [194, 134, 0.98, false],
] as const

export function isSummerRoll(dish: Dish): boolean {
  return dish.has(/rice paper/) || dish.called(/summer roll|fresh roll/)
}

export function summerRolls(scene: Scene, dish: Dish): void {
  const main = dish.first('seafood', 'tofu', 'poultry', 'meat')
  const sticks = dish.of('vegetable', 'fruit').filter((part) => STICKS.test(part.name))
  const isTofu = main?.look.kind === 'tofu'
  const foods: RollFoods = {
    leaf: mix(dish.first('herb', 'leaf')?.look.colour ?? rgb('#4f8f3a'), rgb('#1f7a24'), 0.6),
    sticks: sticks.map(({ look, name }) =>
      /cucumber/.test(name) ? { colour: rgb('#dbe8a6'), skin: rgb('#3f8034') } : { colour: look.colour },
    ),
    main: isTofu ? TOFU : (main?.look.main?.flesh ?? rgb('#f6ead0')),
    browned: isTofu ? BROWNED : (main?.look.main?.sear ?? rgb('#f0b090')),
  }
  const solids: Solid[] = []
  const base = scene.field.heightAt(scene.x, scene.y)
  for (const [x, y, turn, whole] of PLACES) {
    const seed = scene.random.between(0, 99)
    const length = whole ? LENGTH : LENGTH * 0.54
    const radius = RADIUS * scene.random.between(0.96, 1.05)
    const girth = radius * 1.8
    const under = underPaper(scene, foods, length, girth)
    const wrap: Wrap = {
      x,
      y,
      turn: turn + scene.random.bell() * 0.06,
      length,
      radius,
      sheet: RICE_PAPER,
      spots: foods.leaf,
      toasted: 0,
      seed,
      bumps: (along, v) => under.rise(along, v * girth),
      // Wet and see-through; milky at the ends and in its folds, where it lies double.
      paint: (along, v) => {
        const fold = layeredNoise(along * 0.03 + v * 2 + seed, v * 3 + seed, 3)
        const end = whole ? Math.abs(along) : -along
        const milky = 0.1 + 0.5 * smooth(length / 2 - 34, length / 2 - 6, end) + 0.12 * smooth(0.6, 0.74, fold)
        const edge = smooth(0.05, 0.015, Math.abs(v - 0.36 - 0.1 * Math.sin(along * 0.018 + seed)))
        return mix(under.colour(along, v * girth), RICE_PAPER, clamp(milky + 0.22 * edge))
      },
      face: whole ? null : cutFace(rollCut(scene, foods)),
    }
    wrapBody(scene, { ...wrap, x: scene.x + x, y: scene.y + y }, base)
    solids.push(...wrapSolids(wrap, undefined))
  }
  scene.field.overlays.push(sculpture(scene.x, scene.y, base, solids))
}
