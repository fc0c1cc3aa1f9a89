// Quarters of pear in the clear liquid that they were poached in.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { poachedPear } from '#studio/shapes/apple-slice.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { coat } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const POACHING = { dark: rgb('#b06a14'), light: rgb('#d59a35') }
const LEVEL = 48
const SIZE = 152
/** Where each lies, and where its round back points: away from the viewer, who sees the cut face and its core. */
const QUARTERS = [
  [-128, -62, -2.25],
  [132, -74, -0.8],
  [4, 108, -1.75],
] as const

function peppercorn(scene: Scene, x: number, y: number): void {
  ellipsoid(scene, x, y, {
    rx: 8.5,
    ry: 8.5,
    rz: 8,
    paint: rgb('#2a1d14'),
    gloss: 0.45,
    bump: 3,
    bumpScale: 0.3,
    sink: 0.3,
  })
}

/** Three quarters studded with peppercorns along their backs, in as much broth as the bowl holds. */
export function poachedPears(scene: Scene, dish: Dish, floor: Rgb): void {
  const studded = dish.has(/peppercorn/)
  coat(scene, 303, mix(floor, POACHING.light, 0.2))
  for (const [dx, dy, back] of QUARTERS) {
    const [x, y] = [scene.x + dx + scene.random.bell() * 6, scene.y + dy + scene.random.bell() * 6]
    const turn = back + scene.random.bell() * 0.12
    poachedPear(scene, x, y, SIZE, turn)
    if (!studded) continue
    for (const v of [-0.44, 0, 0.44]) {
      const [lx, ly] = [SIZE * (0.72 * Math.sqrt(1 - v * v) - 0.44), v * SIZE]
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      peppercorn(scene, x + cos * lx - sin * ly, y + sin * lx + cos * ly)
    }
  }
  pour(scene, { level: LEVEL, radius: 306, tint: rgb('#e9b44c'), body: POACHING.light, clear: 70, rough: 0.6 })
  waterline(scene, { ...POACHING, level: LEVEL, radius: 300, climb: 5, share: 0.25 })
  sheen(scene, { level: LEVEL, radius: 302, share: 0.3 })
  garnish(scene, dish, around(scene, 150), 0.7)
}
