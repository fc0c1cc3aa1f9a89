// Meat and vegetables that baked for hours in a parcel of parchment, opened in its pan: lamb kleftiko.
import { mix, rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { season, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { limpPepper } from '#studio/shapes/limp-pepper.ts'
import { openParchment } from '#studio/shapes/parchment.ts'
import { potatoWedge } from '#studio/shapes/potatoes.ts'
import { type SaucedMeatLook, saucedMeat } from '#studio/shapes/sauced-meat.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import type { Stage } from './archetype.ts'
import { mainOf } from './main-serving.ts'

const JUICES = rgb('#c07f2c')
/** Lamb that falls apart, brown from the last minutes in a hot oven, its juices over it. */
const LAMB: SaucedMeatLook = {
  inside: rgb('#c48e60'),
  outside: rgb('#a3663a'),
  crust: rgb('#5c2c12'),
  sauce: { dark: rgb('#8a4a18'), light: rgb('#c98a42') },
  browned: 1.2,
  coated: 0.12,
  foot: 0.2,
  tall: 0.84,
  long: [1.05, 1.4],
  ends: 0.5,
}
const ROASTED_POTATO = { flesh: rgb('#efcf86'), crust: rgb('#b06a20'), skin: rgb('#a8783c') }

/** In the large pieces in which they went into the parcel. */
function large(part: Part): Part {
  if (part.look.main)
    return {
      ...part,
      piece: cookedPiece('chunk', 50, (s, x, y, k) => saucedMeat(s, x, y, s.random.between(40, 54) * k, LAMB)),
    }
  if (/bell pepper/.test(part.name))
    return {
      ...part,
      grams: part.grams * 0.7,
      piece: cookedPiece('slice', 40, (s, x, y, k) => limpPepper(s, x, y, 128 * k, part.look.colour)),
    }
  if (/potato/.test(part.name))
    return {
      ...part,
      grams: part.grams * 1.6,
      piece: cookedPiece('chunk', 44, (s, x, y, k) =>
        potatoWedge(s, x, y, s.random.between(54, 68) * k, 1, ROASTED_POTATO),
      ),
    }
  if (/tomato/.test(part.name))
    return {
      ...part,
      grams: part.grams * 0.5,
      piece: cookedPiece('slice', 36, (s, x, y, k) => soupTomato(s, x, y, 44 * k)),
    }
  // Strips and petals that went limp: a few of them show.
  return { ...part, grams: part.grams * 0.7 }
}

/** Where the heap is tipped out, from the middle; the meat is laid on it in front of the last of them. */
const HEAPS = [
  [-150, -44],
  [30, -78],
  [176, -30],
  [-84, 52],
  [92, 58],
] as const
const MEAT = [
  [-250, -8],
  [-146, -74],
  [-14, -84],
  [118, -64],
  [238, -14],
  [-172, 62],
  [-40, 22],
  [84, 30],
  [176, 82],
  [54, 116],
] as const
const HERBS = [
  [24, -6, /rosemary/],
  [-128, 34, /bay lea/],
  [168, 36, /bay lea/],
] as const

export function openedParcel({ scene, dish }: Stage): void {
  const { random, field } = scene
  openParchment(scene, scene.x, scene.y, { halfWidth: 404, halfHeight: 252, turn: 0.02, stands: [16, 62], tongue: 82 })
  thinPool(scene, scene.x, scene.y + 14, {
    reach: 300,
    aspect: 0.6,
    dark: mix(JUICES, rgb('#8a4a12'), 0.5),
    light: JUICES,
    strength: 0.85,
    floor: field.heightAt(scene.x, scene.y) + 30,
  })
  const main = mainOf(dish)
  const shown = dish.pieces.map(large)
  const meat = shown.filter(({ name }) => name === main?.name)
  const others = shown.filter((part) => !meat.includes(part))
  const [x, y] = [scene.x, scene.y + 4]
  // Inside the paper, which stands up about it.
  const keep = (px: number, py: number, reach: number): boolean =>
    hypot((px - x) / 340, (py - y) / 204) < 1.08 - Math.max(reach, 46) / 300
  const coat = sauced(JUICES, 0.12, random.between(0, 99), 0.3)
  field.withFinish(coat, () => {
    for (const [dx, dy] of HEAPS)
      toss(
        scene,
        others,
        { x: x + dx, y: y + dy, radius: 138, keep },
        { cover: 1.5, scale: 1.12, rise: 20, crowd: () => 1 },
      )
    for (const [dx, dy] of MEAT)
      field.withCeiling(
        () => 74,
        () =>
          meat[0]?.piece?.draw(scene, x + dx + random.bell() * 10, y + dy + random.bell() * 8, random.between(1, 1.2)),
      )
    // A few slices lie over the meat.
    toss(
      scene,
      others.filter(({ piece }) => piece?.layer === 'slice'),
      { x, y, radius: 200, keep },
      { cover: 0.16, scale: 1.05, rise: 14, crowd: () => 1 },
    )
  })
  // The sprig and the leaves that it baked with, on top of all.
  for (const [dx, dy, word] of HERBS) dish.find(word)?.look.pieces.plain?.draw(scene, x + dx, y + dy, 1.5)
  season(scene, dish, { x, y, radius: 190 }, 0.8)
}
