// Cool noodles under salad and pickles in heaps about the rim, the hot main thing in the middle: a bowl of bún.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { type Area, garnish, pile } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { grilledSlice } from '#studio/shapes/grilled-slice.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { curdSlabs } from '#studio/shapes/tofu.ts'

/** Slices from the grill in three rows that overlap, the last in front. */
function grilledFan(scene: Scene, { x, y, radius }: Area): void {
  const { random } = scene
  for (const row of [-1, -0.3, 0.35, 1])
    for (let i = 0; i < 6; i++) {
      const along = (i - 2.5) * 0.36 * radius + random.bell() * 14
      const off = row * 0.5 * radius + Math.abs(i - 2.5) * 0.05 * radius + random.bell() * 12
      grilledSlice(scene, x + along, y + off, radius * random.between(0.24, 0.42), -0.9 + random.bell() * 1.5)
    }
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
  // They fill the far side; in front the noodles are bare.
  others.map(inFineStrips).forEach((part, i) => {
    const [x, y] = scene.polar(start + (i / Math.max(1, others.length - 1)) * 4.1, reach * 0.72)
    pile(scene, part, { x, y, radius: reach * 0.31 }, part.piece?.reach === 14 ? 2.1 : 1.25, 0.9)
  })
  const at = { x: scene.x + 6, y: scene.y + reach * 0.1, radius: reach * 0.46 }
  const grilled = main?.done === 'grilled' && main.cut === 'slice'
  if (grilled) grilledFan(scene, { ...at, radius: reach * 0.55 })
  else if (main?.look.kind === 'tofu' && main.cut === 'slice' && main.look.main) {
    const { flesh, fat, sear } = main.look.main
    // Leaning on each other in a row; in a heap they would pass through each other.
    curdSlabs(scene, at.x, at.y, 0.78, random.between(-0.2, 0.1), { pale: flesh, gold: fat, brown: sear, crisp: 0.8 })
  } else if (main) pile(scene, main, at, 1.5, 1.05)
  if (grilled) {
    for (const { look } of dish.garnishes)
      if (look.kind === 'nut')
        for (const spot of scene.spots(46, reach * 0.44, at.x, at.y))
          choppedNut(scene, ...spot, random.between(4, 9), look.colour)
  } else garnish(scene, dish, { ...at, radius: reach * 0.5 }, 1.4, 1.1)
  dish.of('herb').forEach(({ piece }, i) => {
    // Beside slices, that they do not hide them.
    const [x, y] = grilled
      ? [at.x + (i ? 0.12 : -0.3) * reach, at.y + 0.62 * reach]
      : [at.x + (i ? -0.44 : 0.4) * reach, at.y + 0.3 * reach]
    for (const spot of scene.spots(4, 34, x, y)) piece?.draw(scene, ...spot, 1.15)
  })
}
