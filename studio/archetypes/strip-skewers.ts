// Thin slices of meat threaded close on sticks, fanned out on the platter; raw vegetables beside them.
import { rgb } from '#studio/colour.ts'
import { garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Point } from '#studio/scene.ts'
import { specks } from '#studio/shapes/surface.ts'
import { threadedSlice } from '#studio/shapes/threaded-slice.ts'
import { tube } from '#studio/shapes/tube.ts'
import { platter } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** How far each stick lies from the middle, and which way. */
const STICKS = [
  [-118, -0.2],
  [-30, -0.1],
  [62, 0.02],
  [154, 0.1],
] as const
const DUST = ['#d9a45c', '#c2692a', '#8f3514', '#e8c184'].map(rgb)

export function stripSkewers({ scene, dish, setting }: Stage, fresh: readonly Part[]): void {
  const { random } = scene
  platter(scene, 425, 270, 0, setting.ceramic)
  const salad = { x: scene.x + 262, y: scene.y + 6, radius: 128 }
  const onions = fresh.filter(({ name }) => /onion/.test(name))
  const shreds = fresh.filter(({ name }) => /cabbage/.test(name))
  const rest = fresh.filter((part) => !onions.includes(part) && !shreds.includes(part))
  toss(scene, shreds, salad, { cover: 1.5, rise: 26, crowd: () => 1 })
  toss(scene, rest, { ...salad, y: salad.y + 60, radius: 84 }, { cover: 0.9, rise: 22, crowd: () => 1 })
  toss(scene, onions, { ...salad, y: salad.y - 70, radius: 84 }, { cover: 0.8, rise: 16, crowd: () => 1 })
  const level = scene.field.heightAt(scene.x - 300, scene.y)
  for (const [off, way] of STICKS) {
    const at = (u: number): Point => [
      scene.x - 96 + Math.cos(way) * u - Math.sin(way) * off * 0.2,
      scene.y + Math.sin(way) * u + off,
    ]
    tube(scene, [at(-318), at(262)], { radius: 5, paint: rgb('#d3ad74'), gloss: 0.2, rigid: true, lift: -3 })
    const from = -196 + random.bell() * 14
    let high = false
    for (let u = from; u < 228; u += random.between(46, 60)) {
      const [x, y] = at(u)
      // On the stick, not on top of the slice before.
      scene.field.withCeiling(
        () => level + (high ? 15 : 3) + random.bell() * 2,
        () => threadedSlice(scene, x, y + random.bell() * 6, random.between(46, 60), way),
      )
      high = !high
    }
    // The rest of the rub is dusted over them.
    for (const u of [-150, -40, 70, 180]) specks(scene, 12, 44, DUST, 2.2, ...at(u))
  }
  const herbs = dish.garnishes.filter(({ look }) => look.kind === 'herb')
  if (herbs.length) garnish(scene, dish, salad, 0.5)
}
