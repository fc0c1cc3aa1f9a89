// Toasted sandwiches with a thick omelet, cut in half, cheese and ketchup running out at the cut.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { CORNER, CUT, omeletSlab, oozingAtCut, shredsInEgg, toastSlice } from '#studio/sculpted/egg-toast.ts'
import { leaning, turned } from '#studio/sculpted/solids.ts'
import { heapOf } from '#studio/sculpted/strands.ts'
import { block } from '#studio/shapes/upright.ts'

const SLICE = 29
const OMELET = 64
const MELT = rgb('#ffd977')
const KETCHUP = rgb('#c01f0c')
/** Shreds that went soft in the egg. */
const PALE_CABBAGE = rgb('#eef0b8')
const TOAST = rgb('#c98a3c')

function toastHalf(scene: Scene, dish: Dish, x: number, y: number, turn: number, shreds: readonly Rgb[]): void {
  const { random, field } = scene
  const seed = (): number => random.between(0, 99)
  const base = field.heightAt(x, y)
  const cheese = dish.first('cheese')?.look.colour
  const egg = SLICE - 2
  let z = egg + OMELET
  const solids: Solid[] = [toastSlice(0, SLICE, seed()), omeletSlab(egg, OMELET, seed())]
  if (shreds.length) solids.push(heapOf(shredsInEgg(egg, OMELET, shreds, random), 0.35, 0.2))
  if (cheese) {
    solids.push(oozingAtCut(z + 1, 3.6, 34, mix(cheese, MELT, 0.6), 0.45, seed()))
    z += 6
  }
  if (dish.has(/ketchup/)) {
    solids.push(oozingAtCut(z + 1, 2.4, 13, KETCHUP, 0.6, seed(), 1))
    z += 3
  }
  solids.push(leaning(toastSlice(z, SLICE, seed()), random.between(-0.02, 0.02), random.between(0.02, 0.05)))
  // Below the sculpture, for the shadow on the table.
  block(scene, x + Math.sin(turn) * -CORNER * 0.1, y + CORNER * 0.1, {
    halfWidth: CUT * 0.4,
    halfDepth: CORNER * 0.24,
    height: z - 24,
    base,
    turn,
    top: () => [TOAST, 0, 0],
    side: () => () => scaled(TOAST, 0.6),
  })
  field.overlays.push(
    sculpture(
      x,
      y,
      base,
      solids.map((solid) => turned(solid, turn)),
    ),
  )
}

export function eggToasts(scene: Scene, dish: Dish, stirred: readonly { name: string; look: { colour: Rgb } }[]): void {
  const shreds = stirred.map(({ name, look }) => (/cabbage/.test(name) ? PALE_CABBAGE : look.colour))
  const lean = scene.random.between(-0.08, 0.08)
  toastHalf(scene, dish, scene.x + 95, scene.y - 115, lean + 0.16, shreds)
  toastHalf(scene, dish, scene.x - 75, scene.y + 90, lean - 0.14, shreds)
}
