// Quarters of pear in the clear liquid that they were poached in.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { pearQuarter } from '#studio/sculpted/pear-quarter.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { coat } from '#studio/shapes/surface.ts'
import { pineNuts } from './date-tea.ts'

const BROTH = { tint: rgb('#f6dc9a'), body: rgb('#e3b862') }
const LEVEL = 50
const RADIUS = 116
const SUNK = 24
/** Where each lies, and where its cut face looks: more or less to the viewer, who sees the round back above it. */
const QUARTERS = [
  [-126, 6, 0.34],
  [66, -92, -0.16],
  [88, 118, -0.62],
] as const

/** Three quarters studded with peppercorns on their backs, in as much broth as the bowl holds. */
export function poachedPears(scene: Scene, dish: Dish, floor: Rgb): void {
  const { random, field } = scene
  const studs = dish.has(/peppercorn/) ? 4 : 0
  coat(scene, 303, mix(floor, BROTH.body, 0.14))
  const quarters = QUARTERS.map(([dx, dy, turn]) => ({
    x: scene.x + dx + random.bell() * 6,
    y: scene.y + dy + random.bell() * 6,
    turn: turn + random.bell() * 0.1,
  }))
  pour(scene, { level: LEVEL, radius: 306, ...BROTH, clear: 90, rough: 0.6 })
  sheen(scene, { level: LEVEL, radius: 302, share: 0.3 })
  if (dish.has(/pine nut/))
    for (const [dx, dy] of [
      [-88, 150],
      [212, 14],
      [-70, -168],
    ] as const)
      pineNuts(scene, scene.x + dx, scene.y + dy, LEVEL)
  for (const { x, y, turn } of quarters) {
    const quarter = { x: 0, y: 0, radius: RADIUS, turn, seed: random.between(0, 99), studs, sunk: SUNK }
    field.overlays.push(sculpture(x, y, LEVEL, pearQuarter(quarter)))
  }
}
