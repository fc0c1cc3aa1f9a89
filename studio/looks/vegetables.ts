// Vegetables, mushrooms and salad leaves.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { cubes, dyed, type Entry, firm, type Piece, piece, strips } from '#studio/looks/look.ts'
import { frillyLeaf, lobedLeaf, smoothLeaf, wiltedLeaf } from '#studio/shapes/greens.ts'
import { asparagus, cherry, floret, olive, onionRing, pellet, roastLump, wedge } from '#studio/shapes/pieces.ts'
import {
  cherryTomatoHalf,
  hollowRing,
  mushroomSlice,
  roastedRound,
  rootRound,
  seededRound,
  tomatoSlice,
  tomatoWedge,
} from '#studio/shapes/slices.ts'

const c = rgb

function frilly(size: number, colours: string[], rib: string, frill: number, long = 1.25): Piece {
  return piece('leaf', size * 0.34, (scene, x, y, k) => {
    const colour = c(scene.random.pick(colours))
    frillyLeaf(scene, x, y, { size: size * k * scene.random.between(0.85, 1.15), colour, rib: c(rib), frill, long })
  })
}

function wilted(size: number, colour: string): Piece {
  return piece('leaf', size * 0.36, (scene, x, y, k) => wiltedLeaf(scene, x, y, size * k, c(colour)))
}

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

const pepperColours = (name: string): string[] => {
  if (name === 'green') return ['#5a9436', '#6fa345']
  if (name === 'yellow') return ['#f3b62a', '#f0a01e']
  if (name === 'orange') return ['#ee8a1c', '#e87a18']
  return ['#d8321f', '#c9281a']
}

function pepper(match: RegExp, hue: string): Entry {
  const colours = pepperColours(hue).map(c)
  const first = colours[0] as Rgb // every hue lists two colours
  const strip = piece('slice', 16, (scene, x, y, k) => {
    strips(88, 7, scene.random.pick(colours), mix(first, c('#7a1a0a'), 0.2), 2.1).draw(scene, x, y, k)
  })
  const dice = firm(first, first)
  return { kind: 'vegetable', match, colour: first, dye: 0.05, pieces: { ...dice, plain: strip, slice: strip, strip } }
}

function onion(match: RegExp, skin: string, flesh: string): Entry {
  const ring = piece('slice', 26, (scene, x, y, k) => {
    onionRing(scene, x, y, scene.random.between(26, 40) * k, c(skin), c(flesh))
  })
  const dice = { side: mix(c(flesh), c(skin), 0.25), top: c(flesh), gloss: 0.6, bump: 0.8 }
  return {
    kind: 'vegetable',
    match,
    colour: c('#d9b77a'),
    dye: 0.06,
    pieces: {
      slice: ring,
      half: ring,
      wedge: ring,
      strip: ring,
      plain: cubes(9, dice),
      cube: cubes(14, dice),
      chop: cubes(9, dice),
      mince: cubes(6, dice),
    },
  }
}

const tomatoRed = c('#cf2a1a')
const tomatoDice = { side: c('#b92c15'), top: c('#d8452a'), gloss: 0.9, bump: 4 }

