// Crêpes folded into quarters.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import { type CrustLook, griddled } from '#studio/shapes/breads.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const LEMON = { rind: rgb('#f2c01c'), pulp: rgb('#f9e07a') }
const LACE: CrustLook = { light: rgb('#f9df9c'), mid: rgb('#eebb62'), dark: rgb('#a3601f') }

/** The points come together in front, the round edges lie behind, each over the one before it. */
const QUARTERS = [
  [-52, 112, -2.5],
  [56, 106, -0.66],
  [0, 132, -1.58],
] as const

/** Crêpes folded twice, fanned over the plate, the fruit at their points. */
export function foldedQuarters({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 350, ...setting.ceramic })
  const radius = 268
  for (const [i, [dx, dy, turn]] of QUARTERS.entries()) {
    const seed = scene.random.between(0, 99)
    const [x, y] = [scene.x + dx, scene.y + dy]
    const base = 12 + (i === 2 ? 13 : 0)
    scene.field.stamp(x, y, radius, turn, (lx, ly, out) => {
      const a = Math.atan2(ly, lx)
      const d = hypot(lx, ly) / (radius * (0.96 + 0.04 * Math.sin(a * 6 + seed)))
      if (d > 1 || Math.abs(a) > 0.66) return false
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const net = griddled(lx * 2.1 + seed * 50, ly * 2.1)
      const brown = smooth(0.42, 0.6, layeredNoise(lx * 0.03 - seed, ly * 0.03, 3))
      // Folded twice: soft and round over the folds, four thin layers one under the other at the open edge.
      const fold = Math.sqrt(clamp(((0.66 - Math.abs(a)) * hypot(lx, ly)) / 20))
      const step = Math.floor((1 - d) / 0.028 + 0.5 * Math.sin(a * 9 + seed))
      const layer = clamp(step, 0, 3)
      const lip = d > 0.89 ? smooth(0.5, 0.9, ((1 - d) / 0.028 + 0.5 * Math.sin(a * 9 + seed)) % 1) : 0
      const browned = clamp(net * 0.55 + 0.5 * brown * (0.5 + n) + lip * 0.3 + (1 - fold) * 0.2)
      const ridge = 4 * Math.sin(a * 7 + n * 4 + seed) * smooth(0.25, 0.8, d)
      const z = 3 + 9 * fold + 2.6 * layer + ridge + (n - 0.5) * 7
      return put(out, mix(mix(LACE.light, LACE.mid, n), LACE.dark, browned), base + z, 0.3, 10)
    })
  }
  const fruit = dish.of('fruit').filter((part) => part.piece)
  toss(scene, fruit, { x: scene.x - 6, y: scene.y + 168, radius: 96 }, { cover: 1.1, scale: 0.8 })
  if (dish.has(/lemon/))
    for (const [dx, dy] of [
      [156, 176],
      [206, 130],
    ] as const)
      citrusWedge(scene, scene.x + dx, scene.y + dy, 54, LEMON)
  garnish(scene, dish, around(scene, 150), 0.5)
}
