// Roots, squashes, florets, pods and other firm vegetables.
import { rgb } from '#studio/colour.ts'
import { batons, crumbs, cubes, type Entry, firm, type Piece, piece, strips } from '#studio/looks/look.ts'
import { frillyLeaf } from '#studio/shapes/greens.ts'
import { pellet } from '#studio/shapes/pieces.ts'
import { hollowRing, roastedRound, rootRound, seededRound } from '#studio/shapes/slices.ts'
import { asparagus, boiledRound, floret, pickleRound, roastLump, wedge } from '#studio/shapes/vegetable-pieces.ts'

const c = rgb

function rounds(r: number, skin: string, flesh: string, core = flesh): Piece {
  return piece('slice', r * 0.95, (scene, x, y, k) => {
    rootRound(scene, x, y, r * k * scene.random.between(0.85, 1.1), c(skin), c(flesh), c(core))
  })
}

function wedges(size: number, skin: string, flesh: string, browned = 0.3): Piece {
  return piece('chunk', size * 0.85, (scene, x, y, k) => wedge(scene, x, y, size * k, c(skin), c(flesh), browned))
}

function pellets(r: number, colour: string, gloss = 0.6, round = 1): Piece {
  return piece('chunk', r, (scene, x, y, k) =>
    pellet(scene, x, y, r * k, r * round * k, r * 0.85 * k, c(colour), gloss),
  )
}

