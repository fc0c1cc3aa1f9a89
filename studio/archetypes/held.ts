// Food held in the hand: sandwiches, burgers, wraps, rolls, skewers.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish, Part } from '#studio/dish.ts'
import { around, garnish, toss, wedges } from '#studio/laying.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { burger as drawBurger, type FaceLayer, rollEnd, sandwichHalf } from '#studio/shapes/cut-faces.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { meatball } from '#studio/shapes/meat.ts'
import { grains, type RollLook, roll } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { tube } from '#studio/shapes/tube.ts'
import { board, plate, platter } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { sauceDish } from './on-bread.ts'

const FILLING_KINDS = [
  'meat',
  'poultry',
  'fish',
  'seafood',
  'tofu',
  'egg',
  'cheese',
  'leaf',
  'vegetable',
  'fruit',
  'legume',
  'herb',
  'cream',
] as const

function fillingsOf(dish: Dish): Part[] {
  return dish
    .of(...FILLING_KINDS)
    .filter((part) => part.grams > 12 && !/garlic|ginger|milk|cream$/.test(part.name))
    .slice(0, 6)
}

function layerOf(part: Part): FaceLayer {
  const { kind } = part.look
  const colour = part.look.main ? mix(part.look.main.sear, part.look.main.flesh, 0.55) : part.look.colour
  if (kind === 'leaf' || kind === 'herb')
    return { colour: mix(colour, rgb('#a8d060'), 0.2), share: 0.8, ruffle: 1, out: 1 }
  if (kind === 'meat' || kind === 'poultry' || kind === 'fish' || kind === 'tofu')
    return { colour, share: 1.8, ruffle: 0.15, out: 0.55 }
  if (kind === 'cheese') return { colour: mix(colour, rgb('#f6c84a'), 0.4), share: 0.45, ruffle: 0.5, out: 0.9 }
  if (kind === 'cream') return { colour, share: 0.4, ruffle: 0.6, out: 0.3 }
  return { colour, share: 0.85, ruffle: 0.25, out: 0.5 }
}

/** Meat low, leaves high, as a sandwich is built. */
function stacked(parts: Part[]): FaceLayer[] {
  const order = [
    'cream',
    'leaf',
    'herb',
    'vegetable',
    'fruit',
    'cheese',
    'egg',
    'meat',
    'poultry',
    'fish',
    'seafood',
    'tofu',
    'legume',
  ]
  return [...parts]
    .sort((a, b) => order.indexOf(a.look.kind) - order.indexOf(b.look.kind) || b.grams - a.grams)
    .map(layerOf)
}

function crumbAndCrust(dish: Dish) {
  const crumb = dish.first('bread')?.look.colour ?? rgb('#f0dcae')
  return { crumb: mix(crumb, rgb('#fff3d6'), 0.25), crust: mix(crumb, rgb('#6a3512'), 0.7) }
}

export const sandwich: Archetype = {
  zoom: BOARD_ZOOM,
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.5)) board(scene, 410, 265, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 350, ...setting.ceramic })
    const layers = stacked(fillingsOf(dish))
    const { crumb, crust } = crumbAndCrust(dish)
    const lean = scene.random.between(-0.15, 0.15)
    for (const [dx, dy, turn] of [
      [-118, -78, lean - 0.18],
      [118, 92, lean + 0.16],
    ] as const) {
      sandwichHalf(scene, scene.x + dx, scene.y + dy, { halfWidth: 205, height: 216, turn, crumb, crust, layers })
    }
    garnish(scene, dish, around(scene, 250), 0.4)
  },
  cutlery: 'none',
}

export const burger: Archetype = {
  zoom: BOARD_ZOOM,
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.6)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 360, ...setting.ceramic })
    const layers = stacked(fillingsOf(dish))
    const bun = dish.first('bread')?.look.colour ?? rgb('#eebc6a')
    const options = { bun: mix(bun, rgb('#e8a552'), 0.5), bunDark: rgb('#a8591c'), layers, sesame: true }
    drawBurger(scene, scene.x - 150, scene.y - 20, { ...options, size: 180 })
    drawBurger(scene, scene.x + 175, scene.y + 45, { ...options, size: 172 })
    garnish(scene, dish, { x: scene.x, y: scene.y + 200, radius: 90 }, 0.3)
  },
  cutlery: 'none',
}

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
  if (dish.called(/enchilada|cannelloni|manicotti/))
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

