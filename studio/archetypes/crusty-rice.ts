// Calentado: rice and beans pressed into a pan until they are crusty, an egg laid against them, plantain and avocado beside it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Finish } from '#studio/field.ts'
import { garnish, toss, wedges } from '#studio/laying.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import { avocadoFan } from '#studio/shapes/avocado.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { friedPlantain } from '#studio/shapes/fried-plantain.ts'
import { type GrainLook, grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const [WARM, CRUST] = [rgb('#d99a58'), rgb('#8a4516')]

/** Brown and crisp where it lay on the pan. */
function crusted(seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const broad = layeredNoise(sceneX * 0.014 + seed, sceneY * 0.014, 3)
    const k = 0.62 * smooth(0.5, 0.64, broad + 0.14 * (noise(sceneX * 0.12, sceneY * 0.12 + seed) - 0.5))
    out.red += (CRUST[0] - out.red) * k
    out.green += (CRUST[1] - out.green) * k
    out.blue += (CRUST[2] - out.blue) * k
    out.gloss = Math.min(1, out.gloss + 0.1)
  }
}

/** From the middle of the plate: the large heap, and a smaller one that runs into it. */
const HEAPS = [
  { dx: -6, dy: -34, radius: 150 },
  { dx: -92, dy: 22, radius: 186 },
] as const
const PLANTAINS = [
  [-28, -232, -0.5],
  [44, -246, -0.3],
  [112, -226, -0.1],
  [176, -190, 0.16],
  [226, -138, 0.4],
] as const

export function crustyRice({ scene, dish, setting }: Stage, grain: GrainLook): void {
  plate(scene, { radius: 352, ...setting.ceramic })
  const { random, x, y } = scene
  const look = { ...grain, light: mix(grain.light, WARM, 0.4), dark: mix(grain.dark, WARM, 0.3), gloss: 0.45 }
  if (dish.has(/plantain/))
    for (const [dx, dy, turn] of PLANTAINS)
      friedPlantain(scene, x + dx, y + dy, random.between(62, 72), turn + 1.1 + random.bell() * 0.12)
  const beans = dish.of('legume').filter((part) => part.piece)
  const soft = dish.simmered.filter((part) => /tomato/.test(part.name))
  scene.field.withFinish(crusted(random.between(0, 99)), () => {
    for (const { dx, dy, radius } of HEAPS) {
      const at = { x: x + dx, y: y + dy, radius }
      mound(scene, { ...at, rise: 46, base: 14, dark: scaled(look.dark, 0.8), light: look.light, rough: 9 })
      grains(scene, grainCount(look, radius), radius * 1.02, look, at.x, at.y)
    }
  })
  const heap = { x: x - 74, y: y + 8, radius: 178 }
  toss(scene, soft, heap, { cover: 0.14 })
  toss(scene, beans, heap, { cover: 0.62, scale: 1.2, crowd: () => 1 })
  for (const [gx, gy] of scene.spots(12, 150, heap.x, heap.y)) grains(scene, 22, 26, look, gx, gy)
  garnish(scene, dish, { ...heap, radius: 160 }, 0.8)
  if (dish.has(/avocado/)) avocadoFan(scene, x + 204, y - 16, 92, 6, -0.5)
  // On the plate, with its edge under the rice.
  if (dish.eggs.length)
    scene.field.withCeiling(
      () => 24,
      () => friedEgg(scene, x + 88, y + 140, 122),
    )
  wedges(scene, dish, 272, 46, -2.56)
}
