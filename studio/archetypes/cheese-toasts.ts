// Onion soup from under the broiler: rounds of toast on it, and cheese that ran over them and browned.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { breadSlice } from '#studio/shapes/breads.ts'
import { broiledCheese, meltedSheet } from '#studio/shapes/dairy.ts'

const [MELTED, GOLDEN, BROWNED] = [rgb('#eec468'), rgb('#d9973a'), rgb('#8a4512')]

const TOASTS = [
  [-104, -62, 0.3],
  [74, -86, -0.4],
  [-34, 78, 0.9],
  [138, 50, 0.1],
] as const

export function cheeseToasts(scene: Scene, dish: Dish): void {
  const crumb = dish.first('bread')?.look.colour ?? rgb('#e9c98e')
  const crust = mix(crumb, rgb('#5f3012'), 0.75)
  for (const [dx, dy, turn] of TOASTS)
    breadSlice(scene, scene.x + dx, scene.y + dy, 98, 84, turn, mix(crumb, rgb('#b5722c'), 0.4), crust, 2.4)
  // It runs off the bread and sets in a skin on the soup.
  meltedSheet(scene, 236, 190, MELTED, BROWNED, 0.9)
  for (const [dx, dy] of TOASTS) broiledCheese(scene, scene.x + dx, scene.y + dy, 116, 100, MELTED, BROWNED)
  // The broiler reached the high places first.
  meltedSheet(scene, 225, 185, GOLDEN, BROWNED, 1)
}
