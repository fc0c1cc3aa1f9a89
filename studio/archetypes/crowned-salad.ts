// Shellfish in a thick dressing, heaped on a bed of shredded leaves; egg and tomatoes lie about the heap, none under it.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { around, toss } from '#studio/laying.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { spoonful } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { shrimp } from '#studio/shapes/shrimp.ts'
import { mound, specks } from '#studio/shapes/surface.ts'

const CREAM = rgb('#f7bd86')
const PAPRIKA = [rgb('#b23c14'), rgb('#d0622a')]
const SCALLION = rgb('#5f9434')

/** Thick enough to lie on some of the surface and leave the rest clean. */
function clinging(sauce: Rgb, seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const n = layeredNoise(sceneX * 0.03 + seed, sceneY * 0.03, 3)
    const k = 0.12 + 0.8 * smooth(0.55, 0.63, n)
    out.red += (sauce[0] - out.red) * k
    out.green += (sauce[1] - out.green) * k
    out.blue += (sauce[2] - out.blue) * k
    out.z += 1.6 * k
  }
}

/** In layers, each so high that it lies on the one before it: none passes through another, and none stands on a tower. */
function heapOfShrimp(scene: Scene, x: number, y: number, ground: number): void {
  const { random, field } = scene
  const layer = (count: number, radius: number, level: number): void =>
    field.withCeiling(
      () => ground + level,
      () => {
        for (const [px, py] of scene.spread(count, () => scene.spot(radius, x, y), 24))
          shrimp(scene, px, py, random.between(56, 66), { sink: 1 })
      },
    )
  layer(13, 140, 0)
  layer(7, 92, 26)
  layer(3, 44, 48)
}

/** In threes: a piece of egg, then tomatoes, all around. */
function ring(scene: Scene, eggs: Part | undefined, others: readonly Part[], reach: number): void {
  const { random } = scene
  const start = random.angle()
  const at = (angle: number, far: number): Point => scene.polar(angle, far)
  for (let i = 0; i < 6; i++) {
    const angle = start + (i / 6) * TAU
    for (const part of others)
      for (let k = 0; k < 3; k++)
        part.piece?.draw(
          scene,
          ...at(
            angle + 0.52 + (k - 1) * 0.19 + random.bell() * 0.04,
            reach * (0.76 + 0.1 * (k % 2)) + random.bell() * 8,
          ),
          random.between(1, 1.16),
        )
    eggs?.piece?.draw(scene, ...at(angle + random.bell() * 0.08, reach * 0.8), random.between(0.92, 1.02))
  }
}

export function crownedSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random, x, y } = scene
  const leaves = dish.pieces.filter(({ look }) => look.kind === 'leaf')
  toss(scene, leaves, around(scene, reach * 1.02), { cover: 1.9, scale: 1.1, rise: 16, crowd: () => 1 })
  const eggs = dish.of('egg').find(({ piece }) => piece)
  const round = dish.pieces.filter(({ name, look }) => look.kind === 'vegetable' && /tomato/.test(name))
  ring(scene, eggs, round, reach)
  const sauce = mix(dish.sauce.light, CREAM, 0.88)
  mound(scene, {
    radius: 158,
    rise: 14,
    base: 30,
    dark: mix(sauce, PAPRIKA[1] ?? sauce, 0.08),
    light: sauce,
    rough: 6,
    gloss: 0.7,
  })
  scene.field.withFinish(clinging(sauce, random.between(0, 99)), () => heapOfShrimp(scene, x, y, 38))
  for (const [px, py] of scene.spots(9, 96)) spoonful(scene, px, py, random.between(15, 25), sauce)
  specks(scene, 80, 130, PAPRIKA, 2.2)
  herbFlecks(scene, 34, 130, SCALLION, 7, x, y)
  const herb = dish.first('herb')
  if (herb) herbFlecks(scene, 40, 170, herb.look.colour, 8, x, y)
}
