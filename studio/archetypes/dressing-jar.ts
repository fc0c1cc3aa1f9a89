// A vinaigrette in the jar in which it was shaken.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { garnish, toss } from '#studio/laying.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { oilBeads } from '#studio/shapes/surface.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import { drum } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const OIL = rgb('#cfa53a')
/** Mustard and oil that were shaken together: creamy above, still clear below. */
const MUSTARD = rgb('#f0d88c')

/** Shaken in a tall glass jar, its lid beside it: thick and creamy, beads of oil and bits of shallot on top. */
export function jarOfDressing({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 285, ...setting.ceramic })
  const creamy = mix(dish.blended().light, rgb('#f0c44e'), 0.6)
  const surface = { dark: mix(OIL, rgb('#a8741a'), 0.5), light: creamy }
  jarLid(scene, scene.x + 142, scene.y + 66, 104)
  const jar = { radius: 126, height: 190, bands: [{ colour: creamy, share: 1 }], surface, clear: true, float: MUSTARD }
  const top = tumbler(scene, scene.x - 66, scene.y + 62, jar)
  oilBeads(scene, { ...top, level: scene.field.heightAt(top.x, top.y), oil: OIL })
  const shallot = dish.parts.filter((part) => part.piece && part.look.kind === 'vegetable')
  toss(scene, shallot, { ...top, radius: top.radius * 0.85 }, { cover: 0.14, scale: 0.42 })
  garnish(scene, dish, { ...top, radius: top.radius * 0.8 }, 0.6)
}

/** The screw lid of a jar: brass, with a ribbed edge and a shallow step. */
function jarLid(scene: Scene, x: number, y: number, radius: number): void {
  const brass = rgb('#c9a24c')
  drum(scene, x, y, {
    radius,
    height: 28,
    edge: 5,
    side: () => (sx, sy) => scaled(brass, 0.7 + 0.25 * Math.sin(Math.atan2(sy - y, sx - x) * 60)),
    top: (lx, ly) => {
      const d = hypot(lx, ly) / radius
      const brushed = 0.94 + 0.08 * Math.sin(d * 60)
      return [
        scaled(mix(brass, rgb('#f0dc9c'), 0.4 * smooth(-0.8, 0.6, -(lx + ly) / radius)), brushed),
        -4 * smooth(0.84, 0.8, d),
        0.7,
      ]
    },
  })
}
