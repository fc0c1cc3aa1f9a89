// Mushrooms, raw and from the pan.
import { rgb } from '#studio/colour.ts'
import { cookedPiece, cubes, type Entry, type Piece, piece } from '#studio/looks/look.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { friedMushroom, friedMushroomPiece } from '#studio/shapes/cooked-mushroom.ts'
import { chanterelle } from '#studio/shapes/forest-and-field.ts'
import { mushroomSlice } from '#studio/shapes/slices.ts'

const c = rgb

function mushrooms(size: number, cap: string, flesh: string): Piece {
  return piece('slice', size * 0.84, (s, x, y, k) => mushroomSlice(s, x, y, size * k, c(cap), s.vary(c(flesh), 0.12)))
}

const friedSlices = cookedPiece('slice', 25, (s, x, y, k) => friedMushroom(s, x, y, 35 * k))
const friedPieces = cookedPiece('slice', 26, (s, x, y, k) => friedMushroomPiece(s, x, y, s.random.between(27, 40) * k))

/** Oyster mushrooms torn along their gills and browned. */
const tornMushroom = cookedPiece('slice', 22, (s, x, y, k) => {
  const brown = c(s.random.pick(['#a8713a', '#8f5a2a', '#c4935a']))
  limpRibbon(s, x, y, s.random.between(62, 96) * k, s.random.between(15, 24) * k, brown)
})

export const MUSHROOMS: Entry[] = [
  {
    kind: 'vegetable',
    match: /chanterelle/,
    colour: c('#d9952c'),
    dye: 0.1,
    pieces: { plain: cookedPiece('slice', 30, (s, x, y, k) => chanterelle(s, x, y, s.random.between(26, 42) * k)) },
  },
  {
    kind: 'vegetable',
    match: /shiitake|enoki|oyster mushroom|porcini|mushroom/,
    colour: c('#8a6038'),
    dye: 0.2,
    pieces: {
      plain: mushrooms(36, '#a9743f', '#ecd9b4'),
      chop: cubes(12, { side: c('#7a5230'), top: c('#b98d5a') }),
      mince: cubes(8, { side: c('#6f4a2c'), top: c('#9c7448') }),
    },
    cooked: { plain: friedSlices, half: friedPieces, wedge: friedPieces, strip: tornMushroom },
    roasted: { plain: friedSlices, slice: friedSlices, half: friedPieces, wedge: friedPieces },
  },
]
