// Rolled and braised slices of beef in their gravy.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { meatRoll } from '#studio/shapes/meat.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { rouladeHalf } from '#studio/shapes/roulade-half.ts'
import { mound } from '#studio/shapes/surface.ts'

export function rouladen(scene: Scene, x: number, y: number, size: number, main: MeatColours): void {
  const turn = scene.random.between(-0.5, -0.2)
  const gravy = { dark: scaled(main.sear, 0.8), light: mix(main.sear, rgb('#8a5220'), 0.6) }
  mound(scene, {
    x,
    y,
    radius: 215 * size,
    aspect: 0.8,
    base: 17,
    rise: 7,
    rough: 1.5,
    grain: 0.015,
    gloss: 0.9,
    ...gravy,
  })
  const browned = { ...main, flesh: mix(main.flesh, rgb('#a8642c'), 0.5), sear: mix(main.sear, rgb('#7a3f16'), 0.5) }
  const lies = (along: number, across: number): Point => [
    x + Math.cos(turn) * along * size - Math.sin(turn) * across * size,
    y + Math.sin(turn) * along * size + Math.cos(turn) * across * size,
  ]
  for (const across of [-112, 6]) meatRoll(scene, ...lies(-14, across), 124 * size, turn, browned)
  // One is cut open in front, so that its filling shows.
  for (const along of [-78, 66])
    rouladeHalf(
      scene,
      ...lies(along, 126),
      72 * size,
      mix(main.flesh, main.fat, 0.4),
      mix(gravy.dark, gravy.light, 0.4),
    )
}
