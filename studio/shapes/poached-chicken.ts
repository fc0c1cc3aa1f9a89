// Chicken that was simmered and pulled into bites: plump, pale, with soft grain and torn ends.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export function poachedBite(scene: Scene, x: number, y: number, size: number, flesh: Rgb, shade: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.95, 1.4), size * random.between(0.55, 0.82)]
  const body = scene.vary(flesh, 0.06)
  const deep = scene.vary(shade, 0.08)
  const lean = random.bell() * 0.3
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.3)
  field.stamp(x, y, rx * 1.35, turn, (lx, ly, out) => {
    const u = lx / rx
    const v = (ly - lean * ry * u * u) / ry
    const angle = Math.atan2(v, u)
    // The grain runs along it and comes apart at the ends.
    const torn = smooth(0.3, 0.9, Math.abs(u)) * 0.42 * (layeredNoise(v * 7 + seed, u > 0 ? seed : 7, 2) - 0.5)
    const edge = 0.7 + 0.5 * layeredNoise(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2, 2) + torn
    const d = (Math.abs(u) ** 3.2 + Math.abs(v) ** 3.2) ** (1 / 3.2) / edge
    if (d > 1) return false
    // Fine fibers in a few broad bundles, which part here and there.
    const sway = 0.4 * (noise(u * 1.4 + seed, 5.5) - 0.5)
    const bundle = layeredNoise(u * 0.6 + seed, (v + sway) * 2.4 + seed, 2)
    const fiber = noise(u * 2.2 + seed, (v + sway) * 13 + seed) * 0.6 + noise(u * 4 - seed, (v + sway) * 26) * 0.4
    // Torn, not cut: some of it lies lower, without an edge.
    const clump = layeredNoise(u * 1.5 - seed, v * 1.5 + seed, 2)
    const split = smooth(0.36, 0.26, bundle) * smooth(0.05, 0.6, Math.abs(u))
    const dome = Math.sqrt(1 - d ** 3.4)
    const paint = mix(body, deep, 0.35 * smooth(0.74, 1, d) + 0.22 * split + 0.14 * smooth(0.6, 0.25, fiber))
    const z = 2 + size * (0.44 * dome * (0.8 + 0.4 * clump) + 0.03 * (fiber - 0.5) - 0.035 * split)
    return put(out, scaled(paint, 0.95 + 0.1 * fiber), heightOn(rest, lx, ly) + z, 0.45, z + 3)
  })
}
