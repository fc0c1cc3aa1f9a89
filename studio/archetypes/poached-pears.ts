// Quarters of pear in the clear liquid that they were poached in.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, SOLID } from '#studio/field.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { pearQuarter } from '#studio/sculpted/pear-quarter.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { coat } from '#studio/shapes/surface.ts'
import { pineNuts } from './date-tea.ts'

const BROTH = { tint: rgb('#f3d690'), body: rgb('#e3b862') }
const LEVEL = 64
const RADIUS = 112
const SUNK = 44
/** Where each lies, and where its cut face looks: more or less to the viewer, who sees the round back above it. */
const QUARTERS = [
  [-122, 22, 0.5],
  [44, -104, -0.1],
  [104, 96, -0.9],
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
  for (const { x, y, turn } of quarters) submerged(scene, x, y, turn)
  pour(scene, { level: LEVEL, radius: 308, ...BROTH, deep: 44, clear: 90, rough: 0.4 })
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

const FLESH = rgb('#f0d48a')
/** How much smaller the body is that only throws the shadow, so that it stays hidden. */
const WITHIN = 7

/** What is seen of a quarter through the broth, and above it a body that throws its shadow. */
function submerged(scene: Scene, x: number, y: number, turn: number): void {
  scene.field.stamp(x, y, RADIUS * 1.3, turn, (lx, ly, out) => {
    const v = ly + RADIUS * 0.36
    if (v > 0) return false
    const square = (r: number): number => r * r - (lx / 1.12) ** 2 - v * v
    if (square(RADIUS) < 0) return false
    const inner = v < -WITHIN && square(RADIUS - WITHIN) > 0 ? Math.sqrt(square(RADIUS - WITHIN)) - SUNK : 0
    const z = inner > 4 ? LEVEL + inner - 3 : LEVEL + Math.min(-2.5, Math.sqrt(square(RADIUS)) - SUNK)
    return put(out, FLESH, z, 0.4, SOLID)
  })
}
