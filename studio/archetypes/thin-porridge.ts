// Porridge of flour, thin enough to drink, in a small bowl: nut butter swirled in, slices of banana along one side, dates on them.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish } from '#studio/laying.ts'
import { tones } from '#studio/mixing.ts'
import type { Scene } from '#studio/scene.ts'
import { bananaSlice } from '#studio/shapes/banana-slice.ts'
import { dateHalf } from '#studio/shapes/date-slice.ts'
import { creamSwirl } from '#studio/shapes/drizzle.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const [NUTTY, PLAIN, NUT_BUTTER] = [rgb('#d3a267'), rgb('#cfae80'), rgb('#9a5a22')]
const LEVEL = 66

/** Cooked from flour. */
export function isThin(dish: Dish): boolean {
  return dish.called(/\buji\b/)
}

/** In a bow along the rim and a few inside it, every other one on the edges of its neighbors; the lower dip into the porridge. */
function bananas(scene: Scene): void {
  const { random, field } = scene
  const slice = (angle: number, far: number, level: number): void =>
    field.withCeiling(
      () => LEVEL + level,
      () => bananaSlice(scene, ...scene.polar(angle, far + random.bell() * 5), random.between(41, 47)),
    )
  for (let i = 0; i < 4; i++) slice(2.5 + i * 0.72, 166, -4)
  for (let i = 0; i < 3; i++) slice(2.86 + i * 0.72, 156, 11)
  for (const angle of [2.8, 3.9]) slice(angle, 84, -4)
}

/** Millet flour is tan; nut butter and cinnamon make it browner. */
export function thinPorridge({ scene, dish, setting }: Stage): void {
  const { random } = scene
  bowl(scene, { radius: 278, ...setting.ceramic, depth: 86 })
  const nutty = dish.has(/peanut butter/)
  const { dark, light } = tones(nutty ? NUTTY : PLAIN)
  liquid(scene, { level: LEVEL, radius: 262, dark, light, gloss: 0.9, rough: 1.2, swirl: 0.5, grit: 0.5 })
  if (nutty) creamSwirl(scene, 164, 3.1, mix(NUT_BUTTER, dark, 0.1), scene.x + 58, scene.y + 62)
  if (dish.has(/banana/)) bananas(scene)
  if (dish.has(/\bdates?\b/))
    for (const [x, y] of scene.spots(9, 80, scene.x + 6, scene.y - 26)) dateHalf(scene, x, y, random.between(28, 36))
  waterline(scene, { level: LEVEL, radius: 252, dark, light, climb: 6 })
  sheen(scene, { level: LEVEL, radius: 256, share: 0.22 })
  garnish(scene, dish, { x: scene.x - 30, y: scene.y - 30, radius: 100 }, 0.6)
}
