// What is strewn on a drink: grated cucumber and mint, nutmeg, rose petals.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { gratedRoot } from '#studio/shapes/shreds.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { specks } from '#studio/shapes/surface.ts'
import type { DrinkSurface } from '#studio/shapes/tumbler.ts'

/** Shreds of what was grated into it float at the top, and two slices that were kept back lean on the rim. */
export function gratedInto(scene: Scene, dish: Dish, { x, y, radius, level }: DrinkSurface): void {
  if (!dish.has(/cucumber/)) return
  for (const [px, py] of scene.spots(16, radius * 0.8, x, y))
    scene.field.withCeiling(
      () => level - 1,
      () => gratedRoot(scene, px, py, scene.random.between(22, 40), 6, scene.random.pick(CUCUMBER)),
    )
  const slice = dish.find(/cucumber/)?.look.pieces.plain
  for (const [dx, dy] of [
    [-0.5, 0.06],
    [-0.34, 0.36],
  ] as const)
    slice?.draw(scene, x + dx * radius, y + dy * radius, radius / 105)
  const mint = dish.find(/mint/)?.look.colour
  if (mint) herbFlecks(scene, 46, radius * 0.8, mix(mint, DRIED_MINT, 0.5), radius * 0.05, x, y)
}

/** Grated over the glass: a brown dust, thickest where the hand was. */
export function gratedNutmeg(scene: Scene, { x, y, radius }: DrinkSurface): void {
  for (const [count, reach] of [
    [150, 0.4],
    [90, 0.8],
  ] as const)
    specks(scene, count, radius * reach, [rgb('#6f3d18'), rgb('#8f5628'), rgb('#55300f')], 1.5, x - radius * 0.1, y)
}

const DRIED_MINT = rgb('#5f7a3a')
const CUCUMBER = [rgb('#cfe3a4'), rgb('#e2edc4'), rgb('#8fb662'), rgb('#5f9444')]
const ROSE = [rgb('#c4315e'), rgb('#e06a8c'), rgb('#9c1f4a'), rgb('#d84a78')]

/** Crumbled between the fingers: curled scraps of all sizes, most of them where the hand was. */
export function petals(scene: Scene, { x, y, radius }: DrinkSurface): void {
  const { random } = scene
  for (let i = 0; i < 30; i++) {
    const [px, py] = scene.spot(radius * (i % 3 ? 0.42 : 0.82), x - radius * 0.12, y + radius * 0.12)
    const size = radius * random.between(0.035, 0.1)
    const paint = scene.vary(random.pick(ROSE), 0.12)
    const curl = random.between(0.2, 0.6)
    ellipsoid(scene, px, py, {
      rx: size * random.between(1, 1.5),
      ry: size * random.between(0.55, 0.9),
      rz: size * 0.35,
      paint: (u, v) => scaled(paint, 0.8 + 0.4 * Math.abs(v * 0.6 + u * curl)),
      gloss: 0.25,
      bump: 2.4,
      bumpScale: 0.2,
      sink: 0.8,
    })
  }
}
