// Dumplings and filled pastries.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, season, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { gyoza } from '#studio/sculpted/gyoza.ts'
import { servedDollop } from '#studio/shapes/dairy.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { type DumplingLook, halfMoon, purse } from '#studio/shapes/starches.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { type Ceramic, plate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { creamOf } from './cream-and-oil.ts'
import { empanadas } from './empanadas.ts'
import { sauceDish } from './on-bread.ts'
import { plateOfSamosas } from './samosas.ts'

const PASTRIES = /samosa|empanada|pasty|pastel|curry puff|turnover|hand pie|burek|borek|fatayer|piroshki|knish|patties/

function dough(dish: Dish): DumplingLook {
  if (dish.called(PASTRIES)) return { dough: rgb('#e2ae60'), fried: rgb('#97541a'), browned: 0.85 }
  if (dish.called(/gyoza|potsticker|fried|pan-fried|mandu|guotie/))
    return { dough: rgb('#f0dfb8'), fried: rgb('#b5742c'), browned: 0.95 }
  // Boiled, then turned in hot butter.
  if (dish.called(/pierogi|vareniki|pelmeni/)) return { dough: rgb('#f4e0b0'), fried: rgb('#bd7a2a'), browned: 0.85 }
  return { dough: rgb('#f3e8cf'), fried: rgb('#c9944a'), browned: 0.15 }
}

/** Across and along the plate: three rows that leave air between the pieces. */
const CRESCENTS = [
  [-120, -146],
  [92, -152],
  [-196, 0],
  [4, -4],
  [200, -6],
  [-92, 144],
  [122, 140],
] as const

/** Slid from the pan in a loose heap: they lie against each other, no two the same way. */
const HEAPED = [
  [-150, -138, -0.35],
  [66, -168, 0.2],
  [212, -74, 0.85],
  [-226, 10, 0.3],
  [-40, -36, -0.15],
  [132, 24, 0.4],
  [-120, 122, -0.5],
  [66, 150, 0.1],
] as const

const GYOZA = /gyoza|potsticker|guotie/

/** From the middle; the direction of its length; how far it was tipped over. */
const FROM_THE_PAN = [
  [-218, -104, 1.16, 0],
  [-124, -122, 1.2, 0],
  [-30, -128, 1.14, 0],
  [66, -122, 1.2, 0],
  [-186, 116, 1.02, 2.78],
  [-86, 132, 1.06, 2.72],
  [16, 130, 1, 2.8],
  [116, 114, 1.04, 0],
  [212, 84, 0.96, 0],
] as const

/** A row as they came from the pan, and a few before it that were turned over to show how crisp they are. */
function plateOfGyoza(scene: Scene): void {
  const { random, field } = scene
  const base = field.heightAt(scene.x, scene.y)
  const solids = FROM_THE_PAN.map(([dx, dy, turn, tipped]) => {
    const size = 112 * random.between(0.95, 1.05)
    const place = { x: dx + random.bell() * 5, y: dy + random.bell() * 5, turn: turn + random.bell() * 0.06 }
    // Below the sculpture, for its shadow.
    ellipsoid(scene, scene.x + place.x, scene.y + place.y, {
      rx: size * 0.74,
      ry: size * 0.3,
      rz: size * 0.36,
      turn: place.turn,
      paint: rgb('#8a5a2c'),
      sink: 0,
    })
    return gyoza({ ...place, size, tipped, lift: 0, seed: random.between(0, 99) })
  })
  field.overlays.push(sculpture(scene.x, scene.y, base, solids))
}

const [GLASSY, BUTTERED, TOASTED] = [rgb('#e9bd62'), rgb('#cf8426'), rgb('#7d3f10')]

