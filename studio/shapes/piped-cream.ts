// Whipped cream from a star nozzle: soft twisted ridges that rise to a small tip.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SHADE = rgb('#eaddc2')

export function pipedCream(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const ridges = random.whole(7, 8)
  const twist = random.between(2.6, 3.6)
  const [tipX, tipY] = [random.bell() * 0.09, random.bell() * 0.09]
  const rest = field.settle(x, y, size * 0.7, size * 0.7, 0, 0.1, 0.3)
  field.stamp(x, y, size * 1.1, random.angle(), (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const r = hypot(u, v)
    // The tip leans a little, and so does all that leads up to it.
    const near = smooth(0.9, 0, r)
    const [px, py] = [u - tipX * near, v - tipY * near]
    const d = hypot(px, py)
    const wave = Math.cos(Math.atan2(py, px) * ridges + d * twist * 2 + 1.2 * layeredNoise(u * 1.5 + seed, v * 1.5, 2))
    const ridge = 0.5 + 0.5 * wave
    const q = d / (0.88 + 0.1 * ridge + 0.06 * (layeredNoise(u * 1.2 - seed, v * 1.2, 2) - 0.5))
    if (q > 1) return false
    const round = Math.sqrt(1 - q * q)
    const grooved = smooth(0.04, 0.3, d)
    const z =
      size * (0.36 * round + 0.3 * (1 - q) + 0.12 * Math.exp(-((d / 0.13) ** 2)) + 0.13 * grooved * (ridge - 0.5))
    const hollow = 0.55 * grooved * (1 - ridge) ** 1.6 + 0.2 * smooth(0.8, 1, q)
    return put(out, mix(colour, SHADE, hollow), heightOn(rest, lx, ly) + 2 + z, 0.22, z + 4)
  })
}
