// Eggplants that charred whole, chopped by hand: soft shreds of flesh in oil, a few bits of black skin.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import type { Scene } from '#studio/scene.ts'
import { coarsePaste } from '#studio/shapes/coarse-paste.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { herbFlecks, parsley } from '#studio/shapes/greens.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import { walnutHalf } from '#studio/shapes/walnut-half.ts'

const PASTE = { light: rgb('#d8c188'), dark: rgb('#927640'), bits: rgb('#6a5236'), gritty: 0.12, rough: 4, oil: false }
const FLESH = ['#decd9a', '#cfbb84', '#c0a970', '#ae965c'].map(rgb)
const CHARRED = rgb('#4a3620')
const [OIL, OIL_DEEP] = [rgb('#cfa424'), rgb('#946c0c')]
const [ONION, ONION_DEEP] = [rgb('#ead2d8'), rgb('#b0809c')]

export function smokyEggplant(scene: Scene, dish: Dish, radius: number, level: number): void {
  const { random, field } = scene
  coarsePaste(scene, radius, level, PASTE)
  const shreds = (count: number, reach: number, rise: number): void =>
    heaped(scene, { x: scene.x, y: scene.y, radius: reach * 1.2 }, rise, () => {
      for (const [x, y] of scene.spots(count, reach)) {
        const flesh = mix(random.pick(FLESH), random.pick(FLESH), random.unit())
        limpRibbon(scene, x, y, random.between(20, 44), random.between(13, 24), flesh)
      }
    })
  shreds(190, radius * 0.88, -2)
  for (const [x, y] of scene.spots(13, radius * 0.8))
    limpRibbon(scene, x, y, random.between(10, 20), random.between(5, 8), CHARRED)
  // Oil gathers in the furrow.
  for (const [dx, dy, reach] of [
    [0.32, 0.34, 0.46],
    [-0.44, 0.12, 0.38],
    [0.12, -0.48, 0.34],
  ] as const)
    thinPool(scene, scene.x + dx * radius, scene.y + dy * radius, {
      reach: reach * radius,
      dark: OIL_DEEP,
      light: OIL,
      strength: 0.8,
      floor: field.heightAt(scene.x + dx * radius, scene.y + dy * radius) + 16,
    })
  shreds(30, radius * 0.74, 0)
  if (dish.has(/onion/))
    for (const [x, y] of scene.spots(34, radius * 0.62))
      softDice(scene, x, y, random.between(4, 6.5), ONION, ONION_DEEP, 0.4)
  if (dish.has(/walnut/))
    for (const [x, y] of scene.spots(24, radius * 0.5, scene.x - radius * 0.06, scene.y - radius * 0.04))
      walnutHalf(scene, x, y, random.between(7, 15))
  const herb = dish.find(/parsley/)
  if (!herb) return
  herbFlecks(scene, 90, radius * 0.7, herb.look.colour, 6.5)
  for (const [x, y] of scene.spots(7, radius * 0.42)) parsley(scene, x, y, random.between(18, 26), herb.look.colour)
}
