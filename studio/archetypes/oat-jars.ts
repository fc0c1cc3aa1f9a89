// Breakfast in two glasses, berries heaped on it: overnight oats, and yogurt in layers with berries and granola.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { berryHeap } from '#studio/sculpted/berry-heap.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { grains } from '#studio/shapes/starches.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import type { Band } from '#studio/shapes/upright.ts'

const OATS: Band = { colour: rgb('#efe0c0'), share: 1, ruffle: 0, oats: true }
const CREAM = { dark: rgb('#e6d3ab'), light: rgb('#f6ead0') }
const FLAKE = { light: rgb('#eedcb2'), dark: rgb('#d3b277'), length: 9, round: 0.66, flake: true } as const
const CHIA = [rgb('#2e2622'), rgb('#4c4038'), rgb('#6e6258')]
const JARS = [
  [150, -5],
  [-140, 75],
] as const

export function oatJars(scene: Scene, dish: Dish): void {
  const blue = dish.has(/blueberr/)
  for (const [dx, dy] of JARS) {
    const { x, y, radius, level } = tumbler(scene, scene.x + dx, scene.y + dy, {
      radius: 126,
      height: 206,
      bands: [OATS, OATS],
      surface: CREAM,
      clear: false,
      heap: (top) =>
        sculpture(
          top.x,
          top.y,
          top.level,
          blue ? berryHeap(scene, top.radius * 0.9, 30, dish.has(/almond/) ? 9 : 0) : [],
        ),
    })
    grains(scene, 90, radius * 0.96, FLAKE, x, y)
    liquid(scene, { ...CREAM, level: level + 1, radius: radius * 1.04, x, y, gloss: 0.7, rough: 4, clear: 3 })
    if (dish.has(/chia/)) specks(scene, 90, radius * 0.98, CHIA, 2, x, y)
  }
}

const YOGURT: Band = { colour: rgb('#fbf6ea'), share: 1, ruffle: 0.3, smooth: true }
const BERRIES: Band = { colour: rgb('#a01c4c'), share: 0.9, ruffle: 0.5, berries: true }
const GRANOLA: Band = {
  colour: rgb('#d9a860'),
  share: 0.7,
  ruffle: 0.6,
  flecks: ['#e8c07c', '#c98c42', '#a86a2c', '#f0d29a'].map(rgb),
}
const CRUNCH = ['#e2b469', '#c98c42', '#b0742f', '#eccb8e'].map(rgb)

export function parfaitGlasses(scene: Scene): void {
  const { random } = scene
  for (const [dx, dy] of JARS) {
    const { x, y, radius } = tumbler(scene, scene.x + dx, scene.y + dy, {
      radius: 126,
      height: 206,
      bands: [YOGURT, BERRIES, GRANOLA, YOGURT],
      surface: { dark: rgb('#efe6d4'), light: rgb('#fffaf0') },
      clear: false,
      heap: (top) => sculpture(top.x, top.y, top.level + 4, berryHeap(scene, top.radius * 0.66, 17, 0, 0.5)),
    })
    for (let i = 0; i < 190; i++) {
      const [px, py] = scene.spot(radius * 0.92, x, y)
      crumb(scene, px, py, random.between(5, 8) + 6 * random.unit() ** 4, random.pick(CRUNCH), 0.25)
    }
  }
}
