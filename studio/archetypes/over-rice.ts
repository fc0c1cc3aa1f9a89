// A plate of rice with grilled meat on it, an egg, and raw vegetables and pickles around: com tam and its like.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { garnish } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { matchstick } from '#studio/shapes/matchstick.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { grainHeap } from './heaps.ts'
import { mainOf } from './main-serving.ts'
import { drawMain } from './mains.ts'

export function overRice({ scene, dish, setting }: Stage): void {
  const { x, y } = scene
  plate(scene, { radius: 362, ...setting.ceramic })
  const main = mainOf(dish)
  const rice = dish.first('grain')
  const sides = dish.pieces.filter((part) => part !== main && part.look.kind === 'vegetable' && part.grams > 25)
  const sliced = sides.filter(({ cut }) => cut === 'slice')
  const pickled = sides.filter(({ cut }) => cut === 'strip' || cut === 'shred')
  sliced.slice(0, 2).forEach((part, i) => {
    fan(scene, part, 0.5 + i * 0.95)
  })
  pickles(scene, pickled, x - 186, y + 148)
  if (rice) {
    const { colour } = rice.look
    mound(scene, { x: x - 10, y: y - 40, radius: 215, rise: 30, base: 10, dark: scaled(colour, 0.9), light: colour })
    grainHeap(scene, rice, { x: x - 10, y: y - 40, radius: 222 }, 22)
  }
  if (main) drawMain(scene, dish, main, x + 62, y - 48, 1.06)
  if (dish.eggs.length) friedEgg(scene, x - 128, y - 52, 104)
  garnish(scene, dish, { x: x + 40, y: y - 40, radius: 150 }, 1)
}

const PICKLED_CARROT = rgb('#f08c34')

/** Fine sticks that lay in vinegar, in a loose heap. */
function pickles(scene: Scene, parts: readonly Part[], x: number, y: number): void {
  if (!parts.length) return
  heaped(scene, { x, y, radius: 84 }, 34, () => {
    for (const [px, py] of scene.spots(110, 74, x, y)) {
      const { name, look } = scene.random.pick(parts)
      matchstick(scene, px, py, 62, 8, { flesh: /carrot/.test(name) ? PICKLED_CARROT : mix(look.colour, WHITE, 0.08) })
    }
  })
}

/** Slices that overlap along the rim. */
function fan(scene: Scene, { piece }: Part, from: number): void {
  if (!piece) return
  for (let i = 0; i < 5; i++) piece.draw(scene, ...scene.polar(from + i * 0.19, 232 + (i % 2) * 6), 1.15)
}
