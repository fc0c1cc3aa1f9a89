// Half a fig, cut side up: thin purple skin, a soft white rim, and red flesh whose fine threads, each with a seed, run to a hollow in the middle.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const SKIN = rgb('#47203f')
const [PITH, BLUSH] = [rgb('#f7e3cc'), rgb('#eda08c')]
const [FLESH, DEEP, SEED] = [rgb('#cf4a4c'), rgb('#8a1a2c'), rgb('#f0c684')]

export function figHalf(scene: Scene, x: number, y: number, size: number, turn = scene.random.angle()): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(SKIN, 0.15)
  const flesh = scene.vary(FLESH, 0.07)
  const [offX, offY] = [0.1 + random.bell() * 0.1, random.bell() * 0.1]
  const rim = random.between(0.68, 0.76)
  disc(scene, x, y, {
    radius: size * random.between(1.1, 1.24),
    ry: size * random.between(0.92, 1.02),
    turn,
    thickness: size * 0.3,
    edge: size * 0.24,
    tilt: 0.18,
    lean: 0.25,
    sink: 0.3,
    face: (_d, a, u, v) => {
      // A drop: round below, drawn out to the stem; no two alike.
      const wave = 0.08 * (layeredNoise(Math.cos(a) * 1.4 + seed, Math.sin(a) * 1.4, 2) - 0.5)
      const half = Math.sqrt(Math.max(0, 1 - u * u)) * (u > 0 ? 0.96 - 0.42 * u ** 1.6 : 0.96) + wave
      const q = Math.max(Math.abs(v) / (half || 0.01), Math.abs(u) ** 3)
      if (q > 1) return null
      const n = layeredNoise(u * 5 + seed, v * 5, 3)
      const soft = q + 0.1 * (n - 0.5)
      if (soft > 0.94) return [skin, -size * 0.18 * smooth(0.9, 1, q), 0.5]
      const [cu, cv] = [u + offX, v + offY]
      const r = hypot(cu * 0.9, cv * 1.1)
      const around = Math.atan2(cv, cu)
      // Threads stand close together and end in a seed, most of them half way out.
      const thread = noise(around * 9 + seed, r * 2.2)
      const place = noise(around * 11 - seed, r * 9 + seed)
      const seeds = smooth(0.66, 0.78, place) * smooth(0.1, 0.22, r) * smooth(rim, rim - 0.16, soft)
      const pulp = mix(
        mix(flesh, BLUSH, 0.5 * smooth(0.45, 0.62, soft)),
        DEEP,
        0.6 * smooth(0.34, 0.06, r) + 0.35 * smooth(0.5, 0.8, thread),
      )
      const body = mix(scaled(pulp, 0.86 + 0.28 * n), SEED, 0.7 * seeds)
      const hollow = size * 0.12 * smooth(0.26, 0.04, r)
      const pith = mix(body, PITH, 0.92 * smooth(rim - 0.04, rim + 0.13, soft))
      return [
        mix(pith, skin, 0.6 * smooth(0.88, 0.94, soft)),
        seeds * 1.4 + (thread - 0.5) * 1.6 * smooth(rim, rim - 0.2, soft) - hollow + (n - 0.5) * 2,
        0.7 + 0.25 * smooth(rim, rim - 0.2, soft),
      ]
    },
  })
}
