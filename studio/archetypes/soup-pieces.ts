// Pieces as they float in a soup: thick enough to stand half out of it.
import { lightness, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { broccoliCrown } from '#studio/shapes/broccoli-crown.ts'
import { burstBean } from '#studio/shapes/burst-bean.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { softRibbons, wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { cucumberDice, SIMMERED_ZUCCHINI } from '#studio/shapes/cucumber-dice.ts'
import { daikonHalf } from '#studio/shapes/daikon-half.ts'
import { enokiBundle, starredCap } from '#studio/shapes/hot-pot-mushrooms.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { napaLeaf } from '#studio/shapes/napa-leaf.ts'
import { pumpkinChunk } from '#studio/shapes/pumpkin-chunk.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { softTofu } from '#studio/shapes/soft-tofu.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { floret } from '#studio/shapes/vegetable-pieces.ts'
import { brothOf } from './broth-tones.ts'
import { fromThePot } from './stew-pieces.ts'
import { withCookedMushrooms } from './stewed-mushrooms.ts'

export function inSoup(dish: Dish, part: Part): Part {
  const seen = isMain(dish, part) ? { ...part, grams: part.grams * MAIN } : part
  const drawn = piecesInSoup(dish, seen)
  return drawn.look.kind === 'fish' && drawn.piece && isMain(dish, part)
    ? { ...drawn, piece: larger(drawn, drawn.piece) }
    : drawn
}

/** Large pieces of salmon, of which a few are enough; those of white fish are large already. */
function larger({ look }: Part, piece: Piece): Piece {
  const times = lightness(look.main?.flesh ?? look.colour) > WHITE_FLESH ? 0.96 : 1.3
  return { ...piece, draw: (s, x, y, k) => piece.draw(s, x, y, k * times) }
}

const WHITE_FLESH = 80

/** What a scene says the soup is about comes first. */
const MAIN = 2

function isMain({ scene }: Dish, { name }: Part): boolean {
  return scene.main !== '' && name.includes(scene.main)
}

function piecesInSoup(dish: Dish, part: Part): Part {
  if (dish.called(/mizutaki/)) return inHotPot(part)
  if (/pumpkin|squash/.test(part.name) && part.cut === 'cube' && part.piece) return { ...part, piece: PUMPKIN }
  if (part.look.kind === 'tofu' && part.piece) return plumpTofu(dish, part)
  // Cut fine, and limp from simmering.
  if (/bamboo/.test(part.name) && (part.cut === 'shred' || part.cut === 'strip') && part.piece)
    return { ...part, grams: part.grams * 0.4, piece: BAMBOO }
  if (/adzuki/.test(part.name) && part.piece) return { ...part, piece: RED_BEAN }
  // Pasta is what one looks for in such a soup, although there are more beans than pasta in it.
  if (part.look.kind === 'legume' && dish.first('pasta')) return { ...part, grams: part.grams * 0.25 }
  // Rounds are known for what they are; dice would be lost among the pasta.
  const round = part.look.cooked?.slice
  if (/zucchini/.test(part.name) && round && dish.scene.show.includes('zucchini'))
    return {
      ...part,
      piece: { ...round, reach: round.reach * 0.72, draw: (s, x, y, k) => round.draw(s, x, y, k * 0.72) },
    }
  if (/zucchini/.test(part.name) && part.cut === 'cube' && part.piece) return { ...part, piece: ZUCCHINI }
  // In a thin broth tomatoes are seen: soft wedges.
  if (/^tomato/.test(part.name) && part.piece)
    return {
      ...part,
      piece: cookedPiece('slice', 30, (s, x, y, k) => soupTomato(s, x, y, s.random.between(26, 40) * k)),
    }
  if (/cherry tomato/.test(part.name) && part.piece)
    return {
      ...part,
      grams: part.grams * 0.6,
      piece: cookedPiece('slice', 22, (s, x, y, k) => burstTomato(s, x, y, s.random.between(19, 25) * k, 0)),
    }
  return asSlice(withFlorets(largerDice(fromThePot(dish, part), dish.has(/\bbeet/))))
}

/** Small dice of potato that are half under the soup would be crumbs; larger pieces have boiled, whatever was done to them before. */
function largerDice(part: Part, dyed: boolean): Part {
  const { piece, name } = part
  if (!piece || piece.sauced || !/potato/.test(name) || /sweet/.test(name)) return part
  // Beets dye potatoes, and large ones would hide them.
  if (dyed) return { ...part, piece: { ...piece, draw: (s, x, y, k) => piece.draw(s, x, y, k * 1.1) } }
  return { ...part, piece: potato(piece.reach > 23 ? 29 : Math.max(21, piece.reach * 1.35)) }
}

const BAMBOO_TONES = ['#f0dfa6', '#e2ca84', '#d4b56a'].map(rgb)
const BAMBOO = cookedPiece('slice', 24, (s, x, y, k) =>
  julienneLock(s, x, y, { length: s.random.between(54, 76) * k, width: 7 * k, tones: BAMBOO_TONES, strands: 2 }),
)
const POTATO = { flesh: rgb('#f3d88e'), shade: rgb('#cda25a') }
const RED_BEAN = cookedPiece('chunk', 13, (s, x, y, k) => burstBean(s, x, y, s.random.between(11.5, 15) * k))
const ZUCCHINI = cookedPiece('chunk', 21, (s, x, y, k) =>
  cucumberDice(s, x, y, s.random.between(18, 25) * k, SIMMERED_ZUCCHINI),
)
const PUMPKIN = cookedPiece('chunk', 29, (s, x, y, k) => pumpkinChunk(s, x, y, s.random.between(24, 33) * k))

/** Matt and floury, its rim beginning to fall apart. */
function potato(size: number): Piece {
  return cookedPiece('chunk', size * 0.95, (s, x, y, k) =>
    softDice(s, x, y, s.random.between(0.84, 1.14) * size * k, POTATO.flesh, POTATO.shade, 0.12, 0.4),
  )
}

const spinachRag = cookedPiece('slice', 22, (s, x, y, k) =>
  wiltedLeaf(s, x, y, s.random.between(46, 80) * k, rgb(s.random.pick(SPINACH))),
)
const SPINACH = ['#2c5a1a', '#224c16', '#386622']
const BRIGHT_SPINACH = ['#2f7020', '#3f8228', '#255c1a'].map(rgb)
/** Cut into ribbons before they went in: they stay bright and lie in loose knots. */
const spinachShreds = cookedPiece('slice', 25, (s, x, y, k) =>
  softRibbons(s, x, y, s.random.between(24, 38) * k, BRIGHT_SPINACH),
)

/** Roots in half-moons are flat pieces. */
function asSlice(part: Part): Part {
  // Whole leaves lie on a soup like lily pads: what the pot leaves of them are rags.
  if (/spinach/.test(part.name) && part.piece)
    return { ...part, piece: part.cut === 'shred' ? spinachShreds : spinachRag }
  // A little of what was grated goes a long way.
  if (/carrot/.test(part.name) && part.cut === 'shred') return { ...part, grams: part.grams * 0.3 }
  return /daikon/.test(part.name) && part.cut === 'half'
    ? { ...part, piece: part.look.pieces.slice ?? part.piece }
    : part
}

const [BUD, STALK] = [rgb('#4c8a34'), rgb('#b3cf7c')]

/** The heads of chopped broccoli still show in a soup, and stay green, whatever color it has. */
function withFlorets(part: Part): Part {
  if (!/broccoli/.test(part.name) || part.cut !== 'chop') return part
  const draw: Piece['draw'] = (s, x, y, k) => {
    const wet = s.field.finish
    s.field.finish = null
    if (s.random.chance(0.25)) floret(s, x, y, s.random.between(18, 26) * k, BUD, STALK)
    else broccoliCrown(s, x, y, s.random.between(12, 34) * k)
    s.field.finish = wet
  }
  return { ...part, grams: part.grams * 1.6, piece: cookedPiece('chunk', 24, draw) }
}

/** How much of a piece of tofu is below the broth that carries it. */
const SUNK = 0.2

/** Neat cubes and sticks: as tall as wide, so that they stand out of the broth instead of lying on it. */
function plumpTofu(dish: Dish, part: Part): Part {
  if (!part.look.main) return part
  const stick = part.cut === 'strip'
  const slab = part.cut === 'slice'
  const shape = stick
    ? { aspect: 0.3, tall: 0.34 }
    : slab
      ? { aspect: 0.72, tall: isMain(dish, part) ? 0.66 : 0.5 }
      : { aspect: 0.94, tall: 1 }
  const size = stick ? 52 : slab ? 38 : 25
  const sauce = brothOf(dish).light
  // A paste clings to it.
  const coated = dish.has(/doenjang/) ? 0.3 : 0
  return {
    ...part,
    grams: part.grams * (stick ? 2.4 : 1),
    piece: cookedPiece('chunk', stick ? 32 : slab ? 36 : 27, (s, x, y, k) =>
      softTofu(s, x, y, { size: size * k * s.random.between(0.86, 1.1), ...shape, sauce, coated, sunk: SUNK }),
    ),
  }
}

const ENOKI = 74

/** Whole mushrooms, and leaves of cabbage with their ribs. */
function inHotPot(part: Part): Part {
  if (/daikon/.test(part.name))
    return {
      ...part,
      piece: cookedPiece('slice', 34, (s, x, y, k) => daikonHalf(s, x, y, s.random.between(36, 46) * k)),
    }
  if (/shiitake/.test(part.name))
    return {
      ...part,
      piece: cookedPiece('slice', 34, (s, x, y, k) => starredCap(s, x, y, s.random.between(28, 36) * k)),
    }
  if (/enoki/.test(part.name))
    return {
      ...part,
      piece: cookedPiece('slice', 40, (s, x, y, k) =>
        // Fine stems would drown.
        s.field.withCeiling(
          () => ENOKI,
          () => s.field.withFloor(ENOKI, () => enokiBundle(s, x, y, s.random.between(104, 132) * k)),
        ),
      ),
    }
  if (/napa/.test(part.name))
    return {
      ...part,
      grams: part.grams * 1.4,
      piece: cookedPiece('slice', 31, (s, x, y, k) => napaLeaf(s, x, y, s.random.between(44, 56) * k)),
    }
  return asSlice(withCookedMushrooms(part))
}
