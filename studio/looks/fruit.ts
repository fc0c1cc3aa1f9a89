// Fruit, fresh and dried, and a few vegetables.
import { mix, rgb } from '#studio/colour.ts'
import { batons, cubes, dyed, type Entry, firm, type Piece, piece, strips } from '#studio/looks/look.ts'
import { appleStick } from '#studio/shapes/apple-stick.ts'
import { avocadoFan, avocadoSlice } from '#studio/shapes/avocado.ts'
import { bananaSlice } from '#studio/shapes/banana-slice.ts'
import { blueberry, cherry, drupelets } from '#studio/shapes/berries-and-nuts.ts'
import { type Citrus, citrusWedge, citrusWheel } from '#studio/shapes/citrus.ts'
import { grapeHalf } from '#studio/shapes/cut-fruit.ts'
import { dateRound, JUJUBE } from '#studio/shapes/date-slice.ts'
import { driedApricot, shriveled } from '#studio/shapes/dried-fruit.ts'
import { bananaHalf, figQuarter, passionPulp, prune } from '#studio/shapes/fruit.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { tornStrip } from '#studio/shapes/peppers.ts'
import { pellet } from '#studio/shapes/pieces.ts'
import { pineapplePiece } from '#studio/shapes/pineapple-piece.ts'
import { pomeloPiece } from '#studio/shapes/pomelo.ts'
import { APPLE, avocadoChunk, skinnedDice } from '#studio/shapes/salad-pieces.ts'
import { fan, halfMoonSlice, kiwiSlice, rootRound, stoneHalf } from '#studio/shapes/slices.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { strawberryHalf } from '#studio/shapes/strawberry.ts'

const c = rgb

/** Green papaya, nearly white inside. */
const PAPAYA_TONES = ['#f2f3d8', '#e4edc2', '#d3e3a6', '#eef0cc'].map(c)

const NOPAL = { flesh: c('#7d9440'), bright: c('#a9bd5c'), char: c('#4a651c'), burnt: 0.4 }

/** Soft and juicy, with round edges. */
const MANGO_DICE = piece('slice', 19, (s, x, y, k) =>
  softDice(s, x, y, s.random.between(16, 22) * k, c('#ffbe34'), c('#f29a14'), 0.75),
)

function citrus(match: RegExp, rind: string, pulp: string, r: number): Entry {
  const look: Citrus = { rind: c(rind), pulp: c(pulp) }
  const wheel = piece('slice', r, (s, x, y, k) => citrusWheel(s, x, y, r * k, look))
  const wedged = piece('garnish', r * 0.8, (s, x, y, k) => citrusWedge(s, x, y, r * 1.15 * k, look))
  return {
    kind: 'fruit',
    match,
    colour: c(pulp),
    dye: 0.1,
    citrus: true,
    pieces: { plain: wheel, slice: wheel, wedge: wedged, half: wheel },
  }
}

/** Never sliced: its segments are peeled and torn. */
function pomelo(): Entry {
  const pulp = piece('slice', 29, (s, x, y, k) => pomeloPiece(s, x, y, s.random.between(46, 62) * k))
  return { ...citrus(/pomelo/, '#d8cf62', '#f3b98a', 52), pieces: { plain: pulp } }
}

function fanned(
  match: RegExp,
  colours: { skin: string; rim: string; flesh: string },
  hollow: number,
  count: number,
  dye = 0.2,
  dice = cubes(19, { side: c(colours.rim), top: c(colours.flesh), gloss: 0.6 }, 'slice'),
): Entry {
  const look = { skin: c(colours.skin), rim: c(colours.rim), flesh: c(colours.flesh) }
  const slim = piece('slice', 31, (s, x, y, k) => halfMoonSlice(s, x, y, 42 * k, look.skin, look.flesh))
  const fanOut = piece('slice', 58, (s, x, y, k) => fan(s, x, y, 54 * k, count, look, hollow))
  const plain = count > 2 ? fanOut : slim
  const halves = piece('slice', 44, (s, x, y, k) => stoneHalf(s, x, y, 46 * k, look.skin, look.flesh, hollow))
  return {
    kind: 'fruit',
    match,
    colour: look.flesh,
    dye,
    pieces: {
      plain,
      slice: plain,
      half: count > 2 ? plain : halves,
      whole: halves,
      wedge: slim,
      cube: dice,
      chop: dice,
      puree: dice,
      shred: strips(44, 3.6, look.flesh, mix(look.flesh, look.skin, 0.25), 1),
    },
  }
}

