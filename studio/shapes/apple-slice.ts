// A slice of apple that lies on its side: pale flesh, a band of skin around its back, the core cut out of its front.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FLESH = { pale: rgb('#fbf1cf'), edge: rgb('#eed898') }

/** `turn` is the direction of its skin. */
export function appleSlice(scene: Scene, x: number, y: number, size: number, turn: number, skin: Rgb): void {
  const seed = scene.random.between(0, 99)
  const own = scene.vary(skin, 0.1)
  const rest = scene.field.settle(x, y, size * 0.6, size * 0.6, turn, 0.5, 0.3)
  const side = (sx: number, sy: number, z: number): Rgb =>
    scaled(mix(own, rgb('#e0a03c'), 0.35 * layeredNoise((sx + sy) * 0.04 + seed, z * 0.03, 2)), 0.92)
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
      // Half an apple seen from its cut face, drawn in at stem and blossom; the core leaves a shallow bay.
      const [u, v] = [lx / size + 0.42, ly / size]
      const pole = 0.1 * Math.exp(-((u / 0.22) ** 2))
      const d = Math.hypot(u * 1.02, v) + pole
      const bay = Math.hypot((u + 0.02) / 0.2, v / 0.42)
      if (d > 1 || u < -0.02 || bay < 1) return false
      const n = layeredNoise(u * 3 + seed, v * 3, 3)
      const rim = smooth(0.93, 0.97, d)
      const flesh = mix(FLESH.pale, FLESH.edge, 0.5 * smooth(1.4, 1, bay) + 0.35 * smooth(0.75, 0.95, d) + 0.2 * n)
      const z = 19 + (1 - u) * 3 - 3 * smooth(0.95, 1, d) + rest.slopeX * lx + rest.slopeY * ly
      return put(out, mix(flesh, own, rim), rest.z + z, 0.4, 20)
    }),
  )
}
