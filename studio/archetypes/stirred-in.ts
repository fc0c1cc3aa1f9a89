// What is folded through scrambled eggs or tofu, and what is laid on them.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { cookedPiece, piece } from '#studio/looks/look.ts'
import { isMeltedTomato, type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { brokenCrumb } from '#studio/shapes/broken-crumb.ts'
import { friedMushroom } from '#studio/shapes/fried-mushroom.ts'
import { radishSlice } from '#studio/shapes/radish-slice.ts'
import { salmonDrape } from '#studio/shapes/salmon-drape.ts'
import { smokedSalmon } from '#studio/shapes/smoked-salmon.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { tomatoBit } from '#studio/shapes/tomato-bit.ts'
import { inFlakes } from './flaked-fish.ts'

const FETA = rgb('#fbf2de')
/** Fruit that was stewed with its spices. */
export const CINNAMON = rgb('#a8601c')

const SOFT_TOMATO = cookedPiece('slice', 15, (s, x, y, k) => tomatoBit(s, x, y, s.random.between(11, 21) * k))
/** Grams of diced tomato up to which its pieces can be told apart; more of it is a sauce. */
const FEW_TOMATOES = 200

/** Torn into strips and fried until brown at the edges. */
const TORN_MUSHROOM = cookedPiece('slice', 23, (s, x, y, k) => friedMushroom(s, x, y, s.random.between(56, 92) * k))

const [GOLDEN, BROWN] = [rgb('#e6a44c'), rgb('#9a5416')]
const SOFT_ONION = cookedPiece('slice', 17, (s, x, y, k) =>
  softOnion(s, x, y, s.random.between(48, 92) * k, 0.12, GOLDEN, BROWN),
)

const THIN_RADISH = piece('slice', 19, (s, x, y, k) => radishSlice(s, x, y, s.random.between(17, 23) * k))

/** Diced tomato that went soft in the pan before the eggs did. */
export function isSoftDice(part: Part): boolean {
  return isMeltedTomato(part) && part.cut === 'cube' && part.grams <= FEW_TOMATOES
}

/** What is left to be seen of tomatoes that cooked down. */
export function softBits(part: Part): Part {
  return { ...part, piece: SOFT_TOMATO }
}

/** Feta over eggs is crumbled, some of it fine. */
function crumbled(part: Part): Part {
  if (part.look.kind !== 'cheese' || !part.look.pieces.mince) return part
  const feta = piece('slice', 10, (s, x, y, k) => {
    brokenCrumb(s, x, y, (7 + 11 * s.random.unit() ** 1.8) * k, FETA)
  })
  return { ...part, piece: feta }
}

export function isLox({ name }: Part): boolean {
  return /smoked salmon|\blox\b/.test(name)
}

/** Put on last and left whole, where everything else is folded in. */
export function isLaidOn({ look, done, name }: Part): boolean {
  if (look.kind === 'fish' || look.kind === 'seafood') return false
  return (done === null || done === 'raw') && (look.kind !== 'vegetable' || /radish|cucumber|avocado|tomato/.test(name))
}

/** Onions that went soft and golden before the eggs came in, mushrooms that browned. */
function fromThePan(part: Part): Part {
  if (/onion/.test(part.name) && part.cut === 'slice' && part.done && part.done !== 'raw')
    return { ...part, grams: part.grams * 1.4, piece: SOFT_ONION }
  if (/^radish/.test(part.name) && part.cut === 'slice') return { ...part, piece: THIN_RADISH }
  if (!/oyster mushroom/.test(part.name)) return part
  return { ...part, piece: TORN_MUSHROOM }
}

export function stirredIn(dish: Dish): Part[] {
  const solid = dish.pieces.filter(
    (part) => part.look.kind !== 'egg' && part.look.kind !== 'tofu' && !/ackee/.test(part.name),
  )
  const dice = dish.parts.filter(isSoftDice).map((part) => ({ ...part, piece: SOFT_TOMATO }))
  return [...solid.filter((part) => !isSoftDice(part)), ...dice]
    .filter((part) => !dish.isBeside(part) && part.look.kind !== 'bread')
    .map(crumbled)
    .map(inFlakes)
    .map(fromThePan)
    .map((part) => (part.look.kind === 'fruit' && part.done ? withFinish(part, sauced(CINNAMON, 0.42, 3)) : part))
}

/** Ribbons folded through the eggs, or whole slices that lean on them at one side. */
export function laySalmon(scene: Scene, { cut }: Part, x: number, y: number, radius: number): void {
  const { random } = scene
  if (cut === 'shred') {
    // Broad for their length: narrow ones with many folds would be zigzags.
    for (const [px, py] of scene.spots(12, radius - 58, x, y))
      smokedSalmon(scene, px, py, {
        length: random.between(92, 128),
        width: random.between(50, 70),
        turn: random.angle(),
        folds: random.between(1.2, 2),
        warmed: random.between(0.02, 0.16),
      })
    return
  }
  for (const [at, far, turn, length] of DRAPES)
    salmonDrape(scene, x + Math.cos(at) * far * radius, y + Math.sin(at) * far * radius, {
      length: length * random.between(0.94, 1.06),
      width: random.between(96, 112),
      turn: turn + random.bell() * 0.12,
      waves: random.between(2.4, 3.1),
    })
}

/** Direction, distance and turn of whole slices, the nearest last; and how long they are. */
const DRAPES = [
  [-0.66, 0.74, 0.5, 210],
  [-0.06, 0.86, 1.25, 230],
  [0.62, 0.78, 2.1, 220],
] as const
