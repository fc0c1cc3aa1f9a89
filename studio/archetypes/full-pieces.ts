// Pieces for soups that are full to the surface: softened, wet, tipped, so that each is partly under it.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { bean } from '#studio/shapes/beans.ts'
import { softRibbons } from '#studio/shapes/cooked-greens.ts'
import { dateRound, JUJUBE } from '#studio/shapes/date-slice.ts'
import { flakyChunk } from '#studio/shapes/flaky-chunk.ts'
import { frilledClam } from '#studio/shapes/frilled-clam.ts'
import { zucchiniHalf } from '#studio/shapes/half-moon.ts'
import { leekRound } from '#studio/shapes/leek.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'
import { pepperStrip } from '#studio/shapes/peppers.ts'
import { chickpea } from '#studio/shapes/pieces.ts'
import { plumpMushroom } from '#studio/shapes/plump-mushroom.ts'
import { type SoakedDice, soakedDice } from '#studio/shapes/soaked-dice.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'
import { tomatoBit } from '#studio/shapes/tomato-bit.ts'
import { inSoup } from './soup-pieces.ts'

type Draw = Piece['draw']

/** A food of such a soup as it lies in it. */
export interface FullPart {
  name: string
  grams: number
  /** How much of the surface it wants. */
  share: number
  reach: number
  /** How high it is, as a share of its reach. */
  tall: number
  /** Lies between the others. */
  small: boolean
  draw: Draw
}

interface Model {
  match: RegExp
  /** How much more or less of it shows than its weight says. */
  share?: number
  reach: number
  tall: number
  small?: boolean
  draw: Draw
}

const [BOILED, WORN, FLOURY] = ['#f4e2ac', '#dfc07a', '#fff4d2'].map(rgb) as [
  SoakedDice['flesh'],
  SoakedDice['deep'],
  SoakedDice['pale'],
]
const POTATO = { flesh: BOILED, deep: WORN, pale: FLOURY, mealy: 0.6, gloss: 0.2 }
const SWEET = { flesh: rgb('#e88a34'), deep: rgb('#d67322'), pale: rgb('#f5a954'), mealy: 0.4, gloss: 0.3 }
const RUTABAGA = { flesh: rgb('#f0c568'), deep: rgb('#d39c3c'), pale: rgb('#f8db94'), mealy: 0.25, gloss: 0.35 }
const CARROT = { flesh: rgb('#ea8226'), deep: rgb('#cf6414'), pale: rgb('#f3a04a'), mealy: 0.12, gloss: 0.45 }
const CELERIAC = { flesh: rgb('#efe0b4'), deep: rgb('#d5bb7c'), pale: rgb('#fbf2d6'), mealy: 0.3, gloss: 0.3 }
const TOMATO = {
  flesh: rgb('#d63a1e'),
  deep: rgb('#ad200e'),
  pale: rgb('#ec6a38'),
  mealy: 0.25,
  gloss: 0.5,
  square: 3.4,
  thin: 0.5,
}
const PARSNIP = { flesh: rgb('#e6c98a'), core: rgb('#f5e6b8') }
const KALE = ['#2f6322', '#3c7530', '#27541d', '#4c8238'].map(rgb)
const LENTILS = ['#5f3c18', '#744c20', '#4f3214', '#845a2a'].map(rgb)
const LENTIL_RIM = rgb('#a8783a')
const [CHICKPEA, WHITE_BEAN, BUTTER_BEAN, PASTA] = ['#e6b866', '#f1e4c2', '#eedfb8', '#f5e0a4'].map(rgb) as [
  SoakedDice['flesh'],
  SoakedDice['flesh'],
  SoakedDice['flesh'],
  SoakedDice['flesh'],
]

function dice(look: Omit<SoakedDice, 'size'>, from: number, to: number): Draw {
  return (s, x, y, k) => soakedDice(s, x, y, { ...look, size: s.random.between(from, to) * k })
}

/** Chopped, peeled or from a can: soft dice, a few of them slumped with their seeds out. */
function softTomato(scene: Scene, x: number, y: number, k: number): void {
  const { random } = scene
  if (random.chance(0.3)) tomatoBit(scene, x, y, random.between(15, 22) * k)
  else soakedDice(scene, x, y, { ...TOMATO, size: random.between(11, 20) * k })
}

/** Whole and soft, a paler line about its edge. */
function lentil(scene: Scene, x: number, y: number, r: number): void {
  const skin = scene.vary(scene.random.pick(LENTILS), 0.1)
  ellipsoid(scene, x, y, {
    rx: r,
    ry: r * scene.random.between(0.82, 0.98),
    rz: r * 0.5,
    gloss: 0.35,
    sink: 0.3,
    paint: (_u, _v, h) => mix(mix(skin, LENTIL_RIM, 0.5), skin, h),
  })
}

function roots(match: RegExp, length: [number, number], radius: [number, number], extra: object = {}): Model {
  return {
    match,
    reach: 28,
    tall: 0.62,
    draw: (s, x, y, k) =>
      thickCarrot(s, x, y, {
        length: s.random.between(...length) * k,
        radius: s.random.between(...radius) * k,
        turn: s.random.angle(),
        browned: 0.04,
        tip: s.random.between(0.6, 0.95),
        halved: s.random.chance(0.5),
        ...extra,
      }),
  }
}

/** Limp strips of it, no longer bright. */
function peppers(match: RegExp, colour: string): Model {
  const skin = rgb(colour)
  return {
    match,
    share: 2.4,
    reach: 31,
    tall: 0.16,
    draw: (s, x, y, k) => pepperStrip(s, x, y, s.random.between(70, 104) * k, skin, true),
  }
}

