// Mango with sticky rice: a heap of rice under coconut cream, a sliced mango half beside it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { garnish } from '#studio/laying.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const COCONUT = rgb('#fffaf0')
const MANGO = { flesh: rgb('#fdc03a'), edge: rgb('#ee9412') }

/** Half a mango, cut across into slices that lean on one another. */
function slicedHalf(scene: Scene, x: number, y: number, turn: number): void {
  for (let i = 0; i < 9; i++) {
    const along = (i - 4) * 40
    const across = 118 * Math.sqrt(1 - ((i - 4) / 5.2) ** 2)
    const flesh = scene.vary(MANGO.flesh, 0.05)
    disc(scene, x + Math.cos(turn) * along, y + Math.sin(turn) * along, {
      radius: across,
      ry: 46,
      thickness: 16,
      turn: turn + Math.PI / 2 + scene.random.bell() * 0.04,
      edge: 8,
      lean: 0.3,
      sink: 0.4,
      tilt: 0.03,
      face: (d, _a, _u, v) =>
        d > 1
          ? null
          : [mix(flesh, MANGO.edge, 0.8 * smooth(0.72, 1, d) + 0.2 * smooth(0, 1, v)), 7 * (1 - d * d), 0.75],
    })
  }
}

export function mangoWithRice({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const look = dish.first('grain')?.look
  const rice = { x: scene.x - 128, y: scene.y - 14 }
  if (look?.grain) {
    const white = { ...look.grain, light: rgb('#fffdf6'), dark: rgb('#ece4d2') }
    mound(scene, {
      ...rice,
      radius: 150,
      rise: 62,
      base: 14,
      rough: 6,
      dark: scaled(white.dark, 0.9),
      light: white.light,
    })
    grains(scene, grainCount(white, 150), 152, white, rice.x, rice.y)
  }
  runout(scene, rice.x + 6, rice.y + 4, 92, COCONUT)
  garnish(scene, dish, { ...rice, radius: 92 }, 1.6, 1.1)
  slicedHalf(scene, scene.x + 112, scene.y - 72, 0.22)
  slicedHalf(scene, scene.x + 104, scene.y + 98, 0.1)
}
