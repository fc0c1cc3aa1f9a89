// Slices of boiled yam.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const YAM = { flesh: rgb('#f3e4b8'), edge: rgb('#d9bf82'), fleck: rgb('#c8a768') }

/** Boiled yam: thick slices, floury and white, each leaning on the next around the back of what is piled on them. */
export function yamSlices(scene: Scene, x: number, y: number): void {
  const { random } = scene
  for (let i = 0; i < 6; i++) {
    const seed = random.between(0, 99)
    const body = scene.vary(YAM.flesh, 0.04)
    const at = 5.35 - i * 0.66 + random.bell() * 0.06
    const away = 178 + random.bell() * 8
    disc(scene, x + Math.cos(at) * away, y + Math.sin(at) * away * 0.94, {
      radius: random.between(80, 96),
      ry: random.between(68, 80),
      turn: at + Math.PI / 2 + random.bell() * 0.4,
      thickness: 24,
      edge: 8,
      tilt: 0.03,
      lean: 0.12,
      sink: 0.1,
      face: (d, a, u, v) => {
        // Cut by hand from a knobbly root, crumbling where it boiled.
        const outline = 0.86 + 0.2 * layeredNoise(Math.cos(a) * 1.3 + seed, Math.sin(a) * 1.3 + seed, 3)
        const crumbled = 0.05 * noise(u * 8 + seed, v * 8)
        const q = (d + crumbled) / outline
        if (q > 1) return null
        const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
        const fine = layeredNoise(u * 14 + seed, v * 14, 2)
        const fiber = smooth(0.64, 0.76, noise(u * 13 - seed, v * 13 + seed))
        const tone = mix(
          mix(body, YAM.edge, 0.7 * smooth(0.82, 1, q) + 0.18 * smooth(0.5, 0.75, n)),
          YAM.fleck,
          0.3 * fiber * smooth(1, 0.7, q),
        )
        return [
          scaled(tone, 0.94 + 0.1 * fine),
          (n - 0.5) * 4 + (fine - 0.5) * 1.6 - 0.6 * fiber - 4 * smooth(0.9, 1, q),
          0.2,
        ]
      },
    })
  }
}