export const wraps: Archetype = {
  zoom: BOARD_ZOOM,
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.5)) board(scene, 420, 280, scene.random.between(-0.08, 0.08))
    else platter(scene, 420, 275, 0, setting.ceramic)
    const look = rollLook(dish)
    if (look.radius < 60) {
      wholeRolls(scene, look)
      if (dish.called(SAUCED_ROLLS)) zigzag(scene, 190, 7, 15, dish.sauce.light)
    } else {
      const colours = fillingsOf(dish).map((part) => layerOf(part).colour)
      const places = [
        [-190, -70, -0.35],
        [150, -110, 0.2],
        [-90, 130, 0.15],
        [215, 105, -0.3],
      ] as const
      for (const [dx, dy, turn] of places) {
        const [x, y] = [scene.x + dx, scene.y + dy]
        const shape = { ...look, length: 190, radius: look.radius * 0.95 }
        roll(scene, x - Math.cos(turn) * 95, y - Math.sin(turn) * 95, turn, shape)
        rollEnd(
          scene,
          x + Math.cos(turn) * 8,
          y + Math.sin(turn) * 8,
          look.radius * 1.12,
          look.wrapper,
          colours.length ? colours : [look.spots],
        )
      }
    }
    garnish(scene, dish, around(scene, 250), 0.45)
    const sauce = dish.first('sauce')
    if (sauce) sauceDish(scene, sauce, scene.x + 335, scene.y - 235, setting.ceramic.rim)
    wedges(scene, dish, 330, 46)
  },
  cutlery: 'none',
}

/** Sticks with pieces on them, side by side, over rice or leaves where the dish has some. */
export const skewers: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'above'],
  draw({ scene, dish, setting }) {
    platter(scene, 425, 270, 0, setting.ceramic)
    const grain = dish.first('grain')
    if (grain?.look.grain) {
      mound(scene, {
        radius: 190,
        aspect: 0.9,
        rise: 20,
        base: 18,
        x: scene.x - 60,
        dark: scaled(grain.look.colour, 0.9),
        light: grain.look.colour,
        rough: 5,
      })
      grains(scene, 1300, 185, grain.look.grain, scene.x - 60, scene.y)
    } else
      toss(
        scene,
        dish.of('leaf').filter((part) => part.piece),
        around(scene, 200),
        { cover: 0.5 },
      )
    const meat = dish.first('meat', 'poultry', 'seafood', 'fish', 'tofu') ?? dish.first('cheese', 'vegetable')
    const minced = meat?.look.main?.form === 'mince' || dish.called(/kofta|kefta|kebab koobideh|cevap|adana/)
    const others = dish
      .of('vegetable', 'fruit')
      .filter((part) => part.piece && part.cut !== 'chop' && part.cut !== 'mince' && part.piece.reach > 12)
      .slice(0, 2)
    const lean = scene.random.between(-0.16, 0.16)
    for (let i = 0; i < 4; i++) {
      const off = (i - 1.5) * 112
      const at = (u: number): Point => [
        scene.x + Math.cos(lean) * u - Math.sin(lean) * off,
        scene.y + Math.sin(lean) * u + Math.cos(lean) * off,
      ]
      tube(scene, [at(-365), at(365)], { radius: 5, paint: rgb('#c9a26a'), gloss: 0.2, rigid: true, lift: 8 })
      const count = minced ? 9 : 7
      for (let j = 0; j < count; j++) {
        const [x, y] = at((j - (count - 1) / 2) * (minced ? 54 : 74) + scene.random.bell() * 4)
        const other = others.length && j % 2 === 1 ? others[((j - 1) / 2) % others.length] : undefined
        if (other?.piece) other.piece.draw(scene, x, y, Math.min(1.35, 34 / other.piece.reach))
        else if (minced && meat?.look.main)
          meatball(
            scene,
            x,
            y,
            40,
            mix(meat.look.main.sear, meat.look.main.flesh, 0.5),
            scaled(meat.look.main.sear, 0.6),
          )
        else (meat?.look.pieces.cube ?? meat?.look.pieces.plain)?.draw(scene, x, y, 1.3)
      }
    }
    garnish(scene, dish, around(scene, 240), 0.8)
    const sauce = dish.first('sauce', 'cream')
    if (sauce && sauce.grams > 30) sauceDish(scene, sauce, scene.x + 330, scene.y - 240, setting.ceramic.rim)
    wedges(scene, dish, 320, 48)
  },
  cutlery: 'none',
}
