// Tomatoes, onions, leeks, garlic; peppers and chilies come from peppers.ts.
import { mix, rgb } from '#studio/colour.ts'
import { cookedPiece, cubes, dyed, type Entry, type Piece, piece, strips } from '#studio/looks/look.ts'
import { chili, pepper } from '#studio/looks/peppers.ts'
import { hypot, smooth } from '#studio/noise.ts'
import { cherry } from '#studio/shapes/berries-and-nuts.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { cookedTomato } from '#studio/shapes/cooked-tomato.ts'
import { disc } from '#studio/shapes/disc.ts'
import { leekRound } from '#studio/shapes/leek.ts'
import { driedChili } from '#studio/shapes/peppers.ts'
import { tomatoWedge } from '#studio/shapes/salad-cuts.ts'
import { onionCrescent, onionTile } from '#studio/shapes/salad-pieces.ts'
import { scallionCut } from '#studio/shapes/scallion.ts'
import { cherryTomatoHalf, hollowRing, tomatoSlice } from '#studio/shapes/slices.ts'
import { tomatoDice } from '#studio/shapes/tomato-dice.ts'
import { onionRing, onionSliver } from '#studio/shapes/vegetable-pieces.ts'

const c = rgb

const leekRounds = cookedPiece('slice', 21, (s, x, y, k) => leekRound(s, x, y, s.random.between(16, 25) * k))

function onion(match: RegExp, skin: string, flesh: string): Entry {
  const ring = piece('slice', 26, (scene, x, y, k) => {
    const r = scene.random.between(26, 42) * k
    if (scene.random.chance(0.15)) onionRing(scene, x, y, r, c(skin), c(flesh))
    else onionCrescent(scene, x, y, r * 1.15, c(skin), c(flesh))
  })
  const tiles = (size: number): Piece =>
    piece('chunk', size * 1.05, (scene, x, y, k) => onionTile(scene, x, y, size * k, c(skin), c(flesh)))
  const dice = { side: mix(c(flesh), c(skin), 0.25), top: c(flesh), gloss: 0.6, bump: 0.8 }
  const glassy = mix(c(skin), c('#cf9440'), 0.8)
  const limp = piece('slice', 15, (s, x, y, k) => {
    onionSliver(s, x, y, s.random.between(50, 74) * k, mix(glassy, c('#f6e3b8'), 0.6), glassy)
  })
  // The layers of a roasted onion fall apart, brown at the edges.
  const petal = cookedPiece('slice', 26, (s, x, y, k) => {
    const tan = s.random.pick([c('#e3c48a'), c('#cf9f58'), c('#b97f3c')])
    limpRibbon(s, x, y, s.random.between(60, 96) * k, s.random.between(22, 34) * k, mix(tan, c(skin), 0.66))
  })
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
      plain: tiles(10),
      cube: tiles(14),
      chop: tiles(10),
      mince: tiles(7),
    },
    dark: strips(58, 3.6, c('#a8662a'), c('#5a2c0e'), 2.4),
    roasted: { half: petal, wedge: petal },
    cooked: { slice: limp, half: petal, wedge: limp, strip: limp, plain: cubes(9, { ...dice, top: glassy }) },
  }
}

/** A thin slice of a clove: longer than round, darker along its edge. */
function garlicSlice(flesh: string, edge: string): Piece {
  return cookedPiece('garnish', 13, (s, x, y, k) => {
    const [pale, dark] = [s.vary(c(flesh), 0.08), c(edge)]
    const radius = s.random.between(11, 16) * k
    disc(s, x, y, {
      radius,
      ry: radius * s.random.between(0.62, 0.8),
      thickness: 2.2,
      tilt: 0.24,
      face: (_d, _angle, u, v) => {
        // Pointed where the clove was, with the germ as a paler slit in the middle.
        const d = hypot(u, v / (1 - 0.45 * smooth(-0.2, 1, u)))
        if (d > 1) return null
        const germ = smooth(0.12, 0.04, Math.abs(v)) * smooth(0.5, 0.3, Math.abs(u))
        return [mix(mix(pale, dark, 0.85 * smooth(0.55, 1, d) ** 2), c('#fdf2cc'), 0.5 * germ), -0.6 * germ, 0.6]
      },
    })
  })
}

