// Rolled and braised slices of beef in their gravy.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { nap } from '#studio/shapes/drizzle.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { meatRoll } from '#studio/shapes/meat-roll.ts'
import { rouladeSlice } from '#studio/shapes/roulade-slice.ts'
import { mound } from '#studio/shapes/surface.ts'

const GRAVY = { dark: rgb('#5a2a10'), light: rgb('#96541f') }

export function rouladen(scene: Scene, x: number, y: number, size: number, main: MeatColours): void {
  const turn = scene.random.between(-0.5, -0.2)
  const gravy = { dark: mix(scaled(main.sear, 0.9), GRAVY.dark, 0.6), light: mix(main.sear, GRAVY.light, 0.8) }
  mound(scene, {
    x: x + 6,
    y: y + 14,
    radius: 226 * size,
    aspect: 0.82,
    base: 17,
    rise: 7,
    rough: 1.5,
    grain: 0.015,
    gloss: 0.9,
    ...gravy,
  })
  const sauce = mix(gravy.dark, gravy.light, 0.5)
  const lies = (along: number, across: number): Point => [
    x + Math.cos(turn) * along * size - Math.sin(turn) * across * size,
    y + Math.sin(turn) * along * size + Math.cos(turn) * across * size,
  ]
  for (const [across, lean] of [
    [-118, 0.05],
    [-14, -0.06],
  ] as const)
    meatRoll(scene, ...lies(-10 + scene.random.bell() * 10, across), 126 * size, turn + lean, sauce)
  // A third was cut in slices, which lean on each other, so that its filling shows.
  // In the gravy, not on the cabbage beside it.
  for (const [along, across] of [
    [-92, 92],
    [-8, 100],
    [76, 96],
  ] as const)
    scene.field.withCeiling(
      () => 30,
      () => rouladeSlice(scene, ...lies(along, across), 62 * size, mix(main.flesh, main.fat, 0.5), sauce),
    )
  const spoonful = { dark: gravy.dark, light: gravy.light, strength: 0.9 }
  nap(scene, ...lies(-30, -112), { ...spoonful, reach: 96 * size, deep: 44 * size })
  nap(scene, ...lies(24, -12), { ...spoonful, reach: 84 * size, deep: 42 * size })
}
