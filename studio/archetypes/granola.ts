// Granola and trail mix: dry things in a bowl, no two alike.
import { mix, rgb } from '#studio/colour.ts'
import { around, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM } from './archetype.ts'

const TOASTED = rgb('#a8642a')
const CLUSTERS = 150

/** Nuts, seeds and dried fruit are the dish here, not a garnish on it. */
function loose(part: Part): Part {
  return part.piece ? { ...part, piece: { ...part.piece, layer: 'slice' } } : part
}

export const granola: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['three-quarter', 'above'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 325, ...setting.ceramic, depth: 84 })
    const oats = dish.first('grain')
    const light = oats ? mix(oats.look.colour, TOASTED, 0.62) : rgb('#8a5a30')
    mound(scene, { radius: 298, rise: 40, base: 34, dark: mix(light, rgb('#4a2810'), 0.6), light, rough: 14 })
    if (oats?.look.grain) {
      for (const [x, y] of scene.spots(CLUSTERS, 272)) {
        const size = scene.random.between(12, 46)
        crumb(scene, x, y, size, scene.vary(light, 0.2), 0.25)
      }
      const toasted = {
        light: mix(oats.look.grain.light, TOASTED, 0.42),
        dark: mix(oats.look.grain.dark, TOASTED, 0.6),
      }
      grains(scene, 1500, 285, { ...oats.look.grain, ...toasted })
    }
    const strewn = dish.parts.filter((part) => part.piece && part.look.kind !== 'spice').map(loose)
    toss(scene, strewn, around(scene, 270), { cover: oats ? 0.4 : 2.2 })
  },
}
