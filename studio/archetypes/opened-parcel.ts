// Meat and vegetables that baked for hours in a parcel of parchment, opened in its pan: lamb kleftiko.
import { mix, rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { season, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { SkinTones } from '#studio/sculpted/bird-skin.ts'
import type { MeatChunk } from '#studio/sculpted/meat-chunk.ts'
import { limpPepper } from '#studio/shapes/limp-pepper.ts'
import { onionWedge } from '#studio/shapes/onion-wedge.ts'
import { openParchment } from '#studio/shapes/parchment.ts'
import { potatoWedge } from '#studio/shapes/potatoes.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import type { Stage } from './archetype.ts'
import { laidOnTop } from './laid-chunks.ts'
import { mainOf } from './main-serving.ts'

const JUICES = rgb('#c07f2c')
/** Lamb that falls apart, brown from the last minutes in a hot oven. */
const LAMB: SkinTones = {
  pale: rgb('#e0b48c'),
  gold: rgb('#cc9668'),
  amber: rgb('#aa6c44'),
  brown: rgb('#824a28'),
  dark: rgb('#552c16'),
}
const GLAZE = { dark: rgb('#7a4216'), light: rgb('#c98a42') }
const ROASTED_POTATO = { flesh: rgb('#efcf86'), crust: rgb('#b06a20'), skin: rgb('#a8783c') }

/** In the large pieces in which they went into the parcel. */
function large(part: Part): Part {
  if (/bell pepper/.test(part.name))
    return {
      ...part,
      grams: part.grams * 0.7,
      piece: cookedPiece('slice', 40, (s, x, y, k) => limpPepper(s, x, y, 128 * k, part.look.colour)),
    }
  if (/potato/.test(part.name))
    return {
      ...part,
      grams: part.grams * 2,
      piece: cookedPiece('chunk', 44, (s, x, y, k) =>
        potatoWedge(s, x, y, s.random.between(54, 68) * k, 1, ROASTED_POTATO),
      ),
    }
  if (/tomato/.test(part.name))
    return {
      ...part,
      grams: part.grams * 0.5,
      piece: cookedPiece('slice', 36, (s, x, y, k) => soupTomato(s, x, y, 36 * k)),
    }
  if (/onion/.test(part.name))
    return {
      ...part,
      piece: cookedPiece('slice', 40, (s, x, y, k) => onionWedge(s, x, y, s.random.between(40, 50) * k)),
    }
  return part
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
  const others = shown.filter(({ name }) => name !== main?.name)
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
        { cover: 1.9, scale: 1.12, rise: 24, crowd: () => 1 },
      )
    // A few slices lie between the pieces of meat.
    toss(
      scene,
      others.filter(({ piece }) => piece?.layer === 'slice'),
      { x, y, radius: 200, keep },
      { cover: 0.16, scale: 1.05, rise: 14, crowd: () => 1 },
    )
  })
  const level = 26
  const meat = MEAT.map(([dx, dy]): MeatChunk => {
    const [px, py] = [dx + random.bell() * 10, dy + random.bell() * 8]
    const look = {
      tones: LAMB,
      browned: random.between(0.75, 1.05),
      seed: random.between(0, 99),
      sauce: GLAZE,
      coated: random.between(-0.2, 0.1),
    }
    const lift = Math.min(52, field.heightAt(x + px, y + py) - level - 10)
    const own = { size: random.between(40, 54), turn: random.angle(), look, cuts: random.whole(0, 1) }
    return { x: px, y: py, lift, sunk: 4, bare: true, falling: 1, ...own }
  })
  laidOnTop(scene, x, y, level, meat, LAMB.amber)
  // The sprig and the leaves that it baked with, on top of all.
  for (const [dx, dy, word] of HERBS) dish.find(word)?.look.pieces.plain?.draw(scene, x + dx, y + dy, 1.5)
  season(scene, dish, { x, y, radius: 190 }, 0.8)
}
