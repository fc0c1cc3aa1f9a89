// Enfrijoladas and their like: tortillas drawn through a sauce and folded in half, more sauce and fresh things over them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { piece } from '#studio/looks/look.ts'
import type { Tones } from '#studio/mixing.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { foldedTortilla } from '#studio/shapes/folded-tortilla.ts'
import { cherryTomatoHalf } from '#studio/shapes/slices.ts'
import { thickPool } from '#studio/shapes/thick-pool.ts'

const CORN = { wrapper: rgb('#f2d692'), spots: rgb('#a8682c') }
const RADIUS = 188
const CUT_TOMATO = piece('slice', 20, (s, x, y, k) => cherryTomatoHalf(s, x, y, s.random.between(17, 22) * k))

/** Each lies on the edge of the one before it. */
const PLACES = [
  [-206, -44, 0.3],
  [-64, -8, 0.2],
  [76, -34, 0.08],
  [214, -4, -0.06],
] as const

/** The sauce clings everywhere but in a few places along the edge; it is thick, with skins and grain of the beans. */
function clinging(scene: Scene, { dark, light }: Tones): Finish {
  const seed = scene.random.between(0, 99)
  return (out, lx, ly, sceneX, sceneY) => {
    const n = layeredNoise(sceneX * 0.014 + seed, sceneY * 0.014, 3)
    const out01 = hypot(lx, ly) / RADIUS
    const bare = Math.max(
      0.9 * smooth(0.58, 0.64, n) * smooth(0.74, 0.88, out01),
      0.92 * smooth(0.83, 0.86, out01 + 0.16 * (n - 0.5)),
    )
    const share = 0.97 * (1 - bare)
    const grain = layeredNoise(sceneX * 0.16 + seed, sceneY * 0.16, 2)
    const thick = layeredNoise(sceneX * 0.03 - seed, sceneY * 0.03, 3)
    const sauce = scaled(mix(dark, light, smooth(0.25, 0.75, thick)), 0.86 + 0.28 * grain)
    out.red += (sauce[0] - out.red) * share
    out.green += (sauce[1] - out.green) * share
    out.blue += (sauce[2] - out.blue) * share
    out.z += share * (2 + 4 * thick + 1.2 * grain)
    out.gloss = Math.min(1, out.gloss + 0.22 * share)
  }
}

/** What the scene lays on top; raw onion, whatever became of the one in the sauce. */
function toppings(dish: Dish): Part[] {
  return dish.garnishes
    .filter(({ name }) => dish.scene.top.some((word) => name.includes(word)))
    .map((part) => {
      if (/cherry tomato/.test(part.name)) return { ...part, piece: CUT_TOMATO }
      return /onion/.test(part.name) ? { ...part, piece: part.look.pieces.slice ?? part.piece } : part
    })
}

export function dippedTortillas(scene: Scene, dish: Dish): void {
  const { random } = scene
  const tones = { dark: mix(dish.sauce.dark, rgb('#38292a'), 0.92), light: mix(dish.sauce.light, rgb('#775d54'), 0.92) }
  thickPool(scene, scene.x, scene.y + 56, 404, 196, mix(tones.dark, tones.light, 0.5))
  const inside = dish.pieces.filter(
    ({ look, done }) => ['vegetable', 'leaf'].includes(look.kind) && done !== null && done !== 'raw',
  )
  const cling = clinging(scene, tones)
  for (const [dx, dy, turn] of PLACES) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    // The filling looks out along the open edge.
    const fill = (): void => {
      for (const off of [-0.62, -0.22, 0.2, 0.6]) {
        const a = turn + Math.PI / 2 + off
        const at = { x: x + Math.cos(a) * RADIUS * 0.78, y: y + Math.sin(a) * RADIUS * 0.78, radius: 34 }
        toss(scene, inside, at, { cover: 1.2, scale: 0.72, rise: 4 })
      }
    }
    foldedTortilla(scene, x, y, RADIUS, turn, CORN.wrapper, CORN.spots, cling, fill)
  }
  // They lie across in a band, from one to the other, and sink in among each other.
  const band = { x: scene.x, y: scene.y + 8, radius: 300 }
  heaped(scene, band, 9, () => {
    for (const { piece: top, grams, name } of toppings(dish)) {
      const count = Math.round(Math.min(10, 5 + grams / 26))
      for (let i = 0; i < count; i++) {
        const along = ((i + random.unit()) / count - 0.5) * 2
        const [x, y] = [scene.x + along * 236, scene.y + 8 + random.bell() * 34]
        top?.draw(scene, x, y, /onion/.test(name) ? 0.8 : random.between(0.95, 1.15))
      }
    }
  })
  garnish(scene, dish, { ...around(scene, 130), y: scene.y + 62 }, 0.8)
}
