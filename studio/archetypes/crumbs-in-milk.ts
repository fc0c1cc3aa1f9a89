// Couche-couche: fried cornmeal broken into crumbs, some of them crisp, heaped in a bowl; cold milk stands about the heap.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { hypot, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { wallBehindMilk } from './porridge-island.ts'

const HONEY = rgb('#c47a1c')
const [MILK, SHADED, BUBBLE] = [rgb('#f8efdc'), rgb('#cfcabd'), rgb('#fffdf6')]
const CRISP = { gold: rgb('#f0c668'), brown: rgb('#a8641e') }
/** The surface of the milk: low enough to show the wall of the bowl all around. */
const LEVEL = 54
/** Where that surface meets the wall. */
const SHORE = 262

/** Milk is in its own shade along the wall, and takes the color of the meal near the heap. */
function shadedMilk(scene: Scene, meal: Rgb, x: number, y: number): void {
  scene.field.stamp(
    scene.x,
    scene.y,
    SHORE,
    0,
    (lx, ly, out) => {
      const r = hypot(lx, ly)
      // Only the milk, not the heap that stands out of it.
      if (r > SHORE || scene.field.heightAt(scene.x + lx, scene.y + ly) > LEVEL + 3) return false
      const near = smooth(238, 178, hypot(lx + scene.x - x, ly + scene.y - y))
      const wall = smooth(SHORE - 34, SHORE, r)
      out.alpha = Math.max(0.34 * near, 0.5 * wall)
      return out.alpha > 0.01 && put(out, near > wall ? meal : SHADED, 0, 1)
    },
    'decal',
  )
}

/** Bubbles that the pouring left, in groups along the wall. */
function bubbles(scene: Scene): void {
  const { random, field } = scene
  for (const from of [0.5, 1.5, 2.7, 3.5, 5.4])
    for (let i = 0; i < 9; i++) {
      const [x, y] = scene.polar(from + random.bell() * 0.22, SHORE - random.between(7, 24))
      const r = random.between(3, 7.5)
      field.stamp(
        x,
        y,
        r,
        0,
        (lx, ly, out) => {
          const d = hypot(lx, ly) / r
          if (d > 1) return false
          const ring = smooth(0.55, 0.8, d)
          out.alpha = 0.25 + 0.6 * ring
          return put(out, ring > 0.3 ? SHADED : BUBBLE, 2.4 * Math.sqrt(1 - d * d), 1)
        },
        'decal',
      )
    }
}

export function crumbsInMilk({ scene, dish, setting }: Stage): void {
  const { random } = scene
  bowl(scene, { radius: 325, ...setting.ceramic, body: wallBehindMilk(setting.ceramic), depth: 102 })
  const milk = mix(dish.find(/milk/)?.look.colour ?? MILK, MILK, 0.8)
  const poured = { level: LEVEL - 4, radius: SHORE - 4, dark: scaled(milk, 0.9), light: milk, gloss: 1, rough: 1.6 }
  liquid(scene, poured)
  const meal = mix(dish.first('grain')?.look.colour ?? CRISP.gold, rgb('#f8c456'), 0.8)
  const [mx, my] = [scene.x - 8, scene.y - 22]
  const heap = { rise: 86, base: 22, dark: mix(meal, CRISP.brown, 0.4), light: meal, rough: 9 }
  mound(scene, { ...heap, x: mx, y: my, radius: 176 })
  // A spoon left it uneven: it runs out on one side.
  mound(scene, { ...heap, x: mx + 66, y: my + 52, radius: 116, rise: 56 })
  const strewn = (count: number, x: number, y: number, radius: number): void => {
    for (let i = 0; i < count; i++) {
      const size = random.between(3.5, 7) + 7 * random.unit() ** 5
      crumb(scene, ...scene.spot(radius, x, y), size, mix(meal, CRISP.brown, 0.6 * random.unit() ** 2.6), 0.15)
    }
  }
  // Soft and fine for the most part, with clumps, and flat bits of the crust from the bottom of the pan.
  strewn(950, mx, my, 168)
  strewn(330, mx + 66, my + 52, 108)
  for (const [x, y] of scene.spots(34, 150, mx, my))
    crumb(scene, x, y, random.between(8, 13), mix(meal, CRISP.brown, random.between(0.45, 0.95)), 0.3)
  // It soaks into the crumbs at the edge.
  const soaked = mix(milk, meal, 0.35)
  liquid(scene, { ...poured, radius: SHORE, level: LEVEL, clear: 3 })
  shadedMilk(scene, soaked, mx, my)
  // A few crumbs swim.
  for (let i = 0; i < 26; i++) {
    const [x, y] = scene.polar(random.unit() * TAU, random.between(206, 244))
    scene.field.withCeiling(
      () => LEVEL - 3,
      () => crumb(scene, x, y, random.between(3.5, 6.5), mix(meal, CRISP.brown, 0.4 * random.unit()), 0.3),
    )
  }
  const wet = { ...poured, radius: SHORE - 2, level: LEVEL, dark: scaled(soaked, 0.55), light: soaked }
  waterline(scene, { ...wet, climb: 13, share: 0.7, ring: 0.7 })
  sheen(scene, { level: LEVEL, radius: SHORE - 4, share: 0.4 })
  bubbles(scene)
  const fruit = dish.of('fruit').filter((part) => part.piece)
  // Honey goes over the crumbs, the fruit on it.
  if (dish.has(/honey|syrup/)) zigzag(scene, 110, 4, 5, HONEY, mx, my)
  toss(scene, fruit, { x: mx + 16, y: my - 10, radius: 112 }, { cover: 1.2, scale: 1.1, rise: 20 })
  garnish(scene, dish, around(scene, 150))
}
