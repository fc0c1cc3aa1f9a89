// Slices of boiled yam.
import { mix, rgb } from '#studio/colour.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const YAM = { flesh: rgb('#f0dfb0'), edge: rgb('#cfb070'), fleck: rgb('#c2a066') }

/** Boiled yam: thick slices, floury and white, in a ring under what is piled on them. */
export function yamSlices(scene: Scene, x: number, y: number): void {
  for (let i = 0; i < 8; i++) {
    const seed = scene.random.between(0, 99)
    const body = scene.vary(YAM.flesh, 0.03)
    const at = (i / 8) * TAU + 0.3
    disc(scene, x + Math.cos(at) * 166, y + Math.sin(at) * 158, {
      radius: scene.random.between(74, 84),
      ry: scene.random.between(62, 72),
      thickness: 20,
      edge: 6,
      tilt: 0.04,
      lean: 0.25,
      face: (d, a, u, v) => {
        if (d > 0.94 + 0.06 * Math.sin(a * 3 + seed)) return null
        const n = layeredNoise(u * 3 + seed, v * 3, 3)
        const fiber = smooth(0.62, 0.74, layeredNoise(u * 9 + seed, v * 9, 2))
        // Floury where it begins to break up, darker toward the peel.
        const tone = mix(
          mix(body, YAM.edge, 0.75 * smooth(0.84, 1, d)),
          YAM.fleck,
          0.12 * fiber + 0.2 * smooth(0.5, 0.75, n),
        )
        return [tone, (n - 0.5) * 5 - fiber, 0.15]
      },
    })
  }
}
