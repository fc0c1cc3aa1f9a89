// A wedge of turnip that simmered until it is glassy: two cut faces that meet in an edge, a round back with a blush of its skin.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, GLASSY, BLUSH] = [rgb('#f8ecc8'), rgb('#e9cf90'), rgb('#b9788c')]

export function stewedWedge(scene: Scene, x: number, y: number, size: number, flesh: Rgb = FLESH): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const body = scene.vary(flesh, 0.03)
  const wide = size * random.between(0.62, 0.76)
  const tall = size * random.between(0.5, 0.62)
  const rest = field.settle(x, y, size * 0.7, wide * 0.5, turn, 0.35, 0.3)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / size
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 2) - 0.5
    const back = wide * Math.sqrt(clamp(1 - Math.abs(u) ** 2.2)) * (1 + 0.08 * n)
    // From the thin inner edge to the back.
    const t = (ly + wide * 0.4) / (back || 1)
    if (t < 0 || t > 1 || back < 3) return false
    const rounded = smooth(1, 0.72, t) ** 0.5
    const worn = smooth(0, 0.12, t)
    const z = 3 + tall * (0.28 + 0.72 * t) * rounded * worn * Math.sqrt(clamp(1 - u ** 4)) + n * 4
    const fibre = noise(u * 3 + seed, t * 5 - u * u * 2)
    const paint = mix(
      mix(body, GLASSY, 0.5 * fibre + 0.35 * smooth(0.3, 0, t)),
      BLUSH,
      0.55 * smooth(0.8, 0.98, t + 0.1 * n),
    )
    return put(out, scaled(paint, 0.96 + 0.08 * fibre), heightOn(rest, lx, ly) + z, 0.6, z + 3)
  })
}
