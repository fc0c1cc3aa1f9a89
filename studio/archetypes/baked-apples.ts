// Baked apples in their oven dish, the juice that ran out of them thick about their feet.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { bakedApple } from '#studio/sculpted/baked-apple.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { drum } from '#studio/shapes/upright.ts'
import { platter } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const UNDER = rgb('#7a4a1a')
/** One for each guest. */
const PLACES = [
  [-132, -108],
  [170, -100],
  [-184, 112],
  [116, 118],
] as const

export function bakedApples({ scene, dish, setting }: Stage): void {
  const { random, field } = scene
  platter(scene, 396, 284, 0, setting.ceramic)
  const { x, y } = scene
  const base = field.heightAt(x, y)
  const green = dish.has(/green apple/)
  const filling = { nuts: dish.has(/walnut|pecan/), raisins: dish.has(/raisin/) }
  const solids: Solid[] = []
  for (const [dx, dy] of PLACES) syrup(scene, x + dx, y + dy, 150)
  for (const [dx, dy] of PLACES) {
    const radius = random.between(120, 132)
    solids.push(...bakedApple(scene, dx, dy, radius, green, filling))
    // Below the sculpture, for its shadow.
    drum(scene, x + dx, y + dy, {
      radius: radius * 0.6,
      height: radius * 1.1,
      base,
      top: () => [UNDER, 0, 0],
      side: () => () => UNDER,
    })
  }
  field.overlays.push(sculpture(x, y, base, solids))
}

/** The juice that runs out and thickens about the foot. */
function syrup(scene: Scene, x: number, y: number, r: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    x,
    y,
    r * 1.4,
    0,
    (lx, ly, out) => {
      const angle = Math.atan2(ly, lx)
      const edge = r * (0.84 + 0.5 * layeredNoise(Math.cos(angle) * 1.4 + seed, Math.sin(angle) * 1.4 + seed, 3))
      const d = hypot(lx, ly) / edge
      if (d > 1) return false
      out.alpha = 0.8 * smooth(1, 0.9, d)
      return put(out, mix(rgb('#b0601a'), rgb('#d9973c'), smooth(0.6, 1, d)), 2.5 * smooth(1, 0.85, d), 1)
    },
    'decal',
  )
}
