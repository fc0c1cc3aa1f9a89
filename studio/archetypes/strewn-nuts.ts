// Sliced almonds fried in butter, over a fish.

import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { almondFlake } from '#studio/shapes/almond-flake.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'

const BROWN_BUTTER = { dark: rgb('#b5741c'), light: rgb('#e2b04c') }

export function strewNuts(scene: Scene, dish: Dish, main: Part | undefined, x: number, y: number): void {
  const nuts = dish.of('nut').find(({ name, piece }) => piece && /flaked|sliced|slivered/.test(name))
  if (!nuts || main?.look.kind !== 'fish') return
  const { random } = scene
  // Browned butter runs off the fish.
  if (dish.has(/butter/)) {
    const floor = Math.min(...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => scene.field.heightAt(...scene.polar(i * 0.785, 215))))
    thinPool(scene, x, y + 14, { reach: 300, aspect: 0.62, ...BROWN_BUTTER, strength: 0.9, edge: 0.5, floor })
  }
  // On a whole fish most of them lie along its side, and leave its head and tail free.
  const whole = dish.scene.as === 'whole'
  const [count, wide] = whole ? [46, 36] : [80, 56]
  for (let i = 0; i < count; i++) {
    const along = random.between(-1, 1) * (whole ? 150 : 168) + (whole ? 30 : 0)
    const [px, py] = [x + along, y - along * 0.2 + random.bell() * wide]
    if (scene.facesUp(px, py, 10)) almondFlake(scene, px, py, random.between(17, 26), 0.55)
  }
}