/** Diced with its red skin. */
function apple(): Entry {
  const entry = fanned(
    /apple(?!.*(sauce|juice|cider))(?<!pine.*)|quince/,
    { skin: '#b92a28', rim: '#e3c06a', flesh: '#f6e2a4' },
    0.15,
    2,
    0.1,
  )
  const dice = (size: number): Piece => piece('slice', size, (s, x, y, k) => skinnedDice(s, x, y, size * k, APPLE))
  const sticks = piece('slice', 15, (s, x, y, k) => appleStick(s, x, y, 62 * k, 8.5 * k))
  return { ...entry, pieces: { ...entry.pieces, cube: dice(20), chop: dice(16), shred: sticks, strip: sticks } }
}

function avocado(): Entry {
  const entry = fanned(/avocado|guacamole/, { skin: '#6f9034', rim: '#a3bf4c', flesh: '#dfe08a' }, 0.55, 6, 1.2)
  const chunks = (size: number): Piece => piece('slice', size, (s, x, y, k) => avocadoChunk(s, x, y, size * k))
  const plain = piece('slice', 60, (s, x, y, k) => avocadoFan(s, x, y, 58 * k, 5))
  const wedge = piece('slice', 36, (s, x, y, k) => avocadoSlice(s, x, y, 56 * k))
  return {
    ...entry,
    inside: c('#a8bc48'),
    pieces: {
      ...entry.pieces,
      plain,
      slice: plain,
      half: plain,
      wedge,
      cube: chunks(24),
      chop: chunks(19),
      puree: chunks(21),
    },
  }
}

function berries(match: RegExp, colour: string, dye: number, reach: number, draw: Piece['draw']): Entry {
  return { kind: 'fruit', match, colour: c(colour), dye, pieces: { plain: piece('slice', reach, draw) } }
}

function grapes(match: RegExp, skins: string[]): Entry {
  const whole = berries(match, '#8fb04a', 0.4, 20, (s, x, y, k) => cherry(s, x, y, 21 * k, c(s.random.pick(skins))))
  const half = piece('slice', 20, (s, x, y, k) => grapeHalf(s, x, y, 22 * k, c(s.random.pick(skins)), 0.15))
  return { ...whole, pieces: { ...whole.pieces, half, wedge: half, slice: half } }
}

function dried(match: RegExp, colour: string, rx: number, ry: number): Entry {
  const plain = piece('garnish', rx, (s, x, y, k) => shriveled(s, x, y, rx * k, ry * k, c(colour)))
  return { kind: 'fruit', match, colour: c(colour), dye: 0.1, pieces: { plain, chop: { ...plain, reach: rx * 0.8 } } }
}

