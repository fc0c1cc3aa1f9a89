// Pieces for soups in which they lie deep, as a pot leaves them.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { bean } from '#studio/shapes/beans.ts'
import { clamMeat } from '#studio/shapes/clam-meat.ts'
import { softRibbons } from '#studio/shapes/cooked-greens.ts'
import { dateRound, JUJUBE } from '#studio/shapes/date-slice.ts'
import { leaf } from '#studio/shapes/leaf.ts'
import { galangalSlice, lemongrassCut } from '#studio/shapes/lemongrass.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'
import { chickpea, torn } from '#studio/shapes/pieces.ts'
import { shred } from '#studio/shapes/pulled-chicken.ts'
import { shrimp } from '#studio/shapes/shrimp.ts'
import { simmeredOyster } from '#studio/shapes/simmered-oyster.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { softTomatoHalf } from '#studio/shapes/soft-tomato-half.ts'
import { stewedMushroom } from '#studio/shapes/stewed-mushroom.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'
import { anyKale, tornKale } from '#studio/shapes/torn-kale.ts'
import { inSoup } from './soup-pieces.ts'

/** A part of such a soup, and how high a piece of it is, as a share of its reach. */
export interface SunkenPart extends Part {
  tall: number
  /** Thin and light: it stays at the surface. */
  floats: boolean
}

type Draw = Piece['draw']

interface Model {
  match: RegExp
  /** How much more or less of it shows than its weight says. */
  share?: number
  reach: number
  tall: number
  floats?: boolean
  draw: Draw
}

const POTATO = { flesh: rgb('#f2dca0'), shade: rgb('#d6b470') }
const SWEET = { flesh: rgb('#ea8a2c'), shade: rgb('#d8731e') }
const RUTABAGA = { flesh: rgb('#f0bf52'), shade: rgb('#cf9430') }
const PARSNIP = { flesh: rgb('#e6c98a'), core: rgb('#f5e6b8') }
const BREAST = { flesh: rgb('#f2ddb8'), shade: rgb('#cf9f6c') }
const CORAL = rgb('#ee6426')
const BLACK_KALE = ['#2b4a26', '#35572b', '#22401f', '#41632f'].map(rgb)
const [CANNELLINI, BUTTER_BEAN, CHICKPEA] = [rgb('#ecd9b0'), rgb('#eedfb8'), rgb('#e0b060')]

/** Pulled apart with two forks: thin shreds that cling together. */
function shreds(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const turn = random.angle()
  for (let i = random.whole(5, 8); i > 0; i--) {
    const [px, py] = scene.spot(size * 0.42, x, y)
    const half = size * random.between(0.5, 1)
    shred(scene, px, py, half, turn + random.bell() * 0.55, random.between(0.14, 0.26), BREAST.flesh, BREAST.shade)
  }
}

const MODELS: readonly Model[] = [
  {
    match: /clam/,
    share: 2,
    reach: 27,
    tall: 0.8,
    draw: (s, x, y, k) => clamMeat(s, x, y, s.random.between(29, 40) * k, 0.5),
  },
  {
    match: /sweet potato/,
    share: 0.9,
    reach: 27,
    tall: 0.78,
    draw: (s, x, y, k) => softDice(s, x, y, s.random.between(21, 30) * k, SWEET.flesh, SWEET.shade, 0.4, 0),
  },
  {
    match: /potato/,
    reach: 25,
    tall: 0.75,
    draw: (s, x, y, k) => softDice(s, x, y, s.random.between(21, 30) * k, POTATO.flesh, POTATO.shade, 0.16, 0.35),
  },
  {
    match: /rutabaga/,
    reach: 27,
    tall: 0.75,
    draw: (s, x, y, k) => softDice(s, x, y, s.random.between(23, 31) * k, RUTABAGA.flesh, RUTABAGA.shade, 0.24, 0.15),
  },
  {
    match: /parsnip/,
    reach: 30,
    tall: 0.62,
    draw: (s, x, y, k) =>
      thickCarrot(s, x, y, {
        length: s.random.between(52, 74) * k,
        radius: s.random.between(16, 20) * k,
        turn: s.random.angle(),
        browned: 0.06,
        tip: s.random.between(0.62, 0.9),
        halved: s.random.chance(0.4),
        ...PARSNIP,
      }),
  },
  {
    match: /cherry tomato/,
    share: 0.8,
    reach: 27,
    tall: 0.5,
    draw: (s, x, y, k) => softTomatoHalf(s, x, y, s.random.between(24, 31) * k),
  },
  {
    match: /oyster mushroom/,
    share: 3,
    reach: 38,
    tall: 0.28,
    draw: (s, x, y, k) => simmeredOyster(s, x, y, s.random.between(32, 52) * k),
  },
  {
    match: /mushroom/,
    share: 0.9,
    reach: 30,
    tall: 0.26,
    draw: (s, x, y, k) => stewedMushroom(s, x, y, s.random.between(28, 46) * k),
  },
  {
    match: /shrimp/,
    share: 3.4,
    reach: 58,
    tall: 0.4,
    draw: (s, x, y, k) => shrimp(s, x, y, s.random.between(46, 56) * k, { colour: CORAL }),
  },
  {
    match: /chicken breast/,
    share: 3.4,
    reach: 32,
    tall: 0.12,
    draw: (s, x, y, k) => shreds(s, x, y, s.random.between(34, 50) * k),
  },
  {
    match: /butter bean/,
    share: 0.7,
    reach: 23,
    tall: 0.7,
    draw: (s, x, y, k) =>
      bean(s, x, y, { skin: BUTTER_BEAN, size: 28 * k, plump: 0.64, bend: 0.3, tall: 0.7, gloss: 0.4 }),
  },
  {
    match: /cannellini/,
    share: 0.6,
    reach: 15,
    tall: 0.75,
    draw: (s, x, y, k) => bean(s, x, y, { skin: CANNELLINI, size: 20 * k, bend: 0.26, gloss: 0.34 }),
  },
  {
    match: /chickpea/,
    share: 0.8,
    reach: 16,
    tall: 1.1,
    draw: (s, x, y, k) => chickpea(s, x, y, s.random.between(14.5, 17.5) * k, CHICKPEA),
  },
  {
    match: /tuscan kale/,
    share: 2.6,
    reach: 34,
    tall: 0.06,
    draw: (s, x, y, k) => softRibbons(s, x, y, s.random.between(48, 66) * k, BLACK_KALE),
  },
  {
    match: /\bkale/,
    share: 1.3,
    reach: 36,
    tall: 0.04,
    draw: (s, x, y, k) => tornKale(s, x, y, s.random.between(56, 88) * k, anyKale(s), 0),
  },
  {
    match: /red date|jujube/,
    share: 1.2,
    reach: 24,
    tall: 0.3,
    draw: (s, x, y, k) => dateRound(s, x, y, s.random.between(22, 30) * k, JUJUBE),
  },
]

