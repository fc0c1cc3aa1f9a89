// Kale chips on their baking sheet.
import { rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { kaleChip } from '#studio/shapes/kale-chip.ts'
import { specks } from '#studio/shapes/surface.ts'

const YEAST = [rgb('#e6c65a'), rgb('#f3dc8c')]
const [HALF_WIDTH, HALF_DEPTH] = [345, 196]

/** Torn leaves as they fell and curled, some against each other; flakes of yeast on them. */
export function kaleChips(scene: Scene): void {
  const { random } = scene
  const spots = scene.spread(
    40,
    () => [scene.x + random.between(-1, 1) * HALF_WIDTH, scene.y + random.between(-1, 1) * HALF_DEPTH],
    6,
  )
  for (const [x, y] of spots) {
    // Small ones at the edge of the tray, where a large one would hang over it.
    const room = Math.min(HALF_WIDTH - Math.abs(x - scene.x), HALF_DEPTH - Math.abs(y - scene.y))
    kaleChip(scene, x, y, Math.min(random.between(48, 70) + 22 * random.unit() ** 2, 50 + room))
    specks(scene, 5, 40, YEAST, 1.9, x, y)
  }
}
