// What a bowl is about, laid on the grain in front of everything else: natto, or meat that was sliced and glazed.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { pile } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { drizzle } from '#studio/shapes/drizzle.ts'
import { fannedChicken } from '#studio/shapes/fanned-chicken.ts'
import { nattoHeap } from '#studio/shapes/natto.ts'
import { pouredSauce } from '#studio/shapes/poured-sauce.ts'

/** The part that the scene names, where it asks for it in the middle. */
export function centerOf(dish: Dish, parts: readonly Part[]): Part | undefined {
  const { style, main } = dish.scene
  return style === 'centered' && main ? parts.find(({ name }) => name.includes(main)) : undefined
}

const TERIYAKI = { dark: rgb('#4a1c08'), light: rgb('#7c3410') }

/** Thighs browned in the pan, sliced across and turned in the glaze: two rows that lean on each other. */
function glazedSlices(scene: Scene, dish: Dish, x: number, y: number): void {
  const { random, field } = scene
  const glaze = { dark: mix(dish.sauce.dark, TERIYAKI.dark, 0.7), light: mix(dish.sauce.light, TERIYAKI.light, 0.7) }
  const chicken = { meat: rgb('#d9a066'), skin: rgb('#8a4212'), char: rgb('#562408'), gloss: 0.95 }
  pouredSauce(
    scene,
    scene.spots(7, 96, x, y + 6).map(([px, py]) => [px, py, random.between(34, 52)] as const),
    { ...glaze, thick: 4 },
  )
  field.withFinish(sauced(mix(glaze.dark, glaze.light, 0.8), 0.3, random.between(0, 99), 0.4), () => {
    for (const [dx, dy, turn, count] of [
      [-12, -66, 0.12, 8],
      [18, 56, 0.04, 9],
    ] as const)
      fannedChicken(scene, x + dx, y + dy, { ...chicken, size: 88, turn, count, skinned: 0.42, stained: 0.55 })
  })
  // The rest of the glaze was spooned over them in a thin stream.
  const stream = Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39
    return [x - 128 + 236 * t, y - 6 + 58 * Math.sin(t * 17)]
  })
  drizzle(scene, stream, 4, scaled(glaze.light, 1.15), 0.95, 2)
}

export function layCenter(scene: Scene, dish: Dish, part: Part, x: number, y: number): void {
  if (/natto/.test(part.name)) nattoHeap(scene, x - 6, y - 16, 158)
  else if (part.look.kind === 'poultry') glazedSlices(scene, dish, x, y + 18)
  else pile(scene, part, { x, y, radius: 140 }, 1.35, 1.1)
}
