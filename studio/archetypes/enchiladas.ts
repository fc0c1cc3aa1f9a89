// Enchiladas and cannelloni side by side in their oven dish, under sauce and melted cheese.
import { mix, rgb } from '#studio/colour.ts'
import { type Finish, put } from '#studio/field.ts'
import { garnish } from '#studio/laying.ts'
import { layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import { meltedSheet } from '#studio/shapes/dairy.ts'
import { type RollLook, softRoll } from '#studio/shapes/enchilada.ts'
import { ovenDish } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { HALF_DEPTH, HALF_WIDTH, insideDish } from './oven-dish.ts'

const ROLLS = 6
const BROWN = rgb('#8a4a1c')

export function enchiladas({ scene, dish, setting }: Stage, look: RollLook): void {
  const { random } = scene
  const turn = random.between(-0.1, 0.1)
  ovenDish(scene, 385, 252, turn, { body: mix(setting.ceramic.body, rgb('#e9dcc8'), 0.7), rim: setting.ceramic.rim })
  const { dark, light } = dish.sauce
  const seed = random.between(0, 99)
  const sauceAt = (x: number, y: number): ReturnType<typeof mix> =>
    mix(dark, light, smooth(0.3, 0.7, layeredNoise(x * 0.04 + seed, y * 0.04, 3)))
  scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
    if (d > 0) return false
    const n = layeredNoise(x * 0.03 + seed, y * 0.03, 3)
    return put(out, mix(sauceAt(x, y), BROWN, smooth(-24, 0, d) * (0.3 + 0.5 * n)), 34 + n * 8, 0.8)
  })
  // Ladled along the middle: both ends of each roll stay bare, and crisp in the oven.
  const ladled: Finish = (out, _x, _y, sceneX, sceneY) => {
    const n = layeredNoise(sceneX * 0.014 + seed, sceneY * 0.014, 3)
    const along = (sceneY - scene.y) * Math.cos(turn) - (sceneX - scene.x) * Math.sin(turn)
    const share = 0.94 * smooth(1.04, 0.9, Math.abs(along) / 182 + (n - 0.5) * 0.5)
    const sauce = sauceAt(sceneX, sceneY)
    out.red += (sauce[0] - out.red) * share
    out.green += (sauce[1] - out.green) * share
    out.blue += (sauce[2] - out.blue) * share
    out.z += share * (3 + n * 8)
    out.gloss = Math.min(1, out.gloss + 0.45 * share)
  }
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  scene.field.withFinish(ladled, () => {
    for (let i = 0; i < ROLLS; i++) {
      const u = (i - (ROLLS - 1) / 2) * 115
      const lie = turn + Math.PI / 2 + random.bell() * 0.02
      softRoll(scene, scene.x + u * cos, scene.y + u * sin, lie, { ...look, length: 416, radius: 58 })
    }
  })
  const cheese = dish.of('cheese').find((part) => part.grams > 40 && part.cut !== 'mince')
  if (cheese) {
    const pale = mix(cheese.look.colour, rgb('#fbe3a4'), 0.5)
    for (const u of [-205, 0, 205])
      meltedSheet(scene, 170, 165, scene.vary(pale, 0.03), rgb('#a8601c'), 0.9, [scene.x + u * cos, scene.y + u * sin])
  }
  const keep = insideDish(scene, turn)
  for (const u of [-170, 0, 170])
    garnish(scene, dish, { x: scene.x + u * cos, y: scene.y + u * sin, radius: 110, keep }, 0.8)
}
