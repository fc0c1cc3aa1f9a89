// Crêpes folded into quarters.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import { type CrustLook, griddled } from '#studio/shapes/breads.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const LEMON = { rind: rgb('#f2c01c'), pulp: rgb('#f9e07a') }
const LACE: CrustLook = { light: rgb('#f0cf8c'), mid: rgb('#dda550'), dark: rgb('#96581f') }

/** The points lie in front, the round edges behind, each over the one before it. */
const QUARTERS = [
  [-158, 128, -1.86],
  [-10, 150, -1.6],
  [142, 134, -1.3],
] as const

/** Crêpes folded twice, fanned over the plate, the fruit at their points. */
export function foldedQuarters({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 350, ...setting.ceramic })
  const radius = 268
  for (const [i, [dx, dy, turn]] of QUARTERS.entries()) {
    const seed = scene.random.between(0, 99)
    const [x, y] = [scene.x + dx, scene.y + dy]
    const base = 10 + i * 14
    scene.field.stamp(x, y, radius, turn, (lx, ly, out) => {
      const a = Math.atan2(ly, lx)
      const d = Math.hypot(lx, ly) / (radius * (0.96 + 0.04 * Math.sin(a * 6 + seed)))
      if (d > 1 || Math.abs(a) > 0.66) return false
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const lace = griddled(lx * 1.5 + seed * 50, ly * 1.5)
      // Folded twice: round over the folds, four thin layers at the open edge.
      const fold = smooth(0, 26, (0.66 - Math.abs(a)) * Math.hypot(lx, ly))
      const layers = d > 0.9 ? 0.5 + 0.5 * Math.sin(d * 190) : 0
      const browned = lace * 0.5 + smooth(0.94, 1, d) * 0.4 + layers * 0.15 + (1 - fold) * 0.25
      const ridge = 5 * Math.sin(a * 6 + n * 3) * smooth(0.2, 0.8, d)
      const z = 6 + 18 * fold + ridge + n * 4 - 5 * smooth(0.93, 1, d)
      return put(out, mix(mix(LACE.light, LACE.mid, n), LACE.dark, browned), base + z, 0.25, 22)
    })
  }
  const fruit = dish.of('fruit').filter((part) => part.piece)
  toss(scene, fruit, { x: scene.x - 6, y: scene.y + 70, radius: 118 }, { cover: 1, scale: 0.85 })
  if (dish.has(/lemon/))
    for (const [dx, dy] of [
      [212, 128],
      [268, 74],
    ] as const)
      citrusWedge(scene, scene.x + dx, scene.y + dy, 54, LEMON)
  garnish(scene, dish, around(scene, 150), 0.5)
}
