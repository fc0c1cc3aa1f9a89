// Shredded greens that wilted in a pan until they are most of what is in it: eggs lie in hollows of them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { limpRibbon, wiltedLeaf } from '#studio/shapes/cooked-greens.ts'

/** The greens, when they weigh more than the rest together. */
export function greensBed(parts: readonly Part[]): Part | undefined {
  const total = parts.reduce((sum, { grams }) => sum + grams, 0)
  const bed = parts.find(({ look, grams, cut }) => look.kind === 'leaf' && cut === 'shred' && grams > total * 0.5)
  if (!bed) return undefined
  const leaf = mix(bed.look.colour, rgb('#3f7d22'), 0.6)
  const tones = [scaled(leaf, 0.86), scaled(leaf, 0.66), mix(leaf, rgb('#7fa83c'), 0.3)]
  return {
    ...bed,
    // Some of it is torn leaf, the rest broad strips.
    piece: cookedPiece('slice', 34, (s, x, y, k) => {
      const green = s.random.pick(tones)
      if (s.random.chance(0.45)) wiltedLeaf(s, x, y, s.random.between(48, 78) * k, green)
      else limpRibbon(s, x, y, s.random.between(64, 118) * k, s.random.between(22, 38) * k, green)
    }),
  }
}

export function layGreens(scene: Scene, { piece }: Part, radius: number, count: number): void {
  heaped(scene, around(scene, radius), 22, () => {
    for (const [x, y] of scene.spots(count, radius)) piece?.draw(scene, x, y, 1)
  })
}
