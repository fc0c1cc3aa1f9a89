// Sabich and its like: pitas filled with slices, shreds and a chopped salad, a sauce over it all.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { drizzle } from '#studio/shapes/drizzle.ts'
import { inPocket, POCKET, type PocketPlace, pitaPocket } from '#studio/shapes/pita-pocket.ts'
import { creamOf } from './cream-and-oil.ts'

const PLACES = [
  [-190, -108, 0.1],
  [188, -92, -0.08],
  [4, 112, 0.02],
] as const

/** Two rows of slices: the foods alternate, the front row in the gaps of the back row. */
const BACK_ROW = [-0.66, -0.3, 0.06, 0.42, 0.74]
const FRONT_ROW = [-0.5, -0.14, 0.24, 0.58]

function isSlice({ name, piece }: Part): boolean {
  return piece !== null && /\beggs?\b|eggplant/.test(name)
}

function filling(scene: Scene, dish: Dish, at: PocketPlace, parts: readonly Part[]): void {
  const { random } = scene
  const slices = parts.filter(isSlice)
  const eggs = slices.filter(({ look }) => look.kind === 'egg')
  const dark = slices.filter(({ look }) => look.kind !== 'egg')
  const shreds = parts.filter(({ piece, cut }) => piece && cut === 'shred')
  const salad = parts.filter((part) => part.piece && !isSlice(part) && !shreds.includes(part))
  const middle = { x: at.x, y: at.y, radius: POCKET.reach }
  const strewn = (part: Part, count: number, from: number, to: number, k: number): void =>
    heaped(scene, middle, 12, () => {
      for (let i = 0; i < count; i++) {
        const share = random.between(-0.86, 0.86)
        part.piece?.draw(scene, ...inPocket(at, share, random.between(from, to) * Math.sqrt(1 - share * share)), k)
      }
    })
  for (const part of shreds) strewn(part, 110, -40, 62, 0.55)
  const row = (some: readonly Part[], shares: readonly number[], across: number, k: number): void =>
    shares.forEach((share, i) => {
      const part = some[i % Math.max(1, some.length)]
      const [x, y] = inPocket(at, share, across - 14 * share * share + random.bell() * 4)
      heaped(scene, { x, y, radius: 70 }, 10, () => part?.piece?.draw(scene, x, y, k * random.between(0.94, 1.06)))
    })
  row(dark, BACK_ROW, -38, 1.12)
  row([...eggs, ...dark], FRONT_ROW, -2, 0.98)
  for (const share of [-0.7, -0.35, 0, 0.35, 0.7]) {
    const [x, y] = inPocket(at, share, 44 - 20 * share * share)
    toss(scene, salad, { x, y, radius: 30 }, { cover: 1, scale: 0.72, rise: 12 })
  }
  const sauce = dish.scene.sauce ? mix(dish.sauce.light, WHITE, 0.3) : creamOf(dish)
  if (sauce) {
    const path = Array.from({ length: 70 }, (_, i) => inPocket(at, (i / 69 - 0.5) * 1.4, 6 + 34 * Math.sin(i * 0.48)))
    drizzle(scene, path, 5, sauce, 0.7, 5)
  }
  for (const share of [-0.5, 0, 0.5]) {
    const [x, y] = inPocket(at, share, 10)
    garnish(scene, dish, { x, y, radius: 40 }, 0.35, 0.7)
  }
}

export function pitaPockets(scene: Scene, dish: Dish): void {
  const parts = dish.pieces.filter(({ look }) => look.kind !== 'bread')
  const bed = dish.find(/hummus/) ? rgb('#e6c68a') : (parts[0]?.look.colour ?? dish.sauce.dark)
  for (const [dx, dy, turn] of PLACES) {
    const at = { x: scene.x + dx, y: scene.y + dy, turn: turn + scene.random.bell() * 0.03 }
    pitaPocket(scene, at, bed, () => filling(scene, dish, at, parts))
  }
}
