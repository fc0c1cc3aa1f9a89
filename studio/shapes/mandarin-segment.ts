// A segment of mandarin: plump, bowed, thin white threads on a skin through which the pulp glows.
import { mix, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PULP, DEEP, CLEAR, PITH] = [rgb('#f7981f'), rgb('#de6a0c'), rgb('#fdc45e'), rgb('#fdeccb')]

export function mandarinSegment(scene: Scene, x: number, y: number, size: number, turn = scene.random.angle()): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const long = size * random.between(0.95, 1.12)
  const wide = size * random.between(0.4, 0.5)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const u = lx / long
    const v = ly / wide + 0.62 * u * u - 0.24
    const q = Math.abs(u) ** 2.2 + Math.abs(v) ** 2
    if (q > 1) return false
    // Drops of juice run from the inner edge to the back.
    const drop = layeredNoise(u * 8 + seed, v * 1.6 + seed, 2)
    const thread = smooth(0.07, 0.02, Math.abs(noise(u * 3 + seed, v * 2.2) - 0.5)) * 0.4
    const inner = smooth(0.55, 0.9, v)
    const body = mix(mix(PULP, CLEAR, 0.75 * smooth(0.5, 0.7, drop)), DEEP, 0.6 * smooth(0.45, 0.3, drop) + 0.3 * q)
    const z = 3 + wide * 0.85 * Math.sqrt(clamp(1 - q)) + 1.2 * (drop - 0.5)
    return put(out, mix(body, PITH, clamp(0.8 * inner + thread)), heightOn(rest, lx, ly) + z, 0.75, z + 2)
  })
}