const MODELS: readonly Model[] = [
  peppers(/red bell pepper/, '#b5301a'),
  peppers(/green bell pepper/, '#6f8424'),
  {
    match: /clam/,
    share: 2.2,
    reach: 31,
    tall: 0.26,
    draw: (s, x, y, k) => frilledClam(s, x, y, s.random.between(33, 46) * k),
  },
  {
    match: /hake|monkfish|\bcod\b|haddock/,
    share: 1.5,
    reach: 52,
    tall: 0.56,
    draw: (s, x, y, k) => flakyChunk(s, x, y, s.random.between(50, 62) * k),
  },
  { match: /sweet potato/, reach: 24, tall: 0.72, draw: dice(SWEET, 19, 30) },
  { match: /potato/, reach: 24, tall: 0.72, draw: dice(POTATO, 17, 31) },
  { match: /rutabaga/, share: 1.3, reach: 25, tall: 0.72, draw: dice(RUTABAGA, 20, 30) },
  { match: /celeriac|celery root/, share: 0.8, reach: 18, tall: 0.75, draw: dice(CELERIAC, 14, 21) },
  {
    match: /zucchini/,
    share: 2.3,
    reach: 26,
    tall: 0.4,
    draw: (s, x, y, k) => zucchiniHalf(s, x, y, s.random.between(27, 37) * k),
  },
  {
    match: /tomato/,
    share: 2,
    reach: 19,
    tall: 0.4,
    draw: softTomato,
  },
  {
    match: /mushroom/,
    share: 1.6,
    reach: 30,
    tall: 0.34,
    draw: (s, x, y, k) => plumpMushroom(s, x, y, s.random.between(34, 48) * k),
  },
  {
    match: /leek/,
    share: 0.7,
    reach: 17,
    tall: 0.36,
    draw: (s, x, y, k) => leekRound(s, x, y, s.random.between(13, 22) * k),
  },
  {
    match: /butter bean/,
    share: 0.8,
    reach: 22,
    tall: 0.7,
    draw: (s, x, y, k) =>
      bean(s, x, y, { skin: BUTTER_BEAN, size: 26 * k, plump: 0.62, bend: 0.34, tall: 0.7, gloss: 0.3 }),
  },
  {
    match: /white bean|cannellini|navy bean/,
    share: 1.9,
    reach: 15,
    tall: 0.8,
    draw: (s, x, y, k) =>
      bean(s, x, y, { skin: WHITE_BEAN, size: s.random.between(17, 21) * k, bend: 0.3, gloss: 0.3 }),
  },
  {
    match: /chickpea/,
    share: 0.9,
    reach: 16,
    tall: 1.1,
    draw: (s, x, y, k) => chickpea(s, x, y, s.random.between(14.5, 17.5) * k, CHICKPEA),
  },
  {
    match: /lentil/,
    share: 4,
    reach: 9,
    tall: 0.5,
    small: true,
    draw: (s, x, y, k) => lentil(s, x, y, s.random.between(8.5, 10.5) * k),
  },
  {
    match: /\bkale/,
    share: 3.4,
    reach: 30,
    tall: 0.08,
    draw: (s, x, y, k) => softRibbons(s, x, y, s.random.between(46, 64) * k, KALE),
  },
  {
    match: /red date|jujube/,
    share: 1.4,
    reach: 24,
    tall: 0.3,
    draw: (s, x, y, k) => dateRound(s, x, y, s.random.between(22, 30) * k, JUJUBE),
  },
  { ...roots(/parsnip/, [46, 68], [15, 19], PARSNIP), share: 1.3 },
]

const POTATO_SLICE: Model = {
  match: /potato/,
  share: 0.7,
  reach: 36,
  tall: 0.2,
  draw: dice(
    { ...POTATO, flesh: rgb('#f2d88e'), deep: rgb('#e2b050'), mealy: 0.2, gloss: 0.35, square: 2.2, thin: 0.24 },
    36,
    46,
  ),
}
const CARROT_CHUNK: Model = { ...roots(/carrot/, [38, 60], [17, 22]), share: 1.6 }
const CARROT_DICE: Model = { match: /carrot/, share: 0.9, reach: 16, tall: 0.75, draw: dice(CARROT, 12, 19) }

function modelOf({ name, cut, piece }: Part): Model | undefined {
  if (/carrot/.test(name)) return (piece?.reach ?? 0) > 20 ? CARROT_CHUNK : CARROT_DICE
  if (/potato/.test(name) && cut === 'slice') return POTATO_SLICE
  return MODELS.find(({ match }) => match.test(name))
}

export function fullParts(dish: Dish, simmered: readonly Part[]): FullPart[] {
  const parts = simmered.map((part): FullPart => {
    const model = modelOf(part)
    if (model) return { ...part, small: false, ...model, share: part.grams ** 0.6 * (model.share ?? 1) }
    const { piece, grams } = inSoup(dish, part)
    const reach = piece?.reach ?? 20
    return {
      ...part,
      share: piece ? 0.8 * grams ** 0.6 : 0,
      reach,
      tall: piece?.layer === 'chunk' ? 0.9 : 0.2,
      small: reach < 12,
      draw: piece?.draw ?? (() => undefined),
    }
  })
  for (const { name, grams, look } of dish.of('pasta')) {
    const shape = look.pasta === 'penne' ? 'elbow' : look.pasta
    if (!shape) continue
    const draw: Draw = (s, x, y, k) => pastaPiece(s, x, y, shape, s.random.between(19, 24) * k, PASTA)
    parts.push({ name, grams, share: 2 * grams ** 0.6, reach: 18, tall: 0.6, small: false, draw })
  }
  return parts
}