export const VEGETABLES: Entry[] = [
  dyed('sauce', /tomato (paste|pur[eé]e|concentrate)|ketchup/, '#a32410', 5),
  dyed('sauce', /passata|tomato sauce|marinara|strained tomato|tomato juice|pizza sauce/, '#b8331a', 1.5),
  {
    kind: 'vegetable',
    match: /cherry tomato|grape tomato|baby tomato|plum cherry/,
    colour: tomatoRed,
    dye: 0.25,
    pieces: {
      plain: piece('slice', 24, (scene, x, y, k) => {
        if (scene.random.chance(0.45)) cherry(scene, x, y, 23 * k, c('#d92a1c'))
        else cherryTomatoHalf(scene, x, y, 25 * k)
      }),
      half: piece('slice', 24, (scene, x, y, k) => cherryTomatoHalf(scene, x, y, 25 * k)),
      whole: piece('slice', 22, (scene, x, y, k) => cherry(scene, x, y, 23 * k, c('#d92a1c'))),
    },
  },
  {
    kind: 'vegetable',
    match: /sun-? ?dried tomato|dried tomato/,
    colour: c('#8f1f12'),
    dye: 0.3,
    pieces: { plain: strips(44, 8, c('#9c2414'), c('#5f120a'), 1.4) },
  },
  {
    kind: 'vegetable',
    match:
      /(canned|tinned|diced|crushed|chopped|peeled|whole|stewed|fire-roasted).*tomato|tomato.*(canned|tinned|crushed|stewed)/,
    colour: c('#b8331a'),
    dye: 1.2,
    pieces: { plain: cubes(15, tomatoDice) },
  },
  {
    kind: 'vegetable',
    match: /tomatillo|green tomato/,
    colour: c('#8aa63a'),
    dye: 0.6,
    pieces: { plain: piece('slice', 30, (s, x, y, k) => tomatoWedge(s, x, y, 34 * k, c('#86a63c'))) },
  },
  {
    kind: 'vegetable',
    match: /tomato/,
    colour: tomatoRed,
    dye: 0.7,
    pieces: {
      plain: piece('slice', 34, (scene, x, y, k) => tomatoWedge(scene, x, y, 42 * k)),
      slice: piece('slice', 38, (scene, x, y, k) => tomatoSlice(scene, x, y, 40 * k)),
      half: piece('slice', 36, (scene, x, y, k) => tomatoSlice(scene, x, y, 38 * k)),
      cube: cubes(19, tomatoDice, 'slice'),
      chop: cubes(14, tomatoDice, 'slice'),
      mince: cubes(9, tomatoDice, 'slice'),
    },
  },
  {
    kind: 'vegetable',
    match: /(fried|crispy) (onion|shallot)/,
    colour: c('#a8662c'),
    dye: 0.1,
    pieces: { plain: strips(34, 3.4, c('#b5722f'), c('#6f3d14'), 1.6, 'garnish') },
  },
  onion(/red onion|shallot/, '#a03a72', '#f1dbe6'),
  {
    kind: 'vegetable',
    match: /spring onion|scallion|green onion|chive|ramp\b/,
    colour: c('#7fae52'),
    dye: 0.05,
    pieces: {
      plain: piece('garnish', 13, (scene, x, y, k) => {
        const green = mix(c('#5da53a'), c('#cfe59c'), scene.random.unit() * 0.7)
        hollowRing(scene, x, y, scene.random.between(8, 12) * k, green, c('#e7f3c4'))
      }),
    },
  },
  {
    kind: 'vegetable',
    match: /leek/,
    colour: c('#b9cc8a'),
    dye: 0.08,
    pieces: {
      plain: piece('slice', 19, (s, x, y, k) =>
        hollowRing(s, x, y, s.random.between(15, 21) * k, c('#8fb95a'), c('#f0f3d2'), 0.75),
      ),
    },
  },
  onion(/onion/, '#d9b36a', '#f6ecd2'),
  {
    kind: 'vegetable',
    match: /garlic(?! powder| salt)/,
    colour: c('#e9d9ae'),
    dye: 0.05,
    pieces: { slice: piece('garnish', 8, (s, x, y, k) => pellet(s, x, y, 9 * k, 6 * k, 3 * k, c('#efdcae'), 0.5)) },
  },
  {
    kind: 'vegetable',
    match: /ginger|galangal|turmeric root|lemongrass/,
    colour: c('#dcbf7a'),
    dye: 0.05,
    pieces: {
      strip: strips(26, 2.2, c('#ecd595'), c('#cfae5c'), 0.5, 'garnish'),
      shred: strips(24, 2, c('#ecd595'), c('#cfae5c'), 0.5, 'garnish'),
    },
  },
  {
    kind: 'vegetable',
    match:
      /chil[li]+(?!.*(powder|flake|sauce|oil|paste|crisp))|jalape|serrano|habanero|scotch bonnet|bird's eye|poblano|padr/,
    colour: c('#c22a18'),
    dye: 0.2,
    pieces: {
      plain: piece('garnish', 20, (s, x, y, k) =>
        hollowRing(s, x, y, s.random.between(10, 14) * k, c('#d22b1c'), c('#f3d9a8'), 0.42),
      ),
    },
  },
  pepper(/green (bell )?pepper|green capsicum/, 'green'),
  pepper(/yellow (bell )?pepper/, 'yellow'),
  pepper(/orange (bell )?pepper/, 'orange'),
  pepper(/roasted.*pepper|piquillo|pimiento/, 'red'),
  pepper(/bell pepper|red pepper(?!.*(flake|crushed|ground))|capsicum|sweet pepper|romano/, 'red'),
  {
    kind: 'vegetable',
    match: /sweet potato|yam\b|kumara/,
    colour: c('#dd7a2c'),
    dye: 0.4,
    pieces: {
      ...firm(c('#c8561a'), c('#e8792c')),
      plain: piece('chunk', 25, (s, x, y, k) => roastLump(s, x, y, 24 * k, c('#ee8636'), c('#a8480f'))),
      slice: piece('slice', 34, (s, x, y, k) => roastedRound(s, x, y, 34 * k, c('#ee8636'), c('#a8480f'), 0.85)),
      wedge: wedges(44, '#a8501f', '#ee8636', 0.5),
      half: wedges(52, '#a8501f', '#ee8636', 0.5),
      strip: strips(110, 10, c('#ee8636'), c('#c05a16'), 0.3, 'chunk'),
    },
  },
  {
    kind: 'vegetable',
    match: /potato(?! (starch|flour))|cassava|yuca|taro|plantain chip/,
    colour: c('#ecd08a'),
    dye: 0.12,
    pieces: {
      plain: piece('chunk', 25, (s, x, y, k) => roastLump(s, x, y, 25 * k, c('#f1d68c'), c('#c98c35'))),
      half: piece('chunk', 32, (s, x, y, k) => roastLump(s, x, y, 32 * k, c('#f1d68c'), c('#c07f2c'))),
      whole: piece('chunk', 36, (s, x, y, k) => roastLump(s, x, y, 36 * k, c('#e3bf74'), c('#a8702c'))),
      slice: piece('slice', 36, (s, x, y, k) => roastedRound(s, x, y, 36 * k, c('#f3dc9a'), c('#c98c35'), 0.9)),
      wedge: wedges(46, '#b98a44', '#f3d88c', 0.4),
      strip: strips(110, 10, c('#f3d88c'), c('#d9a040'), 0.3, 'chunk'),
      cube: piece('chunk', 22, (s, x, y, k) => roastLump(s, x, y, 22 * k, c('#f1d68c'), c('#d39b42'))),
      chop: piece('chunk', 16, (s, x, y, k) => roastLump(s, x, y, 15 * k, c('#f1d68c'), c('#d39b42'))),
      shred: strips(50, 3.4, c('#e8bd62'), c('#b9802c'), 1, 'chunk'),
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
    match: /radish|daikon/,
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
    match: /cucumber|gherkin|pickle|cornichon/,
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
    kind: 'vegetable',
    match: /celery|fennel(?! seed)|bok choy stem|lotus|water chestnut|bamboo/,
    colour: c('#c9d79a'),
    dye: 0.05,
    pieces: {
      plain: cubes(13, { side: c('#b9cf86'), top: c('#dce8b6'), gloss: 0.5 }),
      slice: piece('slice', 15, (s, x, y, k) => hollowRing(s, x, y, 16 * k, c('#a9c572'), c('#e6efc6'), 0.45)),
      strip: strips(74, 7, c('#dce8b6'), c('#a9c572'), 0.6),
    },
  },
  {
    kind: 'leaf',
    match: /red cabbage|radicchio|purple cabbage/,
    colour: c('#7a3a82'),
    dye: 0.4,
    pieces: { plain: strips(80, 4.4, c('#8a4592'), c('#ead6ee'), 1.3, 'leaf') },
  },
  {
    kind: 'leaf',
    match: /kimchi/,
    colour: c('#c8502a'),
    dye: 0.8,
    pieces: { plain: frilly(74, ['#d9723f', '#e3a05c', '#c8502a'], '#f6e6c4', 0.6) },
  },
  {
    kind: 'leaf',
    match: /sauerkraut|coleslaw|slaw/,
    colour: c('#ece2b4'),
    dye: 0.05,
    pieces: { plain: strips(84, 3.6, c('#f1e8c2'), c('#d9cb8e'), 1.6, 'leaf') },
  },
  {
    kind: 'leaf',
    match: /bok choy|pak choi|napa|chinese cabbage|choy sum|gai lan|chinese broccoli|morning glory/,
    colour: c('#8ab45a'),
    dye: 0.1,
    pieces: {
      plain: frilly(100, ['#5f9a42', '#7ab352'], '#f3f5dc', 0.5, 1.9),
      shred: strips(74, 5, c('#d9e8b0'), c('#8ab45a'), 1.2, 'leaf'),
    },
  },
  {
    kind: 'leaf',
    match: /cabbage|brussels/,
    colour: c('#b9cf7a'),
    dye: 0.08,
    pieces: {
      plain: strips(84, 4.4, c('#d3e2a0'), c('#a8c068'), 1.3, 'leaf'),
      wedge: frilly(120, ['#a9c86a', '#b9d47c'], '#eef3cf', 0.5, 1.2),
    },
  },
  {
    kind: 'leaf',
    match: /spinach|chard|callaloo|amaranth|sorrel|water ?spinach/,
    colour: c('#3f7a2e'),
    dye: 0.7,
    pieces: {
      plain: piece('leaf', 27, (s, x, y, k) => smoothLeaf(s, x, y, s.random.between(66, 90) * k, c('#3d7d2d'), 0.64)),
      chop: wilted(52, '#356f2c'),
    },
  },
  {
    kind: 'leaf',
    match: /kale|collard|cavolo|turnip green|mustard green|beet green|cassava lea|dandelion/,
    colour: c('#356b34'),
    dye: 0.25,
    pieces: { plain: frilly(92, ['#356b34', '#2f6131', '#457c3e'], '#9dbb80', 1.6, 1.4), chop: wilted(58, '#356b34') },
  },
  {
    kind: 'leaf',
    match: /bean ?sprout/,
    colour: c('#f0ead2'),
    dye: 0.02,
    pieces: { plain: strips(70, 3.2, c('#f6f1dc'), c('#dfd9b4'), 1.6) },
  },
  {
    kind: 'leaf',
    match: /arugula|rocket|watercress|cress\b|frisée|frisee|mizuna|microgreen|pea shoot|sprouts?$|alfalfa/,
    colour: c('#4c8a34'),
    dye: 0.3,
    pieces: {
      plain: piece('leaf', 21, (s, x, y, k) => lobedLeaf(s, x, y, s.random.between(72, 96) * k, c('#4f9038'))),
    },
  },
  {
    kind: 'leaf',
    match:
      /romaine|cos lettuce|little gem|lettuce|mesclun|mixed (salad |baby )?(leaves|greens)|salad (leaves|greens)|endive|escarole|spring mix/,
    colour: c('#7aab42'),
    dye: 0.1,
    pieces: {
      plain: frilly(118, ['#6fa53a', '#8abb4c', '#57902f', '#7fb244'], '#e4eebc', 1),
      shred: strips(70, 7, c('#9cc75a'), c('#6fa53a'), 1.4, 'leaf'),
    },
  },
  {
    kind: 'vegetable',
    match: /shiitake|enoki|oyster mushroom|porcini|mushroom|chanterelle/,
    colour: c('#8a6038'),
    dye: 0.2,
    pieces: {
      plain: piece('slice', 30, (s, x, y, k) => mushroomSlice(s, x, y, 36 * k)),
      chop: cubes(12, { side: c('#7a5230'), top: c('#b98d5a') }),
      mince: cubes(8, { side: c('#6f4a2c'), top: c('#9c7448') }),
    },
  },
  {
    kind: 'vegetable',
    match: /nori|seaweed|wakame|kombu|kelp|dulse/,
    colour: c('#1f3b2a'),
    dye: 0.02,
    pieces: {
      plain: strips(46, 6, c('#27492f'), c('#142a1c'), 0.6, 'garnish'),
      whole: cubes(30, { side: c('#1c3424'), top: c('#22402c') }),
    },
  },
  {
    kind: 'vegetable',
    match: /plantain/,
    colour: c('#e3a83a'),
    dye: 0.1,
    pieces: {
      plain: piece('slice', 34, (s, x, y, k) => roastedRound(s, x, y, 36 * k, c('#f2bb3e'), c('#a85a16'), 0.62)),
    },
  },
  {
    kind: 'vegetable',
    match: /olive(?! oil)/,
    colour: c('#4a3a3a'),
    dye: 0.05,
    pieces: {
      plain: piece('slice', 17, (s, x, y, k) =>
        olive(s, x, y, s.random.between(15, 18) * k, c(s.random.pick(['#3a2438', '#4a2a3c', '#6f7a3a']))),
      ),
    },
  },
  {
    kind: 'vegetable',
    match: /caper/,
    colour: c('#6f7a3a'),
    dye: 0.02,
    pieces: { plain: { ...pellets(6, '#6f7d3c', 0.5), layer: 'garnish' } },
  },
  {
    kind: 'leaf',
    match: /(grape|vine) lea/,
    colour: c('#5f6a32'),
    dye: 0.05,
    pieces: { plain: wilted(90, '#5f6d34') },
  },
]
