// Half a cherry tomato that simmered: its cut side up, slumped and wet, the skin curling away at the rim.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, WALL, GEL, SEED, CORE] = [rgb('#a81c0c'), rgb('#d8431e'), rgb('#c2300e'), rgb('#f3cf7e'), rgb('#ee9a66')]

export function softTomatoHalf(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = size * random.between(0.98, 1.22)
  const wide = size * random.between(0.78, 0.94)
  const skin = scene.vary(SKIN, 0.1)
  const wall = scene.vary(WALL, 0.08)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.4, 0.35)
  const [tipX, tipY] = [random.bell() * 0.14, random.bell() * 0.14]
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const n = layeredNoise(u * 1.8 + seed, v * 1.8, 2)
    const d = hypot(u, v) * (1 + 0.2 * (n - 0.5))
    if (d > 1) return false
    // Two pockets of seeds beside the pale core.
    const pocket = hypot(u / 0.52, (Math.abs(v) - 0.38) / 0.27) + 0.3 * (n - 0.5)
    const gel = smooth(1, 0.75, pocket)
    const pip = gel * smooth(0.56, 0.66, noise(u * 7 + seed, v * 8 + seed))
    const core = smooth(0.18, 0.04, Math.abs(v)) * smooth(0.8, 0.4, Math.abs(u))
    const flesh = mix(mix(scaled(wall, 0.88 + 0.26 * n), CORE, 0.6 * core), GEL, 0.85 * gel)
    const rim = smooth(0.86, 0.95, d)
    const paint = mix(mix(flesh, SEED, 0.85 * pip), skin, rim)
    const z =
      3 +
      size * (0.36 * smooth(1.02, 0.78, d) ** 0.6 + 0.05 * smooth(0.78, 0.9, d) - 0.1 * gel + 0.06 * pip) +
      (n - 0.5) * 4
    return put(out, paint, heightOn(rest, lx, ly) + clamp(z, 2, size) + tipX * lx + tipY * ly, 0.7 + 0.3 * gel, z + 2)
  })
}
