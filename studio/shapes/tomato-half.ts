// Half a tomato from under the broiler: soft, wrinkled at the skin, brown at its cut edge.
import { mix, rgb } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const COLOURS = { skin: rgb('#a81e10'), flesh: rgb('#d8482a'), pulp: rgb('#b02a12'), seed: rgb('#e8b868') }
const BROWN = rgb('#4f1a08')

export function broiledTomato(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const chambers = random.whole(4, 6)
  const phase = random.angle()
  const seed = random.between(0, 99)
  scene.field.withSides(
    () => COLOURS.skin,
    () =>
      disc(scene, x, y, {
        radius: r,
        ry: r * random.between(0.9, 1),
        thickness: r * 0.5,
        edge: r * 0.22,
        tilt: 0.08,
        lean: 0.3,
        face: (d, a, u, v) => {
          if (d > 1) return null
          const n = layeredNoise(u * 3 + seed, v * 3, 3)
          if (d > 0.92) return [mix(COLOURS.skin, BROWN, 0.5 * n), 0, 0.6]
          const burnt = clamp(smooth(0.55, 0.72, n) * 0.7 + smooth(0.74, 0.92, d) * 0.5)
          const wall = Math.abs(Math.sin(((a + phase) * chambers) / 2))
          if (d < 0.26 || d > 0.78 || wall < 0.4) return [mix(COLOURS.flesh, BROWN, burnt), 2, 0.5]
          const pip = noise(a * chambers * 1.5 + phase, d * 7) > 0.66
          return [mix(pip ? COLOURS.seed : COLOURS.pulp, BROWN, burnt * 0.5), pip ? -1 : -3, 0.8]
        },
      }),
  )
}
