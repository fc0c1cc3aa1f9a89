// Shrimp in a shallow clay dish of hot oil, with slices of garlic and bits of dried chili.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Piece } from '#studio/looks/look.ts'
import { shrimp } from '#studio/shapes/shrimp.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CLAY = rgb('#b3623a')
const OIL = { dark: rgb('#dc8e22'), light: rgb('#f6bd46') }
const PAPRIKA = rgb('#d2591c')

/** Distance from the middle, and how many shrimp at that distance. */
const RINGS = [
  [214, 12],
  [122, 7],
  [22, 2],
] as const

export function sizzlingShrimp({ scene, dish }: Stage): void {
  const { random } = scene
  bowl(scene, { radius: 330, depth: 66, body: scaled(CLAY, 0.92), rim: CLAY, speckled: false })
  const bath = { radius: 300, ...OIL, rough: 2.5, gloss: 1 }
  liquid(scene, { ...bath, level: 27, clear: 3 })
  const garlic = dish.find(/garlic/)?.look.cooked?.slice
  const chili = dish.find(/chil/)?.piece
  const strew = (piece: Piece | null | undefined, count: number, least: number, most: number): void => {
    for (const [x, y] of scene.spots(count, 258)) piece?.draw(scene, x, y, random.between(least, most))
  }
  strew(garlic, 40, 1.2, 1.7)
  scene.field.withFinish(sauced(PAPRIKA, 0.42, random.between(0, 99)), () => {
    for (const [distance, count] of RINGS) {
      const start = random.angle()
      for (let i = 0; i < count; i++) {
        const angle = start + (i / count) * Math.PI * 2 + random.bell() * 0.12
        shrimp(scene, ...scene.polar(angle, distance + random.bell() * 14), random.between(60, 76))
      }
    }
  })
  // They lie half in the oil, which is clear.
  liquid(scene, { ...bath, level: 37, clear: 24, oil: mix(OIL.light, PAPRIKA, 0.4) })
  strew(chili, 6, 0.9, 1.2)
  strew(garlic, 26, 1.1, 1.5)
  garnish(scene, dish, around(scene, 240), 1.2)
}
