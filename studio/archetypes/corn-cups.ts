// A side dish spooned into cups and heaped over their rims: corn in its dressing, cheese and chili on top.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { brokenCrumb } from '#studio/shapes/broken-crumb.ts'
import { brownedKernel } from '#studio/shapes/browned-kernel.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { liquid, mound, specks } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CHEESE = rgb('#fbf4e2')
const CHILI = ['#a8320e', '#c4511a', '#8a2208'].map(rgb)
/** As tall as they are wide. */
const CUP = { radius: 186, depth: 132 }
const PLACES = [
  [-196, 48],
  [190, -14],
] as const

export function heapedCups(stage: Stage): void {
  const { scene, dish, setting } = stage
  const { random } = scene
  const dressing = mix(dish.first('cream')?.look.colour ?? WHITE, WHITE, 0.4)
  const bits = dish.pieces.filter((part) => part.look.kind === 'vegetable' && !/corn/.test(part.name))
  const herb = dish.first('herb')
  for (const [dx, dy] of PLACES) {
    const at = { x: scene.x + dx, y: scene.y + dy, radius: CUP.radius * 0.88 }
    const floor = scene.field.heightAt(at.x, at.y)
    bowl(scene, { ...CUP, ...setting.ceramic, x: at.x, y: at.y })
    const level = floor + CUP.depth - 40
    const cream = { dark: mix(dressing, rgb('#e2a02c'), 0.75), light: mix(dressing, rgb('#f6cf5c'), 0.55) }
    mound(scene, { ...cream, ...at, rise: 42, base: level, rough: 4, gloss: 0.6 })
    scene.field.withFinish(sauced(cream.light, 0.08, random.between(0, 99), 0.2), () =>
      heaped(scene, at, 26, () => {
        for (const [x, y] of scene.spots(250, at.radius * 0.95, at.x, at.y))
          brownedKernel(scene, x, y, random.between(12.5, 17), random.unit())
        strewn(scene, bits, at)
      }),
    )
    // The dressing runs between the kernels.
    liquid(scene, { ...cream, ...at, radius: at.radius * 0.96, level: level - 8, gloss: 0.6, rough: 5, clear: 9 })
    // Cotija is dry, and falls apart into grains and crumbs.
    if (dish.of('cheese').length)
      for (let i = 0; i < 120; i++) {
        const [x, y] = scene.spot(at.radius * 0.66, at.x - 14, at.y - 10)
        brokenCrumb(scene, x, y, 3.6 + 8 * random.unit() ** 2.2, CHEESE)
      }
    if (dish.has(/chil[ie]|paprika/)) specks(scene, 330, at.radius * 0.6, CHILI, 1.9, at.x - 8, at.y - 4)
    if (herb?.piece)
      for (const [x, y] of scene.spots(5, at.radius * 0.5, at.x, at.y)) herb.piece.draw(scene, x, y, 0.85)
    if (herb) herbFlecks(scene, 34, at.radius * 0.8, herb.look.colour, 6, at.x, at.y)
  }
}

function strewn(scene: Scene, bits: readonly Part[], at: { x: number; y: number; radius: number }): void {
  for (const { piece } of bits)
    for (const [x, y] of scene.spots(9, at.radius * 0.8, at.x, at.y)) piece?.draw(scene, x, y, 0.6)
}
