// Fish that was poached, steamed or baked with its vegetables, in a deep plate with their juice.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced, washed } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { thickPotatoSlice } from '#studio/shapes/table-potatoes.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { isRedOil, OIL, RED_OIL } from './cream-and-oil.ts'
import { fineThreads } from './fine-threads.ts'
import { mainOf } from './main-serving.ts'
import { drawMain } from './mains.ts'
import { sidesOf } from './plate-sides.ts'

const BURST = cookedPiece('slice', 22, (s, x, y, k) => burstTomato(s, x, y, 24 * k, 0))
const THICK_SLICES = cookedPiece('slice', 37, (s, x, y, k) => thickPotatoSlice(s, x, y, 48 * k))
/** Cut thinner, for a platter under red oil. */
const ROUND_SLICES = cookedPiece('slice', 34, (s, x, y, k) =>
  thickPotatoSlice(s, x, y, s.random.between(40, 50) * k, true),
)
const SOFT_WEDGE = cookedPiece('slice', 32, (s, x, y, k) => soupTomato(s, x, y, s.random.between(34, 46) * k))
const NAPA = ['#dfe6b4', '#c3d68c', '#eef0d4', '#a9c672'].map(rgb)
const SOFT_CABBAGE = cookedPiece('slice', 34, (s, x, y, k) =>
  limpRibbon(s, x, y, s.random.between(70, 120) * k, s.random.between(30, 50) * k, s.random.pick(NAPA)),
)
/** Glassy, with a little green left. */
const SOFT_FENNEL = cookedPiece('slice', 24, (s, x, y, k) =>
  softOnion(s, x, y, s.random.between(64, 112) * k, 0.12, rgb('#f0edc2'), rgb('#bcc478')),
)
const [BROTH, TOMATO_BROTH] = [rgb('#dcb05a'), rgb('#e68a2c')]

/** What simmered with the fish: thick slices of potato, tomatoes that burst, soft ribbons of cabbage and fennel. */
function inBroth(part: Part): Part {
  const { name, cut } = part
  if (cut === 'slice' && /potato/.test(name)) return { ...part, piece: THICK_SLICES }
  if (/cherry tomato/.test(name)) return { ...part, piece: BURST }
  if (/^tomato/.test(name) && cut === 'wedge') return { ...part, piece: SOFT_WEDGE }
  if (/napa/.test(name) && cut === 'shred') return { ...part, piece: SOFT_CABBAGE }
  return /^fennel/.test(name) && cut === 'slice' ? { ...part, piece: SOFT_FENNEL } : part
}

/** Tomatoes that burst turn the juice red. */
function tintOf(dish: Dish): Rgb {
  const grams = dish.parts.reduce((sum, part) => sum + (/tomato/.test(part.name) ? part.grams : 0), 0)
  return mix(BROTH, TOMATO_BROTH, Math.min(0.85, grams / 350))
}

/** A fillet that was poached with its vegetables, in a deep plate with the broth. */
export function poachedPlate({ scene, dish, setting }: Stage): void {
  drawPlate(scene, { radius: 355, ...setting.ceramic, deep: 20 })
  const main = mainOf(dish)
  const { dark, light } = dish.sauce
  // Portions are small, and leave room for the vegetables about them.
  const full = dish.scene.as === 'portions'
  // A thin broth: the vegetables and the plate show through it.
  const thin = main !== undefined && /sea bass/.test(main.name)
  const redOil = isRedOil(dish)
  const sides = sidesOf(dish, main)
    .map(inBroth)
    .map((part) => (redOil && part.piece === THICK_SLICES ? { ...part, piece: ROUND_SLICES } : part))
  const poured = mix(RED_OIL, rgb('#d9641c'), 0.4)
  const seed = scene.random.between(0, 99)
  const simmered = dish.scene.sauce ? sauced(mix(dark, light, 0.6), 0.8, seed) : null
  const stained = redOil ? washed(poured, 0.15, seed) : simmered
  const oil = { dark: rgb('#b83a06'), light: rgb('#de6a12'), flecks: mix(poured, rgb('#5a1204'), 0.6) }
  if (redOil) thinPool(scene, scene.x, scene.y, { reach: 292, aspect: 0.9, strength: 1, edge: 0.96, ...oil })
  scene.field.withFinish(stained, () => toss(scene, sides, around(scene, 228), { cover: full || thin ? 1.5 : 0.85 }))
  const juice = full || thin ? 0.8 : 0.55
  const tint = tintOf(dish)
  const broth = { dark: mix(dark, scaled(tint, 0.8), juice), light: mix(light, tint, juice) }
  if (!redOil)
    liquid(scene, {
      level: 30,
      radius: 280,
      ...broth,
      shallow: mix(broth.light, rgb('#f6d9a0'), 0.35),
      rough: 1.4,
      gloss: 1,
      clear: full ? 8 : thin ? 8 : 24,
      oil: mix(light, OIL, 0.6),
    })
  scene.field.withFinish(stained, () =>
    toss(scene, sides, around(scene, 215), { cover: full && !redOil ? 0.8 : thin ? 0.6 : 0.3 }),
  )
  if (main) drawMain(scene, dish, main, scene.x, scene.y - 14, full ? (redOil ? 1.06 : 0.96) : 1.12)
  // Paprika that was in the oil.
  if (redOil && full) specks(scene, 150, 215, [oil.flecks, oil.dark], 1.7)
  if (full && !redOil) waterline(scene, { level: 31, radius: 274, ...broth, climb: 9, share: 0.5 })
  if (dish.called(/steamed/) && dish.has(/ginger/)) fineThreads(scene, scene.x, scene.y - 14, 130, 74)
  garnish(scene, dish, around(scene, 190))
}
