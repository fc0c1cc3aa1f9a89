// Apple on a bowl of oats is grated, not cut.
import { piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { gratedApple } from '#studio/shapes/apple-stick.ts'

const GRATED = piece('slice', 13, (s, x, y, k) => gratedApple(s, x, y, 58 * k, 9 * k))

export function offTheGrater(part: Part): Part {
  return part.cut === 'shred' && /apple/.test(part.name) ? { ...part, piece: GRATED } : part
}
