// A curd of ground melon seed: soft and grainy as fresh cheese, knobbly, stained by the oil that it cooked in.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [MEAL, PALE] = [rgb('#efcb74'), rgb('#fae7ae')]

export function seedCurd(scene: Scene, x: number, y: number, size: number, oil: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.95, 1.35), size * random.between(0.72, 0.98)]
  const body = scene.vary(MEAL, 0.06)
  const rest = field.settle(x, y, rx * 0.6, ry * 0.6, turn, 0.3, 0.3)
  const wave = 1.7 / size
  field.stamp(x, y, rx * 1.3, turn, (lx, ly, out) => {
    const lump = layeredNoise(lx * wave + seed, ly * wave, 2)
    const knob = layeredNoise(lx * 0.13 + seed, ly * 0.13 - seed, 2)
    const grit = noise(lx * 0.42 + seed, ly * 0.42)
    const q = (lx / rx) ** 2 + (ly / ry) ** 2 + 1.5 * (lump - 0.5) + 0.5 * (knob - 0.5)
    if (q > 1) return false
    const round = (1 - Math.max(0, q) ** 2.2) ** 0.5
    const high = round * (0.5 + 0.9 * knob)
    // The oil has run into its hollows.
    const soaked = 0.2 + 0.62 * smooth(0.66, 0.26, high)
    const paint = scaled(stained(mix(body, PALE, smooth(0.4, 0.85, high)), oil, soaked), 0.9 + 0.2 * grit)
    const z = 2 + size * (0.56 * round * (0.55 + 0.85 * knob)) + (grit - 0.5) * 2.6
    return put(out, paint, rest.z + rest.slopeX * lx + rest.slopeY * ly + z, 0.2 + 0.4 * (1 - high), z + 3)
  })
}
