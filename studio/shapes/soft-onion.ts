// A slice of onion after a long time in the pan: a limp, glassy band, golden, browner along its edges.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'

/** `width`: as a share of the length. */
export function softOnion(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  flesh: Rgb,
  edge: Rgb,
): void {
  const { random } = scene
  const body = scene.vary(flesh, 0.1)
  const brown = scene.vary(edge, 0.1)
  const clear = mix(body, edge, 0.28)
  const seed = random.between(0, 99)
  const bend = random.between(0.3, 2.7) * (random.chance(0.5) ? 1 : -1)
  // Most are bands from the side of the onion; some are thin threads from its end.
  const wide = length * width * (random.chance(0.3) ? random.between(0.8, 1.2) : random.between(1.5, 2.8))
  ribbon(scene, limpPath(scene, x, y, length, bend), {
    width: wide,
    thick: 1.5,
    gloss: 0.75,
    sink: 0.35,
    cup: random.between(0, 0.25),
    roll: wanderingRoll(scene, 0.6),
    taper: (t) => (0.3 + 0.7 * Math.sin(t * Math.PI) ** 0.6) * (0.75 + 0.5 * noise(t * 4 + seed, seed)),
    paint: (t, v) => {
      const fiber = smooth(0.42, 0.7, noise(v * 2.6 + seed, t * 1.5 + seed))
      const took = smooth(0.5, 0.85, noise(t * 2.4 + seed, 6.5)) * 0.5 + 0.2 * smooth(0.8, 1, Math.abs(v))
      return scaled(mix(mix(clear, body, fiber), brown, Math.min(0.8, took)), 0.94 + 0.1 * fiber)
    },
  })
}
