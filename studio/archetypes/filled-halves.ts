// Halves of fruit in their oven dish, soft, with a paste of nuts in their hollows and their juice about them.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { layeredNoise, roundedBox } from '#studio/noise.ts'
import { almondFlake } from '#studio/shapes/almond-flake.ts'
import { filledPeach } from '#studio/shapes/peach.ts'
import { ovenDish } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { HALF_DEPTH, HALF_WIDTH } from './oven-dish.ts'

const COLUMNS = [-228, 0, 228]
const ROWS = [-104, 104]
const JUICES = { dark: rgb('#c04a10'), light: rgb('#f0922a') }
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
      const [x, y] = [scene.x + dx + scene.random.bell() * 14, scene.y + dy + scene.random.bell() * 12]
      filledPeach(scene, x, y, scene.random.between(93, 112), baked)
      if (!almonds) continue
      for (const [ax, ay] of scene.spots(scene.random.whole(6, 10), 42, x, y))
        scene.field.withFinish(finishOf('baked', dx), () =>
          almondFlake(scene, ax, ay, scene.random.between(14, 20), 0.25),
        )
    }
}
