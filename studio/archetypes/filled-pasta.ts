// Filled pasta and gnocchi.
import { mix, rgb } from '#studio/colour.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'

/** Filled pasta, gnocchi and the like lie side by side in their sauce. */
export const filledPasta: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'above'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 355, ...setting.ceramic, deep: 16 })
    const { dark, light } = dish.sauce
    mound(scene, { radius: 232, rise: 5, base: 19, dark, light, rough: 1.5, grain: 0.015, gloss: 0.85 })
    const colour = dish.first('pasta')?.look.colour ?? rgb('#f3dc9c')
    const shape = dish.first('pasta')?.look.pasta === 'gnocchi' ? 'gnocchi' : 'filled'
    const size = shape === 'gnocchi' ? 30 : 46
    for (const [radius, count] of [
      [190, shape === 'gnocchi' ? 18 : 11],
      [105, shape === 'gnocchi' ? 10 : 6],
      [20, 2],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const [x, y] = scene.polar((i / count) * TAU + radius, radius + scene.random.bell() * 8)
        pastaPiece(scene, x, y, shape, size, mix(colour, light, 0.15))
      }
    }
    toss(scene, dish.pieces, around(scene, 190), { cover: 0.3, scale: 0.75 })
    garnish(scene, dish, around(scene, 190))
  },
}
