// Potatoes and other roots.
import { rgb } from '#studio/colour.ts'
import {
  batons,
  type Cut,
  cookedPiece,
  crumbs,
  type Entry,
  firm,
  type Piece,
  piece,
  strips,
} from '#studio/looks/look.ts'
import { boiledPotato, boiledRound, newPotato, potatoChunk, potatoHalf, potatoWedge } from '#studio/shapes/potatoes.ts'
import { roastPotato } from '#studio/shapes/roast-potato.ts'
import { roastedBaton } from '#studio/shapes/roasted-baton.ts'
import { rootChunk } from '#studio/shapes/root-chunk.ts'
import { beetWedge } from '#studio/shapes/salad-pieces.ts'
import { gratedRoot } from '#studio/shapes/shreds.ts'
import { roastedRound, rootRound } from '#studio/shapes/slices.ts'
import { CHIP, friedPotatoSlice, fry, SWEET_FRY } from '#studio/shapes/table-potatoes.ts'
import { roastLump, wedge } from '#studio/shapes/vegetable-pieces.ts'

const c = rgb

function rounds(r: number, skin: string, flesh: string, core = flesh): Piece {
  return piece('slice', r * 0.95, (scene, x, y, k) => {
    rootRound(scene, x, y, r * k * scene.random.between(0.85, 1.1), c(skin), c(flesh), c(core))
  })
}

/** Sticks from a hot oven. */
function roastedSticks(length: number, width: number, flesh: string): Piece {
  return cookedPiece('chunk', Math.sqrt((length * width) / 4), (s, x, y, k) =>
    roastedBaton(s, x, y, length * k, width * k, c(flesh)),
  )
}

export function wedges(size: number, skin: string, flesh: string, browned = 0.3): Piece {
  return piece('chunk', size * 0.85, (scene, x, y, k) => wedge(scene, x, y, size * k, c(skin), c(flesh), browned))
}

/** Potatoes cut up by hand and crisped: chunks, and where they keep their skin a half among them; dice stay square. */
function goldenPotato(size: number, inSkin = false): Piece {
  return cookedPiece('chunk', size, (s, x, y, k) => {
    if (size < 20) potatoChunk(s, x, y, size * k, c('#efcb78'), c('#96521a'))
    else if (inSkin && s.random.chance(0.45)) potatoHalf(s, x, y, size * 1.1 * k, c('#eebf5c'), 1)
    else roastPotato(s, x, y, size * s.random.between(0.92, 1.2) * k)
  })
}

/** Dice and chunks of a root after boiling: softer than the knife left them. */
export function boiledDice(colour: string): Partial<Record<Cut, Piece>> {
  const dice = (size: number): Piece =>
    cookedPiece('chunk', size, (s, x, y, k) =>
      rootChunk(s, x, y, size * s.random.between(0.95, 1.4) * k, c(colour), 0.2),
    )
  return { cube: dice(22), chop: dice(13) }
}

/** Peeled, and caramelized along its edges. */
const SWEET_WEDGE = { flesh: c('#ef8a35'), crust: c('#8f3d0e'), skin: c('#d9702a') }

