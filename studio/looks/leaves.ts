// Salad leaves, cabbages, and the remaining produce.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { cookedPiece, type Entry, leafRibbons, type Piece, piece, strips } from '#studio/looks/look.ts'
import { MUSHROOMS } from '#studio/looks/mushrooms.ts'
import { pellets } from '#studio/looks/pellets.ts'
import { arugula } from '#studio/shapes/arugula.ts'
import { beanSprout } from '#studio/shapes/bean-sprout.ts'
import { boiledPlantain } from '#studio/shapes/boiled-plantain.ts'
import { type CabbageLook, cabbageShred } from '#studio/shapes/cabbage-shred.ts'
import { cabbageSquare } from '#studio/shapes/cabbage-square.ts'
import { boiledWedge } from '#studio/shapes/cabbage-wedge.ts'
import { collardRibbon } from '#studio/shapes/collard-ribbon.ts'
import { limpRibbon, shredTangle, wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { pittedOlive } from '#studio/shapes/cut-fruit.ts'
import { frillyLeaf, smoothLeaf } from '#studio/shapes/greens.ts'
import { kimchiFold } from '#studio/shapes/kimchi.ts'
import { leaf } from '#studio/shapes/leaf.ts'
import { lettuceShred } from '#studio/shapes/lettuce-shred.ts'
import { kaleCurl, macheRosette } from '#studio/shapes/salad-leaves.ts'
import { endiveLeaf } from '#studio/shapes/salad-pieces.ts'
import { sauerkraut } from '#studio/shapes/sauerkraut.ts'
import { roastedRound } from '#studio/shapes/slices.ts'
import { anyKale, tornKale } from '#studio/shapes/torn-kale.ts'
import { watercress } from '#studio/shapes/watercress.ts'

const c = rgb

const LETTUCE_SHREDS = piece('slice', 24, (s, x, y, k) =>
  lettuceShred(s, x, y, s.random.between(80, 118) * k, s.random.between(22, 34) * k),
)
const SPINACH = ['#33661f', '#27541b', '#447a27', '#2f5c22']
const COLLARD = ['#3d7434', '#2f622b', '#4c853d']
const COLLARDS = cookedPiece('leaf', 25, (s, x, y, k) =>
  collardRibbon(s, x, y, s.random.between(70, 116) * k, s.random.between(20, 38) * k, rgb(s.random.pick(COLLARD))),
)
const KALE = ['#2b5a2a', '#234b26', '#38692f']

function frilly(size: number, colours: string[], rib: string, frill: number, long = 1.25): Piece {
  return piece('leaf', size * 0.34, (scene, x, y, k) => {
    const colour = c(scene.random.pick(colours))
    frillyLeaf(scene, x, y, { size: size * k * scene.random.between(0.85, 1.15), colour, rib: c(rib), frill, long })
  })
}

/** Leaves that collapsed in the pot or the pan, in the greens that one bunch has. */
function wilted(size: number, colours: string[], rib?: string): Piece {
  return cookedPiece('leaf', size * 0.33, (scene, x, y, k) => {
    const long = size * k * scene.random.between(0.75, 1.25)
    wiltedLeaf(scene, x, y, long, c(scene.random.pick(colours)), rib ? c(rib) : undefined)
  })
}

function olives(match: RegExp, skins: string[]): Entry {
  const plain = piece('slice', 17, (s, x, y, k) => {
    pittedOlive(s, x, y, s.random.between(14, 17) * k, c(s.random.pick(skins)))
  })
  return { kind: 'vegetable', match, colour: c(skins[0] ?? '#4a3a3a'), dye: 0.05, pieces: { plain } }
}

/** Kale cut as fine as hair and simmered. */
function tangles(size: number, colours: string[]): Piece {
  return cookedPiece('leaf', size * 0.62, (scene, x, y, k) => shredTangle(scene, x, y, size * k, colours.map(c)))
}

/** Ribbons of a leaf that was simmered, braised or fried. */
function limp(length: number, width: number, colours: string[]): Piece {
  return cookedPiece('leaf', Math.sqrt(length * width) * 0.5, (scene, x, y, k) => {
    const long = length * k * scene.random.between(0.7, 1.15)
    limpRibbon(scene, x, y, long, width * k, c(scene.random.pick(colours)))
  })
}

/** Parsley by the bunch, sliced: bits of leaf and a few stalks. */
export function choppedHerb(colour: Rgb): Piece {
  const [dark, pale] = [mix(colour, c('#2f6a24'), 0.5), mix(colour, c('#a9c86a'), 0.3)]
  return piece('slice', 11.5, (scene, x, y, k) => {
    const length = scene.random.between(18, 34) * k
    const green = scene.vary(scene.random.pick([colour, dark, dark, pale]), 0.14)
    leaf(scene, x, y, { length, width: length * scene.random.between(0.4, 0.7), colour: green, lobes: 2.4, curl: 1.6 })
  })
}

/** Torn kale after a few minutes in the pot. */
function silky(size: number): Piece {
  return cookedPiece('leaf', size * 0.31, (s, x, y, k) =>
    tornKale(s, x, y, s.random.between(0.6, 1.2) * size * k, anyKale(s)),
  )
}

/** Fine shreds of cabbage mix with what they are tossed with, instead of lying below it. */
function shredded(ribbons: Piece): Piece {
  return { ...ribbons, layer: 'slice' }
}

const RED_CABBAGE: CabbageLook = { skins: ['#5a1458', '#701c66', '#82306f', '#4a1150'].map(c), flesh: c('#f0dcea') }
const GREEN_CABBAGE: CabbageLook = { skins: ['#b9cf72', '#cfdc8e', '#dfe4a6', '#a6c25e'].map(c), flesh: c('#faf7dc') }

function cabbageShreds(length: number, width: number, look: CabbageLook): Piece {
  return piece('leaf', Math.sqrt((length * width) / 4), (s, x, y, k) =>
    cabbageShred(s, x, y, length * k, width * k, look),
  )
}

export const LEAVES: Entry[] = [
  {
    kind: 'leaf',
    match: /red cabbage|radicchio|purple cabbage/,
    colour: c('#7a3a82'),
    dye: 0.4,
    pieces: {
      plain: cabbageShreds(92, 11, RED_CABBAGE),
      shred: shredded(cabbageShreds(100, 10, RED_CABBAGE)),
    },
    cooked: { plain: limp(84, 17, ['#6d1f52', '#7d2a5f', '#5a1a48', '#8f3a6c']) },
  },
  {
    kind: 'leaf',
    match: /kimchi/,
    colour: c('#c8502a'),
    dye: 0.8,
    pieces: { plain: piece('leaf', 40, (s, x, y, k) => kimchiFold(s, x, y, s.random.between(44, 62) * k)) },
  },
  {
    kind: 'leaf',
    match: /sauerkraut|coleslaw|slaw/,
    colour: c('#ece2b4'),
    dye: 0.05,
    pieces: { plain: cookedPiece('leaf', 15, sauerkraut) },
  },
  {
    kind: 'leaf',
    match: /bok choy|pak choi|napa|chinese cabbage|choy sum|gai lan|chinese broccoli|morning glory/,
    colour: c('#8ab45a'),
    dye: 0.1,
    pieces: {
      plain: frilly(100, ['#5f9a42', '#7ab352'], '#f3f5dc', 0.5, 1.9),
      shred: leafRibbons(88, 15, [c('#7ab352'), c('#a9cc78')], c('#f3f5dc')),
    },
    cooked: {
      plain: wilted(68, ['#5f9638', '#78ab48', '#93bd62', '#cfdca4'], '#f1f3da'),
      shred: limp(90, 24, ['#7fa852', '#a3c078', '#d3dcae']),
    },
  },
  {
    kind: 'leaf',
    match: /cabbage|brussels/,
    colour: c('#b9cf7a'),
    dye: 0.08,
    pieces: {
      plain: cabbageShreds(96, 11, GREEN_CABBAGE),
      shred: shredded(cabbageShreds(104, 10, GREEN_CABBAGE)),
      wedge: frilly(120, ['#a9c86a', '#b9d47c'], '#eef3cf', 0.5, 1.2),
    },
    cooked: {
      plain: wilted(58, ['#c0bc64', '#d3ca86', '#a9ae52', '#dfd79c'], '#f3ecc4'),
      cube: cookedPiece('slice', 24, (s, x, y, k) =>
        cabbageSquare(s, x, y, s.random.between(26, 38) * k, c('#b5cc6a')),
      ),
      shred: limp(92, 24, ['#a9bd62', '#bfcb80', '#8fae52', '#d3d79c']),
      wedge: cookedPiece('leaf', 48, (s, x, y, k) =>
        boiledWedge(s, x, y, s.random.between(58, 76) * k, c('#97af4b'), c('#dadd94')),
      ),
    },
  },
  {
    kind: 'leaf',
    match: /spinach|chard|callaloo|amaranth|sorrel|water ?spinach/,
    colour: c('#3f7a2e'),
    dye: 0.7,
    pieces: {
      plain: piece('leaf', 27, (s, x, y, k) => smoothLeaf(s, x, y, s.random.between(66, 90) * k, c('#3d7d2d'), 0.64)),
      chop: wilted(52, SPINACH),
    },
    cooked: { plain: wilted(70, SPINACH), shred: wilted(56, SPINACH) },
  },
  {
    kind: 'leaf',
    match: /collard/,
    colour: c('#356b34'),
    dye: 0.25,
    pieces: { plain: frilly(100, ['#356b34', '#457c3e'], '#b9cf9a', 0.6, 1.4), chop: wilted(64, KALE) },
    cooked: { plain: wilted(84, KALE, '#a3bd7c'), shred: COLLARDS },
  },
  {
    kind: 'leaf',
    match: /kale|cavolo|turnip green|mustard green|beet green|cassava lea|dandelion/,
    colour: c('#356b34'),
    dye: 0.25,
    pieces: {
      plain: frilly(92, ['#356b34', '#2f6131', '#457c3e'], '#9dbb80', 1.6, 1.4),
      chop: wilted(58, KALE),
      shred: piece('leaf', 21, (s, x, y, k) =>
        kaleCurl(s, x, y, s.random.between(60, 92) * k, c(s.random.pick(['#356b2e', '#2b5f2a', '#4a8038']))),
      ),
    },
    // Out of the oven it is crisp.
    roasted: { plain: frilly(88, ['#3f642c', '#4c6f33', '#33562a'], '#93a463', 1.6, 1.4) },
    cooked: {
      plain: silky(84),
      shred: tangles(46, ['#1f5219', '#173f13', '#2f6a22']),
    },
  },
  {
    kind: 'leaf',
    match: /m[aâ]che|lamb's lettuce/,
    colour: c('#4f8a34'),
    dye: 0.3,
    pieces: { plain: piece('leaf', 29, (s, x, y, k) => macheRosette(s, x, y, s.random.between(44, 58) * k)) },
  },
  {
    kind: 'leaf',
    match: /bean ?sprout/,
    colour: c('#f0ead2'),
    dye: 0.02,
    pieces: { plain: piece('slice', 11, (s, x, y, k) => beanSprout(s, x, y, 70 * k)) },
  },
  {
    kind: 'leaf',
    match: /watercress|\bcress\b/,
    colour: c('#4c8a34'),
    dye: 0.3,
    pieces: { plain: piece('leaf', 26, (s, x, y, k) => watercress(s, x, y, s.random.between(52, 74) * k)) },
    cooked: { plain: wilted(50, ['#3c7429', '#478433', '#2f6322']) },
  },
  {
    kind: 'leaf',
    match: /arugula|rocket|frisée|frisee|mizuna|microgreen|pea shoot|sprouts?$|alfalfa/,
    colour: c('#4c8a34'),
    dye: 0.3,
    pieces: {
      plain: piece('leaf', 21, (s, x, y, k) => arugula(s, x, y, s.random.between(68, 102) * k)),
    },
    cooked: { plain: wilted(50, ['#3c7429', '#478433', '#2f6322']) },
  },
  {
    // Long leaves about a broad, pale rib.
    kind: 'leaf',
    match: /romaine|cos lettuce|little gem/,
    colour: c('#7aab42'),
    dye: 0.1,
    pieces: {
      plain: frilly(128, ['#6fa03a', '#86b44a', '#5a8f30'], '#eef2cc', 0.75, 1.9),
      shred: LETTUCE_SHREDS,
    },
  },
  {
    kind: 'leaf',
    match: /belgian endive|chicory|witloof/,
    colour: c('#eeeab4'),
    dye: 0.02,
    pieces: { plain: piece('leaf', 34, (s, x, y, k) => endiveLeaf(s, x, y, s.random.between(110, 150) * k)) },
    cooked: { plain: wilted(84, ['#c9b878', '#d6c88e']) },
  },
  {
    kind: 'leaf',
    match: /lettuce|mesclun|mixed (salad |baby )?(leaves|greens)|salad (leaves|greens)|endive|escarole|spring mix/,
    colour: c('#7aab42'),
    dye: 0.1,
    pieces: {
      plain: frilly(118, ['#6fa53a', '#8abb4c', '#57902f', '#7fb244'], '#e4eebc', 1),
      shred: LETTUCE_SHREDS,
    },
  },
  {
    kind: 'vegetable',
    match: /wood ear/,
    colour: c('#3a2418'),
    dye: 0.2,
    pieces: { plain: { ...strips(70, 8, c('#4a3020'), c('#24150e'), 1.6), done: true } },
  },
  ...MUSHROOMS,
  {
    kind: 'vegetable',
    match: /plantain/,
    colour: c('#e3a83a'),
    dye: 0.1,
    pieces: {
      plain: piece('slice', 34, (s, x, y, k) => roastedRound(s, x, y, 36 * k, c('#f2bb3e'), c('#a85a16'), 0.62)),
    },
    boiled: { slice: cookedPiece('slice', 38, (s, x, y, k) => boiledPlantain(s, x, y, 40 * k)) },
  },
  olives(/(black|kalamata|ni[cç]oise|greek|dry-cured)[- a-z]* olive/, ['#33202c', '#452434', '#2c2026']),
  olives(/olive(?! oil)/, ['#7d8238', '#8f8c40', '#6c7232']),
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
    pieces: { plain: wilted(90, ['#5f6d34']) },
  },
]
