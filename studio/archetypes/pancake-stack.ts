// Thick pancakes in a stack under syrup and berries.
import type { Rgb } from '#studio/colour.ts'
import { rgb } from '#studio/colour.ts'
import { toss } from '#studio/laying.ts'
import { blueberry, halfStrawberry } from '#studio/sculpted/berries.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { type Pancake, pancake, syrupOn, type Thread, yogurtOn } from '#studio/sculpted/pancake.ts'
import { drum } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CAKES = 4
const THICK = 33
const RADIUS = 200
const SHADOW: Rgb = rgb('#c08a48')

/** Threads of syrup: most of them where the viewer sees them. */
const THREADS: readonly Thread[] = [
  [2.5, 74, 17],
  [1.78, 46, 13],
  [1.22, 102, 19],
  [0.52, 58, 14],
  [-2.2, 50, 14],
]

/** Where the yogurt is. */
const SPOON = { x: -14, y: -22, size: 88 }

/** Where halves of strawberry lie on top: the first ones below, the last leaning on them. */
const HALVES = [
  [-96, -18, 0.3, 0, true],
  [-52, 58, 5.6, 0.04, false],
  [10, -70, 2.1, 0, true],
  [92, -36, 3.4, 0.08, false],
  [48, 62, 1.2, 0.05, true],
  [-34, -6, 0.9, 0.3, false],
  [30, 6, 3.7, 0.34, true],
] as const

export function pancakeStack({ scene, dish, setting }: Stage): void {
  const { random, field } = scene
  const seed = (): number => random.between(0, 99)
  plate(scene, { radius: 345, ...setting.ceramic })
  const [x, y] = [scene.x - 24, scene.y + 22]
  const base = field.heightAt(x, y)
  const stained = dish.has(/blueberr/)
  const cakes: Pancake[] = Array.from({ length: CAKES }, (_, i) => {
    const way = random.angle()
    return {
      wayX: Math.cos(way),
      wayY: Math.sin(way),
      x: random.bell() * 13,
      y: random.bell() * 11,
      radius: RADIUS * random.between(0.97, 1.03),
      from: i * (THICK - 3) + 6,
      thick: THICK,
      seed: seed(),
      stained,
    }
  })
  const high = CAKES * (THICK - 3) + 9
  const solids: Solid[] = cakes.map(pancake)
  if (dish.has(/syrup|honey|maple|agave/)) solids.push(syrupOn(cakes, THREADS, seed()))
  const yogurt = dish.has(/yogurt/)
  if (yogurt) solids.push(yogurtOn(SPOON.x, SPOON.y, high - 2, SPOON.size, seed()))
  if (dish.has(/strawberr/))
    for (const [bx, by, turn, lean, cutUp] of HALVES) {
      const size = random.between(42, 56)
      const on = high + (lean > 0.2 ? 16 : 0)
      const place = { x: bx * 1.05, y: by * 1.05, z: on, size, turn: turn + random.bell() * 0.2, lean, seed: seed() }
      solids.push(halfStrawberry(place, cutUp))
    }
  if (stained)
    for (const [bx, by] of scene.spots(yogurt ? 22 : 17, yogurt ? 112 : 92, 0, 0)) {
      const near = yogurt ? Math.max(0, 1 - ((bx - SPOON.x) ** 2 + (by - SPOON.y) ** 2) / SPOON.size ** 2) : 0
      const on = high - 3 + SPOON.size * 0.42 * near ** 0.75
      const place = { x: bx, y: by, z: on, size: random.between(14, 20), turn: random.between(-0.6, 3.7), lean: 0 }
      solids.push(blueberry({ ...place, seed: seed() }))
    }
  // Below the sculpture, for its shadow.
  drum(scene, x, y, {
    radius: RADIUS * 0.9,
    height: high - 24,
    base,
    top: () => [SHADOW, 0, 0],
    side: () => () => SHADOW,
  })
  const fruit = dish.of('fruit').filter((part) => part.piece)
  toss(scene, fruit, { x: x + 240, y: y + 84, radius: 50 }, { cover: 0.7, rise: 2 })
  field.overlays.push(sculpture(x, y, base, solids))
}
