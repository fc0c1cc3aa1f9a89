// Eggs folded into a tomato and onion sauce: large soft curds in it, the sauce seen all about them and over their edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { smoothGround } from '#studio/heap.ts'
import { type Area, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { type EggTones, eggFolds, eggHeap } from '#studio/shapes/soft-scramble.ts'
import { mound } from '#studio/shapes/surface.ts'
import { softBits } from './stirred-in.ts'

const SAUCE = { dark: rgb('#b02a0a'), light: rgb('#e2561a') }
const TONES: EggTones = { colour: rgb('#ffc636'), cream: 0.55, white: 0.12 }

export function eggSauce(scene: Scene, stirred: readonly Part[], tomato: Part, { x, y, radius }: Area): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const base = field.heightAt(x + radius * 0.7, y + radius * 0.5)
  mound(scene, { x, y, radius: radius * 1.06, rise: 48, base: base + 4, ...SAUCE, rough: 8, grain: 0.03, gloss: 0.95 })
  const bits = softBits(tomato)
  const coat = sauced(mix(SAUCE.dark, SAUCE.light, 0.6), 0.3, seed)
  const within = (by: number): Area => ({ x, y, radius: radius - by })
  field.withFinish(coat, () => toss(scene, [bits, ...stirred], within(12), { cover: 0.8, rise: 6 }))
  const heap = eggHeap(scene, x, y, radius, 30)
  const wet = sauced(scaled(SAUCE.light, 1.05), 0.2, seed, 0.2)
  const curds = (counts: { large: number; middle: number; small: number }, reach: number): void =>
    field.withFinish(wet, () => eggFolds(scene, heap, counts, TONES, reach, smoothGround(scene, x, y, radius * 1.3)))
  curds({ large: 17, middle: 14, small: 12 }, radius - 36)
  field.withFinish(coat, () => toss(scene, [bits, ...stirred], within(30), { cover: 0.34, rise: 4 }))
  curds({ large: 4, middle: 5, small: 6 }, radius - 60)
  toss(scene, stirred, within(50), { cover: 0.12, rise: 4 })
}
