// A platter of rice with the fish or meat and the large vegetables it was cooked with laid on top.
import { rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { around, pile, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fishFillet } from '#studio/shapes/fish.ts'

const MAINS: ReadonlySet<string> = new Set(['fish', 'meat', 'poultry'])
/** Pieces of fish, by where they lie from the middle and how they are turned. */
const PORTIONS = [
  [-78, -26, 0.5],
  [-4, -52, 0.25],
  [70, -22, -0.1],
  [-36, 34, 0.4],
  [44, 44, 0.05],
] as const

/** Portions with their skin, brown from the pan. */
function fishPortions(scene: Scene, { look }: Part): void {
  const { main } = look
  if (!main) return
  for (const [dx, dy, turn] of PORTIONS)
    fishFillet(scene, scene.x + dx, scene.y + dy, {
      ...main,
      halfLength: scene.random.between(66, 76),
      halfWidth: scene.random.between(37, 42),
      turn: turn + scene.random.bell() * 0.12,
      skin: 'red',
      crusted: 0.45,
    })
}

export function laidOnRice(scene: Scene, parts: readonly Part[], reach: number): void {
  const mains = parts.filter(({ look }) => MAINS.has(look.kind))
  const others = parts.filter((part) => !mains.includes(part))
  const stain = sauced(rgb('#c9541c'), 0.2, scene.random.between(0, 99), 0.4)
  // Each vegetable in two places about the rim, and rice between them.
  const start = scene.random.angle()
  scene.field.withFinish(stain, () => {
    for (let i = 0; i < others.length * 2; i++) {
      const part = others[i % others.length]
      const [x, y] = scene.polar(start + (i / (others.length * 2)) * TAU, reach * 0.62)
      if (part) pile(scene, part, { x, y, radius: reach * 0.25 }, 1, 1.25)
    }
  })
  const fish = mains.filter(({ look }) => look.kind === 'fish')
  for (const part of fish) fishPortions(scene, part)
  const crust = sauced(rgb('#a8561c'), 0.5, scene.random.between(0, 99))
  const meat = mains.filter((part) => !fish.includes(part))
  scene.field.withFinish(crust, () => toss(scene, meat, around(scene, reach * 0.5), { cover: 1, scale: 1.55 }))
}
