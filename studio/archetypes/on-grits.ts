// Shrimp on a bowl of soft grits: the meal is smooth and pale, the pan sauce runs over part of it, the shrimp lie on top.
import { mix, rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { shrimp } from '#studio/shapes/shrimp.ts'
import { liquid, mound, specks } from '#studio/shapes/surface.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { mainOf } from './main-serving.ts'

const GRITS = { dark: rgb('#f0d896'), light: rgb('#fdf0c8') }
const SEARED = rgb('#f0602a')
const SAUCE = { dark: rgb('#b8400e'), light: rgb('#e8842c') }
const BURST = cookedPiece('slice', 24, (s, x, y, k) => burstTomato(s, x, y, s.random.between(20, 29) * k, 0.1))

/** What slumped in the pan beside the shrimp; all of it in smaller numbers than they. */
function fromThePan(part: Part): Part {
  return /cherry tomato/.test(part.name) ? { ...part, piece: BURST } : { ...part, grams: part.grams * 0.6 }
}

/** About the middle, the largest on top. */
const SHRIMP = 18

export function onGrits({ scene, dish, setting }: Stage): void {
  const { random, field } = scene
  bowl(scene, { radius: 336, ...setting.ceramic, depth: 80 })
  const level = 58
  liquid(scene, { level, radius: 308, ...GRITS, gloss: 0.5, rough: 5, swirl: 0.8 })
  mound(scene, {
    x: scene.x,
    y: scene.y,
    radius: 232,
    rise: 26,
    base: level - 8,
    ...GRITS,
    rough: 7,
    grain: 0.014,
    gloss: 0.45,
  })
  specks(scene, 420, 296, [GRITS.dark, GRITS.light, rgb('#fff8e0')], 1.8)
  const [x, y] = [scene.x + random.bell() * 12, scene.y - 4]
  thinPool(scene, x, y, { reach: 262, aspect: 0.86, ...SAUCE, strength: 0.94, edge: 0.6, floor: level + 30 })
  const main = mainOf(dish)
  const beside = dish.simmered
    .filter((part) => part !== main && part.piece && part.look.kind === 'vegetable' && !dish.isBeside(part))
    .map(fromThePan)
  field.withFinish(sauced(mix(SAUCE.dark, SAUCE.light, 0.5), 0.12, random.between(0, 99)), () =>
    toss(scene, beside, { x, y, radius: 186 }, { cover: 0.8, rise: 12, crowd: () => 1 }),
  )
  heaped(scene, { x, y, radius: 190 }, 30, () => {
    for (const [px, py] of scene.spots(SHRIMP, 152, x, y))
      shrimp(scene, px, py, random.between(52, 64), { colour: SEARED })
  })
  field.withFinish(sauced(SAUCE.light, 0.08, random.between(0, 99)), () =>
    toss(scene, beside, { x, y, radius: 150 }, { cover: 0.16, rise: 10, crowd: () => 1 }),
  )
  waterline(scene, { x, y, level: level + 22, radius: 170, ...SAUCE, climb: 8, share: 0.4 })
  garnish(scene, dish, around(scene, 190), 1.4, 1.15)
}
