// Onion soup from under the broiler: a tangle of brown onions in the broth, two slices of toast on it, and cheese that ran over them.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { gratinToast } from '#studio/shapes/gratin-toast.ts'
import { jammyOnion, type OnionTones } from '#studio/shapes/jammy-onion.ts'
import { brothOf } from './broth-tones.ts'

const CARAMEL: OnionTones = { pale: rgb('#dc9c4a'), gold: rgb('#b56c22'), brown: rgb('#743410') }

const TOASTS = [
  [-104, -62, -0.5],
  [98, 52, -0.3],
] as const

/** Strands stay together, most of them about the toast, up to the wall. */
const [CLUMPS, STRANDS, FAR] = [19, 7, 236]

function onions(scene: Scene, tones: OnionTones): void {
  const { random } = scene
  const clumps: Point[] = scene.spread(CLUMPS, () =>
    scene.polar(random.angle(), FAR * Math.sqrt(random.between(0.3, 1))),
  )
  for (const [cx, cy] of clumps)
    for (let i = 0; i < STRANDS; i++) jammyOnion(scene, ...scene.spot(44, cx, cy), random.between(34, 66), tones)
}

export function cheeseToasts(scene: Scene, dish: Dish, level: number): void {
  const { dark, light } = brothOf(dish)
  const broth = mix(dark, light, 0.5)
  // The lower ones are seen through the broth.
  const sunk = { pale: mix(CARAMEL.pale, broth, 0.6), gold: mix(CARAMEL.gold, broth, 0.6), brown: broth }
  onions(scene, sunk)
  onions(scene, CARAMEL)
  const crumb = dish.first('bread')?.look.colour ?? rgb('#e9c98e')
  for (const [dx, dy, turn] of TOASTS)
    gratinToast(scene, scene.x + dx, scene.y + dy, { rx: 132, ry: 112, turn, level, crumb })
}
