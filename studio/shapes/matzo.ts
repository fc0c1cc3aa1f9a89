// Matzo that was softened in beaten egg.
import { mix, rgb } from '#studio/colour.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const MATZO = { crust: rgb('#f4cc80'), edge: rgb('#965620'), egg: rgb('#ffd866') }

/** A piece torn off a sheet of matzo, limp from the eggs: thin, ragged and bent, egg set on part of it. */
export function matzoPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const crust = scene.vary(MATZO.crust, 0.06)
  const [wide, high] = [random.between(0.6, 0.8), random.between(0.44, 0.66)]
  const bend = random.between(-7, 9)
  disc(scene, x, y, {
    radius: size,
    thickness: 4,
    edge: 2,
    tilt: 0.16,
    lean: 0.45,
    sink: 0.4,
    face: (_d, angle, u, v) => {
      const n = layeredNoise(u * 2.2 + seed, v * 2.2, 3)
      const ragged = 0.5 * (layeredNoise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3 + seed, 4) - 0.5)
      // Broken, then soaked: corners that have gone soft.
      const rim = (Math.abs(u / wide) ** 6 + Math.abs(v / high) ** 6) ** (1 / 6) - ragged
      if (rim > 1) return null
      const prick = smooth(0.6, 0.95, Math.sin(v * 17 + seed)) * smooth(0.3, 0.8, Math.sin(u * 20 + seed))
      const blister = smooth(0.56, 0.68, layeredNoise(u * 3.4 - seed, v * 3.4 + seed, 2))
      const egg = smooth(0.5, 0.6, layeredNoise(u * 1.7 - seed, v * 1.7 + seed, 2))
      const toasted = (0.4 * prick + 0.5 * blister) * (1 - 0.8 * egg) + 0.26 * smooth(0.84, 1, rim)
      const up = 2 * blister + 3 * egg + 7 * (n - 0.5) + bend * u * u - 4 * smooth(0.8, 1, rim)
      return [mix(mix(crust, MATZO.egg, 0.75 * egg), MATZO.edge, Math.min(0.7, toasted)), up, 0.25 + 0.3 * egg]
    },
  })
}