export const FRUIT: Entry[] = [
  dried(/raisin|sultana|^(dried |zante )?currants?\b/, '#5c3220', 10, 7),
  dried(/dried cranberr|cranberr(y|ies),? dried|dried cherr/, '#7a1626', 11, 7),
  {
    ...dried(/prune/, '#26120f', 24, 17),
    pieces: { plain: piece('slice', 21, (s, x, y, k) => prune(s, x, y, 23 * k)) },
  },
  {
    ...dried(/red dates?\b|jujube/, '#7a1c14', 17, 11),
    pieces: { plain: piece('slice', 15, (s, x, y, k) => dateRound(s, x, y, s.random.between(14, 19) * k, JUJUBE)) },
  },
  dried(/dates?\b|medjool|dried figs?|figs?,? dried/, '#4a2616', 17, 11),
  {
    ...dried(/dried apricot|apricots?,? dried|dried (mango|peach)/, '#d9822a', 18, 14),
    pieces: {
      plain: piece('garnish', 18, (s, x, y, k) => driedApricot(s, x, y, s.random.between(18, 25) * k)),
      chop: piece('garnish', 13, (s, x, y, k) => driedApricot(s, x, y, s.random.between(11, 16) * k)),
    },
  },
  dyed('fruit', /zest|peel\b/, '#f0cf5c', 0.1),
  citrus(/lime(?!.*(leaf|leaves|juice))/, '#5f9a2a', '#bcd867', 36),
  citrus(/lemon(?!grass|.*juice)/, '#f2c01c', '#f9e07a', 40),
  pomelo(),
  citrus(/grapefruit|blood orange/, '#e8763c', '#e8624c', 52),
  citrus(/orange|clementine|mandarin|tangerine|satsuma|kumquat|yuzu/, '#ee8a1c', '#f8ad45', 46),
  avocado(),
  {
    kind: 'vegetable',
    match: /green (papaya|mango)/,
    colour: c('#dfe6b4'),
    dye: 0.02,
    pieces: {
      plain: piece('slice', 27, (s, x, y, k) => {
        const size = { length: s.random.between(96, 150) * k, width: s.random.between(5.5, 8) * k }
        julienneLock(s, x, y, { ...size, tones: PAPAYA_TONES, strands: s.random.whole(4, 7), limp: 2 })
      }),
    },
  },
  fanned(/mango|papaya/, { skin: '#f0a020', rim: '#f6ae2a', flesh: '#fdc648' }, 0, 6, 2, MANGO_DICE),
  fanned(/peach|nectarine|apricot(?!.*dried)/, { skin: '#d9582c', rim: '#f08a3c', flesh: '#fbbf62' }, 0.4, 2, 0.6),
  {
    kind: 'fruit',
    match: /\bfigs?\b(?!.*dried)/,
    colour: c('#a8325c'),
    dye: 0.6,
    pieces: {
      plain: piece('slice', 34, (s, x, y, k) => figQuarter(s, x, y, 44 * k)),
    },
  },
  fanned(/plum/, { skin: '#4a1c3f', rim: '#a8325c', flesh: '#e08a6a' }, 0.2, 2, 0.8),
  apple(),
  fanned(/pear(?!l)/, { skin: '#a9b04a', rim: '#f0e6b0', flesh: '#f8f2d4' }, 0.15, 2, 0.1),
  dyed('sauce', /apple ?sauce/, '#e3c47a', 1),
  {
    kind: 'fruit',
    match: /watermelon/,
    colour: c('#e0404a'),
    dye: 1,
    pieces: { plain: cubes(26, { side: c('#d4323e'), top: c('#ee5a5c'), gloss: 0.8 }, 'slice') },
  },
  fanned(/melon|cantaloupe/, { skin: '#8aa84a', rim: '#f0a84e', flesh: '#f8bb6a' }, 0.3, 5, 0.4),
  {
    kind: 'fruit',
    match: /pineapple/,
    colour: c('#f3cf4a'),
    dye: 0.4,
    pieces: {
      ...firm(c('#e3b02c'), c('#f8d85a')),
      plain: piece('chunk', 30, (s, x, y, k) => pineapplePiece(s, x, y, 34 * k)),
      cube: piece('chunk', 30, (s, x, y, k) => pineapplePiece(s, x, y, 34 * k)),
      slice: piece('slice', 40, (s, x, y, k) => rootRound(s, x, y, 42 * k, c('#d99a2c'), c('#f6d252'), c('#e8bf3c'))),
    },
  },
  {
    kind: 'fruit',
    match: /banana(?!.*chip)/,
    colour: c('#f3e3ac'),
    dye: 0.8,
    pieces: {
      plain: piece('slice', 32, (s, x, y, k) => bananaSlice(s, x, y, 33 * k)),
      half: piece('slice', 62, (s, x, y, k) => bananaHalf(s, x, y, 108 * k, false)),
    },
    cooked: { half: piece('slice', 62, (s, x, y, k) => bananaHalf(s, x, y, 108 * k, true)) },
  },
  {
    kind: 'fruit',
    match: /kiwi/,
    colour: c('#8fbc3c'),
    dye: 0.8,
    pieces: { plain: piece('slice', 34, (s, x, y, k) => kiwiSlice(s, x, y, 35 * k)) },
  },
  berries(/strawberr/, '#d8303a', 1.4, 36, (s, x, y, k) => strawberryHalf(s, x, y, 39 * k)),
  berries(/blueberr|bilberr/, '#5a3f7f', 1.6, 17, (s, x, y, k) => blueberry(s, x, y, s.random.between(16.5, 18.5) * k)),
  berries(/raspberr/, '#c81f46', 1.6, 21, (s, x, y, k) => drupelets(s, x, y, 21 * k, c('#c81f46'))),
  berries(/blackberr|mulberr|boysen/, '#3a1a44', 1.8, 21, (s, x, y, k) => drupelets(s, x, y, 21 * k, c('#33203f'))),
  berries(/mixed berr|frozen berr|cloudberr/, '#8a2450', 1.8, 18, (s, x, y, k) =>
    s.random.chance(0.6) ? blueberry(s, x, y, 17 * k) : drupelets(s, x, y, 20 * k, c('#c81f46')),
  ),
  berries(/lingon|currant(?!.*dried)|cranberr(y|ies)(?!.*dried)/, '#9a1428', 1.4, 12, (s, x, y, k) =>
    cherry(s, x, y, 12 * k * s.random.between(0.85, 1.15), c('#a81426')),
  ),
  berries(/goji/, '#c23a1c', 1.2, 12, (s, x, y, k) =>
    ellipsoid(s, x, y, { rx: 15 * k, ry: 8 * k, rz: 7 * k, paint: s.vary(c('#c8321a'), 0.12), gloss: 0.5, bump: 2 }),
  ),
  berries(/cherr(y|ies)(?! tomato)/, '#9a1428', 1.4, 20, (s, x, y, k) => cherry(s, x, y, 19 * k, c('#a3162a'))),
  grapes(/green grape/, ['#a3b548']),
  grapes(/red grape/, ['#7a2238', '#6a1c34']),
  grapes(/grape(?!fruit|.*(lea|juice|seed))/, ['#a8c24c', '#7c1c3c', '#6a1636']),
  berries(/pomegranate/, '#b5122f', 1, 9, (s, x, y, k) => pellet(s, x, y, 8 * k, 6.5 * k, 6.5 * k, c('#b5122f'), 1)),
  {
    kind: 'fruit',
    match: /passion ?fruit/,
    colour: c('#eda52c'),
    dye: 1.6,
    pieces: { plain: piece('slice', 40, (s, x, y, k) => passionPulp(s, x, y, 52 * k)) },
  },
  {
    kind: 'fruit',
    match: /rhubarb/,
    colour: c('#c0606a'),
    dye: 0.8,
    pieces: { plain: batons(64, 17, c('#e3808c'), c('#c23a56')) },
  },
  berries(/lychee|guava|dragon ?fruit|persimmon|star fruit|jackfruit|ackee|fruit/, '#e8a04a', 0.6, 22, (s, x, y, k) =>
    pellet(s, x, y, 22 * k, 17 * k, 14 * k, c('#eeb04e'), 0.6, 4),
  ),
  dried(/dried fruit|banana chip|dried/, '#c98a3a', 14, 10),
  {
    kind: 'vegetable',
    match: /j[ií]cama/,
    colour: c('#f3efe0'),
    dye: 0.02,
    pieces: { ...firm(c('#e3dcc2'), c('#fbf8ec')), strip: batons(78, 14, c('#fbf8ec'), c('#e6dfc6')) },
  },
  {
    // Strips of a cactus pad, olive green once they are cooked.
    kind: 'vegetable',
    match: /nopal|cactus/,
    colour: c('#7d9440'),
    dye: 0.1,
    pieces: {
      plain: piece('slice', 22, (s, x, y, k) =>
        tornStrip(s, x, y, s.random.between(54, 92) * k, s.random.between(17, 24) * k, NOPAL),
      ),
    },
  },
  {
    kind: 'vegetable',
    match: /truffle|hearts? of palm|chayote|bitter melon|winter melon|gourd|vegetable|greens/,
    colour: c('#9ab86a'),
    dye: 0.1,
    pieces: { ...firm(c('#86a85a'), c('#cfe0a4')), strip: strips(74, 7, c('#cfe0a4'), c('#86a85a'), 0.6) },
  },
]
