// Enchiladas and cannelloni side by side in their oven dish, under sauce and melted cheese.
import { mix, rgb } from '#studio/colour.ts'
import { type Finish, put } from '#studio/field.ts'
import { season } from '#studio/laying.ts'
import { layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Point } from '#studio/scene.ts'
import { slicedAvocado } from '#studio/shapes/avocado.ts'
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
  // Ladled over all of them: only the ends of the rolls stay bare, and crisp in the oven.
  const ladled: Finish = (out, _x, _y, sceneX, sceneY) => {
    const n = layeredNoise(sceneX * 0.013 + seed, sceneY * 0.013, 3)
    const along = (sceneY - scene.y) * Math.cos(turn) - (sceneX - scene.x) * Math.sin(turn)
    const share = 0.95 * smooth(1.02, 0.92, Math.abs(along) / 176 + (n - 0.5) * 0.42)
    const sauce = sauceAt(sceneX, sceneY)
    out.red += (sauce[0] - out.red) * share
    out.green += (sauce[1] - out.green) * share
    out.blue += (sauce[2] - out.blue) * share
    out.z += share * (2 + n * 7)
    out.gloss = Math.min(1, out.gloss + 0.5 * share)
  }
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number): Point => [scene.x + u * cos - v * sin, scene.y + u * sin + v * cos]
  scene.field.withFinish(ladled, () => {
    for (let i = 0; i < ROLLS; i++) {
      const u = (i - (ROLLS - 1) / 2) * 113 + random.bell() * 4
      const lie = turn + Math.PI / 2 + random.bell() * 0.03
      softRoll(scene, ...at(u, random.bell() * 7), lie, { ...look, length: 410, radius: random.between(56, 61) })
    }
  })
  // More of the sauce stands between them, and joins them to one dish.
  scene.field.stamp(
    scene.x,
    scene.y,
    470,
    turn,
    (x, y, out) => {
      if (roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30) > 0 || Math.abs(y) > 172) return false
      const n = layeredNoise(x * 0.02 - seed, y * 0.02, 3)
      return put(out, sauceAt(scene.x + x, scene.y + y), 58 + 12 * (n - 0.5), 0.9)
    },
    3,
  )
  const cheese = dish.of('cheese').find((part) => part.grams > 40 && part.cut !== 'mince')
  if (cheese) {
    // One blanket along the middle, in folds over the rolls, bubbled and browned.
    const pale = mix(cheese.look.colour, rgb('#fbe3a4'), 0.5)
    for (const [u, v] of [
      [-250, -14],
      [-130, 10],
      [0, -8],
      [130, 12],
      [250, -10],
    ] as const)
      meltedSheet(scene, 150, 122, scene.vary(pale, 0.03), rgb('#b8701f'), 0.95, at(u, v))
  }
  const keep = insideDish(scene, turn)
  const avocado = dish.find(/^avocado/)
  if (avocado?.piece) for (const u of [-176, 176]) slicedAvocado(scene, { ...areaAt(at(u, 8)), radius: 84 })
  const radishes = dish.find(/^radish/)?.look.pieces.slice
  if (radishes)
    for (const [u, v] of [
      [-44, -52],
      [-8, -30],
      [30, -58],
      [16, 14],
      [-30, 40],
      [54, 26],
      [-6, 84],
    ] as const)
      radishes.draw(scene, ...at(u + random.bell() * 8, v + random.bell() * 8), random.between(0.95, 1.15))
  const herb = dish.first('herb')
  if (herb?.piece)
    for (const [x, y] of scene.spots(16, 260))
      if (keep(x, y, 20) && scene.facesUp(x, y, 16)) herb.piece.draw(scene, x, y, 1)
  for (const u of [-170, 0, 170]) season(scene, dish, { ...areaAt(at(u, 0)), keep }, 0.6)
}

function areaAt([x, y]: Point): { x: number; y: number; radius: number } {
  return { x, y, radius: 110 }
}
