// Noodles in broth.
import { clearBroth, isClearBroth, paleInside, tintOf } from '#studio/clear-broth.ts'
import { lightness, mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish, pile, wedges } from '#studio/laying.ts'
import type { Tones } from '#studio/mixing.ts'
import { tornInBroth } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fatCircles } from '#studio/shapes/fat-circles.ts'
import { slicedMeat } from '#studio/shapes/meat.ts'
import { pour } from '#studio/shapes/pour.ts'
import { noodles as layNoodles } from '#studio/shapes/starches.ts'
import { coat, liquid, mound, oilBeads } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM } from './archetype.ts'
import { arrangeSectors } from './composed-bowls.ts'
import { soaked, strandsOf } from './noodles.ts'
import { fromThePot } from './stew-pieces.ts'

/** The level of the broth, and how far below it the noodles lie. */
const BROTH = 70
const SUNK = 13
const FAT = rgb('#f1c05c')

/** Golden noodles in a golden broth would be lost in it. */
function showsBelow(noodle: Rgb, broth: Rgb): boolean {
  return Math.abs(lightness(noodle) - lightness(broth)) > 14
}

/** Through a clear broth one sees the noodles; a nest of them comes up to the surface in the middle. */
function noodlesInBroth(scene: Scene, dish: Dish, broth: Tones, floor: Rgb): void {
  const { colour, strand } = strandsOf(dish)
  const white = /rice/.test(dish.first('noodle')?.name ?? '')
  const fine = white ? strand * 0.72 : strand
  const colours = soaked(white ? mix(colour, WHITE, 0.5) : colour, dish, 0.03)
  liquid(scene, { level: 38, radius: 290, dark: scaled(floor, 0.92), light: floor, rough: 1, gloss: 0.5 })
  scene.field.withCeiling(
    (x, y) => BROTH - SUNK + (SUNK + 1) * Math.exp(-(((x - scene.x) ** 2 + (y - scene.y) ** 2) / 120 ** 2)),
    () => layNoodles(scene, Math.round(660 / fine), 258, fine, colours),
  )
  const { dark, light } = broth
  pour(scene, { level: BROTH, radius: 312, tint: tintOf(light), body: mix(dark, light, 0.6), clear: 60, rough: 0.8 })
  oilBeads(scene, { x: scene.x, y: scene.y, radius: 300, level: BROTH, oil: mix(light, FAT, 0.6) })
  fatCircles(scene, BROTH, 285, mix(broth.light, rgb('#ffd678'), 0.5))
}

export const noodleSoup: Archetype = {
  steams: true,
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    const clear = isClearBroth(dish)
    const body = clear ? paleInside(setting.ceramic.body) : setting.ceramic.body
    bowl(scene, { radius: 335, ...setting.ceramic, body, depth: 90 })
    const broth: Tones = clear ? clearBroth(dish) : dish.sauce
    const { dark, light } = broth
    const { colour, strand } = strandsOf(dish)
    if (!clear) coat(scene, 303, mix(dark, light, 0.5))
    if (clear && showsBelow(colour, light)) noodlesInBroth(scene, dish, broth, body)
    else {
      mound(scene, { radius: 235, rise: 26, base: 40, dark, light, rough: 6 })
      layNoodles(scene, Math.round(620 / strand), 250, strand, soaked(colour, dish, clear ? 0.05 : 0.12))
      liquid(scene, {
        level: BROTH,
        radius: 312,
        ...broth,
        gloss: 1,
        rough: 1.2,
        clear: clear ? 32 : 9,
        oil: mix(light, FAT, 0.6),
      })
    }
    const main = dish.first('meat', 'poultry')
    const torn = main?.look.kind === 'poultry' && main.cut === 'shred'
    const others = dish.pieces
      .filter((part) => part !== main || torn || part.look.main?.form === 'mince')
      .map((part) => (part === main && torn ? tornInBroth(part) : part))
      .map((part) => (/bok choy|mushroom/.test(part.name) ? fromThePot(dish, part) : part))
    if (main?.look.main && !torn && main.look.main.form !== 'mince') {
      const { flesh, fat, sear } = main.look.main
      const [x, y] = scene.polar(-2.3, 165)
      slicedMeat(scene, x, y, 72, scene.random.between(-0.6, 0.2), 5, { crust: sear, inside: flesh, middle: fat })
    }
    // Pulled chicken is laid over the noodles in one loose heap.
    const heap = torn ? others.find(({ look }) => look.kind === 'poultry') : undefined
    if (heap) pile(scene, heap, { x: scene.x + 62, y: scene.y + 34, radius: 112 }, 1.7, 1.1)
    arrangeSectors(scene, others.filter((part) => part !== heap).slice(0, 6), 172, 76)
    garnish(scene, dish, around(scene, 190))
    wedges(scene, dish, 250, 46)
  },
}