const tomatoRed = c('#cf2a1a')

function dicedTomato(size: number): Piece {
  return piece('slice', size * 0.95, (scene, x, y, k) => tomatoDice(scene, x, y, size * k))
}

function softTomato(size: number, charred = 0): Piece {
  return cookedPiece('slice', size * 0.9, (scene, x, y, k) => cookedTomato(scene, x, y, size * k, charred))
}

export const TOMATOES_AND_ONIONS: Entry[] = [
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
    pieces: { plain: { ...dicedTomato(16), layer: 'chunk' } },
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
      cube: dicedTomato(20),
      chop: dicedTomato(15),
      mince: dicedTomato(10),
    },
    cooked: {
      plain: softTomato(22),
      half: softTomato(26),
      wedge: softTomato(25),
      slice: piece('slice', 38, (scene, x, y, k) => tomatoSlice(scene, x, y, 40 * k)),
      cube: softTomato(20),
      chop: softTomato(17),
      mince: softTomato(11),
    },
    roasted: {
      plain: softTomato(32, 0.6),
      wedge: softTomato(32, 0.6),
      cube: softTomato(22, 0.6),
      chop: softTomato(18, 0.6),
    },
  },
  {
    kind: 'vegetable',
    match: /(fried|crispy) (onion|shallot)/,
    colour: c('#a8662c'),
    dye: 0.1,
    pieces: { plain: strips(34, 3.4, c('#b5722f'), c('#6f3d14'), 1.6, 'garnish') },
  },
  onion(/red onion|shallot/, '#a03a72', '#f6e6ea'),
  {
    kind: 'vegetable',
    match: /garlic chive/,
    colour: c('#4f8f34'),
    dye: 0.05,
    pieces: { plain: strips(70, 3.6, c('#5f9c3a'), c('#376f22'), 0.6) },
  },
  {
    kind: 'vegetable',
    match: /chive/,
    colour: c('#4f8f34'),
    dye: 0.05,
    pieces: { plain: strips(13, 2, c('#4f9434'), c('#2f6a22'), 0.2, 'garnish') },
  },
  {
    kind: 'vegetable',
    match: /spring onion|scallion|green onion|ramp\b/,
    colour: c('#7fae52'),
    dye: 0.05,
    pieces: { plain: piece('garnish', 13, scallionCut) },
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
    cooked: { plain: leekRounds, slice: leekRounds },
  },
  onion(/onion/, '#d9b36a', '#f6ecd2'),
  {
    kind: 'vegetable',
    match: /garlic(?! powder| salt)/,
    colour: c('#e9d9ae'),
    dye: 0.05,
    pieces: { slice: garlicSlice('#f3e4bb', '#e6d09a') },
    // Pale gold with a browner edge, as it comes from the oil.
    cooked: { slice: garlicSlice('#eec670', '#8f5212') },
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
    match: /chile pod/,
    colour: c('#8e1f12'),
    dye: 0.2,
    pieces: { plain: cookedPiece('garnish', 24, (s, x, y, k) => driedChili(s, x, y, 66 * k)) },
  },
  chili(/jalape|serrano|poblano|padr[oó]n/, '#5f9a34', '#4f8f2c', '#d9e6a4', 0.08),
  chili(
    /chil[li]+(?!.*(powder|flake|sauce|oil|paste|crisp))|habanero|scotch bonnet|bird's eye/,
    '#c22a18',
    '#d22b1c',
    '#f3d9a8',
    0.2,
  ),
  pepper(/green (bell )?pepper|green capsicum/, 'green'),
  pepper(/yellow (bell )?pepper/, 'yellow'),
  pepper(/orange (bell )?pepper/, 'orange'),
  pepper(/roasted.*pepper|piquillo|pimiento/, 'red'),
  pepper(/bell pepper|red pepper(?!.*(flake|crushed|ground))|capsicum|sweet pepper|romano/, 'red'),
]
