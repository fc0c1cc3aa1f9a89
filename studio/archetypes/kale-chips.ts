// Kale chips on their baking sheet.
import { rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { kaleChip } from '#studio/shapes/kale-chip.ts'
import { specks } from '#studio/shapes/surface.ts'

/** Torn leaves side by side, none over the other, so that each gets crisp; flakes of yeast on them. */
export function kaleChips(scene: Scene): void {
  const { random } = scene
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7; i++) {
      const x = scene.x + (i - 3 + (row % 2 ? 0.25 : -0.25)) * 102 + random.bell() * 20
      const y = scene.y + (row - 1.5) * 122 + random.bell() * 20
      kaleChip(scene, x, y, random.between(46, 74))
    }
  specks(scene, 160, 330, [rgb('#e6c65a'), rgb('#f3dc8c')], 2.2)
}
