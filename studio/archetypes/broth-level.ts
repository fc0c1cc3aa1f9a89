// The broth of a soup, poured over what lies in it.
import { HAZY, tintOf } from '#studio/clear-broth.ts'
import { lightness, mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Tones } from '#studio/mixing.ts'
import type { Scene } from '#studio/scene.ts'
import { fatCircles } from '#studio/shapes/fat-circles.ts'
import { flood } from '#studio/shapes/flood.ts'
import { pour } from '#studio/shapes/pour.ts'
import { oilBeads } from '#studio/shapes/surface.ts'
import { hasBeets, isKaleBroth } from './broth-tones.ts'
import { hasOil, isRedOil } from './cream-and-oil.ts'

/** Oil with paprika, thin on a pale soup. */
export const PAPRIKA_OIL = rgb('#d2661a')

/** The level of the broth in its bowl. */
export const BROTH = 72
/** The color of a clear broth is that of one this deep. */
const DEEP = 44

/** How deep one sees into a soup that hides what lies in it: a piece that is half sunk fades at the surface. */
const CLOUDY = 2.2
/** From this lightness a soup is cream, milk or cheese, and smooth; only what nearly comes up to its surface shows. */
const CREAMY = 62
export const CREAM = 2.5

export function isCreamy(broth: Rgb): boolean {
  return lightness(broth) > CREAMY
}

export function brothLevel(scene: Scene, dish: Dish, broth: Tones, clarity: number | null): void {
  const gold = isRedOil(dish) ? PAPRIKA_OIL : mix(broth.light, rgb('#f3bd5c'), 0.6)
  const oil = hasOil(dish) ? gold : undefined
  if (clarity === null || clarity <= HAZY) {
    const creamy = isCreamy(broth.light)
    // Fine shreds and soft onions would drown, and beets dye whatever is wet with them.
    const fine = isKaleBroth(dish) || dish.scene.style === 'gratin'
    const cling = fine
      ? { scrap: 1.4, climb: 3, share: 0.2 }
      : hasBeets(dish)
        ? { climb: 7, share: 0.4 }
        : dish.simmered.some(({ name }) => /\bkale/.test(name))
          ? { climb: 3, share: 0.3 }
          : creamy
            ? { climb: 4, share: 0.45 }
            : {}
    flood(scene, { level: BROTH, radius: 309, ...broth, clear: clarity ?? CLOUDY, pulp: creamy ? 0.06 : 0.3, ...cling })
    if (oil && !isKaleBroth(dish)) oilBeads(scene, { x: scene.x, y: scene.y, radius: 300, level: BROTH, oil })
    return
  }
  const { dark, light } = broth
  const body = mix(dark, light, 0.6)
  pour(scene, { level: BROTH, radius: 309, tint: tintOf(light), deep: DEEP, body, clear: clarity, rough: 0.8 })
  fatCircles(scene, BROTH, 274, mix(oil ?? light, rgb('#ffdc8a'), 0.5), 9, oil ? 26 : 15)
}
