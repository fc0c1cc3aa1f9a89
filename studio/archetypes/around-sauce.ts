// A platter about a bowl of sauce, such as a grand aïoli: the fish in front, every vegetable laid out in a place of its own.
import { type Rgb, rgb, scaled } from '#studio/colour.ts'
import { season } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import type { Setting } from '#studio/setting.ts'
import { carrotQuarter } from '#studio/shapes/carrot-quarter.ts'
import { cauliflowerCrown } from '#studio/shapes/cauliflower-crown.ts'
import { eggHalf } from '#studio/shapes/egg-half.ts'
import { fennelWedge } from '#studio/shapes/fennel.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { asparagus } from '#studio/shapes/vegetable-pieces.ts'
import { wholeRadish } from '#studio/shapes/whole-radish.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'
import { mainOf } from './main-serving.ts'

const AIOLI = rgb('#f7e08c')
const CURD = rgb('#f6e3ac')

type Lay = (scene: Scene, x: number, y: number) => void

/** Side by side along a line, each a little askew. */
function row(
  scene: Scene,
  count: number,
  turn: number,
  apart: number,
  draw: (x: number, y: number, turn: number) => void,
) {
  return (x: number, y: number): void => {
    for (let i = 0; i < count; i++) {
      // The outer ones first, those in the middle lie on them.
      const k = i % 2 ? count - 1 - (i - 1) / 2 : i / 2
      const off = (k - (count - 1) / 2) * apart
      const along = scene.random.bell() * apart * 0.5
      draw(
        x - Math.sin(turn) * off + Math.cos(turn) * along,
        y + Math.cos(turn) * off + Math.sin(turn) * along,
        turn + scene.random.bell() * 0.16,
      )
    }
  }
}

const LAID: readonly (readonly [RegExp, Lay])[] = [
  [
    /asparagus/,
    (s, x, y) =>
      row(s, 9, -0.85, 17, (px, py, turn) => asparagus(s, px, py, s.random.between(172, 204), turn, 11))(x, y),
  ],
  [
    /carrot/,
    (s, x, y) =>
      row(s, 8, 1.9, 25, (px, py, turn) =>
        carrotQuarter(s, px, py, s.random.between(150, 190), s.random.between(34, 44), turn),
      )(x, y),
  ],
  [
    /fennel/,
    (s, x, y) => {
      for (const [dx, dy] of [
        [-44, -22],
        [46, -30],
        [-6, 26],
      ] as const)
        fennelWedge(s, x + dx, y + dy, s.random.between(76, 88), 0)
    },
  ],
  [
    /cauliflower/,
    (s, x, y) => {
      for (const [px, py] of s.spots(9, 78, x, y)) cauliflowerCrown(s, px, py, s.random.between(32, 54), CURD)
    },
  ],
  [
    /radish/,
    (s, x, y) => {
      for (const [px, py] of s.spots(8, 74, x, y)) wholeRadish(s, px, py, s.random.between(21, 27))
    },
  ],
]

/** Where the vegetables lie, from behind on the left around the bowl. */
const PLACES: readonly Point[] = [
  [-150, -186],
  [66, -216],
  [232, -104],
  [222, 74],
  [-252, -42],
]

/** One whole, one that a fork opened. */
const COD = [
  [-108, 172, -0.12, 122, 1.2],
  [118, 214, -0.3, 112, 0.1],
] as const

const EGGS = [
  [-226, 70],
  [-168, 122],
  [-250, 140],
] as const

function sauceBowl(scene: Scene, setting: Setting, colour: Rgb): void {
  bowl(scene, { radius: 104, ...setting.ceramic, depth: 84 })
  liquid(scene, { level: 74, radius: 96, dark: scaled(colour, 0.92), light: colour, gloss: 0.6, swirl: 2.2 })
}

export function aroundSauce({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 378, ...setting.ceramic })
  const main = mainOf(dish)
  const rest = dish.parts.filter(
    (part) => part !== main && part.piece && part.look.kind === 'vegetable' && part.piece.layer !== 'garnish',
  )
  const order = (part: Part): number => LAID.findIndex(([food]) => food.test(part.name))
  const laid = rest.filter((part) => order(part) >= 0).sort((a, b) => order(a) - order(b))
  const others = rest.filter((part) => order(part) < 0 && part.grams > 40)
  ;[...laid, ...others].slice(0, PLACES.length).forEach((part, i) => {
    const [dx, dy] = PLACES[i] as Point // as many as places
    const [x, y] = [scene.x + dx, scene.y + dy]
    const lay = LAID[order(part)]?.[1]
    if (lay) lay(scene, x, y)
    else heapOf(scene, dish, part, { x, y, radius: 100 })
  })
  sauceBowl(scene, setting, AIOLI)
  if (dish.has(/\begg/)) for (const [dx, dy] of EGGS) eggHalf(scene, scene.x + dx, scene.y + dy, 60, false)
  if (main?.look.kind === 'fish')
    for (const [dx, dy, turn, half, opened] of COD) {
      const cut = { halfLength: half, halfWidth: 74, turn, crusted: 0, tall: 0.5, opened, flaky: 0.9 }
      fishLoin(scene, scene.x + dx, scene.y + dy, cut)
    }
  else if (main) heapOf(scene, dish, main, { x: scene.x, y: scene.y + 190, radius: 110 })
  season(scene, dish, { x: scene.x, y: scene.y + 180, radius: 120 }, 0.3)
}
