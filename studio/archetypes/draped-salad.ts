// Thin slices of poached meat laid over greens, with a hot and sour dressing spooned on them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { oilDrops } from '#studio/shapes/drizzle.ts'
import { poachedSlice } from '#studio/shapes/poached-slice.ts'
import { headShred } from '#studio/shapes/shreds.ts'
import { mound, specks } from '#studio/shapes/surface.ts'

const GREEN = rgb('#5d862f')

/** Where each row of slices lies, from the far side to the near one, and how many it has. */
const ROWS = [
  [-1, 5],
  [0, 6],
  [1, 5],
] as const

const BLANCHED = ['#3c7a2a', '#4b8a33', '#2f6b24', '#5b9a3c'].map(rgb)
const SHREDDED = ['#eef2cc', '#dce8a8', '#f6f6e4', '#c9dc8c'].map(rgb)
const [GREEN_RIB, WHITE_RIB] = [rgb('#b4d488'), rgb('#fbfaf0')]

/** Blanched leaves below, raw cabbage in fine shreds over and between them. */
function greens(scene: Scene, leaves: readonly Part[], reach: number): void {
  const { random } = scene
  const shredded = leaves.some(({ cut }) => cut === 'shred')
  heaped(scene, around(scene, reach), 20, () => {
    for (const [x, y] of scene.spots(70, reach * 0.84))
      wiltedLeaf(scene, x, y, random.between(74, 112), random.pick(BLANCHED), GREEN_RIB)
    if (!shredded) return
    for (const [x, y] of scene.spots(170, reach * 0.86))
      headShred(scene, x, y, random.between(62, 112), random.between(9, 15), random.pick(SHREDDED), WHITE_RIB)
  })
}

export function drapedSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const main = dish.first('meat', 'poultry')
  const bed = dish.pieces.filter((part) => part !== main)
  mound(scene, { radius: reach * 0.8, rise: 40, base: 18, dark: scaled(GREEN, 0.7), light: GREEN, rough: 12 })
  const leaves = bed.filter(({ piece }) => piece?.layer === 'leaf')
  greens(scene, leaves, reach)
  // Rows across the plate, each slice half over the one before; the greens show about them.
  const slant = random.between(-0.35, -0.15)
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)]
  heaped(scene, around(scene, reach), 26, () => {
    for (const [row, count] of ROWS)
      for (let i = 0; i < count; i++) {
        const along = (i - (count - 1) / 2) * reach * 0.235 + random.bell() * 7
        const off = row * reach * 0.36 + random.bell() * 9
        const at = [scene.x + cos * along - sin * off, scene.y + sin * along + cos * off] as const
        poachedSlice(scene, ...at, random.between(56, 70), slant + 1.25 + random.bell() * 0.3)
      }
  })
  const others = bed.filter((part) => !leaves.includes(part))
  toss(scene, others, around(scene, reach * 0.62), { cover: 0.14, rise: 10 })
  oilDrops(scene, mix(rgb('#c9cf6a'), GREEN, 0.12), 26)
  // What was pounded for it: garlic, green and red.
  if (dish.has(/garlic/)) specks(scene, 120, reach * 0.66, [rgb('#fbf2d2'), rgb('#efe0b0')], 3.4)
  if (dish.has(/chil/)) specks(scene, 90, reach * 0.66, [rgb('#d02a16'), rgb('#b01c10'), rgb('#3f8a2c')], 3.2)
  garnish(scene, dish, around(scene, reach * 0.7))
}
