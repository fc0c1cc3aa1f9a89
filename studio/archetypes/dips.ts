// Soft food with the marks of a spoon: dips, spreads, sauces, mash.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { tones } from '#studio/mixing.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { celeryBoat } from '#studio/shapes/celery-boat.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { bowl, plate, platter } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { heapOf } from './heaps.ts'

const OIL = rgb('#d9a72c')

/** A vinaigrette: mostly oil. */
function isPourable(dish: Dish): boolean {
  const total = dish.parts.reduce((sum, { grams }) => sum + grams, 0)
  return dish.types.includes('sauce') && dish.grams('fat') > total * 0.35
}

/** Shiny and thin, with drops of oil, and what is chopped in it just below the surface. */
function dressing(scene: Scene, dish: Dish, level: number, radius: number): void {
  const { dark, light } = dish.blended()
  const thin = { radius, dark, light, gloss: 1, rough: 1 }
  liquid(scene, { ...thin, level: level - 6 })
  toss(scene, dish.pieces, around(scene, radius * 0.9), { cover: 0.12, scale: 0.7 })
  liquid(scene, { ...thin, level, clear: 6, oil: OIL })
  garnish(scene, dish, around(scene, radius * 0.8), 0.6)
}

/** Short lengths of celery filled with the spread, side by side. */
function filledCelery({ scene, dish, setting }: Stage): void {
  platter(scene, 420, 262, scene.random.between(-0.06, 0.06), setting.ceramic)
  const flecks = dish.parts.filter((part) => part.piece && part.look.kind === 'vegetable' && !/celery/.test(part.name))
  const red = dish.find(/pimento|pepper/)?.look.colour
  const colours = red ? [red] : flecks.map((part) => part.look.colour)
  for (const [dx, dy] of [
    [-225, -138],
    [58, -146],
    [-100, -48],
    [190, -52],
    [-215, 52],
    [72, 48],
    [-78, 146],
    [212, 142],
  ] as const) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    celeryBoat(scene, x, y, scene.random.bell() * 0.12 - 0.1, mix(dish.sauce.light, rgb('#f2a03c'), 0.5), colours)
    for (const side of [-60, 0, 60]) garnish(scene, dish, { x: x + side, y: y - side * 0.1, radius: 30 }, 0.5, 0.8)
  }
}

export const dip: Archetype = {
  zoom: [1.3, 1.5],
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'boats') {
      filledCelery(stage)
      return
    }
    // Sticks are for dipping.
    const isStick = (part: Part): boolean => part.cut === 'strip' && part.look.kind === 'vegetable'
    const isAside = (part: Part): boolean => dish.isBeside(part) || isStick(part)
    const aside = dish.parts.filter((part) => isAside(part) && (part.piece ?? part.look.kind === 'bread'))
    const radius = aside.length ? 190 : 290
    if (aside.length) {
      plate(scene, { radius: 345, ...setting.ceramic })
      for (let i = 0; i < 7; i++) {
        const part = aside[i % aside.length]
        const [x, y] = scene.polar(0.2 + (i / 7) * TAU, 245)
        if (part) heapOf(scene, dish, part, { x, y, radius: 74 })
      }
    }
    bowl(scene, { radius, body: setting.ceramic.rim, rim: setting.ceramic.rim, depth: aside.length ? 88 : 70 })
    const level = aside.length ? 72 : 56
    const mixedIn = dish.blended((part) => !isAside(part) && !['wedge', 'slice', 'whole'].includes(part.cut))
    const coarse = dish.called(/pesto|chimichurri|zhoug|salsa verde|chermoula/)
    const { dark, light } = coarse ? tones(scaled(mixedIn.light, 0.55)) : dish.scene.sauce ? dish.sauce : mixedIn
    if (isPourable(dish)) {
      dressing(scene, dish, level, radius * 0.93)
      return
    }
    liquid(scene, { level, radius: radius * 0.93, dark, light, gloss: 0.35, rough: 4, swirl: 1.5 })
    if (coarse) herbFlecks(scene, 900, radius * 0.9, light, 8)
    const oil = { dark: scaled(OIL, 0.85), light: OIL, gloss: 1, rough: 1.5, clear: 3 }
    if (dish.has(/oil/) && dish.drizzled && !dish.types.includes('sauce'))
      liquid(scene, { ...oil, level: level - 1, radius: radius * 0.66 })
    if (dish.scene.style === 'chopped')
      toss(
        scene,
        dish.parts.filter((part) => part.piece && !isAside(part)),
        around(scene, radius * 0.84),
        { cover: 1.5, scale: 0.85 },
      )
    const tops = dish.pieces.filter((part) => !isAside(part) && (part.look.dye < 1 || part.look.kind === 'legume'))
    toss(scene, tops.slice(0, 3), around(scene, radius * 0.35), { cover: 0.42, scale: 0.8 })
    garnish(scene, dish, around(scene, radius * 0.5), 0.9)
  },
}

/** Mashed vegetables: deep waves from the spoon, butter or oil in the hollows. */
export const mash: Archetype = {
  zoom: [1.3, 1.5],
  cameras: ['three-quarter', 'close'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 310, ...setting.ceramic, depth: 74 })
    const { dark, light } = dish.blended(({ look }) => look.kind !== 'leaf' && look.kind !== 'herb')
    mound(scene, { radius: 278, rise: 34, base: 34, dark, light, rough: 12, grain: 0.02, gloss: 0.3 })
    liquid(scene, { level: 57, radius: 225, dark, light, gloss: 0.3, rough: 7, swirl: 2.2 })
    const folded = dish.first('leaf')
    if (folded) herbFlecks(scene, 420, 262, folded.look.colour, 11)
    const green = dish
      .of('vegetable')
      .filter((part) => part.piece && !/potato|swede|parsnip|carrot|cauli|squash/.test(part.name))
    toss(scene, green, around(scene, 230), { cover: 0.2, scale: 0.6 })
    const tops = dish.pieces.filter((part) => ['tofu', 'meat', 'poultry', 'egg'].includes(part.look.kind))
    toss(scene, tops, around(scene, 120), { cover: 0.9, scale: 0.8 })
    if (dish.has(/butter|oil|ghee/) && tops.length === 0)
      liquid(scene, { level: 65, radius: 62, dark: rgb('#e0a92c'), light: rgb('#f6cf5c'), gloss: 1, rough: 1 })
    garnish(scene, dish, around(scene, 190))
  },
}
