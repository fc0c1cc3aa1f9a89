// Corn in glasses: browned kernels in their dressing, heaped, with cheese, chili and lime.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { brokenCrumb } from '#studio/shapes/broken-crumb.ts'
import { brownedKernel } from '#studio/shapes/browned-kernel.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { mound, specks } from '#studio/shapes/surface.ts'
import { type DrinkSurface, tumbler } from '#studio/shapes/tumbler.ts'
import type { Band } from '#studio/shapes/upright.ts'
import type { Stage } from './archetype.ts'

const CHEESE = rgb('#fbf4e2')
const CHILI = ['#a8320e', '#c4511a', '#8a2208'].map(rgb)
const LIME = { rind: rgb('#5f9a2a'), pulp: rgb('#bcd867') }
const CORN: Band = { colour: rgb('#f6cf5c'), share: 1, ruffle: 0, corn: true }
const PLACES = [
  [158, -30],
  [-142, 52],
] as const
/** How far the heap stands out over the level of the wall. */
const RISE = 40

export function heapedCups({ scene, dish }: Stage): void {
  const { random } = scene
  const dressing = mix(dish.first('cream')?.look.colour ?? WHITE, WHITE, 0.4)
  const cream = { dark: mix(dressing, rgb('#e2a02c'), 0.75), light: mix(dressing, rgb('#f6cf5c'), 0.55) }
  const bits = dish.pieces.filter((part) => part.look.kind === 'vegetable' && !/corn/.test(part.name))
  const herb = dish.first('herb')
  for (const [dx, dy] of PLACES) {
    const glass = { radius: 132, height: 186, bands: [CORN, CORN], surface: cream, clear: false }
    const at = tumbler(scene, scene.x + dx, scene.y + dy, glass)
    mound(scene, {
      ...cream,
      x: at.x,
      y: at.y,
      radius: at.radius + 2,
      rise: RISE,
      base: at.level,
      rough: 3,
      gloss: 0.6,
    })
    scene.field.withFinish(sauced(cream.light, 0.1, random.between(0, 99), 0.2), () => kernels(scene, at, bits))
    // Cotija is dry, and falls apart into grains and crumbs.
    if (dish.of('cheese').length)
      for (let i = 0; i < 74; i++) {
        const [x, y] = scene.spot(at.radius * 0.62, at.x - 8, at.y - 6)
        brokenCrumb(scene, x, y, 3 + 7 * random.unit() ** 2.2, CHEESE)
      }
    if (dish.has(/chil[ie]|paprika/)) specks(scene, 240, at.radius * 0.6, CHILI, 1.8, at.x - 4, at.y - 2)
    if (herb?.piece) for (const [x, y] of scene.spots(4, at.radius * 0.5, at.x, at.y)) herb.piece.draw(scene, x, y, 0.7)
    if (herb) herbFlecks(scene, 20, at.radius * 0.7, herb.look.colour, 5, at.x, at.y)
  }
  if (dish.has(/lime/))
    for (const [dx, dy] of [
      [40, 210],
      [148, 172],
    ] as const)
      citrusWedge(scene, scene.x + dx, scene.y + dy, 52, LIME)
}

/** Each lies in the heap to its waist, so that one sees what it is. */
function kernels(scene: Scene, { x, y, radius, level }: DrinkSurface, bits: readonly Part[]): void {
  const { random, field } = scene
  const surface = (px: number, py: number): number =>
    level + RISE * Math.sqrt(Math.max(0, 1 - ((px - x) ** 2 + (py - y) ** 2) / radius ** 2))
  const strew = (count: number, over: number): void =>
    field.withCeiling(
      (px, py) => surface(px, py) + over,
      () => {
        for (const [px, py] of scene.spots(count, radius * 0.93, x, y))
          brownedKernel(scene, px, py, random.between(11.5, 14.5), random.unit())
      },
    )
  strew(105, -9)
  for (const { piece } of bits)
    for (const [px, py] of scene.spots(7, radius * 0.8, x, y)) piece?.draw(scene, px, py, 0.5)
  strew(75, -4)
}
