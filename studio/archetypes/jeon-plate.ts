// Korean potato pancakes fresh from the pan, leaning on each other, with a saucer of soy dip.
import { mix, rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { jeon } from '#studio/shapes/potato-cakes.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** From the back to the front; the saucer stands behind, on the other side. */
const CAKES = [
  [-196, -58, 124],
  [-46, -132, 118],
  [-136, 96, 134],
  [34, 18, 128],
  [166, 110, 122],
  [20, 168, 120],
] as const
const SAUCER = [192, -126, 104] as const
const SOY = { dark: rgb('#2c1208'), light: rgb('#6a3012') }
const SESAME = [rgb('#f6e3b4'), rgb('#dcb878')]

function dip(scene: Scene, { dish, setting }: Stage, x: number, y: number, radius: number): void {
  bowl(scene, { radius, ...setting.ceramic, speckled: false, x, y, depth: 56 })
  const pool = { x, y, radius: radius * 0.9, level: 44 }
  liquid(scene, { ...pool, ...SOY, gloss: 1, rough: 0.6 })
  sheen(scene, { ...pool, share: 0.2 })
  const at = radius * 0.6
  const rings = dish.garnishes.filter(({ name }) => /chil/.test(name))
  for (const { piece } of rings)
    for (const [px, py] of scene.spots(6, at, x, y)) piece?.draw(scene, px, py, scene.random.between(0.8, 1.05))
  if (dish.has(/sesame/)) specks(scene, 34, at, SESAME, 3.2, x, y)
}

export function jeonPlate(stage: Stage): void {
  const { scene, dish, setting } = stage
  const { random } = scene
  plate(scene, { radius: 355, ...setting.ceramic })
  const flip = random.chance(0.5) ? 1 : -1
  const [sx, sy, radius] = SAUCER
  dip(scene, stage, scene.x + flip * sx, scene.y + sy, radius)
  const chives = dish.find(/chive|scallion/)
  const green = chives && mix(chives.look.colour, rgb('#3f7a22'), 0.4)
  for (const [dx, dy, r] of CAKES)
    jeon(scene, scene.x + flip * dx + random.bell() * 6, scene.y + dy + random.bell() * 6, r, green)
}
