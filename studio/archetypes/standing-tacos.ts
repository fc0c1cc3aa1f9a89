// Tacos that stand on their folds, in a row or close together, each filled to the brim.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { garnish, toss } from '#studio/laying.ts'
import { piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { CORN, type CrustLook, GOLDEN, WHEAT } from '#studio/shapes/breads.ts'
import { crispNugget } from '#studio/shapes/crisp-nugget.ts'
import { drizzle } from '#studio/shapes/drizzle.ts'
import { TACO, type TacoPlace, taco } from '#studio/shapes/taco.ts'
import { creamOf } from './cream-and-oil.ts'
import { beanFilling, HEAPS, MASHED_BEANS, mincedFilling, shrimpFilling } from './taco-fillings.ts'

export const CRISP_SHELL: CrustLook = { light: rgb('#f0bf5c'), mid: rgb('#dc9a38'), dark: rgb('#b06a22') }

export function shellOf(dish: Dish): CrustLook {
  const bread = dish.first('bread')
  if (dish.has(/taco shell/)) return CRISP_SHELL
  if (dish.has(/corn|masa|tostada|maize/)) return CORN
  return bread && /lettuce/.test(bread.name) ? GOLDEN : WHEAT
}

const MEATS = new Set(['meat', 'poultry', 'fish', 'seafood', 'tofu'])

export function meatsFirst(parts: readonly Part[]): [meats: Part[], others: Part[]] {
  const meats = parts.filter((part) => MEATS.has(part.look.kind))
  return [meats, parts.filter((part) => !meats.includes(part))]
}

export const isGround = (part: Part): boolean => part.cut === 'mince' || /ground/.test(part.name)

/** Scene units behind its middle: what is laid there does not hang over the wall in front. */
const BACK = -13

/** Fish that was floured and fried: golden fingers. */
export function inFingers(part: Part): Part {
  if (part.look.kind !== 'fish' || part.done !== 'fried') return part
  return { ...part, piece: piece('chunk', 40, (s, x, y, k) => crispNugget(s, x, y, 30 * k, { long: 2 })) }
}

const CABBAGE = rgb('#dfe3b0')

const bedOf = (parts: readonly Part[]): Rgb => parts[0]?.look.main?.sear ?? parts[0]?.look.colour ?? rgb('#6a3a20')

function filled(scene: Scene, dish: Dish, at: TacoPlace, parts: readonly Part[], crema: Rgb | null): void {
  const [whole, rest] = meatsFirst(parts)
  const meats = whole.map(inFingers)
  const fans = rest.filter((part) => part.piece && /avocado/.test(part.name))
  const others = rest.filter((part) => !fans.includes(part))
  // Leaves lie under the meat, and mashed beans under leaves.
  const leaf = meats.length ? others.find((part) => part.look.kind === 'leaf') : undefined
  const lowest = leaf ?? others[0]
  const bed = scaled(lowest?.look.colour ?? dish.sauce.dark, 0.75)
  const place = (share: number, across = BACK): Point => [
    at.x + Math.cos(at.turn) * share * TACO.reach - Math.sin(at.turn) * across,
    at.y + Math.sin(at.turn) * share * TACO.reach + Math.cos(at.turn) * across,
  ]
  const crumbs = meats.filter(isGround)
  if (crumbs.length && leaf) {
    taco(scene, at, shellOf(dish), mix(bedOf(crumbs), rgb('#4a2210'), 0.4), () => {
      mincedFilling(
        scene,
        crumbs,
        leaf,
        others.filter((part) => part !== leaf),
        place,
      )
      for (const share of [-0.5, 0, 0.5]) {
        const [x, y] = place(share)
        garnish(scene, dish, { x, y, radius: 36 }, 0.3, 0.7)
      }
    })
    return
  }
  const beans = others.filter((part) => part.look.kind === 'legume')
  if (beans.length && !meats.length) {
    taco(scene, at, shellOf(dish), MASHED_BEANS, () => {
      beanFilling(
        scene,
        beans,
        others.filter((part) => !beans.includes(part)),
        fans,
        place,
      )
      for (const share of [-0.6, -0.2, 0.2, 0.6]) {
        const [x, y] = place(share, BACK + 6)
        garnish(scene, dish, { x, y, radius: 34 }, 0.4, 0.75)
      }
    })
    return
  }
  const [shrimp] = meats
  if (shrimp?.look.kind === 'seafood') {
    taco(scene, at, shellOf(dish), mix(bed, CABBAGE, 0.6), () => {
      shrimpFilling(scene, shrimp, others, crema, place)
      for (const share of [-0.5, 0, 0.5]) {
        const [x, y] = place(share)
        garnish(scene, dish, { x, y, radius: 36 }, 0.2, 0.6)
      }
    })
    return
  }
  taco(scene, at, shellOf(dish), bed, () => {
    for (const share of HEAPS) {
      const [x, y] = place(share * 0.94)
      const radius = 40 - 16 * share * share
      toss(scene, others, { x, y, radius }, { cover: meats.length ? 0.85 : 1.2, scale: 0.6, rise: 26 })
    }
    // Shreds fall forward to the wall in front, where one would see a smooth bed.
    const shreds = others.filter(({ piece, look, cut }) => piece && (look.kind === 'leaf' || cut === 'shred'))
    for (const { piece } of shreds)
      heaped(scene, { x: at.x, y: at.y, radius: TACO.reach }, 12, () => {
        for (let i = 0; i < 64; i++) {
          const share = scene.random.between(-0.84, 0.84)
          const across = scene.random.between(-12, 50) * Math.sqrt(1 - share * share)
          piece?.draw(scene, ...place(share, across), 0.5)
        }
      })
    for (const share of [-0.42, 0.34]) {
      const [x, y] = place(share, -18)
      heaped(scene, { x, y, radius: 60 }, 5, () => fans[0]?.piece?.draw(scene, x, y, 0.6))
    }
    for (const share of HEAPS) {
      const [x, y] = place(share * 0.9, BACK + 7)
      toss(scene, meats, { x, y, radius: 28 }, { cover: 0.8, scale: 0.68, rise: 16 })
    }
    if (crema) {
      const path = Array.from({ length: 60 }, (_, i) => place((i / 59 - 0.5) * 1.25, BACK + 22 * Math.sin(i * 0.62)))
      drizzle(scene, path, 4.6, crema, 0.7, 4)
    }
    for (const share of [-0.5, 0, 0.5]) {
      const [x, y] = place(share)
      garnish(scene, dish, { x, y, radius: 36 }, 0.3, 0.7)
    }
  })
}

type Standing = readonly [dx: number, dy: number, turn: number]

const TRIO: readonly Standing[] = [
  [-185, -85, 0.12],
  [188, -68, -0.1],
  [8, 122, 0.03],
]

const STANDING: Record<string, readonly Standing[]> = {
  // Close together, their ends to the viewer, as in a rack.
  row: [
    [-246, -14, 1.12],
    [-86, -22, 1.16],
    [74, -16, 1.1],
    [234, -24, 1.15],
  ],
  // On a round plate, one close behind the other.
  plated: [
    [34, -150, -0.3],
    [-8, -14, -0.36],
    [30, 122, -0.3],
  ],
}

/** One behind the other, so that each shows its filling. */
export function standingTacos(scene: Scene, dish: Dish): void {
  const parts = dish.pieces.filter((part) => part.look.kind !== 'bread')
  const lean = scene.random.between(-0.06, 0.06)
  const crema = dish.scene.sauce ? mix(dish.sauce.light, WHITE, 0.3) : creamOf(dish)
  for (const [dx, dy, turn] of STANDING[dish.scene.style] ?? TRIO)
    filled(scene, dish, { x: scene.x + dx, y: scene.y + dy, turn: turn + lean }, parts, crema)
}
