// Dishes that fill a bowl: salads, soups, purees, dips, porridge, grain bowls.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { type Dish, type Part, tones } from '#studio/dish.ts'
import { around, garnish, pile, toss, wedges } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { spiral, zigzag } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { meatball } from '#studio/shapes/meat.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'
import { grains } from '#studio/shapes/starches.ts'
import { liquid, mound, specks } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM } from './archetype.ts'
import { heapOf } from './heaps.ts'

const OIL = rgb('#d9a72c')

/** Cream, yoghurt, coconut milk or tahini of the dish's own, to drizzle; null when it has none. */
export function creamOf(dish: Dish): Rgb | null {
  if (!dish.drizzled) return null
  const cream = dish.first('cream') ?? dish.find(/tahini|mayonnaise|aioli/)
  return cream && cream.grams > 5 ? mix(cream.look.colour, WHITE, 0.25) : null
}

export function hasOil(dish: Dish): boolean {
  return dish.has(/oil|butter|ghee/)
}

export const salad: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    const flat = scene.random.chance(0.4)
    if (flat) plate(scene, { radius: 350, ...setting.ceramic, deep: 10 })
    else bowl(scene, { radius: 330, ...setting.ceramic, depth: 82 })
    const total = dish.pieces.reduce((sum, part) => sum + part.grams, 0)
    const leafy = dish.pieces.some((part) => part.look.kind === 'leaf' && part.grams > total * 0.12)
    const grain = dish.first('grain')
    const pulse = dish.of('legume').find((part) => part.piece && part.grams > total * 0.2)
    const bed = leafy ? undefined : (grain ?? pulse)
    const tone = leafy ? rgb('#5d862f') : (bed?.look.colour ?? dish.tone)
    const reach = flat ? 245 : 285
    const loose = !leafy && !bed
    const rise = loose ? 16 : 50
    mound(scene, {
      radius: loose ? reach * 0.8 : reach,
      rise,
      base: flat ? 18 : 22,
      dark: scaled(tone, 0.7),
      light: tone,
      rough: loose ? 4 : 13,
    })
    if (grain?.look.grain) grains(scene, leafy ? 1100 : 1900, reach * 0.96, grain.look.grain)
    else if (pulse && !leafy) pile(scene, pulse, around(scene, reach * 0.95), 2)
    const others = dish.pieces.filter((part) => part !== bed)
    toss(scene, others, around(scene, reach * 0.9), { cover: leafy ? 0.8 : bed ? 0.62 : 1.9 })
    const cream = creamOf(dish)
    if (cream) zigzag(scene, reach * 0.6, 7, 4.5, cream)
    garnish(scene, dish, around(scene, reach * 0.86))
  },
}

function brothLevel(scene: Scene, dish: Dish, level: number, radius: number, seen: number): void {
  const { dark, light } = dish.sauce
  const oil = hasOil(dish) ? mix(light, rgb('#f3bd5c'), 0.6) : undefined
  const clear = dish.strength > 0.3 ? seen * 0.45 : seen
  liquid(scene, { level, radius, dark, light, gloss: 1, rough: 1.6, clear, oil })
}

function smallPasta(scene: Scene, dish: Dish, count: number): void {
  const shape = dish.first('pasta')?.look.pasta
  if (!shape) return
  const small = shape === 'penne' ? 'elbow' : shape
  for (const [x, y] of scene.spots(count, 235))
    pastaPiece(scene, x, y, small, shape === 'filled' ? 30 : 17, rgb('#f0cf80'))
}

/** Dumplings of flour, bread or matzo meal, afloat on a soup or a stew. */
export function flourDumplings(scene: Scene, dish: Dish, reach: number): void {
  if (dish.scene.style !== 'dumplings' && !dish.called(/dumpling|matzo ball/)) return
  for (const [x, y] of scene.spots(5, reach)) {
    meatball(scene, x, y, 58, rgb('#f0dfb6'), rgb('#d9b878'))
    herbFlecks(scene, 12, 36, rgb('#4f7a34'), 5, x, y)
  }
}

