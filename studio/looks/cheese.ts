// Cheese: crumbled, grated, cubed, sliced, melted.
import { rgb } from '#studio/colour.ts'
import { cookedPiece, crumbs, type Entry, type Layer, type Piece, piece } from '#studio/looks/look.ts'
import { brokenCrumb } from '#studio/shapes/broken-crumb.ts'
import {
  cheeseCube,
  cheeseShred,
  dollop,
  meltedCheese,
  mozzarellaBall,
  mozzarellaSlice,
  tornMozzarella,
} from '#studio/shapes/dairy.ts'
import { curd } from '#studio/shapes/eggs.ts'
import { fetaChunk } from '#studio/shapes/feta.ts'
import { paneerCube } from '#studio/shapes/paneer-cube.ts'
import { curdBlock } from '#studio/shapes/tofu.ts'

const c = rgb

function cheese(match: RegExp, colour: string, pieces: Entry['pieces'], dye = 0.9): Entry {
  return { kind: 'cheese', match, colour: c(colour), dye, pieces }
}

function shreds(colour: string): Piece {
  return piece('garnish', 7, (s, x, y, k) => cheeseShred(s, x, y, 22 * k, c(colour)))
}

function cheeseCubes(size: number, side: string, top: string): Piece {
  return piece('slice', size * 1.2, (s, x, y, k) => {
    cheeseCube(s, x, y, size * s.random.between(0.8, 1.15) * k, c(side), c(top))
  })
}

const BRINED = c('#fdf6e4')

/** Cubes of a crumbly cheese. */
function brokenCubes(size: number): Piece {
  return piece('slice', size * 1.15, (s, x, y, k) => fetaChunk(s, x, y, size * s.random.between(0.75, 1.2) * k))
}

/** Crumbled between the fingers: lumps and grit. */
function crumbled(size: number, layer: Layer): Piece {
  return piece(layer, size * 0.95, (s, x, y, k) =>
    brokenCrumb(s, x, y, size * (0.55 + 0.75 * s.random.unit() ** 1.6) * k, BRINED),
  )
}

const FRIED = { pale: c('#faf0d2'), gold: c('#e3ab4c'), brown: c('#9a571c'), crisp: 0.75 }

/** Halloumi keeps its shape and browns. */
function fryingCheese(size: number): Piece {
  return piece('slice', size * 1.1, (s, x, y, k) => {
    curdBlock(s, x, y, { size: size * s.random.between(0.78, 1.14) * k }, FRIED)
  })
}

const PANEER = cookedPiece('slice', 30, (s, x, y, k) => paneerCube(s, x, y, s.random.between(23, 28) * k))

export const CHEESE: Entry[] = [
  cheese(/feta/, '#f6f0de', {
    plain: brokenCubes(20),
    cube: brokenCubes(18),
    mince: crumbled(11.5, 'slice'),
  }),
  {
    ...cheese(/halloumi|saganaki|queso (blanco|para)|bread cheese/, '#f3dfae', {
      plain: fryingCheese(31),
    }),
    main: { form: 'slab', flesh: c('#f8ecc8'), fat: c('#e3a848'), sear: c('#9a571c') },
  },
  {
    ...cheese(/paneer/, '#f7e8c4', {
      plain: PANEER,
      cube: PANEER,
      mince: crumbled(8.5, 'garnish'),
    }),
    main: { form: 'slab', flesh: c('#f8ecc8'), fat: c('#e3a848'), sear: c('#9a571c') },
  },
  cheese(/queso fresco|cotija|farmer/, '#fbf4e2', {
    plain: brokenCubes(21),
    cube: brokenCubes(19),
    mince: crumbled(8.5, 'garnish'),
  }),
  cheese(/mozzarella|burrata|bocconcini|oaxaca|provola/, '#fbf3dc', {
    plain: piece('slice', 36, (s, x, y, k) =>
      meltedCheese(s, x, y, s.random.between(32, 46) * k, c('#fdf6e4'), c('#f0dcae'), 0.25),
    ),
    slice: piece('slice', 44, (s, x, y, k) => mozzarellaSlice(s, x, y, 46 * k)),
    cube: piece('slice', 26, (s, x, y, k) => tornMozzarella(s, x, y, 28 * k)),
    half: piece('slice', 27, (s, x, y, k) => mozzarellaBall(s, x, y, 27 * k)),
    shred: shreds('#fdf3d8'),
  }),
  cheese(/goat'?s? cheese|chèvre|chevre/, '#fbf6ea', { plain: crumbs(15, c('#fcf7ec'), 'slice', 0.15) }),
  cheese(
    /ricotta|cottage cheese|cream cheese|mascarpone|boursin|curd cheese|quark/,
    '#fbf6ea',
    { plain: piece('slice', 30, (s, x, y, k) => dollop(s, x, y, 30 * k, c('#fcf7ec'), 0.3)) },
    1.4,
  ),
  cheese(/blue cheese|gorgonzola|roquefort|stilton/, '#f0ead6', {
    plain: crumbs(14, c('#eee9d8'), 'slice', 0.15),
    cube: crumbs(14, c('#dfe3da'), 'slice', 0.15),
  }),
  cheese(
    /parmesan|pecorino|\bgrana\b|romano cheese|manchego|asiago|kefalotyri|gruy[eè]re|comt[eé]|emment|gouda|swiss|edam|fontina|provolone|brie|camembert|havarti|jarlsberg|raclette|monterey|pepper jack|cheddar|colby|american cheese|mexican blend|cheese/,
    '#f3d98a',
    {
      plain: shreds('#f8e6b4'),
      cube: cheeseCubes(18, '#e3b64c', '#f3cf6e'),
      slice: piece('slice', 26, (s, x, y, k) => curd(s, x, y, 28 * k, c('#f6e2a4'))),
    },
  ),
]
