// A slice of onion after a long time in the pan: a limp, glassy band, golden, browner along its edges.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

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
  const seed = random.between(0, 99)
  const bend = random.between(0.5, 2.6) * (random.chance(0.5) ? 1 : -1)
  const wave = length * random.between(0, 0.018)
  const path = arc(x, y, length, random.angle(), bend, 16).map(
    ([px, py], i) => [px + wave * Math.sin(i * 0.9 + seed), py + wave * Math.cos(i * 0.8 + seed)] as const,
  )
  tube(scene, path, {
    radius: (length * width * random.between(0.75, 1.25)) / 2,
    gloss: 0.7,
    sink: 0.55,
    flatten: 0.12,
    taper: (t) => (0.55 + 0.45 * Math.sin(t * Math.PI) ** 0.5) * (0.8 + 0.4 * noise(t * 5 + seed, seed)),
    paint: (t, h) => {
      const line = smooth(0.16, 0, Math.abs(h - 0.7))
      const took = smooth(0.45, 0.75, noise(t * 4 + seed, 6.5)) + 0.8 * smooth(0.4, 0.15, h)
      return scaled(mix(body, brown, Math.min(0.85, 0.3 * line + 0.6 * took)), 0.9 + 0.14 * h)
    },
  })
}
