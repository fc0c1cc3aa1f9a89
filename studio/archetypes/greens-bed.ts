// Shredded greens that wilted in a pan until they are most of what is in it: eggs lie in hollows of them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'

/** The greens, when they weigh more than the rest together. */
export function greensBed(parts: readonly Part[]): Part | undefined {
  const total = parts.reduce((sum, { grams }) => sum + grams, 0)
  const bed = parts.find(({ look, grams, cut }) => look.kind === 'leaf' && cut === 'shred' && grams > total * 0.5)
  if (!bed) return undefined
  const leaf = mix(bed.look.colour, rgb('#3f7d22'), 0.6)
  const tones = [leaf, scaled(leaf, 0.72), mix(leaf, rgb('#8fb84a'), 0.4)]
  return {
    ...bed,
    piece: cookedPiece('slice', 34, (s, x, y, k) =>
      limpRibbon(s, x, y, s.random.between(64, 128) * k, s.random.between(17, 34) * k, s.random.pick(tones)),
    ),
  }
}

export function layGreens(scene: Scene, { piece }: Part, radius: number, count: number): void {
  heaped(scene, around(scene, radius), 22, () => {
    for (const [x, y] of scene.spots(count, radius)) piece?.draw(scene, x, y, 1)
  })
}
