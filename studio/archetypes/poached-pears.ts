// Quarters of pear in the clear liquid that they were poached in.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, SOLID } from '#studio/field.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { pearQuarter, type Quarter, quarterShape } from '#studio/sculpted/pear-quarter.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { coat } from '#studio/shapes/surface.ts'
import { pineNuts } from './date-tea.ts'

export const PEAR_BOWL = 286
const BROTH = { tint: rgb('#f1cf84'), body: rgb('#dfb25a') }
const LEVEL = 60
const RADIUS = 82
/** On a face, and on its back. */
const SUNK = { face: 26, back: 44 }
const ON_BACK = -2.36
/** Where each lies, where its cut face looks, and how far it is rolled: from the back of the bowl to its front. */
const QUARTERS = [
  [-62, -146, 0.25, -0.55],
  [104, -148, -0.5, ON_BACK + 0.3],
  [-168, -34, 0.9, ON_BACK + 0.45],
  [44, -64, 2.75, 0],
  [178, -14, 1.15, ON_BACK + 0.35],
  [-104, 100, -0.3, ON_BACK + 0.4],
  [92, 96, 3.5, 0],
] as const

/** Studded with peppercorns on their backs, in as much broth as the bowl holds. */
export function poachedPears(scene: Scene, dish: Dish, floor: Rgb): void {
  const { random, field } = scene
  const studs = dish.has(/peppercorn/) ? 4 : 0
  coat(scene, PEAR_BOWL * 0.918, mix(floor, BROTH.body, 0.14))
  const quarters = QUARTERS.map(
    ([dx, dy, turn, roll]): Quarter => ({
      x: scene.x + dx + random.bell() * 6,
      y: scene.y + dy + random.bell() * 6,
      radius: RADIUS * random.between(0.94, 1.06),
      turn: turn + random.bell() * 0.12,
      roll,
      seed: random.between(0, 99),
      studs: roll < -1 ? 0 : studs,
      sunk: roll < -1 ? SUNK.back : SUNK.face,
    }),
  )
  for (const quarter of quarters) submerged(scene, quarter)
  pour(scene, { level: LEVEL, radius: PEAR_BOWL * 0.932, ...BROTH, deep: 40, clear: 110, rough: 0.4 })
  sheen(scene, { level: LEVEL, radius: PEAR_BOWL * 0.915, share: 0.26 })
  if (dish.has(/pine nut/))
    for (const [dx, dy] of [
      [-12, 190],
      [-190, 66],
    ] as const)
      pineNuts(scene, scene.x + dx, scene.y + dy, LEVEL)
  for (const quarter of quarters)
    field.overlays.push(sculpture(quarter.x, quarter.y, LEVEL, pearQuarter({ ...quarter, x: 0, y: 0 })))
}

const FLESH = rgb('#f0d48a')
/** How much smaller the body is that only throws the shadow, so that it stays hidden. */
const WITHIN = 7
const STEP = 6

/** What is seen of a quarter through the broth, and above it a body that throws its shadow. */
function submerged(scene: Scene, quarter: Quarter): void {
  const { x, y, radius, sunk } = quarter
  const shape = quarterShape({ ...quarter, x: 0, y: 0 })
  scene.field.stamp(x, y, radius * 1.3, 0, (lx, ly, out) => {
    for (let z = radius - sunk; z > -sunk; z -= STEP) {
      const d = shape(lx, ly, z)
      if (z > 4 && d < -WITHIN) return put(out, FLESH, LEVEL + z - 3, 0.4, SOLID)
      if (z <= 0 && d < 0) return put(out, FLESH, LEVEL + Math.min(-2.5, z), 0.4, SOLID)
    }
    return false
  })
}
