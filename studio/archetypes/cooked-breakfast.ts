// A cooked breakfast: poached eggs on toast at the back, sausages and bacon to one side, mushrooms, tomatoes and beans in front.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { season } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { broiledCap } from '#studio/shapes/cooked-mushroom.ts'
import { sausage } from '#studio/shapes/meat.ts'
import { poachedEgg } from '#studio/shapes/poached-egg.ts'
import { rasher } from '#studio/shapes/rasher.ts'
import { toastBase } from '#studio/shapes/toasts.ts'
import { broiledTomato } from '#studio/shapes/tomato-half.ts'
import { watercress } from '#studio/shapes/watercress.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'

const BROWNED = rgb('#7a3412')

/** A place on the plate, from its middle. */
type Place = readonly [dx: number, dy: number]

const TOASTS: readonly { at: Place; turn: number }[] = [
  { at: [16, -182], turn: 0.3 },
  { at: [-146, -128], turn: -0.22 },
]
const MUSHROOMS: readonly Place[] = [
  [196, -176],
  [258, -88],
  [160, -96],
]
const TOMATOES: readonly Place[] = [
  [-268, 44],
  [-226, 148],
  [-146, 62],
]
const BACON: readonly { at: Place; turn: number }[] = [
  { at: [214, 50], turn: -0.62 },
  { at: [190, 124], turn: -0.5 },
]

export function cookedBreakfast({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 378, ...setting.ceramic })
  const { random, x, y } = scene
  const part = (match: RegExp): Part | undefined => dish.parts.find(({ name }) => match.test(name))
  const beans = part(/bean/)
  if (beans) heapOf(scene, dish, beans, { x: x - 56, y: y + 196, radius: 122 })
  if (part(/tomato/)) for (const [dx, dy] of TOMATOES) broiledTomato(scene, x + dx, y + dy, random.between(58, 66))
  if (part(/mushroom/))
    MUSHROOMS.forEach(([dx, dy], i) => {
      broiledCap(scene, x + dx, y + dy, random.between(60, 70), i > 0)
    })
  if (part(/bacon/))
    for (const { at, turn } of BACON)
      rasher(scene, x + at[0], y + at[1], random.between(128, 136), turn + random.bell() * 0.06)
  const link = part(/sausage/)?.look.main
  if (link)
    for (const dy of [0, 68])
      sausage(scene, x + 26 + dy * 0.24, y + 14 + dy, 236, 33, -0.26 + random.bell() * 0.06, link.flesh, BROWNED)
  eggsOnToast(scene, dish, part(/bread|toast/))
  if (part(/watercress/)) for (const [dx, dy] of CRESS) watercress(scene, x + dx, y + dy, random.between(50, 62))
  season(scene, dish, { x: x - 60, y: y - 150, radius: 150 }, 0.6)
}

const CRESS: readonly Place[] = [
  [-282, -66],
  [-256, -104],
  [-290, -24],
]

function eggsOnToast(scene: Scene, dish: Dish, bread: Part | undefined): void {
  const crumb = bread?.look.colour ?? rgb('#e8c890')
  TOASTS.forEach(({ at: [dx, dy], turn }, i) => {
    const [x, y] = [scene.x + dx, scene.y + dy]
    if (bread)
      toastBase(scene, {
        x,
        y,
        turn,
        halfWidth: 104,
        halfHeight: 100,
        kind: 'tin',
        crumb: mix(crumb, rgb('#f6dfb0'), 0.35),
        crust: rgb('#8a4c1c'),
      })
    if (dish.of('egg').length) poachedEgg(scene, x + 4, y + 2, 86, i === 1)
  })
}
