// Pieces for a bowl that was ladled full: each food unmistakable, of one size, and as many of each as a cook would give.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { bean } from '#studio/shapes/beans.ts'
import { softRibbons } from '#studio/shapes/cooked-greens.ts'
import { okraRound, okraTip } from '#studio/shapes/okra.ts'
import { shred } from '#studio/shapes/pulled-chicken.ts'
import { simmeredOyster } from '#studio/shapes/simmered-oyster.ts'
import { soakedBread } from '#studio/shapes/soaked-bread.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { softPumpkin } from '#studio/shapes/soft-pumpkin.ts'
import { softTofu } from '#studio/shapes/soft-tofu.ts'
import { softZucchini } from '#studio/shapes/soft-zucchini.ts'
import { type SunkenPart, sunkenParts } from './sunken-pieces.ts'

interface Model {
  match: RegExp
  /** How many of them, where the bowl has room. */
  count: number
  reach: number
  /** How high a piece is, as a share of its reach. */
  tall: number
  /** Left out, as it is drawn in any soup. */
  draw?: Piece['draw']
}

const WAXY = { flesh: rgb('#f2d485'), shade: rgb('#c99a48') }
const CHICKEN = { flesh: rgb('#f6e4c6'), shade: rgb('#c99a68') }
const [BUTTER_BEAN, CANNELLINI] = [rgb('#f0e0ba'), rgb('#ead5a8')]
const BEAN_SOUP = rgb('#b98a4a')
const BLACK_KALE = ['#2f5228', '#3b6130', '#264822', '#4a6e35'].map(rgb)

/** Pulled apart with two forks: many thin shreds and a few broader ones that cling together. */
function shreds(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const turn = random.angle()
  for (let i = random.whole(6, 9); i > 0; i--) {
    const [px, py] = scene.spot(size * 0.46, x, y)
    const half = size * random.between(0.45, 0.95)
    const slim = random.chance(0.25) ? random.between(0.2, 0.28) : random.between(0.09, 0.16)
    shred(scene, px, py, half, turn + random.bell() * 0.7, slim, CHICKEN.flesh, CHICKEN.shade)
  }
}

function yellowPotato(s: Scene, x: number, y: number, k: number): void {
  softDice(s, x, y, s.random.between(24, 33) * k, WAXY.flesh, WAXY.shade, 0.28, 0.16)
}

const MODELS: readonly Model[] = [
  {
    match: /tofu/,
    count: 22,
    reach: 33,
    tall: 0.86,
    draw: (s, x, y, k) =>
      softTofu(s, x, y, {
        size: s.random.between(26, 31) * k,
        aspect: s.random.between(0.86, 1),
        tall: 0.95,
        tip: s.random.between(0, 0.16),
        clean: true,
      }),
  },
  {
    match: /oyster mushroom/,
    count: 19,
    reach: 46,
    tall: 0.32,
    draw: (s, x, y, k) => simmeredOyster(s, x, y, s.random.between(36, 50) * k),
  },
  {
    match: /zucchini/,
    count: 13,
    reach: 30,
    tall: 0.3,
    draw: (s, x, y, k) => softZucchini(s, x, y, s.random.between(27, 32) * k),
  },
  {
    match: /pumpkin/,
    count: 42,
    reach: 34,
    tall: 0.84,
    draw: (s, x, y, k) => softPumpkin(s, x, y, s.random.between(24, 35) * k),
  },
  { match: /waxy potato/, count: 12, reach: 30, tall: 0.74, draw: yellowPotato },
  { match: /new potato/, count: 11, reach: 30, tall: 0.74, draw: yellowPotato },
  {
    match: /bread/,
    count: 19,
    reach: 32,
    tall: 0.42,
    draw: (s, x, y, k) =>
      soakedBread(s, x, y, {
        size: s.random.between(26, 44) * k,
        turn: s.random.angle(),
        soup: BEAN_SOUP,
        soaked: s.random.between(0.5, 0.9),
      }),
  },
  {
    match: /tuscan kale/,
    count: 80,
    reach: 34,
    tall: 0.1,
    draw: (s, x, y, k) => softRibbons(s, x, y, s.random.between(40, 66) * k, BLACK_KALE),
  },
  {
    match: /cannellini/,
    count: 90,
    reach: 15,
    tall: 0.75,
    draw: (s, x, y, k) =>
      bean(s, x, y, { skin: CANNELLINI, size: s.random.between(17, 20) * k, bend: 0.26, gloss: 0.3 }),
  },
  { match: /corn on the cob/, count: 5, reach: 44, tall: 0.8 },
  { match: /lemongrass/, count: 3, reach: 62, tall: 0.16 },
  {
    match: /chicken breast/,
    count: 46,
    reach: 36,
    tall: 0.24,
    draw: (s, x, y, k) => shreds(s, x, y, s.random.between(36, 54) * k),
  },
  {
    match: /okra/,
    count: 96,
    reach: 20,
    tall: 0.62,
    draw: (s, x, y, k) =>
      s.random.chance(0.14)
        ? okraTip(s, x, y, s.random.between(48, 56) * k)
        : okraRound(s, x, y, s.random.between(20, 23) * k),
  },
  {
    match: /butter bean/,
    count: 38,
    reach: 23,
    tall: 0.66,
    draw: (s, x, y, k) =>
      bean(s, x, y, {
        skin: BUTTER_BEAN,
        size: s.random.between(25, 28) * k,
        plump: 0.64,
        bend: 0.3,
        tall: 0.7,
        gloss: 0.34,
      }),
  },
]

/** Others by their weight, from the few of a seasoning to what fills the gaps. */
const OTHERS = { least: 5, most: 26, perGram: 0.16 }

export interface LadledPart extends SunkenPart {
  count: number
}

export function ladledParts(dish: Dish, simmered: readonly Part[]): LadledPart[] {
  return sunkenParts(dish, simmered).map((part): LadledPart => {
    const model = MODELS.find(({ match }) => match.test(part.name))
    if (!model)
      return {
        ...part,
        count: Math.round(Math.min(OTHERS.most, Math.max(OTHERS.least, part.grams * OTHERS.perGram))),
      }
    const { count, reach, tall } = model
    const draw = model.draw ?? part.piece?.draw
    if (!draw) return { ...part, count: 0 }
    const alone = dish.scene.main !== '' && part.name.includes(dish.scene.main)
    return {
      ...part,
      piece: cookedPiece('chunk', reach, draw),
      tall,
      count: alone ? Math.round(count * 1.15) : count,
    }
  })
}
