// Samosas on a plate: plump pyramids, turned every way, one of them cut open.
import { rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { samosa } from '#studio/sculpted/samosa.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

/** From the middle, and where the seam looks. */
const PLACES = [
  [-186, -92, 1.9],
  [8, -166, 0.7],
  [190, -84, 2.5],
  [22, 2, 1.3],
  [176, 118, 1.7],
] as const
const OPENED = [-138, 116, 2.6] as const
const UNDER = rgb('#8a5a2c')

export function plateOfSamosas(scene: Scene): void {
  const { random, field } = scene
  const base = field.heightAt(scene.x, scene.y)
  const solids = [...PLACES, OPENED].map(([dx, dy, turn]) => {
    const cut = dx === OPENED[0]
    const size = random.between(116, 132) * (cut ? 1.1 : 1)
    const place = { x: dx + random.bell() * 8, y: dy + random.bell() * 8 }
    // Below the sculpture, for its shadow.
    ellipsoid(scene, scene.x + place.x, scene.y + place.y - (cut ? 36 : 0), {
      rx: size * 0.62,
      ry: size * (cut ? 0.28 : 0.54),
      rz: size * 0.56,
      turn: 0,
      paint: UNDER,
      sink: 0,
    })
    const lean = [random.bell() * 0.22, random.bell() * 0.16] as const
    return samosa({ ...place, size, turn: turn + random.bell() * 0.3, lean, seed: random.between(0, 99), cut })
  })
  field.overlays.push(sculpture(scene.x, scene.y, base, solids))
}
