// Salmon patties: coarse pink cakes with a gold crust beside a heap of slaw.
import { rgb } from '#studio/colour.ts'
import { garnish, toss, wedges } from '#studio/laying.ts'
import { fishCake } from '#studio/shapes/fish-cake.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { slawHeap } from './slaw.ts'

const SALMON = rgb('#e09468')

/** x, y, size: the last leans on the others. */
const CAKES = [
  [-188, -30, 104],
  [-36, -140, 100],
  [-112, 140, 106],
  [-20, 26, 108],
] as const

export function salmonCakes({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const { x, y, random } = scene
  const slaw = dish.pieces.filter(({ cut, look }) => look.kind === 'leaf' || (cut === 'shred' && look.kind !== 'fish'))
  const heap = { x: x + 164, y: y - 6, radius: 156 }
  const apples = slaw.filter(({ name }) => /apple/.test(name))
  const shreds = slaw.filter((part) => !apples.includes(part))
  slawHeap(scene, shreds, heap, 40, 300)
  toss(scene, apples, { ...heap, radius: 128 }, { cover: 0.3, rise: 14, scale: 1.1 })
  for (const [dx, dy, r] of CAKES) fishCake(scene, x + dx, y + dy, r * random.between(0.94, 1.05), SALMON)
  garnish(scene, dish, { x: x - 60, y, radius: 150 }, 0.7)
  wedges(scene, dish, 246, 52, 0.95)
}
