// Toasts, pizzas, nachos: food laid on bread.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, season, toss } from '#studio/laying.ts'
import { isCookedIn, type Part } from '#studio/part.ts'
import { breadSlice, type CrustLook, pizzaBase, tortillaChip } from '#studio/shapes/breads.ts'
import { broiledCheese, meltedCheese } from '#studio/shapes/dairy.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { board, bowl, platter } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { flatbreads, focaccia, socca } from './flatbreads.ts'
import { frenchToast } from './french-toast.ts'
import { shellOf } from './tacos.ts'

const SPREADS =
  /avocado|hummus|ricotta|cream cheese|peanut butter|almond butter|goat|yog|skyr|labneh|cottage|tahini|liver|egg salad|tuna|mayonnaise|beet/

const FRENCH_TOAST = /french toast|pain perdu|torrijas|eggy bread/

export const toast: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.called(FRENCH_TOAST)) {
      frenchToast(stage)
      return
    }
    if (scene.random.chance(0.6)) board(scene, 420, 275, scene.random.between(-0.08, 0.08))
    else platter(scene, 420, 255, scene.random.between(-0.08, 0.08), setting.ceramic)
    const bread = dish.first('bread')
    const plain = bread?.look.colour ?? rgb('#e9c98e')
    const crumb = bread?.done === 'fried' || bread?.done === 'baked' ? mix(plain, rgb('#c9853a'), 0.5) : plain
    const crust = mix(crumb, rgb('#5f3012'), 0.75)
    const rolls = /\broll|bolillo|baguette|ciabatta/.test(bread?.name ?? '')
    const picked = scene.random.pick([2.4, 5, 3.4])
    const round = rolls ? 2.2 : picked
    const spreads = (part: Part): boolean => SPREADS.test(part.name) || part.cut === 'puree'
    const spread = dish.scene.sauce ? undefined : dish.parts.find((part) => spreads(part) && part.look.kind !== 'bread')
    const small = /bruschetta|crostini|canap|smorrebrod/.test(dish.words)
    const places = small
      ? [
          [-235, -70],
          [0, -80],
          [235, -62],
          [-120, 110],
          [125, 105],
        ]
      : [
          [-185, -10],
          [190, 12],
        ]
    const melted = rolls ? dish.of('cheese').find((part) => part.grams > 40 && isCookedIn(part)) : undefined
    const laid = dish.pieces.filter((part) => part !== spread && part !== melted && part.look.kind !== 'egg')
    // A salsa goes on after the cheese has melted.
    const isFresh = (part: Part): boolean => melted !== undefined && part.look.kind === 'vegetable'
    const tops = laid.filter((part) => !isFresh(part))
    const fresh = laid.filter(isFresh)
    const egg = dish.eggs.find((part) => part.cut === 'plain')
    for (const [dx, dy] of places as [number, number][]) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      const [w, h] = small ? [104, 82] : rolls ? [132, 205] : [150, 182]
      const top = breadSlice(scene, x, y, w, h, scene.random.bell() * 0.14, crumb, crust, round)
      const radius = Math.min(w, h) * 0.92
      const colour = spread?.look.colour ?? (dish.scene.sauce ? dish.sauce.light : undefined)
      if (colour) {
        mound(scene, {
          radius,
          rise: 11,
          base: top - 4,
          x,
          y,
          dark: scaled(colour, 0.86),
          light: colour,
          rough: 8,
          gloss: 0.4,
          aspect: h / w,
        })
      }
      const coat = dish.scene.sauce ? sauced(dish.sauce.light, 1.1, scene.random.between(0, 99)) : null
      scene.field.withFinish(coat, () =>
        toss(
          scene,
          tops,
          { x, y, radius: radius * 0.84 },
          { cover: small || coat ? 0.95 : 0.72, scale: small ? 0.66 : 0.86 },
        ),
      )
      if (melted)
        broiledCheese(scene, x, y, w * 0.98, h * 0.98, mix(melted.look.colour, rgb('#fff0c4'), 0.3), rgb('#a85f1a'))
      if (egg) friedEgg(scene, x, y, small ? 56 : 88)
      if (melted) toss(scene, fresh, { x, y, radius: radius * 0.5 }, { cover: 0.5, scale: 0.8 })
      garnish(scene, dish, { x, y, radius: radius * 0.85 }, 1.1, small ? 0.7 : 0.9)
    }
  },
  cutlery: 'none',
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
      for (const [x, y] of scene.spots(26, 245)) {
        meltedCheese(
          scene,
          x,
          scene.y + (y - scene.y) * aspect,
          scene.random.between(40, 66),
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
    garnish(scene, dish, { x: scene.x, y: scene.y, radius: flat ? 205 : 250, even: true })
  },
  cutlery: 'none',
}

/** Nachos, chips and loaded fries: a heap with things on it. */
export const loaded: Archetype = {
  zoom: [1.2, 1.36],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    platter(scene, 420, 275, 0, setting.ceramic)
    const heap = { x: scene.x, y: scene.y, radius: 225 }
    const shell = shellOf(dish)
    const chips = dish.first('bread') ? scene.spots(70, 240) : []
    // A named sauce has been folded into the chips.
    const coat = dish.scene.sauce ? sauced(dish.sauce.light, 0.85, scene.random.between(0, 99)) : null
    scene.field.withFinish(coat, () => {
      for (const [x, y] of chips) tortillaChip(scene, x, y, 52, scene.vary(mix(shell.light, shell.mid, 0.5), 0.08))
    })
    const tops = dish.pieces.filter((part) => part.look.kind !== 'bread')
    toss(scene, tops, { ...heap, radius: chips.length ? 190 : heap.radius }, { cover: chips.length ? 0.75 : 1.3 })
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
  liquid(scene, { level: 52, radius: 74, dark: scaled(colour, 0.85), light: colour, x, y, gloss: 0.9, rough: 2 })
}
