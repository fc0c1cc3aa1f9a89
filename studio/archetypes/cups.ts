// Sweets in cups and glasses, and fruit that is the whole dessert.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import type { Piece } from '#studio/looks/look.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { grains } from '#studio/shapes/starches.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import type { Band } from '#studio/shapes/upright.ts'
import { bowl } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'

/** Layers of a parfait, from the bottom up: what is creamy, and what lies between. */
function parfaitBands(dish: Dish): Band[] {
  const shown = dish.parts.filter((part) => part.grams > 15 && PARFAIT_KINDS.has(part.look.kind)).slice(0, 4)
  const bands = shown.map((part) => ({ colour: part.look.colour, share: part.grams ** 0.5, ruffle: 0.9 }))
  return bands.length > 2 ? bands : [...bands, ...bands]
}

const PARFAIT_KINDS = new Set(['cream', 'fruit', 'grain', 'seed', 'sweet', 'bread', 'nut'])

/** Overnight oats, parfaits, trifles: layers behind glass. */
function layeredGlasses(scene: Scene, dish: Dish): void {
  const surface = dish.blended((part) => part.look.kind === 'cream' || part.look.kind === 'grain')
  const tops = dish.of('fruit').filter((part) => part.piece)
  for (const [dx, dy] of [
    [150, -5],
    [-140, 75],
  ] as const) {
    const bands = parfaitBands(dish)
    const top = tumbler(scene, scene.x + dx, scene.y + dy, { radius: 128, height: 190, bands, surface, clear: false })
    toss(scene, tops, { ...top, radius: top.radius * 0.8 }, { cover: 0.75, scale: 0.75 })
    garnish(scene, dish, { ...top, radius: top.radius * 0.8 }, 0.9, 0.75)
  }
}

/** Puddings, parfaits, ices and fools in small cups from above. */
export const cups: Archetype = {
  zoom: [1.28, 1.4],
  cameras: ['three-quarter', 'close'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    if (dish.scene.style === 'layered' || dish.called(/parfait|overnight|trifle|in a glass|chia pudding/)) {
      layeredGlasses(scene, dish)
      return
    }
    const frozen = dish.called(/sorbet|ice cream|granita|nice cream|gelato|frozen/)
    // Fruit that lies on top has not been stirred in.
    const { dark, light } = dish.blended((part) => part.piece === null || part.look.kind !== 'fruit' || isPulp(part))
    const tops = dish.of('fruit').filter((part) => part.piece && !isPulp(part))
    const pulp = dish.parts.filter(isPulp)
    const grain = dish.first('grain')
    for (const [dx, dy] of [
      [-225, -70],
      [25, 95],
      [255, -85],
    ] as const) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      bowl(scene, { radius: 150, ...setting.ceramic, depth: 76, x, y })
      if (frozen) {
        for (const [sx, sy] of [
          [-38, 18],
          [42, 24],
          [2, -38],
        ] as const)
          dollop(scene, x + sx, y + sy, 66, mix(dark, light, 0.7), 0.25)
      } else {
        liquid(scene, { level: 56, radius: 138, dark, light, x, y, gloss: 0.5, rough: 4, swirl: 2 })
        if (grain?.look.grain)
          grains(scene, 160, 120, { ...grain.look.grain, light, dark: mix(dark, grain.look.grain.dark, 0.3) }, x, y)
      }
      if (dish.scene.style === 'caramel') caramel(scene, x, y, 136)
      toss(
        scene,
        tops,
        { x, y, radius: 82 },
        { cover: frozen || pulp.length ? 0.25 : 0.6, scale: pulp.length ? 0.6 : 0.72 },
      )
      for (const part of pulp) part.piece?.draw(scene, x - 6, y + 14, 1.35)
      garnish(scene, dish, { x, y, radius: 84 }, 0.9, 0.75)
    }
  },
}

/** Passion fruit: its juice is in the cream, and a spoonful of its seeds lies on top. */
function isPulp(part: Part): boolean {
  return part.piece !== null && /passion ?fruit/.test(part.name)
}

/** A brittle sheet of burnt sugar. */
function caramel(scene: Scene, x: number, y: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, radius, 0, (lx, ly, out) => {
    if (Math.hypot(lx, ly) > radius) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
    const crack = smooth(0.025, 0, Math.abs(layeredNoise(lx * 0.012 + seed, ly * 0.012, 2) - 0.5))
    const burnt = mix(rgb('#d98a2c'), rgb('#5a2408'), smooth(0.4, 0.75, n))
    return put(out, mix(burnt, rgb('#f6d98a'), crack), 66 + n * 3 - crack * 4, 1)
  })
}

/** Half a fruit, cut side up; its hollow may hold a baked paste of nuts. */
function halfOf(part: Part, filling: Rgb | undefined): Part {
  const half = part.look.pieces.whole ?? part.piece
  if (!half || !filling) return { ...part, piece: half }
  const baked = mix(filling, rgb('#6a3c1c'), 0.68)
  const draw: Piece['draw'] = (scene, x, y, k) => {
    half.draw(scene, x, y, k)
    crumb(scene, x, y, 27 * k, baked, 0.15)
    for (const [cx, cy] of scene.spots(4, 12 * k, x, y)) crumb(scene, cx, cy, 13 * k, baked, 0.15)
  }
  return { ...part, piece: { ...half, draw } }
}

/** Fruit that is the whole dessert: baked, poached, grilled, or fresh on a plate. */
export const fruitPlate: Archetype = {
  zoom: [1.24, 1.4],
  cameras: ['three-quarter', 'above'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 330, ...setting.ceramic, depth: 66 })
    const cream = dish.first('cream')
    if (cream && cream.grams > 60) {
      const colour = mix(cream.look.colour, WHITE, 0.2)
      liquid(scene, {
        level: 50,
        radius: 300,
        dark: scaled(colour, 0.94),
        light: colour,
        gloss: 0.4,
        rough: 5,
        swirl: 1.6,
      })
    }
    const halved = dish.called(/baked|poached|grilled|roast|baesuk/)
    const filling = dish.scene.style === 'filled' ? dish.first('flour')?.look.colour : undefined
    const shown = dish.pieces.map((part) => (halved ? halfOf(part, filling) : part))
    toss(scene, shown, around(scene, 225), { cover: cream || halved ? 0.8 : 1.5, scale: halved ? 1.9 : 1 })
    if (dish.has(/honey|syrup|maple|caramel/)) specks(scene, 40, 200, [rgb('#c8821e')], 5)
    if (dish.has(/brown sugar/) && dish.has(/butter/)) zigzag(scene, 190, 4, 5, rgb('#9a4f12'))
    garnish(scene, dish, around(scene, 220))
  },
}