export const soup: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 330, ...setting.ceramic, depth: 88 })
    const { dark, light } = dish.sauce
    liquid(scene, { level: 38, radius: 270, dark, light })
    const grain = dish.first('grain')
    if (grain?.look.grain) grains(scene, 500, 270, grain.look.grain)
    smallPasta(scene, dish, 150)
    toss(scene, dish.simmered, around(scene, 258), { cover: 0.68 })
    brothLevel(scene, dish, 72, 307, 9)
    toss(scene, dish.simmered, around(scene, 205), { cover: 0.14 })
    smallPasta(scene, dish, 22)
    flourDumplings(scene, dish, 180)
    const cream = creamOf(dish)
    if (cream && scene.random.chance(0.5)) spiral(scene, 110, 2.4, 6, cream)
    garnish(scene, dish, around(scene, 200))
    if (dish.find(/lemon|lime/)?.cut === 'wedge') wedges(scene, dish, 180, 42)
  },
}

export const puree: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 330, ...setting.ceramic, depth: 88 })
    const { dark, light } = dish.blend
    liquid(scene, { level: 70, radius: 307, dark, light, gloss: 0.6, rough: 3, swirl: 0.8 })
    const cream = creamOf(dish)
    if (cream) spiral(scene, 150, scene.random.between(2.2, 3.4), 7, cream)
    else if (hasOil(dish))
      liquid(scene, { level: 72.5, radius: 90, dark: OIL, light: OIL, gloss: 1, rough: 2, clear: 5 })
    const crunchy = dish.of('nut', 'bread', 'seafood', 'meat').filter((part) => part.piece)
    toss(scene, crunchy, around(scene, 100), { cover: 0.5, scale: 0.8 })
    garnish(scene, dish, around(scene, 130), 0.8)
    specks(scene, 60, 220, [scaled(dark, 0.5), light], 2)
  },
}

export const dip: Archetype = {
  zoom: [1.3, 1.5],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    const aside = dish.parts.filter((part) => dish.isBeside(part) && (part.piece ?? part.look.kind === 'bread'))
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
    const mixedIn = dish.blended(
      (part) => !dish.isBeside(part) && !['strip', 'wedge', 'slice', 'whole'].includes(part.cut),
    )
    const { dark, light } = dish.scene.sauce ? dish.sauce : mixedIn
    liquid(scene, { level, radius: radius * 0.93, dark, light, gloss: 0.35, rough: 4, swirl: 1.5 })
    const oil = { dark: scaled(OIL, 0.85), light: OIL, gloss: 1, rough: 1.5, clear: 4 }
    if (dish.has(/oil/)) liquid(scene, { ...oil, level: level + 2, radius: radius * 0.4 })
    const tops = dish.pieces.filter(
      (part) => !dish.isBeside(part) && (part.look.dye < 1 || part.look.kind === 'legume'),
    )
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
    const { dark, light } = dish.blend
    mound(scene, { radius: 270, rise: 34, base: 34, dark, light, rough: 12, grain: 0.02, gloss: 0.3 })
    liquid(scene, { level: 62, radius: 250, dark, light, gloss: 0.3, rough: 7, swirl: 2.2 })
    const green = dish
      .of('leaf', 'vegetable')
      .filter((part) => part.piece && !/potato|swede|parsnip|carrot|cauli|squash/.test(part.name))
    toss(scene, green, around(scene, 230), { cover: 0.2, scale: 0.6 })
    if (dish.has(/butter|oil|ghee/))
      liquid(scene, { level: 65, radius: 62, dark: rgb('#e0a92c'), light: rgb('#f6cf5c'), gloss: 1, rough: 1 })
    garnish(scene, dish, around(scene, 190))
  },
}

const PORRIDGE_KINDS = new Set(['grain', 'cream', 'liquid', 'sweet', 'spice', 'flour'])

