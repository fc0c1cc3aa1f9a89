// A bar of two layers: crumbly shortbread below, set fruit curd above it, a little powdered sugar on that.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import type { Tones } from '#studio/mixing.ts'
import { layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { block } from '#studio/shapes/upright.ts'

const SHORTBREAD = { pale: rgb('#dfa95a'), baked: rgb('#a8662a') }
const YOLK = rgb('#f2a60c')
const [HEIGHT, CRUST] = [50, 20]

export function curdBar(
  scene: Scene,
  x: number,
  y: number,
  halfWidth: number,
  halfDepth: number,
  { dark, light }: Tones,
): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const curd = mix(light, YOLK, 0.7)
  const deep = mix(dark, YOLK, 0.7)
  block(scene, x, y, {
    halfWidth: halfWidth * random.between(0.95, 1.04),
    halfDepth: halfDepth * random.between(0.95, 1.04),
    height: HEIGHT,
    corner: 8,
    edge: 7,
    turn: random.bell() * 0.16,
    side: (base) => (sx, sy, z) => {
      const along = sx + sy * 0.4
      const n = layeredNoise(along * 0.05 + seed, z * 0.09, 3)
      // The knife drags the two into each other.
      const line = CRUST + 5 * (layeredNoise(along * 0.03 + seed, 4, 2) - 0.5)
      const crumb = pores(along * 0.09 + seed, z * 0.16 + seed, 0.7)
      const crust = mix(mix(SHORTBREAD.pale, SHORTBREAD.baked, 0.25 + 0.6 * n), SHORTBREAD.baked, 0.5 * crumb)
      return mix(crust, mix(curd, deep, 0.3 + 0.5 * n), smooth(line - 1.5, line + 1.5, z - base))
    },
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const fine = layeredNoise(lx * 0.42 + seed, ly * 0.42 + seed, 2)
      // Sifted: thick in a few places, elsewhere only a bloom.
      const drift = smooth(0.42, 0.72, layeredNoise(lx * 0.018 - seed, ly * 0.018 + seed, 3))
      const sugar = 0.75 * drift * smooth(0.34, 0.6, fine) + 0.12 * smooth(0.5, 0.7, fine)
      const rim = smooth(0.86, 1, Math.max(Math.abs(lx) / halfWidth, Math.abs(ly) / halfDepth))
      const top = mix(mix(curd, deep, 0.5 * n), SHORTBREAD.baked, 0.3 * rim)
      return [mix(top, WHITE, 0.85 * sugar), n * 3.5 + sugar * 1.2, 0.5 * (1 - sugar)]
    },
  })
}
