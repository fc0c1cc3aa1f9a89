// Canadian bacon: a round slice of cured loin from the pan, brown in patches, its thin rim of fat crisp.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [ROSY, SEARED] = [rgb('#dd8f76'), rgb('#94452a')]

export function backBacon(scene: Scene, x: number, y: number, size: number, { fat, sear }: MeatColours): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const lean = scene.vary(ROSY, 0.05)
  disc(scene, x, y, {
    radius: size,
    ry: size * random.between(0.66, 0.74),
    thickness: 8,
    edge: 5,
    tilt: 0.06,
    lean: 0.4,
    face: (d, a, u, v) => {
      // Narrower at one end, frilled where the rim of fat shrank.
      const wave =
        0.93 +
        0.09 * (noise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6) - 0.5) -
        0.16 * smooth(0.2, -1, u) * Math.abs(v) +
        0.012 * Math.sin(a * 13 + seed)
      const q = d / wave
      if (q > 1) return null
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
      const fiber = layeredNoise(u * 3 + seed, v * 12 + n * 3, 2)
      const browned = clamp(0.05 + 0.6 * smooth(0.48, 0.66, n) + 0.35 * smooth(0.66, 0.92, q))
      const meat = mix(scaled(lean, 0.86 + 0.26 * fiber), SEARED, browned)
      // The fat lies along one side, and thins out around the rest.
      const band = 0.95 - 0.12 * smooth(-0.15, 0.75, -v)
      const rim = smooth(band, band + 0.04, q + 0.06 * (n - 0.5))
      const edge = mix(mix(fat, rgb('#e6b878'), 0.5), sear, clamp(0.15 + 1.6 * (n - 0.5)))
      // Cupped by the heat.
      return [mix(meat, edge, rim), 6 * q * q + 3 * rim + (fiber - 0.5) * 2.4 + 2 * Math.sin(a * 3 + seed) * q, 0.5]
    },
  })
}
