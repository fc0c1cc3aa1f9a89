// Salmon patties: coarse pink cakes with a gold crust beside a heap of slaw.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, toss, wedges } from '#studio/laying.ts'
import { fishCake } from '#studio/shapes/fish-cake.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

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
  const dressing = sauced(mix(rgb('#fbf2da'), WHITE, 0.3), 0.16, random.between(0, 99))
  scene.field.withFinish(dressing, () =>
    toss(scene, slaw, { x: x + 164, y: y - 6, radius: 152 }, { cover: 2, rise: 46, scale: 0.95 }),
  )
  for (const [dx, dy, r] of CAKES) fishCake(scene, x + dx, y + dy, r * random.between(0.94, 1.05), SALMON)
  garnish(scene, dish, { x: x - 60, y, radius: 150 }, 0.7)
  wedges(scene, dish, 246, 52, 0.95)
}
