// Cooked vegetables in their sauce, spread over the fish or meat.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced, washed } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { toss } from '#studio/laying.ts'
import { cookedPiece, type Piece, piece } from '#studio/looks/look.ts'
import { isMeltedTomato, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { citrusWheel } from '#studio/shapes/citrus.ts'
import { nap } from '#studio/shapes/drizzle.ts'
import { matchstick } from '#studio/shapes/matchstick.ts'
import { pickledStrip } from '#studio/shapes/pickled-strip.ts'
import { gratedRoot } from '#studio/shapes/shreds.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { tomatoBit } from '#studio/shapes/tomato-bit.ts'
import { onionRing } from '#studio/shapes/vegetable-pieces.ts'
import { servingOf } from './main-serving.ts'

interface Spoonfuls {
  /** Half the length and half the width of the sauce below. */
  reach: number
  deep: number
  radius: number
  places: readonly (readonly [number, number])[]
}

const ALONG_A_FILLET: Spoonfuls = {
  reach: 186,
  deep: 84,
  radius: 88,
  places: [
    [-110, 18],
    [0, 0],
    [105, -22],
  ],
}

/** A pickle lies loose over both fillets. */
const LOOSE: Spoonfuls = {
  reach: 0,
  deep: 0,
  radius: 72,
  places: [
    [-104, 24],
    [-36, -30],
    [26, 24],
    [92, -30],
    [4, -6],
  ],
}

/** Between two steaks and down over their edges: the rings of the cut show at both sides. */
const ON_STEAKS: Spoonfuls = {
  reach: 116,
  deep: 142,
  radius: 52,
  places: [
    [-8, -66],
    [-2, -14],
    [-26, 40],
    [-74, 92],
    [-10, 106],
    [62, 138],
  ],
}

/** `apart`: the main thing, and what lies under it. */
export function spreadOver(scene: Scene, dish: Dish, apart: readonly (Part | undefined)[], x: number, y: number): void {
  const [main] = apart
  const pieces = dish.pieces.filter((part) => !apart.includes(part) && !dish.isBeside(part))
  // Tomatoes that cooked to a sauce are still seen in it as soft pieces.
  const tomatoes = dish.parts.filter((part) => isMeltedTomato(part) && part.piece && !dish.isBeside(part))
  const parts = [...new Set([...pieces, ...tomatoes])].map(softened)
  const grated = parts.filter(({ cut, look }) => cut === 'shred' && look.kind === 'vegetable')
  if (grated.length > 1) {
    stewedShreds(scene, grated, x, y)
    return
  }
  const { dark, light } = dish.sauce
  // A pickle keeps its colors; vinegar only makes it shine.
  const pickled = !dish.scene.sauce && dish.has(/vinegar/) && tomatoes.length === 0
  const onSteaks = main && servingOf(dish, main) === 'steaks'
  const { reach, deep, radius, places } = pickled ? LOOSE : onSteaks ? ON_STEAKS : ALONG_A_FILLET
  if (dish.scene.sauce) nap(scene, x, y, { reach, deep, dark, light })
  const laid = pickled ? parts.map(crunchy) : parts
  scene.field.withFinish(sauced(mix(dark, light, 0.5), pickled ? 0.08 : 0.3, scene.random.between(0, 99)), () =>
    places.forEach(([dx, dy]) => {
      toss(
        scene,
        laid,
        { x: x + dx, y: y + dy, radius },
        pickled ? { cover: 1.7, scale: 1.08, rise: 30, crowd: () => 1 } : { cover: 2.2, scale: 1.05 },
      )
    }),
  )
  if (dish.find(/\blemons?\b/)?.cut === 'slice' && main?.look.kind === 'fish') bakedLemon(scene, x, y)
}

const LEMON = { rind: rgb('#f2be1c'), pulp: rgb('#fbe284') }

/** Slices that went into the oven on top. */
function bakedLemon(scene: Scene, x: number, y: number): void {
  // In a row along one of the fish, each on the edge of the last: two side by side would be a pair of eyes.
  for (const [dx, dy] of [
    [-88, 112],
    [-36, 106],
    [16, 109],
  ] as const)
    citrusWheel(scene, x + dx, y + dy, scene.random.between(40, 46), LEMON)
}

/** Tomatoes and onions that cooked down to a sauce. */
function softened(part: Part): Part {
  if (isMeltedTomato(part)) return { ...part, piece: SOFT_TOMATO }
  if (/cherry tomato/.test(part.name)) return { ...part, piece: BURST_TOMATO }
  const limp = /onion/.test(part.name) && part.cut === 'slice' && part.done === 'soft'
  return limp ? { ...part, grams: part.grams * 0.5, piece: LIMP_ONION } : part
}

const SOFT_TOMATO = cookedPiece('slice', 19, (s, x, y, k) => tomatoBit(s, x, y, s.random.between(12, 27) * k))
const BURST_TOMATO = cookedPiece('slice', 23, (s, x, y, k) => burstTomato(s, x, y, s.random.between(20, 30) * k, 0))
const LIMP_ONION = cookedPiece('slice', 18, (s, x, y, k) =>
  softOnion(s, x, y, s.random.between(54, 96) * k, 0.12, SOFT_ONION.flesh, SOFT_ONION.edge),
)

/** Boiled for a moment in vinegar: still crisp, in rings and thin sticks as they were cut. */
function crunchy(part: Part): Part {
  const { look, cut, name } = part
  if (/onion/.test(name)) return { ...part, grams: part.grams * 1.8, piece: RINGS }
  if (/bell pepper|chili/.test(name)) return { ...part, piece: PICKLED(look.colour) }
  if (/carrot/.test(name)) return { ...part, piece: CARROT_STICK }
  const raw = look.pieces[cut]
  return raw ? { ...part, piece: raw } : part
}

const PICKLED = (skin: Rgb): Piece =>
  piece('slice', 18, (s, x, y, k) =>
    pickledStrip(s, x, y, s.random.between(56, 118) * k, skin, mix(skin, rgb('#fbe6b4'), 0.5)),
  )
const CARROT_STICK = piece('slice', 17, (s, x, y, k) =>
  matchstick(s, x, y, s.random.between(50, 84) * k, 6.5 * k, { flesh: rgb('#f08a24') }),
)

const [ONION, ONION_EDGE] = [rgb('#f8eed8'), rgb('#e2c795')]
/** Rings, and those that came apart to crescents. */
const RINGS = piece('slice', 27, (s, x, y, k) => {
  if (s.random.chance(0.42)) onionRing(s, x, y, s.random.between(26, 44) * k, rgb('#efe2c4'), rgb('#fbf5e6'))
  else pickledStrip(s, x, y, s.random.between(60, 110) * k, ONION, ONION_EDGE)
})

const TOMATO = rgb('#cf4a18')
const CARROT = rgb('#ee8420')
const SOFT_ONION = { flesh: rgb('#f2cf8e'), edge: rgb('#cf8a3c') }

/** Carrots and other roots, coarsely grated and stewed with onions and tomato until soft: a thick, shining layer. */
function stewedShreds(scene: Scene, grated: readonly Part[], x: number, y: number): void {
  const { random } = scene
  // Both ends of the fish below look out.
  const [reach, deep] = [146, 122]
  nap(scene, x, y, {
    reach: reach * 0.9,
    deep: deep * 0.86,
    dark: mix(TOMATO, rgb('#7a2408'), 0.3),
    light: mix(TOMATO, CARROT, 0.5),
  })
  // Most of it is carrot; the pale roots took up some of the tomato.
  const pale = grated
    .filter(({ name }) => !/carrot/.test(name))
    .map(({ look }) => mix(look.colour, rgb('#eeb45c'), 0.55))
  const area = { x, y, radius: reach * 1.15 }
  scene.field.withFinish(washed(rgb('#e0601a'), 0.42, random.between(0, 99)), () =>
    heaped(scene, area, 18, () => {
      for (const [u, v] of scene.spots(330, 1, 0, 0)) {
        const [px, py] = [x + u * reach, y + v * deep - u * reach * 0.2]
        const way = random.unit()
        if (way < 0.1) softOnion(scene, px, py, random.between(50, 84), 0.13, SOFT_ONION.flesh, SOFT_ONION.edge)
        else {
          const root = way < 0.34 && pale.length ? random.pick(pale) : CARROT
          // Most went limp; some keep the shape that the grater gave them.
          if (random.chance(0.6)) softOnion(scene, px, py, random.between(44, 86), 0.075, root, mix(root, TOMATO, 0.5))
          else gratedRoot(scene, px, py, random.between(26, 54), random.between(7, 11), root)
        }
      }
    }),
  )
  // Its juice binds it.
  nap(scene, x, y, {
    reach: reach * 0.94,
    deep: deep * 0.9,
    dark: mix(TOMATO, rgb('#8a2a0a'), 0.4),
    light: TOMATO,
    strength: 0.4,
  })
}
