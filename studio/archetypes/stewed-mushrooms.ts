// Mushrooms as they come from a pan or a pot: torn, halved or sliced.
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { friedMushroomPiece } from '#studio/shapes/cooked-mushroom.ts'
import { oysterMushroom } from '#studio/shapes/oyster-mushroom.ts'
import { stewedMushroom } from '#studio/shapes/stewed-mushroom.ts'

/** Of several sizes, as they come from a cap. */
const simmeredMushroom = cookedPiece('slice', 25, (s, x, y, k) => stewedMushroom(s, x, y, s.random.between(22, 38) * k))

/** Oyster mushrooms stay pale in a broth. */
const tornMushroom = cookedPiece('slice', 26, (s, x, y, k) => oysterMushroom(s, x, y, s.random.between(28, 42) * k))

const halvedMushroom = cookedPiece('slice', 25, (s, x, y, k) =>
  friedMushroomPiece(s, x, y, s.random.between(25, 36) * k),
)

/** Mushrooms as they come from the pan or the pot; others as they are. */
export function withCookedMushrooms(part: Part): Part {
  if (/oyster mushroom/.test(part.name) && part.piece) return { ...part, piece: tornMushroom }
  const sliced = part.cut === 'slice' || part.cut === 'plain' || part.cut === 'half' || part.cut === 'wedge'
  const caps = /mushroom|porcini|cremini/.test(part.name) && !/enoki|wood ear|chanterelle/.test(part.name)
  if (!part.piece || !caps || !sliced || part.done === 'raw') return part
  return { ...part, piece: part.cut === 'half' || part.cut === 'wedge' ? halvedMushroom : simmeredMushroom }
}
