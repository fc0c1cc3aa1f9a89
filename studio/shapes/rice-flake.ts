// A flake of flattened rice, rinsed and steamed: thin and limp, curled a little, clear in the middle, paler along its ragged rim.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const PALE = rgb('#fff3c4')

export function riceFlake(scene: Scene, x: number, y: number, length: number, round: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const wide = length * round * random.between(0.85, 1.2)
  const curl = random.between(-0.08, 0.14)
  const [tipX, tipY] = [random.bell() * 0.1, random.bell() * 0.13]
  const rest = field.settle(x, y, length * 0.7, wide * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, length * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / length, ly / wide]
    const angle = Math.atan2(v, u)
    const ragged = 0.88 + 0.24 * layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2, 2)
    const q = (u * u + v * v) / (ragged * ragged)
    if (q > 1) return false
    const n = layeredNoise(u * 2.4 + seed, v * 2.4, 2)
    const rim = smooth(0.62, 0.95, q)
    const body = scaled(colour, 0.86 + 0.26 * n)
    const z = 2.2 - 1.2 * rim + length * curl * v * v + tipX * lx + tipY * ly + (n - 0.5) * 1.2
    return put(out, mix(body, PALE, clamp(0.34 * rim + 0.2 * smooth(0.6, 0.8, n))), heightOn(rest, lx, ly) + z, 0.42, 4)
  })
}
