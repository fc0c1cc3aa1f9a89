// Half a fig, cut side up: thin purple skin, a white rim, and red flesh that runs in threads to a hollow in the middle.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const SKIN = rgb('#3f1a3c')
const PITH = rgb('#f6e6d2')
const [FLESH, DEEP, SEED] = [rgb('#d2525c'), rgb('#7f1730'), rgb('#f3cf8e')]

export function figHalf(scene: Scene, x: number, y: number, size: number, turn = scene.random.angle()): void {
  const seed = scene.random.between(0, 99)
  const skin = scene.vary(SKIN, 0.15)
  disc(scene, x, y, {
    radius: size * 1.16,
    ry: size,
    turn,
    thickness: size * 0.26,
    edge: size * 0.2,
    tilt: 0.14,
    lean: 0.25,
    sink: 0.3,
    face: (_d, _a, u, v) => {
      // A drop: round below, drawn out to the stem.
      const half = Math.sqrt(Math.max(0, 1 - u * u)) * (u > 0 ? 0.96 - 0.4 * u ** 1.6 : 0.96)
      const q = Math.max(Math.abs(v) / (half || 0.01), Math.abs(u) ** 3)
      if (q > 1) return null
      if (q > 0.9) return [skin, -size * 0.16 * smooth(0.9, 1, q), 0.45]
      const r = Math.hypot(u * 0.9 + 0.14, v * 1.1)
      const thread = noise(Math.atan2(v, u + 0.14) * 7 + seed, r * 3)
      const n = layeredNoise(u * 6 + seed, v * 6, 2)
      const seeds = smooth(0.62, 0.72, noise(u * 19 + seed, v * 19)) * smooth(0.72, 0.55, q)
      const pulp = mix(FLESH, DEEP, 0.75 * smooth(0.4, 0.05, r) + 0.45 * smooth(0.45, 0.7, thread))
      const body = mix(scaled(pulp, 0.85 + 0.3 * n), SEED, 0.8 * seeds)
      const hollow = size * 0.1 * smooth(0.34, 0.04, r)
      return [mix(body, PITH, smooth(0.68, 0.82, q + 0.06 * (n - 0.5))), seeds * 1.6 - hollow, 0.8]
    },
  })
}
