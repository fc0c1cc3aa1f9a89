// Cool noodles under salad and pickles in heaps about the rim, the hot main thing in the middle: a bowl of bún.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { type Area, garnish, pile } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { grilledSlice } from '#studio/shapes/grilled-slice.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { noodles } from '#studio/shapes/noodle-tangle.ts'
import { curdSlabs } from '#studio/shapes/tofu.ts'

/** Slices from the grill laid like a hand of cards, each half on the one before it, and a few more in front. */
function grilledFan(scene: Scene, { x, y, radius }: Area): void {
  const { random } = scene
  for (const [dy, count, apart] of [
    [-0.12, 7, 0.33],
    [0.5, 4, 0.36],
  ] as const)
    for (let i = 0; i < count; i++) {
      const k = i - (count - 1) / 2
      const at = [x + k * apart * radius, y + dy * radius + k * k * 0.035 * radius + random.bell() * 5] as const
      grilledSlice(scene, ...at, radius * random.between(0.46, 0.56), -Math.PI / 2 + k * 0.17 + random.bell() * 0.14)
    }
}

const RICE_NOODLES = ['#fffaf0', '#f3ead6', '#fff6e4'].map(rgb)

/** Plain noodles turned into a nest beside the rest. */
function nest(scene: Scene, x: number, y: number, reach: number): void {
  heaped(scene, { x, y, radius: reach }, 34, () => noodles(scene, 96, reach, 3.8, RICE_NOODLES, x, y, 0.5))
}

/** Carrot and daikon are pickled together and lie in one heap. */
function pickledTogether(parts: readonly Part[]): Part[][] {
  const roots = parts.filter(({ name, cut }) => cut === 'strip' && /^(carrot|daikon)/.test(name))
  const rest = parts.filter((part) => !roots.includes(part)).map((part) => [part])
  return roots.length > 1 ? [...rest, roots] : [...rest, ...roots.map((part) => [part])]
}

/** Roots in fine strips, as for a pickle; cut thick they would be sticks. */
const strips = (...colours: string[]): Part['piece'] =>
  cookedPiece('slice', 14, (s, x, y, k) => {
    const size = { length: s.random.between(78, 112) * k, width: s.random.between(7, 9.5) * k }
    julienneLock(s, x, y, { ...size, tones: colours.map(rgb), strands: 2 })
  })
const FINE: readonly (readonly [RegExp, Part['piece']])[] = [
  [/^carrot/, strips('#f58a1e', '#ffa640', '#f07a14')],
  [/^daikon/, strips('#fbf7ea', '#f1ecd6', '#fffdf4')],
  [/^cucumber/, strips('#d6e6a6', '#bfd886', '#7da848')],
]

function inFineStrips(part: Part): Part {
  const fine = part.cut === 'strip' ? FINE.find(([match]) => match.test(part.name)) : undefined
  return fine ? { ...part, piece: fine[1] } : part
}

export function composeOnNoodles(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const main = dish.first('fish', 'seafood', 'meat', 'poultry', 'tofu')
  const others = dish.pieces.filter((part) => part !== main).slice(0, 5)
  const start = random.between(2.2, 2.8)
  const grilled = main?.done === 'grilled' && main.cut === 'slice'
  const at = { x: scene.x + (grilled ? 26 : 6), y: scene.y + reach * (grilled ? 0.08 : 0.1), radius: reach * 0.46 }
  if (grilled) {
    pickledTogether(others).forEach((heap, i, all) => {
      const [x, y] = scene.polar(3.55 + (i / Math.max(1, all.length - 1)) * 3.15, reach * 0.7)
      for (const part of heap.map(inFineStrips))
        pile(scene, part, { x, y, radius: reach * 0.33 }, (part.piece?.reach === 14 ? 1.9 : 1.25) / heap.length, 0.9)
    })
    nest(scene, ...scene.polar(2.45, reach * 0.62), reach * 0.42)
  }
  // They fill the far side; in front the noodles are bare.
  else
    others.map(inFineStrips).forEach((part, i) => {
      const [x, y] = scene.polar(start + (i / Math.max(1, others.length - 1)) * 4.1, reach * 0.72)
      pile(scene, part, { x, y, radius: reach * 0.31 }, part.piece?.reach === 14 ? 2.1 : 1.25, 0.9)
    })
  if (grilled) grilledFan(scene, { ...at, radius: reach * 0.55 })
  else if (main?.look.kind === 'tofu' && main.cut === 'slice' && main.look.main) {
    const { flesh, fat, sear } = main.look.main
    // Leaning on each other in a row; in a heap they would pass through each other.
    curdSlabs(scene, at.x, at.y, 0.78, random.between(-0.2, 0.1), { pale: flesh, gold: fat, brown: sear, crisp: 0.8 })
  } else if (main) pile(scene, main, at, 1.5, 1.05)
  if (grilled) {
    for (const { look } of dish.garnishes)
      if (look.kind === 'nut')
        for (const spot of scene.spots(34, reach * 0.4, at.x, at.y))
          choppedNut(scene, ...spot, random.between(4, 9), look.colour)
  } else garnish(scene, dish, { ...at, radius: reach * 0.5 }, 1.4, 1.1)
  dish.of('herb').forEach(({ piece }, i) => {
    // Beside slices, that they do not hide them.
    const [x, y] = grilled
      ? [at.x + (i ? 0.2 : -0.16) * reach, at.y + 0.64 * reach]
      : [at.x + (i ? -0.44 : 0.4) * reach, at.y + 0.3 * reach]
    for (const spot of scene.spots(4, 34, x, y)) piece?.draw(scene, ...spot, 1.15)
  })
}