export const porridge: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 325, ...setting.ceramic, depth: 82 })
    const grain = dish.first('grain')
    const { dark, light } = tones(
      mix(dish.blended((part) => PORRIDGE_KINDS.has(part.look.kind)).light, grain?.look.colour ?? rgb('#eedfc0'), 0.4),
    )
    liquid(scene, { level: 62, radius: 300, dark, light, gloss: 0.45, rough: 9 })
    const flakes = grain?.look.grain
    if (flakes)
      grains(scene, 520, 290, { ...flakes, light, dark: mix(dark, flakes.dark, 0.4), length: flakes.length * 1.15 })
    const tops = dish.of('fruit', 'vegetable', 'meat', 'seafood', 'egg', 'poultry').filter((part) => part.piece)
    if (tops.length > 1 && scene.random.chance(0.5)) arrangeSectors(scene, tops.slice(0, 4), 130, 84)
    else toss(scene, tops, around(scene, 165), { cover: 0.62 })
    garnish(scene, dish, around(scene, 185))
    const sweet = dish.find(/honey|maple|syrup|molasses/)
    if (sweet) zigzag(scene, 150, 5, 4.2, rgb('#b5651a'))
  },
}

export const smoothieBowl: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 320, ...setting.ceramic, depth: 82 })
    const { dark, light } = dish.blend
    liquid(scene, { level: 62, radius: 295, dark, light, gloss: 0.5, rough: 5, swirl: 1 })
    const rows = dish.parts.filter((part) => part.piece && ['fruit', 'nut', 'seed', 'sweet'].includes(part.look.kind))
    const lines = rows.slice(0, 5)
    const turn = scene.random.between(-0.5, 0.5)
    lines.forEach((part, i) => {
      const off = (i - (lines.length - 1) / 2) * Math.min(84, 330 / lines.length)
      const half = Math.sqrt(245 ** 2 - off ** 2) * 0.92
      const small = part.piece && part.piece.reach < 15
      const count = Math.max(5, Math.round(half / (part.piece?.reach ?? 30)))
      for (let j = 0; j < count; j++) {
        const along = (j / (count - 1) - 0.5) * 2 * half
        const x = scene.x + off * Math.cos(turn) - along * Math.sin(turn)
        const y = scene.y + off * Math.sin(turn) + along * Math.cos(turn)
        if (!small) part.piece?.draw(scene, x, y, 1)
        else for (let n = 0; n < 4; n++) part.piece?.draw(scene, ...scene.spot(22, x, y), 1)
      }
    })
    garnish(scene, dish, around(scene, 200), 0.5)
  },
}

/** Foods in sectors about the middle, as a bowl is composed. */
export function arrangeSectors(scene: Scene, parts: readonly Part[], distance: number, radius: number): void {
  const start = scene.random.angle()
  parts.forEach((part, i) => {
    const [x, y] = scene.polar(start + (i / parts.length) * TAU, distance)
    pile(scene, part, { x, y, radius }, part.piece && part.piece.reach > 44 ? 0.5 : 1)
  })
}

export const grainBowl: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 335, ...setting.ceramic, depth: 82 })
    const grain = dish.first('grain')
    const tone = grain?.look.colour ?? dish.tone
    mound(scene, { radius: 300, rise: 22, base: 44, dark: scaled(tone, 0.85), light: tone, rough: 4 })
    const look = grain?.look.grain
    if (look) grains(scene, look.round > 0.6 ? 3000 : 2500, 295, look)
    const parts = dish.pieces.slice(0, 7)
    arrangeSectors(scene, parts, 168, Math.min(112, 520 / Math.max(parts.length, 4)))
    garnish(scene, dish, around(scene, 210))
    const sauce = creamOf(dish) ?? (dish.of('sauce')[0] ? dish.sauce.dark : null)
    if (sauce) zigzag(scene, 130, 6, 4.5, sauce)
    wedges(scene, dish, 235, 46)
  },
}
