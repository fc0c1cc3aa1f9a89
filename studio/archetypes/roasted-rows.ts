// Vegetables that were roasted whole, pulled into long strips and laid side by side, each food in a band of its own.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { onionPetal } from '#studio/shapes/roasted-onion.ts'
import { eggplantRibbon, pepperRibbon, type RibbonPlace } from '#studio/shapes/roasted-vegetables.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'

interface Strips {
  draw: (scene: Scene, x: number, y: number, place: RibbonPlace) => void
  length: readonly [number, number]
  width: readonly [number, number]
  /** How many lie across its band, and how many end to end. */
  across: number
  along: number
}

const PEPPERS: Strips = { draw: pepperRibbon, length: [230, 400], width: [62, 94], across: 5, along: 1 }
const EGGPLANTS: Strips = { draw: eggplantRibbon, length: [230, 400], width: [74, 106], across: 4, along: 1 }
/** Layers that slid apart, three or four to a row. */
const ONIONS: Strips = { draw: onionPetal, length: [120, 180], width: [44, 66], across: 4, along: 4 }

function stripsOf({ name }: Part): Strips {
  return /eggplant/.test(name) ? EGGPLANTS : /onion/.test(name) ? ONIONS : PEPPERS
}

export function roastedRows(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const foods = dish.of('vegetable').filter((part) => part.grams > 60)
  const turn = random.between(-0.3, 0.3)
  // Their juices and the oil ran out under them.
  thinPool(scene, scene.x, scene.y, {
    reach: reach * 1.1,
    aspect: 0.98,
    dark: rgb('#a8541a'),
    light: rgb('#d9962c'),
    strength: 0.8,
    edge: 0.3,
  })
  // Peppers come up twice among the paler foods.
  const order = foods.length === 3 ? [1, 0, 2, 1] : [...foods.keys(), 0]
  const band = (1.9 * reach) / order.length
  order.forEach((which, place) => {
    const part = foods[which]
    if (!part) return
    const { draw, length: long, width: broad, across: rows, along: many } = stripsOf(part)
    for (let i = 0; i < rows; i++) {
      const across = (place + (i + 0.5) / rows) * band - 0.95 * reach + random.bell() * 4
      const room = Math.sqrt(Math.max(0, reach * reach - across * across)) * 0.96
      for (let j = 0; j < many; j++) {
        const length = Math.min(room * 1.85, random.between(...long))
        const share = many > 1 ? (j / (many - 1)) * 2 - 1 + random.bell() * 0.2 : random.between(-1, 1)
        const along = Math.max(-1, Math.min(1, share)) * Math.max(0, room - length * 0.5)
        const x = scene.x + Math.cos(turn) * along - Math.sin(turn) * across
        const y = scene.y + Math.sin(turn) * along + Math.cos(turn) * across
        const lie = turn + random.bell() * (many > 1 ? 0.45 : 0.16)
        draw(scene, x, y, { length, width: random.between(...broad), turn: lie })
      }
    }
  })
  garnish(scene, dish, around(scene, reach * 0.8), 1.2)
}
