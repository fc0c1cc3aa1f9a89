// The top of a broccoli floret that stands out of a soup: lobes packed with buds, and no stalk to be seen.
import { rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BUDS = ['#3f7526', '#4b8430', '#366a24'].map(rgb)

export function broccoliCrown(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const bud = scene.vary(random.pick(BUDS), 0.08)
  const ry = size * random.between(0.66, 0.95)
  const lobes = random.between(1.1, 1.6)
  const rest = field.settle(x, y, size * 0.7, ry * 0.7, turn, 0.4, 0.25)
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / ry]
    const angle = Math.atan2(v, u)
    const d = hypot(u, v) / (0.78 + 0.44 * layeredNoise(Math.cos(angle) * 1.8 + seed, Math.sin(angle) * 1.8, 2))
    if (d > 1) return false
    const lobe = layeredNoise(u * lobes * 1.4 + seed, v * lobes * 1.4 + seed, 2)
    const cleft = smooth(0.1, 0.02, Math.abs(lobe - 0.5)) * smooth(0.1, 0.5, d)
    const grain = noise(lx * 0.42 + seed, ly * 0.42)
    const z = 3 + size * (0.62 * Math.sqrt(1 - d * d) + 0.2 * (lobe - 0.5) - 0.14 * cleft) + (grain - 0.5) * 4
    const paint = scaled(bud, (0.7 + 0.6 * grain) * (1 - 0.45 * cleft) * (0.75 + 0.35 * Math.sqrt(1 - d * d)))
    return put(out, paint, rest.z + z, 0.25, z + 3)
  })
}
