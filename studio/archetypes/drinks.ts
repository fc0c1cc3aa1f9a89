// Drinks in glasses and mugs, and sweets in cups.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish, Part, Tones } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss, wheels } from '#studio/laying.ts'
import { layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { grains } from '#studio/shapes/starches.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import type { Band } from '#studio/shapes/upright.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'

function floating(dish: Dish): Part[] {
  return dish.parts.filter(
    (part) => part.piece && (part.look.kind === 'herb' || part.look.kind === 'fruit') && part.piece.reach < 50,
  )
}

/** Fruit and herbs of the drink, lying beside the glasses. */
function scattered(scene: Scene, dish: Dish, x: number, y: number): void {
  const shown = dish.parts
    .filter((part) => part.piece && ['fruit', 'herb', 'nut', 'vegetable', 'leaf'].includes(part.look.kind))
    .slice(0, 3)
  shown.forEach((part, i) => {
    for (const [px, py] of scene.spots(
      part.piece && part.piece.reach > 34 ? 1 : 4,
      60,
      x + i * 84 - 84,
      y + (i % 2) * 28,
    ))
      part.piece?.draw(scene, px, py, 0.9)
  })
}

function clearDrink(dish: Dish): boolean {
  if (dish.called(/smoothie|lassi|shake|milk|horchata|latte|kefir|ayran|chocolate|nog|atole/)) return false
  return dish.grams('cream') < 40 && !dish.has(/banana|mango|avocado|oats|yog/)
}

export const glasses: Archetype = {
  zoom: [1.42, 1.58],
  cameras: ['three-quarter'],
  draw({ scene, dish }) {
    const clear = clearDrink(dish)
    const surface = clear ? paler(dish.infusion) : dish.blend
    const tall = clear || scene.random.chance(0.5)
    const size = tall ? { radius: 92, height: 250 } : { radius: 116, height: 190 }
    const foam = clear ? undefined : mix(surface.light, WHITE, 0.35)
    const bands = [{ colour: surface.light, share: 1 }]
    const ice = clear && !dish.called(/hot|warm/)
    scattered(scene, dish, scene.x - 250, scene.y + 120)
    for (const [dx, dy] of [
      [125, -40],
      [-125, 60],
    ] as const) {
      const top = tumbler(scene, scene.x + dx, scene.y + dy, { ...size, bands, surface, clear, foam, ice })
      const tops = floating(dish).slice(0, 2)
      toss(scene, tops, { ...top, radius: top.radius * 0.6 }, { cover: 0.3, scale: 0.7 })
      garnish(scene, dish, { ...top, radius: top.radius * 0.5 }, 0.5, 0.85)
      wheels(scene, dish, [[top.x + size.radius * 0.2, top.y - size.radius * 0.25]], 38)
    }
    scattered(scene, dish, scene.x + 250, scene.y + 150)
  },
  cutlery: 'none',
}

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
    [150, -60],
    [-140, 50],
  ] as const) {
    const bands = parfaitBands(dish)
    const top = tumbler(scene, scene.x + dx, scene.y + dy, { radius: 128, height: 190, bands, surface, clear: false })
    toss(scene, tops, { ...top, radius: top.radius * 0.8 }, { cover: 0.75, scale: 0.75 })
    garnish(scene, dish, { ...top, radius: top.radius * 0.8 }, 0.9, 0.75)
  }
}

function paler({ dark, light }: Tones): Tones {
  return { dark, light: mix(light, WHITE, 0.06) }
}

function mug(scene: Scene, x: number, y: number, radius: number, outside: Rgb, inside: Rgb, turn: number): void {
  scene.field.stamp(x, y, radius * 1.7, turn, (lx, ly, out) => {
    const handle = roundedBox(lx - radius * 1.15, ly, radius * 0.36, radius * 0.34, radius * 0.22)
    const wall = Math.abs(handle + radius * 0.07)
    if (lx > radius * 0.9 && wall < radius * 0.09)
      return put(out, outside, 60 + 12 * Math.sqrt(1 - (wall / (radius * 0.09)) ** 2), 0.6)
    return false
  })
  bowl(scene, { radius, body: inside, rim: outside, depth: 108, x, y })
}

/** Hot drinks from above, in mugs. */
export const mugs: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    const milky = dish.grams('cream') > 60
    const { dark, light } = milky ? dish.sauce : paler(dish.infusion)
    const inside = mix(setting.ceramic.body, WHITE, 0.4)
    for (const [dx, dy, turn] of [
      [-165, -40, 0.4],
      [175, 45, 2.6],
    ] as const) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      bowl(scene, { radius: 190, body: setting.ceramic.body, rim: setting.ceramic.rim, depth: 30, x, y })
      mug(scene, x, y, 138, setting.ceramic.rim, inside, turn)
      liquid(scene, {
        level: 90,
        radius: 130,
        dark,
        light,
        x,
        y,
        rough: 1.5,
        gloss: 0.9,
        swirl: milky ? 1.2 : undefined,
      })
      if (milky) specks(scene, 120, 80, [rgb('#6a3a1c'), rgb('#8f5a2c')], 1.8, x, y)
      garnish(scene, dish, { x, y, radius: 62 }, 0.6, 0.8)
    }
    scattered(scene, dish, scene.x - 20, scene.y + 250)
  },
}

/** Puddings, parfaits, ices and fools in small cups from above. */
export const cups: Archetype = {
  zoom: [1.16, 1.3],
  cameras: ['three-quarter', 'close'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    if (dish.scene.style === 'layered' || dish.called(/parfait|overnight|trifle|in a glass|chia pudding/)) {
      layeredGlasses(scene, dish)
      return
    }
    const frozen = dish.called(/sorbet|ice cream|granita|nice cream|gelato|frozen/)
    const { dark, light } = dish.blend
    const tops = dish.of('fruit').filter((part) => part.piece)
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
      toss(scene, tops, { x, y, radius: 82 }, { cover: frozen ? 0.25 : 0.6, scale: 0.72 })
      garnish(scene, dish, { x, y, radius: 84 }, 0.9, 0.75)
    }
  },
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
    const shown = dish.pieces.map((part) => (halved ? { ...part, piece: part.look.pieces.whole ?? part.piece } : part))
    toss(scene, shown, around(scene, 225), { cover: cream || halved ? 0.8 : 1.5, scale: halved ? 1.6 : 1 })
    if (dish.has(/honey|syrup|maple|caramel/)) specks(scene, 40, 200, [rgb('#c8821e')], 5)
    garnish(scene, dish, around(scene, 220))
  },
}