/** Chunks of carrot, where they were not diced. */
const CARROT_CHUNK: Model = {
  match: /carrot/,
  share: 2,
  reach: 28,
  tall: 0.7,
  draw: (s, x, y, k) =>
    thickCarrot(s, x, y, {
      length: s.random.between(44, 66) * k,
      radius: s.random.between(17, 22) * k,
      turn: s.random.angle(),
      browned: 0.06,
      tip: s.random.between(0.7, 0.95),
      halved: s.random.chance(0.35),
    }),
}

function modelled(part: Part, { share = 1, reach, tall, floats = false, draw }: Model): SunkenPart {
  return { ...part, grams: part.grams * share, piece: cookedPiece('chunk', reach, draw), tall, floats }
}

const PASTA = rgb('#f3d894')
const [CRUMB, CRUST] = [rgb('#f8e8c2'), rgb('#a0622a')]
const LIME_LEAF = rgb('#2f6b2a')
/** Grams of what perfumes a soup and is left in it, so that a few pieces show. */
const FEW = 9

/** Left in the bowl, where a scene asks to see it. */
const AROMATICS: readonly Model[] = [
  {
    match: /lemongrass/,
    reach: 46,
    tall: 0.3,
    draw: (s, x, y, k) => lemongrassCut(s, x, y, s.random.between(92, 120) * k),
  },
  {
    match: /galangal/,
    reach: 30,
    tall: 0.28,
    floats: true,
    draw: (s, x, y, k) => galangalSlice(s, x, y, s.random.between(26, 33) * k),
  },
  {
    match: /lime lea/,
    reach: 34,
    tall: 0.14,
    floats: true,
    draw: (s, x, y, k) =>
      leaf(s, x, y, {
        length: s.random.between(62, 84) * k,
        width: s.random.between(26, 34) * k,
        turn: s.random.angle(),
        colour: s.vary(LIME_LEAF, 0.1),
        gloss: 0.6,
      }),
  },
]

/** Everything that lies in such a soup. */
export function sunkenParts(dish: Dish, simmered: readonly Part[]): SunkenPart[] {
  const isAromatic = ({ name }: Part): boolean => AROMATICS.some(({ match }) => match.test(name))
  const parts = simmered
    .filter((part) => !isAromatic(part))
    .map((part): SunkenPart => {
      const model = MODELS.find(({ match }) => match.test(part.name))
      if (model && part.piece) return modelled(part, model)
      if (/carrot/.test(part.name) && (part.piece?.reach ?? 0) > 20) return modelled(part, CARROT_CHUNK)
      const usual = inSoup(dish, part)
      return { ...usual, tall: usual.piece?.layer === 'chunk' ? 0.95 : 0.4, floats: false }
    })
  for (const model of AROMATICS) {
    const part = dish.find(model.match)
    if (part && dish.scene.show.some((word) => model.match.test(word)))
      parts.push(modelled({ ...part, grams: FEW }, model))
  }
  for (const part of dish.of('pasta')) {
    const { pasta } = part.look
    const shape = pasta === 'penne' ? 'elbow' : pasta
    if (!shape) continue
    const draw: Draw = (s, x, y, k) => pastaPiece(s, x, y, shape, s.random.between(27, 33) * k, PASTA)
    parts.push(modelled(part, { match: /./, share: 2.2, reach: 25, tall: 0.55, draw }))
  }
  if (dish.called(/ribollita/)) {
    const bread = dish.first('bread')
    const draw: Draw = (s, x, y, k) => torn(s, x, y, s.random.between(50, 64) * k, CRUMB, CRUST)
    if (bread) parts.push(modelled(bread, { match: /./, share: 0.7, reach: 52, tall: 0.42, draw }))
  }
  return parts
}
