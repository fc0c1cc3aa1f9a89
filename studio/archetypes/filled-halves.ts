// Halves of fruit in their oven dish, soft, with a paste of nuts in their hollows and their juice about them.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { layeredNoise, roundedBox } from '#studio/noise.ts'
import { filledPeach } from '#studio/shapes/peach.ts'
import { ovenDish } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { HALF_DEPTH, HALF_WIDTH } from './oven-dish.ts'

const COLUMNS = [-228, 0, 228]
const ROWS = [-104, 104]
const JUICES = { dark: rgb('#a84a0c'), light: rgb('#dd8a26') }
const COCOA = rgb('#6a3a1c')

export function filledHalves({ scene, dish, setting }: Stage, paste: Rgb): void {
  ovenDish(scene, HALF_WIDTH + 26, HALF_DEPTH + 8, 0, setting.ceramic)
  const baked = mix(paste, COCOA, 0.8)
  const almonds = dish.parts.find(({ name, piece }) => piece && /flaked|sliced|slivered/.test(name))
  // Their juice ran out in the heat.
  const seed = scene.random.between(0, 99)
  scene.field.stampBox(
    scene.x,
    scene.y,
    HALF_WIDTH,
    HALF_DEPTH,
    0,
    (lx, ly, out) => {
      const n = layeredNoise(lx * 0.012 + seed, ly * 0.012, 3)
      return (
        roundedBox(lx, ly, HALF_WIDTH - 8, HALF_DEPTH - 26, 44) < 0 &&
        put(out, mix(JUICES.dark, JUICES.light, n), 19 + 5 * n, 1)
      )
    },
    6,
  )
  for (const dy of ROWS)
    for (const dx of COLUMNS) {
      const [x, y] = [scene.x + dx + scene.random.bell() * 10, scene.y + dy + scene.random.bell() * 6]
      filledPeach(scene, x, y, scene.random.between(95, 109), baked)
      for (const [ax, ay] of scene.spots(scene.random.whole(5, 8), 36, x, y))
        scene.field.withFinish(finishOf('baked', dx), () => almonds?.piece?.draw(scene, ax, ay, 1.25))
    }
}
