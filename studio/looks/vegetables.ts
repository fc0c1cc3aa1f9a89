// Squashes, florets, pods and other firm vegetables.

import { rgb } from '#studio/colour.ts'
import { batons, cookedPiece, cubes, type Entry, firm, type Piece, piece, strips } from '#studio/looks/look.ts'
import { pellets } from '#studio/looks/pellets.ts'
import { boiledDice, wedges } from '#studio/looks/roots.ts'
import { artichokeQuarter } from '#studio/shapes/artichoke.ts'
import { cornKernel } from '#studio/shapes/berries-and-nuts.ts'
import { bambooSlice, waterChestnut } from '#studio/shapes/canned-slices.ts'
import { cornCob } from '#studio/shapes/corn-cob.ts'
import { cucumberDice } from '#studio/shapes/cucumber-dice.ts'
import { cutGreenBean } from '#studio/shapes/cut-green-bean.ts'
import { eggplantSlice, eggplantStrip } from '#studio/shapes/eggplant.ts'
import { fennelCrescent, fennelCut, fennelWedge } from '#studio/shapes/fennel.ts'
import { frillyLeaf } from '#studio/shapes/greens.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { okraHalf, okraRound, okraTip } from '#studio/shapes/okra.ts'
import { celeryCrescent, cucumberHalfMoon } from '#studio/shapes/salad-cuts.ts'
import { seededRound } from '#studio/shapes/slices.ts'
import { snowPea } from '#studio/shapes/snow-pea.ts'
import { softZucchini } from '#studio/shapes/soft-zucchini.ts'
import {
  asparagus,
  celeryStick,
  floret,
  pickleRound,
  roastLump,
  skinnedChunk,
} from '#studio/shapes/vegetable-pieces.ts'

const c = rgb

/** Flesh, and now and then a strip of skin. */
const CUCUMBER_TONES = ['#e9f2cc', '#dbeab2', '#cbe09a', '#5f9444'].map(c)

/** Green beans cut to this length. */
function pods(length: number, bend: number): Piece {
  return piece('slice', Math.sqrt(length * 3.4), (s, x, y, k) => cutGreenBean(s, x, y, length * k, 7.2 * k, bend))
}

const EGGPLANT = { flesh: c('#d2b273'), skin: c('#43224a'), brown: c('#8a5420') }
const softSlice = cookedPiece('slice', 30, (s, x, y, k) => softZucchini(s, x, y, s.random.between(27, 36) * k))
const ZUCCHINI = { flesh: c('#dfe2a4'), skin: c('#477d32'), brown: c('#b99a4c') }

/** Thin slices, half of which fall apart into their layers. */
const shavedFennel = piece('slice', 21, (scene, x, y, k) => {
  if (scene.random.chance(0.6)) fennelCut(scene, x, y, scene.random.between(42, 58) * k, 5)
  else fennelCrescent(scene, x, y, scene.random.between(50, 76) * k)
})