export const VEGETABLES: Entry[] = [
  {
    kind: 'vegetable',
    match: /sweet potato|kumara/,
    colour: c('#dd7a2c'),
    dye: 0.4,
    pieces: {
      ...firm(c('#c8561a'), c('#e8792c')),
      plain: piece('chunk', 25, (s, x, y, k) => roastLump(s, x, y, 24 * k, c('#ee8636'), c('#a8480f'))),
      slice: piece('slice', 34, (s, x, y, k) => roastedRound(s, x, y, 34 * k, c('#ee8636'), c('#a8480f'), 0.85)),
      wedge: wedges(44, '#a8501f', '#ee8636', 0.5),
      half: wedges(52, '#a8501f', '#ee8636', 0.5),
      strip: batons(104, 17, c('#ee8636'), c('#cf661c')),
    },
  },
  {
    kind: 'vegetable',
    match: /potato(?! (starch|flour))|\byam\b|cassava|yuca|taro|plantain chip/,
    colour: c('#ecd08a'),
    inside: c('#f3e2b4'),
    dye: 0.12,
    pieces: {
      plain: piece('chunk', 25, (s, x, y, k) => roastLump(s, x, y, 25 * k, c('#f1d68c'), c('#c98c35'))),
      half: piece('chunk', 32, (s, x, y, k) => roastLump(s, x, y, 32 * k, c('#f1d68c'), c('#c07f2c'))),
      whole: piece('chunk', 36, (s, x, y, k) => roastLump(s, x, y, 36 * k, c('#e3bf74'), c('#a8702c'))),
      slice: piece('slice', 36, (s, x, y, k) => roastedRound(s, x, y, 36 * k, c('#f3dc9a'), c('#c98c35'), 0.9)),
      wedge: wedges(46, '#b98a44', '#f3d88c', 0.4),
      strip: batons(104, 17, c('#f3d27c'), c('#dfa543')),
      cube: piece('chunk', 22, (s, x, y, k) => roastLump(s, x, y, 22 * k, c('#f1d68c'), c('#d39b42'))),
      chop: piece('chunk', 16, (s, x, y, k) => roastLump(s, x, y, 15 * k, c('#f1d68c'), c('#d39b42'))),
      shred: strips(50, 3.4, c('#e8bd62'), c('#b9802c'), 1, 'chunk'),
    },
    boiled: {
      half: piece('chunk', 34, (s, x, y, k) => roastLump(s, x, y, 34 * k, c('#f5e4b0'), c('#e6ca86'))),
      slice: piece('slice', 44, (s, x, y, k) => boiledRound(s, x, y, 46 * k, c('#f5e8c6'))),
      cube: piece('chunk', 22, (s, x, y, k) => roastLump(s, x, y, 22 * k, c('#f5e4b0'), c('#ead29a'))),
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
      slice: rounds(23, '#e8761c', '#f08a2a', '#f7a94a'),
      whole: strips(150, 13, c('#ee8a2c'), c('#cf6a16'), 0.2, 'chunk'),
      half: strips(130, 12, c('#ee8a2c'), c('#cf6a16'), 0.2, 'chunk'),
      wedge: strips(120, 11, c('#ee8a2c'), c('#cf6a16'), 0.2, 'chunk'),
    },
  },
  {
    kind: 'vegetable',
    match: /parsnip|celeriac|celery root|turnip|kohlrabi|swede|rutabaga|salsify|jerusalem/,
    colour: c('#ecd9a8'),
    dye: 0.15,
    pieces: {
      ...firm(c('#e0c488'), c('#f3e3b8')),
      slice: rounds(28, '#d9b878', '#f3e6c0'),
      wedge: wedges(44, '#cfa862', '#f1dda4', 0.5),
    },
  },
  {
    kind: 'vegetable',
    match: /beet/,
    colour: c('#8a1a48'),
    dye: 2.2,
    pieces: {
      ...firm(c('#6d1238'), c('#981f52')),
      slice: rounds(32, '#5f0f30', '#8e1f4e', '#a5265c'),
      wedge: wedges(40, '#5a0e2e', '#971f52', 0),
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
        cube: cubes(20, { side: c('#4f8a38'), top: c('#dfe8ae') }),
        chop: cubes(15, { side: c('#4f8a38'), top: c('#dfe8ae') }),
        strip: strips(90, 8, c('#dfe8ae'), c('#4f8a38'), 0.6),
        shred: strips(110, 5, c('#cfe09a'), c('#4f8a38'), 2.4),
      },
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
      cube: cubes(17, { side: c('#3f7a35'), top: c('#d3e6a6'), gloss: 0.6 }, 'slice'),
      chop: cubes(14, { side: c('#3f7a35'), top: c('#d3e6a6'), gloss: 0.6 }, 'slice'),
      strip: strips(86, 6, c('#d3e6a6'), c('#3f7a35'), 0.5),
      shred: strips(60, 3.4, c('#d3e6a6'), c('#7fae5c'), 0.9),
    },
  },
  {
    kind: 'vegetable',
    match: /aubergine|eggplant/,
    inside: c('#b59c68'),
    colour: c('#8a6a52'),
    dye: 0.08,
    pieces: {
      plain: cubes(26, { side: c('#3d2140'), top: c('#c9a26a'), gloss: 0.5, bump: 4 }),
      cube: cubes(26, { side: c('#3d2140'), top: c('#c9a26a'), gloss: 0.5, bump: 4 }),
      slice: piece('slice', 44, (s, x, y, k) => roastedRound(s, x, y, 46 * k, c('#c9a26a'), c('#3d2140'), 0.85)),
      half: wedges(70, '#3d2140', '#c49a5c', 0.7),
      wedge: wedges(56, '#3d2140', '#c49a5c', 0.6),
      strip: strips(96, 10, c('#c49a5c'), c('#3d2140'), 0.5, 'chunk'),
    },
  },
  {
    kind: 'vegetable',
    match: /broccoli/,
    colour: c('#4f8a3a'),
    dye: 0.3,
    pieces: { plain: piece('chunk', 36, (s, x, y, k) => floret(s, x, y, 36 * k, c('#3f7a2c'), c('#9dbf68'))) },
  },
  {
    kind: 'vegetable',
    match: /cauliflower/,
    colour: c('#efe2c0'),
    dye: 0.15,
    pieces: {
      plain: piece('chunk', 36, (s, x, y, k) => floret(s, x, y, 36 * k, c('#ecd9ac'), c('#f3ebd0'))),
      mince: cubes(6, { side: c('#efe2c0') }),
    },
  },
  {
    kind: 'vegetable',
    match: /romanesco|artichoke/,
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
      cube: strips(50, 8, c('#6fa048'), c('#4f7f35'), 0.1),
      slice: strips(46, 8, c('#6fa048'), c('#4f7f35'), 0.1),
      chop: strips(40, 8, c('#6fa048'), c('#4f7f35'), 0.1),
    },
  },
  {
    kind: 'vegetable',
    match: /green bean|string bean|haricot vert|french bean|runner bean|long bean|okra/,
    colour: c('#5f9a3a'),
    dye: 0.1,
    pieces: {
      plain: strips(104, 6.6, c('#6aa540'), c('#3f7d2c'), 0.7),
      cube: strips(46, 6.6, c('#6aa540'), c('#3f7d2c'), 0.4),
      chop: strips(36, 6.6, c('#6aa540'), c('#3f7d2c'), 0.3),
      slice: strips(46, 6.6, c('#6aa540'), c('#3f7d2c'), 0.4),
    },
  },
  {
    kind: 'vegetable',
    match: /snow pea|sugar snap|mangetout|snap pea/,
    colour: c('#6fae45'),
    dye: 0.08,
    pieces: { plain: strips(70, 11, c('#7dba4c'), c('#4f9232'), 0.5) },
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
    match: /corn(?!ed|starch|flour|meal|flake| syrup| tortilla| oil)|hominy/,
    colour: c('#f3c53c'),
    dye: 0.15,
    pieces: { plain: pellets(9.5, '#f3c02e', 0.6, 0.8) },
  },
  {
    // The layers of the bulb fall apart into pale crescents.
    kind: 'vegetable',
    match: /fennel(?! seed)/,
    colour: c('#dfe6be'),
    dye: 0.05,
    pieces: {
      plain: strips(60, 5, c('#f1f3d8'), c('#c6d596'), 0.6),
      slice: strips(60, 5, c('#f1f3d8'), c('#c6d596'), 0.6),
      chop: cubes(13, { side: c('#d3deb0'), top: c('#f1f3dc'), gloss: 0.5 }),
    },
  },
  {
    kind: 'vegetable',
    match: /celery|bok choy stem|lotus|water chestnut|bamboo/,
    colour: c('#c9d79a'),
    dye: 0.05,
    pieces: {
      plain: cubes(13, { side: c('#b9cf86'), top: c('#dce8b6'), gloss: 0.5 }),
      slice: piece('slice', 15, (s, x, y, k) => hollowRing(s, x, y, 16 * k, c('#a9c572'), c('#e6efc6'), 0.45)),
      strip: strips(74, 7, c('#dce8b6'), c('#a9c572'), 0.6),
    },
  },
]
