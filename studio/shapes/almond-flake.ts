// A shaving of an almond: thin and flat, cream with a line of brown skin around it, toasted here and there.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [KERNEL, TOASTED, SKIN] = [rgb('#f6dcaa'), rgb('#d8923e'), rgb('#9a5a28')]

/** `sink`: less lets it lie close on something round. */
export function almondFlake(scene: Scene, x: number, y: number, size: number, sink = 0.8): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [long, wide] = [size * random.between(0.85, 1.2), size * random.between(0.46, 0.62)]
  const toast = random.between(0.25, 1)
  // Some are broken across.
  const broken = random.chance(0.25) ? random.between(0.1, 0.6) : 2
  const rest = field.settle(x, y, long * 0.8, wide * 0.8, turn, sink, 0.35)
  const [tipX, tipY] = [random.bell() * 0.14, random.bell() * 0.2]
  field.stamp(x, y, long * 1.05, turn, (lx, ly, out) => {
    const u = lx / long
    if (Math.abs(u) > 1 || u > broken) return false
    const half = wide * Math.sqrt(1 - u * u) * (1 - 0.28 * u)
    const q = Math.abs(ly) / (half || 0.01)
    if (q > 1) return false
    const n = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
    const rim = smooth(0.8, 0.95, Math.max(q, Math.abs(u)))
    const body = mix(KERNEL, TOASTED, toast * (0.15 + 0.85 * smooth(0.3, 0.65, n)) + 0.3 * smooth(0.4, 0.9, q))
    const z = 2.6 + (n - 0.5) * 1.4 + tipX * lx + tipY * ly
    return put(out, scaled(mix(body, SKIN, 0.65 * rim), 1), heightOn(rest, lx, ly) + z, 0.35, 3)
  })
}
