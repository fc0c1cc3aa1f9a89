// A strip torn from an oyster mushroom and fried: limp, pale along the stem, golden brown where the thin cap curled in the heat.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [STEM, CAP, BROWN] = [rgb('#f3dfb4'), rgb('#b0773a'), rgb('#6f3f14')]

export function friedMushroom(scene: Scene, x: number, y: number, length: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = length / 2
  const spread = random.between(0.2, 0.36)
  const bend = random.bell() * 0.5
  const stem = scene.vary(STEM, 0.05)
  const cap = scene.vary(CAP, 0.1)
  const rest = field.settle(x, y, half * 0.7, half * 0.3, turn, 0.35, 0.35)
  field.stamp(x, y, length * 0.75, turn, (lx, ly, out) => {
    const t = lx / half
    if (Math.abs(t) > 1) return false
    const off = ly - bend * half * (t * t - 0.35)
    const ragged = layeredNoise(t * 2.4 + seed, off > 0 ? 2.5 : 8.5, 2) - 0.5
    // Narrow at the foot, a torn fan at the cap.
    const wide = half * (0.13 + spread * smooth(-0.5, 0.7, t)) * (1 + 0.7 * ragged) * (1 - 0.5 * smooth(0.86, 1, t))
    const v = off / wide
    if (Math.abs(v) > 1) return false
    const fiber = layeredNoise(v * 2.4 + seed, t * 0.9 + seed, 2)
    const head = smooth(-0.1, 0.8, t + 0.5 * (fiber - 0.5))
    const edge = smooth(0.5, 1, Math.abs(v))
    const fried = smooth(0.5, 0.75, layeredNoise(lx * 0.06 + seed, ly * 0.06, 2) + 0.22 * edge * head)
    const paint = mix(mix(stem, cap, 0.9 * head), BROWN, 0.75 * fried + 0.2 * head * edge)
    const wave = noise(t * 1.6 + seed, v * 0.8) - 0.5
    const z = 2 + half * (0.12 * Math.sqrt(1 - v * v) + 0.16 * edge * head + 0.2 * wave) + (fiber - 0.5) * 3
    return put(out, scaled(paint, 0.88 + 0.24 * fiber), heightOn(rest, lx, ly) + z, 0.55, 5 + half * 0.12)
  })
}
