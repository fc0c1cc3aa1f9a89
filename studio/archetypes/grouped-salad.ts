// A salad that is composed, not tossed: each food in a group of its own on the leaves, the fish in the middle.
import type { Dish } from '#studio/dish.ts'
import { glistening } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { type Area, around, garnish, pile, toss } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { anchovy } from '#studio/shapes/anchovy.ts'
import { spoonfuls } from '#studio/shapes/drizzle.ts'
import { greenBean } from '#studio/shapes/green-bean.ts'
import { creamOf } from './cream-and-oil.ts'
import { inLargeFlakes } from './flaked-fish.ts'

/** Too little for a group of its own. */
const STREWN = /onion|shallot|olive|caper|anchov|radish/

/** Beans as a hand lays them down: all one way, more or less. */
function beanBundle(scene: Scene, { x, y, radius }: Area): void {
  const { random } = scene
  const turn = Math.atan2(y - scene.y, x - scene.x) + 0.5
  heaped(scene, { x, y, radius: radius * 1.2 }, 26, () => {
    for (let i = 0; i < 46; i++) {
      const across = random.bell() * radius * 0.42
      const along = random.bell() * radius * 0.2
      const at = [
        x + Math.cos(turn) * along - Math.sin(turn) * across,
        y + Math.sin(turn) * along + Math.cos(turn) * across,
      ]
      const [px = x, py = y] = at
      greenBean(scene, px, py, radius * 1.5, turn + random.bell() * 0.22)
    }
  })
}

/** Quarters and halves that lean on each other in a bow. */
function eggs(scene: Scene, part: Part, { x, y, radius }: Area): void {
  const out = Math.atan2(y - scene.y, x - scene.x)
  for (let i = 0; i < 5; i++) {
    const angle = out + (i - 2) * 0.36
    const off = hypot(x - scene.x, y - scene.y) + (i % 2 ? -0.16 : 0.08) * radius
    part.piece?.draw(scene, ...scene.polar(angle, off), scene.random.between(0.82, 0.94))
  }
}

function group(scene: Scene, part: Part, area: Area): void {
  if (/green bean|haricot vert/.test(part.name)) beanBundle(scene, area)
  else if (part.look.kind === 'egg') eggs(scene, part, area)
  else pile(scene, part, area, 1.25, 1.06)
}

export function groupedSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const leaves = dish.pieces.filter(({ piece }) => piece?.layer === 'leaf')
  toss(scene, leaves, around(scene, reach), { cover: 1.5, scale: 1.1 })
  const parts = dish.pieces.filter((part) => !leaves.includes(part)).map(inLargeFlakes)
  const strewn = parts.filter(({ name }) => STREWN.test(name))
  const groups = parts.filter((part) => !strewn.includes(part)).map((part) => withFinish(part, glistening))
  const middle = groups.find(({ look }) => look.kind === 'fish') ?? groups[0]
  const ring = groups.filter((part) => part !== middle)
  const start = random.angle()
  ring.forEach((part, i) => {
    const [x, y] = scene.polar(start + (i / ring.length) * TAU, reach * 0.62)
    group(scene, part, { x, y, radius: reach * 0.37 })
  })
  const small = strewn.filter(({ name }) => !/anchov/.test(name))
  toss(scene, small, around(scene, reach * 0.8), { cover: 0.24, rise: 12 })
  // Few groups leave the fish more room.
  if (middle) pile(scene, middle, { x: scene.x, y: scene.y, radius: reach * (ring.length > 3 ? 0.34 : 0.44) }, 1.5, 1.1)
  const cream = creamOf(dish)
  if (cream) spoonfuls(scene, 8, reach * 0.5, 22, cream)
  if (dish.has(/anchov/))
    for (let i = 0; i < 8; i++) {
      const [x, y] = scene.polar((i / 8) * TAU + random.bell() * 0.15, reach * random.between(0.16, 0.42))
      anchovy(scene, x, y, random.between(84, 104), random.angle())
    }
  garnish(scene, dish, around(scene, reach * 0.72), 0.7)
}
