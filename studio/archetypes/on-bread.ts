// Pizzas and nachos: food laid on bread.
import { lightness, mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, season, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import { isCookedIn, type Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { type CrustLook, pizzaBase } from '#studio/shapes/breads.ts'
import { cornChip } from '#studio/shapes/corn-chip.ts'
import { dollop, meltedCheese, meltedSheet } from '#studio/shapes/dairy.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { meltedDisc, puffedPizza } from '#studio/shapes/puffed-crust.ts'
import { liquid, mound, oilBeads } from '#studio/shapes/surface.ts'
import { board, bowl, platter } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { flatbreads, socca } from './flatbreads.ts'
import { focaccia } from './focaccia.ts'
import { shellOf } from './standing-tacos.ts'

/** How many pieces lie in a ring, how far out, and where it starts. */
const MOZZARELLA_RINGS = [
  [4, 84, 0.5],
  [8, 198, 0.1],
] as const
const CRUSHED = { dark: rgb('#9c2610'), light: rgb('#cf4a22') }

/** From a very hot oven: a blown-up rim, crushed tomatoes, a few pieces of mozzarella that melted, basil. */
function neapolitan(scene: Scene, dish: Dish): void {
  const { random } = scene
  puffedPizza(scene, scene.x, scene.y, 322, CRUSHED)
  for (const [count, far, from] of dish.has(/mozzarella/) ? MOZZARELLA_RINGS : [])
    for (let i = 0; i < count; i++) {
      const angle = ((i + from + random.bell() * 0.16) / count) * TAU
      meltedDisc(scene, ...scene.polar(angle, far + random.bell() * 22), random.between(40, 60))
    }
  const basil = dish.find(/basil/)?.look.pieces.plain
  for (const [x, y] of basil ? scene.spots(8, 205) : []) basil?.draw(scene, x, y, random.between(1.05, 1.35))
  oilBeads(scene, { x: scene.x, y: scene.y, radius: 240, level: 70, oil: rgb('#d9781c') })
}

export const pizza: Archetype = {
  zoom: [1.18, 1.34],
  cameras: ['above', 'three-quarter'],
  draw(stage) {
    const { scene, dish } = stage
    if (dish.scene.style === 'flatbreads') {
      flatbreads(stage)
      return
    }
    if (dish.scene.style === 'focaccia' || dish.called(/focaccia/)) {
      focaccia(stage)
      return
    }
    if (dish.called(/\bsocca\b|farinata/)) {
      socca(stage)
      return
    }
    board(scene, 440, 330, scene.random.between(-0.08, 0.08), rgb('#8a5a34'), rgb('#b07a48'))
    if (dish.scene.style === 'neapolitan') {
      neapolitan(scene, dish)
      return
    }
    const flat = /flatbread|lahmacun|manakish|pide|focaccia|tarte flamb|flammkuchen|naan/.test(dish.words)
    const look: CrustLook = { light: rgb('#e8bd78'), mid: rgb('#d39a52'), dark: rgb('#7a4318') }
    pizzaBase(scene, scene.x, scene.y, 322, flat ? 0.78 : 1, look)
    const { dark, light } = dish.sauce
    const aspect = flat ? 0.78 : 1
    const saucy = dish.has(/tomato|passata|sauce|pesto|cream|crème|yog/)
    if (saucy) mound(scene, { radius: 278, rise: 4, base: 44, dark, light, rough: 5, gloss: 0.7, aspect })
    const cheese = dish.of('cheese').find((part) => part.grams > 40)
    if (cheese) {
      const pale = mix(cheese.look.colour, rgb('#f3dda4'), 0.5)
      for (const [x, y] of scene.spots(19, 240)) {
        meltedCheese(
          scene,
          x,
          scene.y + (y - scene.y) * aspect,
          scene.random.between(44, 78),
          pale,
          rgb('#b56c22'),
          0.95,
        )
      }
    }
    const tops = dish.pieces.filter((part) => part !== cheese)
    toss(scene, tops, { x: scene.x, y: scene.y, radius: flat ? 205 : 240, even: true }, { cover: 0.62, scale: 0.9 })
    const egg = dish.eggs.find((part) => part.grams > 40)
    if (egg) friedEgg(scene, scene.x, scene.y, 80)
    const basil = dish.find(/basil/)?.look.pieces.plain
    for (const [x, y] of basil ? scene.spots(7, 190) : []) basil?.draw(scene, x, scene.y + (y - scene.y) * aspect, 1.15)
    garnish(scene, dish, { x: scene.x, y: scene.y, radius: flat ? 205 : 250, even: true })
  },
  cutlery: 'none',
}

const TOASTED_CORN = rgb('#dc9630')
/** Dried chilies that were blended into a sauce. */
const GUAJILLO = rgb('#8f1a08')

/** Nachos, chips and loaded fries: a heap with things on it. */
export const loaded: Archetype = {
  zoom: [1.2, 1.36],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    platter(scene, 420, 275, 0, setting.ceramic)
    const heap = { x: scene.x, y: scene.y, radius: 225 }
    const shell = shellOf(dish)
    const coated = Boolean(dish.scene.sauce)
    // The platter is longer than wide, and the chips cover it.
    const wide = ([x, y]: Point): Point => [scene.x + (x - scene.x) * 1.36, y]
    const chips = dish.first('bread') ? scene.spots(coated ? 84 : 104, 214).map(wide) : []
    // A named sauce has been folded into the chips.
    const red = mix(dish.sauce.light, GUAJILLO, 0.45)
    const coat = coated ? sauced(red, 0.78, scene.random.between(0, 99), 0.6) : null
    if (coat) runout(scene, scene.x, scene.y, 300, scaled(red, 0.8))
    scene.field.withFinish(coat, () => {
      for (const [x, y] of chips)
        cornChip(
          scene,
          x,
          y,
          scene.random.between(coat ? 66 : 54, coat ? 80 : 72),
          scene.vary(mix(shell.mid, TOASTED_CORN, 0.6), 0.08),
        )
    })
    // More of the sauce lies on the chips in pools.
    if (coat) for (const reach of [250, 215]) meltedSheet(scene, reach * 1.3, reach * 0.86, red, scaled(red, 0.6), 0.8)
    const cheese = coat ? undefined : dish.of('cheese').find((part) => isCookedIn(part) && part.grams > 30)
    if (cheese && chips.length) {
      const gold = mix(cheese.look.colour, rgb('#ffa814'), 0.75)
      // It runs over the chips and takes their shape.
      for (const reach of [262, 230, 190])
        meltedSheet(scene, reach * 1.3, reach * 0.86, scene.vary(gold, 0.05), rgb('#b5651c'), 0.7)
    }
    const tops = dish.pieces.filter((part) => part.look.kind !== 'bread' && part !== cheese)
    const cover = chips.length ? (cheese ? 0.42 : 0.75) : 1.3
    for (const off of chips.length ? [-118, 118] : [0])
      toss(scene, tops, { ...heap, x: scene.x + off, radius: off ? 165 : heap.radius }, { cover, scale: 0.95 })
    const cream = dish.of('cream').find((part) => part.grams > 40)
    if (cream && cheese)
      for (const [x, y] of scene.spots(5, 140).map(wide))
        dollop(scene, x, y, 34, mix(cream.look.colour, rgb('#ffffff'), 0.3))
    garnish(scene, dish, heap)
    season(scene, dish, heap)
  },
  cutlery: 'none',
}

export function sauceDish(
  scene: Parameters<typeof bowl>[0],
  sauce: Part,
  x: number,
  y: number,
  rim: Parameters<typeof bowl>[1]['rim'],
): void {
  // High enough to stand over the edge of a platter.
  bowl(scene, { radius: 84, body: rim, rim, depth: 64, x, y })
  const { colour } = sauce.look
  // Soy sauce is nearly black where it stands.
  const deep = lightness(colour) < 32 ? 0.55 : 1
  liquid(scene, {
    level: 52,
    radius: 74,
    dark: scaled(colour, 0.85 * deep),
    light: scaled(colour, deep),
    x,
    y,
    gloss: 0.9,
    rough: 0.7,
  })
}
