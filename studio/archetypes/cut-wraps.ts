// Wraps and burritos as they are served: halves with their cuts to the viewer, in a sleeve, on a plate, or next to a whole one.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import type { RollLook } from '#studio/shapes/enchilada.ts'
import { cutWrap } from '#studio/shapes/rolled.ts'
import { falafel } from './falafel.ts'
import { cutFoods } from './fillings.ts'

/** Where a half or a whole one lies from the middle, and where its cut looks. */
interface Lying {
  x: number
  y: number
  turn: number
  whole?: boolean
}

const APART: readonly Lying[] = [
  { x: -150, y: -25, turn: 1.85 },
  { x: 150, y: 5, turn: 1.2 },
]

const WAYS: Record<string, readonly Lying[]> = {
  // Side by side and aslant, all to the same corner.
  paper: [
    { x: -150, y: -70, turn: 2.32 },
    { x: 118, y: -20, turn: 2.16 },
  ],
  foil: [
    { x: -112, y: 12, turn: 1.5 },
    { x: 128, y: -34, turn: 1.68 },
  ],
  // One looks left, one looks right.
  crossed: [
    { x: 108, y: -122, turn: 0.42 },
    { x: -92, y: 84, turn: 2.5 },
  ],
  whole: [
    { x: 26, y: -112, turn: -0.12, whole: true },
    { x: 8, y: 84, turn: 0.62 },
  ],
}

/** Before the wraps, so that one sees what is in them; one is broken open. */
const FALAFEL_PLACES = [
  [-58, 196, false],
  [38, 214, true],
  [-8, 136, false],
] as const

const TOASTED = rgb('#dba453')

export function isOnPlate({ scene: { style } }: Dish): boolean {
  return style === 'crossed' || style === 'whole'
}

export function cutWraps(scene: Scene, dish: Dish, look: RollLook): void {
  const { style } = dish.scene
  const foods = cutFoods(dish)
  const fillings = foods.length ? foods : [{ colour: look.spots, form: 'lump' as const, share: 1 }]
  const lean = scene.random.bell() * 0.06
  const sleeve = style === 'paper' || style === 'foil' ? style : undefined
  // From a dry pan once more, after they were rolled.
  const wrapper = style === 'foil' || style === 'whole' ? mix(look.wrapper, TOASTED, 0.5) : look.wrapper
  for (const { x, y, turn, whole = false } of WAYS[style] ?? APART)
    cutWrap(scene, scene.x + x, scene.y + y, turn + lean, {
      ...look,
      wrapper,
      length: whole ? 470 : 390,
      radius: look.radius * (style === 'whole' ? 1.45 : 1.55),
      fillings,
      sleeve,
      whole,
    })
  if (dish.called(/falafel/))
    for (const [dx, dy, broken] of FALAFEL_PLACES) falafel(scene, scene.x + dx, scene.y + dy, 50, broken)
}
