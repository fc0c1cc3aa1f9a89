// Rolls of all kinds: whole ones side by side, and wraps cut in half.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish, wedgesInCorner } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import type { RollLook } from '#studio/shapes/enchilada.ts'
import type { CutFood } from '#studio/shapes/morsel.ts'
import { crispRoll, cutWrap } from '#studio/shapes/rolled.ts'
import { board, plate, platter } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM, type Stage } from './archetype.ts'
import { cabbageRolls } from './cabbage-rolls.ts'
import { cutWraps, isOnPlate } from './cut-wraps.ts'
import { dippedTortillas } from './dipped-tortillas.ts'
import { enchiladas } from './enchiladas.ts'
import { cutFoods } from './fillings.ts'
import { sauceDish } from './on-bread.ts'
import { quesadillas } from './quesadillas.ts'
import { isSummerRoll, summerRolls } from './summer-rolls.ts'

function rollLook(dish: Dish): RollLook {
  if (dish.called(CRISP_ROLLS)) {
    return { length: 270, radius: 44, wrapper: rgb('#d99a44'), spots: rgb('#8f4f1c'), spotted: 0.8 }
  }
  if (isInDish(dish)) return { length: 300, radius: 52, wrapper: rgb('#e3b46a'), spots: rgb('#a8622c'), spotted: 0.6 }
  return { length: 300, radius: 66, wrapper: rgb('#f2d9a2'), spots: rgb('#94581f'), spotted: 0.95 }
}

function isInDish(dish: Dish): boolean {
  return dish.scene.style === 'sauced' || dish.called(/enchilada|cannelloni|manicotti/)
}

type RollKind = 'crisp' | 'leaf' | 'soft'

function kindOfRoll(dish: Dish): RollKind {
  if (dish.called(CRISP_ROLLS)) return 'crisp'
  return dish.called(LEAF_ROLLS) ? 'leaf' : 'soft'
}

const LEAF_ROLLS = /cabbage roll|sarma|stuffed cabbage|golabki|holubtsi/
const CRISP_ROLLS = /spring roll|egg roll|lumpia|taquito|flauta/

/** Where crisp rolls lie, and how far each is turned from the others. */
const CRISP_PLACES = [
  [-96, -168, 0],
  [-44, -88, 0.05],
  [-118, -10, -0.04],
  [-66, -122, 0.16],
  [212, 62, -0.92],
] as const
const [WILTED, FRIED] = [rgb('#dcdc9c'), rgb('#c79a54')]

/** What was fried for a filling is pale and soft; only a hint of its green is left. */
function friedFilling(dish: Dish): CutFood[] {
  const noodles: CutFood[] = dish.first('noodle') ? [{ colour: rgb('#efe0ba'), form: 'shred', share: 1.2 }] : []
  const foods = cutFoods(dish).map((food) => {
    const [red, green] = food.colour
    const isGreen = green > red
    const colour = mix(isGreen ? mix(food.colour, WILTED, 0.68) : food.colour, FRIED, 0.16)
    return { ...food, colour, form: isGreen || food.form === 'dice' ? ('shred' as const) : food.form }
  })
  return [...foods, ...noodles]
}

/** Crisp rolls in a loose heap, and one that was cut to show what is in it. */
function crispRolls(scene: Scene, dish: Dish, look: RollLook): void {
  const lean = scene.random.between(-0.2, -0.08)
  for (const [dx, dy, turn] of CRISP_PLACES)
    crispRoll(
      scene,
      scene.x + dx,
      scene.y + dy,
      lean + turn + scene.random.bell() * 0.03,
      look.length * 1.28,
      look.radius * scene.random.between(0.98, 1.06),
    )
  const half = {
    ...look,
    length: 180,
    radius: look.radius * 1.04,
    wall: 0.1,
    tossed: true,
    fillings: friedFilling(dish),
  }
  for (const [dx, dy, turn] of [
    [-196, 134, 2.02],
    [4, 150, 1.32],
  ] as const)
    cutWrap(scene, scene.x + dx, scene.y + dy, turn, half)
}

/** A dark sauce needs a light dish. */
function paleCeramic({ ceramic }: Stage['setting']): Stage['setting']['ceramic'] {
  return { ...ceramic, body: mix(ceramic.body, rgb('#f3ead8'), 0.9) }
}

export const wraps: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    const look = rollLook(dish)
    const kind = kindOfRoll(dish)
    if (kind === 'soft' && isInDish(dish)) {
      enchiladas(stage, look)
      return
    }
    if (isOnPlate(dish)) plate(scene, { radius: 372, ...setting.ceramic })
    else if (
      kind !== 'leaf' &&
      (scene.random.chance(0.5) ? dish.scene.vessel !== 'plate' : dish.scene.vessel === 'board')
    )
      board(scene, 420, 280, scene.random.between(-0.08, 0.08))
    else platter(scene, 420, 275, 0, dish.scene.style === 'dipped' ? paleCeramic(setting) : setting.ceramic)
    const covered = dish.scene.style === 'dipped' || kind === 'leaf'
    if (isSummerRoll(dish)) summerRolls(scene, dish)
    else if (dish.scene.style === 'dipped') dippedTortillas(scene, dish)
    else if (dish.scene.style === 'folded' || dish.called(/quesadilla/)) quesadillas(scene, dish)
    else if (kind === 'leaf') cabbageRolls(scene, dish)
    else if (kind === 'crisp') crispRolls(scene, dish, look)
    else cutWraps(scene, dish, look)
    // Beside other rolls it would look like crumbs on the plate.
    if (isSummerRoll(dish)) garnish(scene, dish, { x: scene.x + 300, y: scene.y + 60, radius: 44 }, 0.5)
    const sauce = dish.first('sauce')
    const [right, back] = isSummerRoll(dish) ? [272, 112] : kind === 'crisp' ? [268, 138] : [335, 215]
    if (sauce && !covered) sauceDish(scene, sauce, scene.x + right, scene.y - back, setting.ceramic.rim)
    wedgesInCorner(scene, dish, 46)
  },
  cutlery: 'none',
}
