// Matzo that was softened in beaten egg.
import { mix, rgb } from '#studio/colour.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const MATZO = { crust: rgb('#fad67a'), edge: rgb('#a4571a') }

/** A piece broken off a sheet of matzo, softened in the eggs: thin, with rows of toasted bubbles. */
export function matzoPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const crust = scene.vary(MATZO.crust, 0.08)
  const [wide, high] = [random.between(0.6, 0.85), random.between(0.5, 0.8)]
  disc(scene, x, y, {
    radius: size,
    thickness: 8,
    edge: 2,
    tilt: 0.28,
    lean: 0.3,
    face: (_d, _a, u, v) => {
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
      const broken = (n - 0.5) * 0.34
      const rim = Math.max(Math.abs(u) / (wide + broken), Math.abs(v) / (high + broken))
      if (rim > 1) return null
      // Rows of fine pricks, and blisters that browned here and there.
      const prick = smooth(0.55, 0.95, Math.sin(v * 26 + seed)) * smooth(0.2, 0.8, Math.sin(u * 34 + seed))
      const blister = smooth(0.55, 0.68, layeredNoise(u * 3.4 - seed, v * 3.4 + seed, 2))
      const toasted = 0.4 * prick + 0.55 * blister + 0.35 * smooth(0.88, 1, rim)
      return [mix(crust, MATZO.edge, Math.min(0.85, toasted)), 2 * blister - 1.2 * prick + 6 * (n - 0.5), 0.3]
    },
  })
}