export const VEGETABLES: Entry[] = [
  {
    kind: 'vegetable',
    match: /squash|pumpkin|kabocha/,
    colour: c('#e08a26'),
    dye: 0.6,
    pieces: {
      ...firm(c('#d9781c'), c('#f0a032')),
      plain: piece('chunk', 27, (s, x, y, k) => roastLump(s, x, y, 27 * k, c('#f2a63c'), c('#b9641a'))),
      cube: piece('chunk', 24, (s, x, y, k) => roastLump(s, x, y, 24 * k, c('#f2a63c'), c('#c9701c'))),
      wedge: wedges(54, '#7a8a3a', '#f2a63c', 0.4),
      slice: wedges(54, '#7a8a3a', '#f2a63c', 0.4),
    },
    boiled: boiledDice('#eb9a34'),
  },
  {
    kind: 'vegetable',
    match: /zucchini|courgette/,
    colour: c('#9cb85a'),
    dye: 0.1,
    pieces: {
      plain: piece('slice', 30, (s, x, y, k) =>
        seededRound(s, x, y, s.random.between(28, 34) * k, c('#3f7a30'), c('#dfe8ae'), c('#c3d68c')),
      ),
      ...{
        cube: piece('chunk', 20, (s, x, y, k) => skinnedChunk(s, x, y, 21 * k, ZUCCHINI)),
        chop: piece('chunk', 15, (s, x, y, k) => skinnedChunk(s, x, y, 15 * k, ZUCCHINI)),
        strip: strips(90, 8, c('#dfe8ae'), c('#4f8a38'), 0.6),
        shred: strips(110, 5, c('#cfe09a'), c('#4f8a38'), 2.4),
      },
    },
    // Glassy and olive green, the seeds no longer white.
    cooked: { slice: softSlice, half: softSlice },
  },
  {
    kind: 'vegetable',
    match: /okra/,
    colour: c('#5f8a34'),
    dye: 0.1,
    pieces: {
      plain: strips(92, 10, c('#6a9a3c'), c('#416f28'), 0.4),
      half: cookedPiece('slice', 26, (s, x, y, k) => okraHalf(s, x, y, 108 * k)),
      slice: cookedPiece('slice', 17, (s, x, y, k) =>
        s.random.chance(0.16) ? okraTip(s, x, y, 46 * k) : okraRound(s, x, y, s.random.between(13, 24) * k),
      ),
    },
  },
  {
    kind: 'vegetable',
    match: /gherkin|pickles?\b|cornichon/,
    colour: c('#8f9440'),
    dye: 0.05,
    pieces: {
      plain: piece('slice', 22, (s, x, y, k) => pickleRound(s, x, y, s.random.between(19, 24) * k)),
      cube: cubes(13, { side: c('#5f6a24'), top: c('#a8a850'), gloss: 0.8 }, 'slice'),
      chop: cubes(10, { side: c('#5f6a24'), top: c('#a8a850'), gloss: 0.8 }, 'slice'),
      strip: strips(70, 7, c('#a8a850'), c('#5f6a24'), 0.4),
    },
  },
  {
    kind: 'vegetable',
    match: /cucumber|pickle/,
    colour: c('#a9c878'),
    dye: 0.05,
    pieces: {
      plain: piece('slice', 33, (s, x, y, k) =>
        seededRound(s, x, y, s.random.between(30, 37) * k, c('#2f6a2c'), c('#d3e6a6'), c('#b7d488')),
      ),
      cube: piece('slice', 18, (s, x, y, k) => cucumberDice(s, x, y, 18 * k)),
      chop: piece('slice', 14, (s, x, y, k) => cucumberDice(s, x, y, 14 * k)),
      half: piece('slice', 26, (s, x, y, k) => cucumberHalfMoon(s, x, y, s.random.between(34, 42) * k)),
      strip: strips(86, 6, c('#d3e6a6'), c('#3f7a35'), 0.5),
      shred: piece('slice', 19, (s, x, y, k) => {
        const size = { length: s.random.between(60, 88) * k, width: s.random.between(8, 10.5) * k }
        julienneLock(s, x, y, { ...size, tones: CUCUMBER_TONES, strands: s.random.whole(2, 3) })
      }),
    },
  },
  {
    kind: 'vegetable',
    match: /aubergine|eggplant/,
    inside: c('#b59c68'),
    colour: c('#8a6a52'),
    dye: 0.08,
    pieces: {
      plain: cookedPiece('chunk', 25, (s, x, y, k) => skinnedChunk(s, x, y, 26 * k, EGGPLANT)),
      cube: cookedPiece('chunk', 25, (s, x, y, k) => skinnedChunk(s, x, y, 26 * k, EGGPLANT)),
      chop: cookedPiece('chunk', 17, (s, x, y, k) => skinnedChunk(s, x, y, 17 * k, EGGPLANT)),
      shred: cookedPiece('chunk', 22, (s, x, y, k) => eggplantStrip(s, x, y, 110 * k)),
      slice: cookedPiece('slice', 42, (s, x, y, k) => eggplantSlice(s, x, y, 45 * k)),
      half: wedges(70, '#3d2140', '#c49a5c', 0.7),
      wedge: wedges(56, '#3d2140', '#c49a5c', 0.6),
      strip: cookedPiece('chunk', 22, (s, x, y, k) => eggplantStrip(s, x, y, 110 * k)),
    },
  },
  {
    kind: 'vegetable',
    match: /broccoli/,
    colour: c('#4f8a3a'),
    dye: 0.3,
    pieces: {
      plain: piece('chunk', 36, (s, x, y, k) => floret(s, x, y, 36 * k, c('#3f7a2c'), c('#9dbf68'))),
      chop: piece('chunk', 15, (s, x, y, k) =>
        floret(s, x, y, s.random.between(10, 19) * k, c('#4a8a34'), c('#a9c873')),
      ),
    },
  },
  {
    kind: 'vegetable',
    match: /cauliflower/,
    colour: c('#efe2c0'),
    dye: 0.15,
    pieces: {
      plain: piece('chunk', 36, (s, x, y, k) => floret(s, x, y, 36 * k, c('#ecdcb2'), c('#f3ebd0'), c('#fbf2d6'))),
      mince: cubes(6, { side: c('#efe2c0') }),
    },
  },
  {
    kind: 'vegetable',
    match: /artichoke/,
    colour: c('#a9a860'),
    dye: 0.1,
    pieces: {
      plain: cookedPiece('slice', 36, (s, x, y, k) => artichokeQuarter(s, x, y, s.random.between(50, 62) * k)),
    },
  },
  {
    kind: 'vegetable',
    match: /romanesco/,
    colour: c('#9aab5c'),
    dye: 0.1,
    pieces: { plain: wedges(38, '#7a8f4a', '#d9d39a', 0.2) },
  },
  {
    kind: 'vegetable',
    match: /brussels/,
    colour: c('#7fa84a'),
    dye: 0.1,
    pieces: {
      plain: piece('chunk', 25, (s, x, y, k) =>
        frillyLeaf(s, x, y, { size: 58 * k, colour: c('#7dab46'), rib: c('#e3edb4'), frill: 0.3, long: 1 }),
      ),
    },
  },
  {
    kind: 'vegetable',
    match: /asparagus/,
    colour: c('#6f9a48'),
    dye: 0.2,
    pieces: {
      plain: piece('chunk', 34, (s, x, y, k) => asparagus(s, x, y, 190 * k, s.random.angle(), 9 * k)),
      strip: strips(62, 8, c('#6fa048'), c('#4f7f35'), 0.2),
      cube: strips(50, 8, c('#6fa048'), c('#4f7f35'), 0.1),
      slice: strips(46, 8, c('#6fa048'), c('#4f7f35'), 0.1),
      chop: strips(40, 8, c('#6fa048'), c('#4f7f35'), 0.1),
    },
  },
  {
    kind: 'vegetable',
    match: /green bean|string bean|haricot vert|french bean|runner bean|long bean/,
    colour: c('#5f9a3a'),
    dye: 0.1,
    pieces: {
      plain: pods(104, 0.7),
      cube: pods(46, 0.4),
      chop: pods(36, 0.3),
      slice: pods(46, 0.4),
    },
  },
  {
    kind: 'vegetable',
    match: /snow pea|sugar snap|mangetout|snap pea/,
    colour: c('#6fae45'),
    dye: 0.08,
    pieces: { plain: piece('slice', 24, (s, x, y, k) => snowPea(s, x, y, s.random.between(84, 112) * k)) },
  },
  {
    kind: 'vegetable',
    match: /\bpeas?\b(?!.*(chick|split|black-?eyed|pigeon))|green pea/,
    colour: c('#7ab442'),
    inside: c('#7f9c44'),
    dye: 0.25,
    pieces: { plain: pellets(10, '#74b43e') },
  },
  {
    kind: 'vegetable',
    match: /corn on the cob|ears? of corn/,
    colour: c('#f3c53c'),
    dye: 0.15,
    pieces: { plain: cookedPiece('chunk', 42, (s, x, y, k) => cornCob(s, x, y, 40 * k, 34 * k, c('#f2c84a'))) },
  },
  {
    kind: 'vegetable',
    match: /corn(?!ed|starch|flour|meal|flake| syrup| tortilla| oil)|hominy/,
    colour: c('#f3c53c'),
    dye: 0.15,
    pieces: { plain: cookedPiece('chunk', 10.5, (s, x, y, k) => cornKernel(s, x, y, 12 * k)) },
  },
  {
    // The layers of the bulb fall apart into pale crescents.
    kind: 'vegetable',
    match: /fennel(?! seed)/,
    colour: c('#dfe6be'),
    dye: 0.05,
    pieces: {
      plain: shavedFennel,
      slice: shavedFennel,
      strip: shavedFennel,
      shred: shavedFennel,
      wedge: piece('chunk', 40, (s, x, y, k) => fennelWedge(s, x, y, 74 * k, 0)),
      half: piece('chunk', 48, (s, x, y, k) => fennelCut(s, x, y, 68 * k, 30 * k)),
      whole: piece('chunk', 48, (s, x, y, k) => fennelCut(s, x, y, 68 * k, 30 * k)),
      chop: cubes(13, { side: c('#d3deb0'), top: c('#f1f3dc'), gloss: 0.5 }),
    },
  },
  {
    kind: 'vegetable',
    match: /bamboo/,
    colour: c('#ecdca4'),
    dye: 0.05,
    pieces: {
      ...firm(c('#d9c078'), c('#f0e2ae')),
      plain: cookedPiece('slice', 26, (s, x, y, k) => bambooSlice(s, x, y, 36 * k)),
      slice: cookedPiece('slice', 26, (s, x, y, k) => bambooSlice(s, x, y, 36 * k)),
      shred: batons(62, 9, c('#f0e2ae'), c('#d9c078')),
      strip: batons(66, 10, c('#f0e2ae'), c('#d9c078')),
    },
  },
  {
    kind: 'vegetable',
    match: /water chestnut/,
    colour: c('#f4ecd0'),
    dye: 0.03,
    pieces: {
      ...firm(c('#e6dab2'), c('#f8f1d8')),
      slice: cookedPiece('slice', 20, (s, x, y, k) => waterChestnut(s, x, y, s.random.between(20, 26) * k)),
    },
  },
  {
    kind: 'vegetable',
    match: /celery|bok choy stem|lotus/,
    colour: c('#c9d79a'),
    dye: 0.05,
    pieces: {
      plain: cubes(13, { side: c('#b9cf86'), top: c('#dce8b6'), gloss: 0.5 }),
      cube: piece('chunk', 15, (s, x, y, k) => celeryCrescent(s, x, y, 21 * k)),
      slice: piece('slice', 16, (s, x, y, k) => celeryCrescent(s, x, y, s.random.between(17, 24) * k)),
      strip: piece('chunk', 22, (s, x, y, k) => celeryStick(s, x, y, 112 * k)),
    },
  },
]
