// Salads bound with mayonnaise or yogurt: large pieces that show through the dressing, heaped in a bowl or on leaves.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece, piece } from '#studio/looks/look.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { appleDice } from '#studio/shapes/apple-dice.ts'
import { grapeHalf } from '#studio/shapes/cut-fruit.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'
import { eggChunk } from '#studio/shapes/egg-chunk.ts'
import { frillyLeaf } from '#studio/shapes/greens.ts'
import { mound, specks } from '#studio/shapes/surface.ts'
import { walnutHalf } from '#studio/shapes/walnut-half.ts'

/** Small dice are drawn larger, so that each vegetable is known on a card. */
const FINE = 19
/** Cut up unpeeled. */
const POTATO = cookedPiece('chunk', 33, (s, x, y, k) =>
  cutPotato(s, x, y, s.random.between(31, 42) * k, { skin: s.random.chance(0.6) }),
)
/** Fruit whose skin gives a pale salad its colors. */
const SKINNED = /grape|apple/
const EGG = piece('chunk', 27, (s, x, y, k) => eggChunk(s, x, y, s.random.between(27, 37) * k))

/** Round side up: their skin is what one knows them by among pale dice. */
const GRAPE_SKINS = ['#7c1c3c', '#6a1636', '#8a2448'].map(rgb)
const GRAPES = piece('chunk', 26, (s, x, y, k) => grapeHalf(s, x, y, 20 * k, s.random.pick(GRAPE_SKINS), 0.25))
const APPLE = piece('chunk', 27, (s, x, y, k) => appleDice(s, x, y, s.random.between(17, 25) * k))

/** It lies thick in some places and leaves others nearly clean; `share` is less on smooth skins, from which it runs off. */
function coated(dressing: Rgb, seed: number, share: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const thick = smooth(0.47, 0.62, layeredNoise(sceneX * 0.03 + seed, sceneY * 0.03, 3))
    const k = share * (0.06 + 0.44 * thick)
    out.red += (dressing[0] - out.red) * k
    out.green += (dressing[1] - out.green) * k
    out.blue += (dressing[2] - out.blue) * k
    out.z += 1.8 * thick * share
    out.gloss = Math.min(1, out.gloss + 0.15)
  }
}

/** What the salad is named after shows most; celery and pickles are only seen among it. */
function weighed(part: Part): Part {
  if (part.look.kind === 'egg') return { ...part, piece: EGG, grams: part.grams * 1.5 }
  if (/^(red )?grapes?\b/.test(part.name)) return { ...part, piece: GRAPES, grams: part.grams * 0.8 }
  if (/^apples?\b/.test(part.name)) return { ...part, piece: APPLE, grams: part.grams * 1.2 }
  if (/potato/.test(part.name)) return { ...part, piece: POTATO, grams: part.grams * 1.4 }
  return /celery|pickle|gherkin|onion/.test(part.name) ? { ...part, grams: part.grams * 0.5 } : part
}

/** Whole leaves that look out from under the heap all around. */
function wreath(scene: Scene, { look }: Part, reach: number): void {
  const { random } = scene
  const rib = mix(look.colour, rgb('#eef5d0'), 0.75)
  for (const [count, far, size] of [
    [10, 0.7, 186],
    [8, 0.56, 172],
  ] as const)
    for (let i = 0; i < count; i++) {
      const turn = ((i + random.between(-0.35, 0.35)) / count) * TAU
      const [x, y] = scene.polar(turn, reach * far)
      frillyLeaf(scene, x, y, { size: size * random.between(0.9, 1.1), colour: look.colour, rib, turn, frill: 0.7 })
    }
}

function enlarged(part: Part, by: number): Part {
  const { piece: drawn } = part
  if (!drawn) return part
  return { ...part, piece: { ...drawn, reach: drawn.reach * by, draw: (s, x, y, k) => drawn.draw(s, x, y, k * by) } }
}

export function boundSalad(scene: Scene, dish: Dish, reach: number, base: number): void {
  const leaves = dish.pieces.filter((part) => part.piece?.layer === 'leaf')
  const mustard = dish.has(/mustard|turmeric|curry/)
  const pale = mix(dish.first('cream')?.look.colour ?? WHITE, rgb(mustard ? '#fbeab4' : '#fff6e0'), 0.6)
  // A sauce that the scene names gives the cream its color.
  const cream = dish.scene.sauce ? mix(pale, dish.sauce.light, 0.7) : pale
  const radius = leaves.length ? reach * 0.74 : reach * 0.94
  const [leaf] = leaves
  if (leaf) wreath(scene, leaf, reach)
  const fruity = dish.pieces.some(({ name }) => SKINNED.test(name))
  const heap = { dark: scaled(cream, fruity ? 0.94 : 0.86), light: cream, rough: 9, gloss: 0.6, grain: 0.03 }
  mound(scene, { ...heap, radius, rise: 44, base: base + (leaves.length ? 22 : 0) })
  const mixed = dish.pieces
    .filter((part) => !leaves.includes(part))
    .map(weighed)
    .map((part) => enlarged(part, (part.piece?.reach ?? 0) < FINE ? 1.3 : 1.12))
    .map((part) =>
      withFinish(
        part,
        coated(cream, scene.random.between(0, 99), /grape/.test(part.name) ? 0.22 : /apple/.test(part.name) ? 0.3 : 1),
      ),
    )
  toss(scene, mixed, around(scene, radius * 0.95), { cover: 1.75, rise: 34 })
  // Their colors stay in sight.
  const bright = mixed.filter(({ name }) => SKINNED.test(name))
  toss(scene, bright, around(scene, radius * 0.86), { cover: 0.36, rise: 10 })
  garnish(scene, dish, around(scene, radius * 0.8), 1.2, 1.15)
  // Some were kept back for the top.
  if (dish.has(/walnut/))
    for (const [x, y] of scene.spots(8, radius * 0.66)) walnutHalf(scene, x, y, scene.random.between(20, 27))
  if (dish.has(/paprika/))
    specks(scene, 260, radius * 0.62, [rgb('#b8340e'), rgb('#d25a1c')], 1.7, scene.x - 24, scene.y - 30)
}