export const ROOTS: Entry[] = [
  {
    kind: 'vegetable',
    match: /sweet potato|kumara/,
    colour: c('#dd7a2c'),
    dye: 0.4,
    pieces: {
      ...firm(c('#c8561a'), c('#e8792c')),
      plain: piece('chunk', 25, (s, x, y, k) => roastLump(s, x, y, 24 * k, c('#ee8636'), c('#a8480f'))),
      slice: piece('slice', 34, (s, x, y, k) => roastedRound(s, x, y, 34 * k, c('#ee8636'), c('#a8480f'), 0.85)),
      wedge: cookedPiece('chunk', 40, (s, x, y, k) =>
        potatoWedge(s, x, y, s.random.between(52, 66) * k, s.random.between(0.45, 0.8), SWEET_WEDGE),
      ),
      half: wedges(52, '#a8501f', '#ee8636', 0.5),
      strip: cookedPiece('slice', 24, (s, x, y, k) => fry(s, x, y, 118 * k, 18 * k, SWEET_FRY)),
    },
    boiled: {
      ...boiledDice('#d9701c'),
      plain: cookedPiece('chunk', 25, (s, x, y, k) => rootChunk(s, x, y, 30 * k, c('#cf5f16'), 0.3)),
      slice: cookedPiece('slice', 40, (s, x, y, k) => boiledRound(s, x, y, 44 * k, c('#d8691c'))),
    },
  },
  {
    kind: 'vegetable',
    match: /(new|baby) potato|fingerling/,
    colour: c('#ecd08a'),
    inside: c('#f3e2b4'),
    dye: 0.12,
    pieces: {
      plain: cookedPiece('chunk', 30, (s, x, y, k) => newPotato(s, x, y, 31 * k)),
      half: cookedPiece('chunk', 30, (s, x, y, k) => potatoHalf(s, x, y, 31 * k, c('#f3d88c'), 1)),
    },
    boiled: { half: cookedPiece('chunk', 30, (s, x, y, k) => potatoHalf(s, x, y, 31 * k)) },
    roasted: { plain: goldenPotato(29, true), cube: goldenPotato(25, true) },
  },
  {
    kind: 'vegetable',
    match: /potato(?! (starch|flour))|\byam\b|cassava|yuca|taro|plantain chip/,
    colour: c('#ecd08a'),
    inside: c('#f3e2b4'),
    dye: 0.12,
    pieces: {
      plain: goldenPotato(30),
      half: cookedPiece('chunk', 30, (s, x, y, k) => potatoHalf(s, x, y, 31 * k, c('#f3d88c'), 1)),
      whole: cookedPiece('chunk', 32, (s, x, y, k) => newPotato(s, x, y, 34 * k)),
      slice: cookedPiece('slice', 32, (s, x, y, k) => friedPotatoSlice(s, x, y, 40 * k)),
      wedge: cookedPiece('chunk', 34, (s, x, y, k) => potatoWedge(s, x, y, 48 * k, 1)),
      strip: cookedPiece('chunk', 23, (s, x, y, k) => fry(s, x, y, 108 * k, 19 * k, CHIP)),
      cube: goldenPotato(25),
      chop: goldenPotato(15),
      shred: strips(50, 3.4, c('#e8bd62'), c('#b9802c'), 1, 'chunk'),
    },
    boiled: {
      plain: cookedPiece('chunk', 28, (s, x, y, k) => boiledPotato(s, x, y, 32 * k)),
      cube: cookedPiece('chunk', 23, (s, x, y, k) => boiledPotato(s, x, y, 26 * k)),
      chop: cookedPiece('chunk', 15, (s, x, y, k) => boiledPotato(s, x, y, 15 * k)),
      half: cookedPiece('chunk', 31, (s, x, y, k) => potatoHalf(s, x, y, 33 * k, c('#f5e3a6'), 0, c('#e9cf8c'))),
      slice: cookedPiece('slice', 40, (s, x, y, k) => boiledRound(s, x, y, 46 * k, c('#f3dc9c'))),
      wedge: cookedPiece('chunk', 32, (s, x, y, k) => potatoWedge(s, x, y, 46 * k, 0.15)),
    },
  },
  {
    kind: 'vegetable',
    match: /carrot/,
    colour: c('#e8812a'),
    dye: 0.3,
    pieces: {
      plain: rounds(23, '#e8761c', '#f08a2a', '#f7a94a'),
      ...firm(c('#e07a1e'), c('#f0922f')),
      // Flat shreds of all lengths from a coarse grater.
      shred: piece('slice', 11, (s, x, y, k) => gratedRoot(s, x, y, s.random.between(30, 72) * k, 8 * k, c('#ee8526'))),
      slice: rounds(23, '#e8761c', '#f08a2a', '#f7a94a'),
      strip: batons(96, 14, c('#f0922f'), c('#dd741a')),
      whole: strips(150, 13, c('#ee8a2c'), c('#cf6a16'), 0.2, 'chunk'),
      half: strips(130, 12, c('#ee8a2c'), c('#cf6a16'), 0.2, 'chunk'),
      wedge: strips(120, 11, c('#ee8a2c'), c('#cf6a16'), 0.2, 'chunk'),
    },
    boiled: boiledDice('#e8852a'),
    roasted: { strip: roastedSticks(96, 17, '#ee8420') },
  },
  {
    kind: 'vegetable',
    match: /rutabaga|swede/,
    colour: c('#e9bf62'),
    dye: 0.15,
    pieces: { ...firm(c('#dca44a'), c('#f0c668')), wedge: wedges(44, '#c08a3a', '#efc870', 0.5) },
    boiled: { ...boiledDice('#efbf58'), plain: boiledDice('#efbf58').cube as Piece }, // both cuts are made there
  },
  {
    kind: 'vegetable',
    match: /parsnip|celeriac|celery root|turnip|kohlrabi|salsify|jerusalem/,
    colour: c('#ecd9a8'),
    dye: 0.15,
    pieces: {
      ...firm(c('#e0c488'), c('#f3e3b8')),
      strip: batons(84, 17, c('#f3e3b8'), c('#e0c488')),
      slice: rounds(28, '#d9b878', '#f3e6c0'),
      wedge: wedges(44, '#cfa862', '#f1dda4', 0.5),
    },
    // All cuts but the smallest are made there.
    boiled: {
      ...boiledDice('#f4e0a6'),
      plain: boiledDice('#f4e0a6').cube as Piece,
      wedge: boiledDice('#f8e2a6').cube as Piece,
    },
    roasted: { strip: roastedSticks(88, 19, '#f0d694') },
  },
  {
    kind: 'vegetable',
    match: /beet/,
    colour: c('#8a1a48'),
    dye: 2.2,
    pieces: {
      ...firm(c('#6d1238'), c('#981f52')),
      slice: rounds(32, '#5f0f30', '#8e1f4e', '#a5265c'),
      wedge: piece('slice', 32, (s, x, y, k) => beetWedge(s, x, y, 44 * k)),
    },
  },
  {
    kind: 'vegetable',
    match: /daikon|mooli|korean radish|\bmu\b/,
    colour: c('#f3efe2'),
    dye: 0.1,
    pieces: {
      ...firm(c('#e6e0cc'), c('#f8f4e8')),
      slice: rounds(32, '#e3dfc8', '#f8f4e8'),
      shred: strips(66, 3.4, c('#f8f4e8'), c('#e3dfcc'), 1.1, 'chunk'),
      mince: crumbs(8, c('#f8f4e8'), 'chunk', 0.5),
    },
  },
  {
    kind: 'vegetable',
    match: /radish/,
    colour: c('#f3e3e3'),
    dye: 0.02,
    pieces: {
      plain: rounds(24, '#c9254f', '#fbf3f2'),
      slice: rounds(24, '#c9254f', '#fbf3f2'),
      ...{ shred: strips(60, 3, c('#fbf6ee'), c('#e4ddcc'), 1), strip: strips(70, 5, c('#fbf6ee'), c('#e4ddcc'), 0.5) },
    },
  },
]
