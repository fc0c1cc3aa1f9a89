// A kernel of corn from a very hot pan: plump, its crown toasted, brown where it lay on the iron.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [RIPE, PALE, DEEP] = [rgb('#fbcb34'), rgb('#fde89a'), rgb('#e39a14')]
const [TOASTED, CHARRED] = [rgb('#b86a18'), rgb('#6a3410')]

/** `heat`: 0 was never on the bottom of the pan. */
export function brownedKernel(scene: Scene, x: number, y: number, size: number, heat: number): void {
  const { random, field } = scene
  const skin = scene.vary(mix(RIPE, PALE, 0.45 * random.unit()), 0.05)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = random.between(1, 1.25)
  const took = smooth(0.45, 1, heat)
  const rest = field.settle(x, y, size * 0.8, size * 0.7, turn, 0.4, 0.5)
  field.stamp(x, y, size * long * 1.15, turn, (lx, ly, out) => {
    const u = lx / (size * long)
    // Square shoulders, narrow where it sat on the cob.
    const v = ly / (size * (0.82 + 0.2 * u))
    const q = Math.abs(u) ** 2.7 + Math.abs(v) ** 2.7
    if (q > 1) return false
    const dent = smooth(0.42, 0, hypot(u - 0.4, v * 0.8))
    const z = 2 + size * (1.02 * (1 - q) ** 0.48 - 0.14 * dent)
    const n = noise(u * 2 + seed, v * 2)
    const body = mix(mix(skin, PALE, 0.8 * smooth(-0.5, -0.95, u)), DEEP, 0.55 * smooth(0.45, 1, q) + 0.25 * dent)
    const brown = took * smooth(0.35, 0.7, n + 0.25 * u)
    const toasted = mix(body, TOASTED, 0.75 * brown)
    return put(
      out,
      scaled(mix(toasted, CHARRED, 0.6 * smooth(0.75, 1, brown)), 0.96 + 0.08 * n),
      heightOn(rest, lx, ly) + z,
      0.42 - 0.2 * brown,
      z + 2,
    )
  })
}
