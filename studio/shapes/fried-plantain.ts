// A slanting slice of ripe plantain from the pan: a long oval, deep gold, caramel brown along its edge and in patches.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GOLD, DEEP, CORE] = [rgb('#f6bd42'), rgb('#e29a24'), rgb('#d98a1c')]
const [AMBER, BROWN] = [rgb('#b5611a'), rgb('#5e2a0c')]

/** `size`: half of its length. */
export function friedPlantain(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const width = size * random.between(0.46, 0.54)
  const bow = random.bell() * 0.12
  const body = scene.vary(GOLD, 0.06)
  const rest = field.settle(x, y, size * 0.7, width * 0.7, turn, 0.5, 0.35)
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const u = lx / size
    const v = (ly - bow * size * u * u) / width
    const q = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.2 + 0.22 * (n - 0.5)
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.11 + seed, ly * 0.11, 2)
    const core = smooth(0.3, 0.12, Math.abs(v)) * smooth(0.8, 0.4, Math.abs(u))
    const seeds = core * smooth(0.66, 0.78, noise(lx * 0.2 + seed, ly * 0.28))
    const flesh = mix(mix(body, DEEP, clamp(1.6 * (n - 0.35))), CORE, 0.45 * core + 0.4 * seeds)
    // Sugar browns where it touched the pan.
    const fried = clamp(smooth(0.6, 0.95, q) + 0.85 * smooth(0.52, 0.7, n + 0.2 * (fine - 0.5)))
    const paint = mix(mix(flesh, AMBER, 0.8 * fried), BROWN, 0.7 * smooth(0.8, 1, q + 0.3 * (fine - 0.5)))
    const z = 13 * Math.sqrt(clamp(1 - q ** 5)) + 3 * (n - 0.5) + 1.6 * (fine - 0.5)
    return put(out, scaled(paint, 0.95 + 0.1 * fine), heightOn(rest, lx, ly) + z, 0.75, z + 3)
  })
}
