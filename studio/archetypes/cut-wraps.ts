// Wraps and burritos as they are served: halves with their cuts to the viewer, in a sleeve, on a plate, or next to a whole one.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { clamp, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { type CutFace, cutFace } from '#studio/sculpted/cut-face.ts'
import type { SleeveKind } from '#studio/sculpted/sleeve.ts'
import { halfHeight, type Wrap, wrapSolids } from '#studio/sculpted/wrap.ts'
import type { RollLook } from '#studio/shapes/enchilada.ts'
import type { CutFood } from '#studio/shapes/morsel.ts'
import { cutFilling } from '#studio/shapes/wrap-cut.ts'
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
    { x: -120, y: -66, turn: 2.32 },
    { x: 142, y: -20, turn: 2.16 },
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
  [38, 208, true],
  [-8, 140, false],
] as const

/** Pieces as large as one would cut them for a wrap. */
const COARSE = 1.22
/** What was simmered together for a burrito is smaller. */
const FINE = 0.94
const MELTED_CHEDDAR = rgb('#f0ad3e')

/** Mostly meat and beans: the vegetables cooked down in it, the cheese melted in between. */
function burrito(food: CutFood): CutFood {
  if (food.form === 'melt') return { ...food, colour: MELTED_CHEDDAR, share: 0.34 }
  if (food.form === 'dice') return { ...food, share: 0.16 }
  if (food.form === 'crumb') return { ...food, colour: BROWNED_BEEF, share: 1.6 }
  if (food.form === 'bean') return { ...food, colour: mix(food.colour, PINTO, 0.7), share: 0.9 }
  return food.form === 'rice' ? { ...food, share: 0.8 } : food
}
const [BROWNED_BEEF, PINTO] = [rgb('#824420'), rgb('#cf9670')]

const WHOLE_WHEAT = rgb('#e6c48c')
const FLOUR = rgb('#f3deb2')

/** How far the layers of a burrito, rolled while they were hot, mix. */
const MIXED = 0.16

/** Darker under the sheet, which stands over the filling. */
function shaded({ rise, colour }: CutFace): CutFace {
  return { rise, colour: (v, w) => scaled(colour(v, w), 1 - 0.35 * smooth(0.7, 1.02, v * v + w * w)) }
}

export function isOnPlate({ scene: { style } }: Dish): boolean {
  return style === 'crossed' || style === 'whole'
}

/** Below the sculpture, for its shadow. */
export function wrapBody(scene: Scene, wrap: Wrap, base: number): void {
  const [half, wide, tall] = [wrap.length / 2 - 44, wrap.radius * 0.84, halfHeight(wrap) * 1.5]
  scene.field.stamp(wrap.x, wrap.y, half + wide, wrap.turn, (lx, ly, out) => {
    const end = clamp((half - Math.abs(lx)) / 90)
    const v = ly / (wide * (0.6 + 0.4 * end))
    if (Math.abs(v) > 1 || end <= 0) return false
    const z = tall * Math.sqrt(1 - v * v) * Math.sqrt(1 - (1 - end) ** 2)
    return put(out, wrap.sheet, base + z, 0.1, z)
  })
}

export function cutWraps(scene: Scene, dish: Dish, look: RollLook): void {
  const { style } = dish.scene
  const foods = cutFoods(dish).map((food) => (food.form === 'grain' ? { ...food, form: 'rice' as const } : food))
  const inside = style === 'foil' ? foods.map(burrito) : foods
  const fillings = foods.length ? inside : [{ colour: look.spots, form: 'lump' as const, share: 1 }]
  const kind: SleeveKind | undefined = style === 'paper' || style === 'foil' ? style : undefined
  const lean = scene.random.bell() * 0.06
  const sheet = dish.has(/whole wheat tortilla/) ? WHOLE_WHEAT : FLOUR
  const solids: Solid[] = []
  const bases: number[] = []
  for (const { x, y, turn, whole = false } of WAYS[style] ?? APART) {
    const filling =
      style === 'foil' ? cutFilling(scene, fillings, false, FINE, MIXED, 2) : cutFilling(scene, fillings, false, COARSE)
    const wrap: Wrap = {
      x,
      y,
      turn: turn + lean,
      length: whole ? 460 : 380,
      radius: look.radius * (style === 'whole' ? 1.55 : 1.72),
      sheet: mix(sheet, scene.vary(sheet, 0.05), 0.8),
      spots: look.spots,
      toasted: style === 'foil' || style === 'whole' ? 1 : 0.35,
      seed: scene.random.between(0, 99),
      face: whole ? null : style === 'foil' ? shaded(cutFace(filling)) : cutFace(filling),
    }
    const base = scene.field.heightAt(scene.x + x, scene.y + y)
    bases.push(base)
    wrapBody(scene, { ...wrap, x: scene.x + x, y: scene.y + y }, base)
    solids.push(...wrapSolids(wrap, kind))
  }
  scene.field.overlays.push(sculpture(scene.x, scene.y, Math.min(...bases), solids))
  if (dish.called(/falafel/))
    for (const [dx, dy, broken] of FALAFEL_PLACES) falafel(scene, scene.x + dx, scene.y + dy, 50, broken)
}
