// Rolls of all kinds: whole ones side by side, and wraps cut in half and stood on end.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { around, garnish, wedges } from '#studio/laying.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { foldedRound } from '#studio/shapes/eggs.ts'
import { type RollLook, roll } from '#studio/shapes/starches.ts'
import { drum } from '#studio/shapes/upright.ts'
import { board, platter } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { bandOf, fillingsOf } from './fillings.ts'
import { sauceDish } from './on-bread.ts'

function rollLook(dish: Dish): RollLook {
  if (dish.has(/rice paper/) || dish.called(/summer roll|fresh roll/)) {
    const wrapper = rgb('#f4efe2')
    const inside = [...fillingsOf(dish).map((part) => part.look.colour), wrapper]
    return { length: 270, radius: 50, wrapper, spots: wrapper, spotted: 0, inside }
  }
  if (dish.called(/spring roll|egg roll|lumpia|taquito|flauta/)) {
    return { length: 250, radius: 38, wrapper: rgb('#d99a44'), spots: rgb('#8f4f1c'), spotted: 0.8 }
  }
  if (dish.called(/cabbage roll|dolma|sarma|stuffed (cabbage|vine|grape)|golabki|holubtsi/)) {
    return {
      length: 165,
      radius: 58,
      wrapper: dish.has(/vine|grape/) ? rgb('#5f6a32') : rgb('#cdd69a'),
      spots: rgb('#7a8a42'),
      spotted: 0.6,
    }
  }
  if (dish.scene.style === 'sauced' || dish.called(/enchilada|cannelloni|manicotti/))
    return { length: 300, radius: 52, wrapper: rgb('#e3b46a'), spots: rgb('#a8622c'), spotted: 0.6 }
  return { length: 300, radius: 66, wrapper: rgb('#f0dcae'), spots: rgb('#a8713a'), spotted: 0.7 }
}

const SAUCED_ROLLS = /cabbage roll|sarma|golabki|holubtsi|enchilada|cannelloni/

function wholeRolls(scene: Scene, look: RollLook): void {
  const lean = scene.random.between(-0.5, 0.1)
  const count = look.radius < 45 ? 6 : 5
  for (let i = 0; i < count; i++) {
    const off = (i - (count - 1) / 2) * look.radius * 1.95
    roll(scene, scene.x - Math.sin(lean) * off, scene.y + Math.cos(lean) * off, lean, {
      ...look,
      length: look.length * 1.2,
    })
  }
}

/** Sauce ladled over the middle of the rolls; their ends stay bare. */
function pouredOver(scene: Scene, sauce: Rgb, reach: number): Finish {
  const seed = scene.random.between(0, 99)
  return (out, _x, _y, sceneX, sceneY) => {
    const edge = 0.86 + 0.3 * layeredNoise(sceneX * 0.012 + seed, sceneY * 0.012, 3)
    const share = 0.92 * smooth(edge, edge - 0.12, Math.abs(sceneX - scene.x) / reach)
    out.red += (sauce[0] - out.red) * share
    out.green += (sauce[1] - out.green) * share
    out.blue += (sauce[2] - out.blue) * share
    out.gloss = Math.min(1, out.gloss + 0.5 * share)
  }
}

const GRIDDLED = { wrapper: rgb('#e6bd74'), spots: rgb('#96581f') }

/** A tortilla browned in the pan and folded over its filling, which shows along the round edge. */
function quesadilla(scene: Scene, dish: Dish, x: number, y: number, turn: number): void {
  const cheese = dish.first('cheese')?.look.colour ?? rgb('#f0c860')
  const fillings = fillingsOf(dish).map((part) => bandOf(part).colour)
  foldedRound(scene, x, y + 12, 184, turn, GRIDDLED.wrapper, GRIDDLED.spots)
  foldedRound(scene, x, y + 4, 180, turn, mix(cheese, rgb('#f6d88a'), 0.4), fillings[0] ?? cheese)
  foldedRound(scene, x, y - 8, 172, turn, GRIDDLED.wrapper, GRIDDLED.spots)
}

/** Half a wrap on its end: the filling looks up, the wrapper shows its seam and its browned spots. */
function wrapHalf(scene: Scene, x: number, y: number, look: RollLook, fillings: readonly Rgb[]): void {
  const seed = scene.random.between(0, 99)
  const { radius } = look
  drum(scene, x, y, {
    radius,
    height: scene.random.between(130, 165),
    edge: 3,
    side: () => (sx, sy, z) => {
      const n = layeredNoise(sx * 0.025 + seed, z * 0.025 + sy * 0.01, 3)
      const seam = smooth(5, 0, Math.abs(sx - x - radius * 0.4 + z * 0.25))
      return scaled(mix(look.wrapper, look.spots, smooth(0.55, 0.68, n) * look.spotted), 1.15 - seam * 0.4)
    },
    top: (lx, ly) => {
      const d = Math.hypot(lx, ly) / radius
      const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
      if (d > 0.87) return [scaled(look.wrapper, 0.9 + 0.2 * n), 0, 0.15]
      const cell = noise(lx * 0.06 + seed, ly * 0.06 + seed) * 0.7 + noise(lx * 0.025 + seed, ly * 0.025) * 0.6
      const colour = fillings[Math.floor(cell * fillings.length * 1.5) % fillings.length] ?? look.wrapper
      return [scaled(colour, 0.8 + 0.4 * n), n * 20 - 8, 0.5]
    },
  })
}

export const wraps: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.5)) board(scene, 420, 280, scene.random.between(-0.08, 0.08))
    else platter(scene, 420, 275, 0, setting.ceramic)
    const look = rollLook(dish)
    if (dish.scene.style === 'folded' || dish.called(/quesadilla/)) {
      for (const [dx, dy, turn] of [
        [-130, -110, 0.3],
        [140, -20, -0.2],
        [-90, 110, 0.1],
      ] as const)
        quesadilla(scene, dish, scene.x + dx, scene.y + dy, turn)
    } else if (look.radius < 60) {
      const covered = dish.scene.style === 'sauced' || dish.called(SAUCED_ROLLS)
      scene.field.withFinish(covered ? pouredOver(scene, dish.sauce.dark, look.length * 0.4) : null, () =>
        wholeRolls(scene, look),
      )
      if (covered) garnish(scene, dish, around(scene, 150), 1.1)
    } else {
      const colours = fillingsOf(dish).map((part) => bandOf(part).colour)
      const fillings = colours.length ? colours : [look.spots]
      roll(scene, scene.x - 30, scene.y - 120, -0.12, { ...look, length: 380 })
      for (const [dx, dy] of [
        [-190, 60],
        [10, 40],
        [185, 75],
      ] as const)
        wrapHalf(scene, scene.x + dx, scene.y + dy, { ...look, radius: look.radius * 1.12 }, fillings)
    }
    garnish(scene, dish, around(scene, 250), 0.45)
    const sauce = dish.first('sauce')
    if (sauce) sauceDish(scene, sauce, scene.x + 335, scene.y - 215, setting.ceramic.rim)
    wedges(scene, dish, 330, 46)
  },
  cutlery: 'none',
}