/** Onions from the buttered pan: chopped, limp and golden, brown at their edges, spooned over the dumplings in a few heaps. */
function friedOnions(scene: Scene): void {
  const { random } = scene
  for (const [cx, cy] of scene.spots(11, 180))
    heaped(scene, { x: cx, y: cy, radius: 66 }, 8, () => {
      for (const [x, y] of scene.spots(70, random.between(46, 68), cx, cy)) {
        // On a steep side they would hang in the air.
        if (!scene.facesUp(x, y, 14)) continue
        const flesh = mix(GLASSY, BUTTERED, random.unit())
        softOnion(scene, x, y, random.between(18, 42), random.between(0.11, 0.2), flesh, TOASTED)
      }
    })
}

/** Brown pastry on a brown plate would be lost, and pale dough on a pale or brown one. */
function contrasting(dish: Dish): Partial<Ceramic> {
  if (dish.called(/samosa/)) return { body: rgb('#f3eee2') }
  return dish.called(/pierogi/) ? { body: rgb('#64808f'), rim: rgb('#43596a') } : {}
}

export const dumplings: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: (dish) => (dish.called(GYOZA) ? ['three-quarter'] : ['three-quarter', 'close', 'above']),
  tone: rgb('#f3e8cf'),
  draw({ scene, dish, setting }) {
    if (dish.called(/empanada/)) return empanadas({ scene, dish, setting })
    plate(scene, { radius: 350, ...setting.ceramic, ...contrasting(dish) })
    const look = dough(dish)
    const { dark, light } = dish.sauce
    if (dish.grams('sauce', 'liquid') > 250) liquid(scene, { level: 22, radius: 235, dark, light, rough: 2, clear: 6 })
    const round = dish.called(/bao|bun|momo|shumai|siu mai|khinkali|knodel|matzo|kroppkakor|soup dumpling|kluski/)
    const crisp = dish.called(GYOZA)
    if (crisp) plateOfGyoza(scene)
    else if (dish.called(/samosa|fatayer|tyropita/)) plateOfSamosas(scene)
    else if (round) {
      for (let i = 0; i < 7; i++) purse(scene, ...scene.polar((i / 6) * TAU, i === 6 ? 0 : 158), 72, look)
    } else if (dish.called(/pierogi|vareniki/)) {
      for (const [dx, dy, turn] of HEAPED)
        halfMoon(scene, scene.x + dx, scene.y + dy, 104, turn + scene.random.bell() * 0.12, look)
    } else {
      const lean = scene.random.between(-0.3, 0.3)
      for (const [across, along] of CRESCENTS) {
        const x = scene.x + across * Math.cos(lean) - along * Math.sin(lean)
        const y = scene.y + across * Math.sin(lean) + along * Math.cos(lean)
        halfMoon(scene, x, y, 106, lean - 0.5 + scene.random.bell() * 0.12, look)
      }
    }
    const cream = creamOf(dish)
    if (dish.called(/pierogi|vareniki/)) {
      if (dish.has(/onion/)) friedOnions(scene)
      if (dish.first('cream')) servedDollop(scene, scene.x + 226, scene.y + 124, 70, rgb('#fdf8ec'))
    } else if (cream) zigzag(scene, 130, 5, 5.5, cream)
    const fresh = dish.of('vegetable').filter((part) => part.piece?.layer === 'slice')
    if (!dish.called(PASTRIES) && !crisp) toss(scene, fresh.slice(0, 1), around(scene, 200), { cover: 0.1, scale: 0.7 })
    // A pastry keeps its filling to itself.
    if (dish.called(/samosa/)) return
    if (dish.called(PASTRIES)) season(scene, dish, around(scene, 210), 0.4)
    else if (!crisp) garnish(scene, dish, around(scene, 210))
    const sauce = dish.find(/soy sauce/) ?? dish.find(/vinegar|chil[li]+ (oil|sauce)|salsa|chutney/)
    const at = crisp ? [224, -132] : [300, -190]
    if (sauce) sauceDish(scene, sauce, scene.x + (at[0] ?? 0), scene.y + (at[1] ?? 0), setting.ceramic.rim)
  },
}
