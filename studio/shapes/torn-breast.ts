// A large piece of poached chicken breast, pulled off by hand: plump and smooth where the muscle grew, blunt and stepped where it tore.
// Its grain is fine and flat: deep furrows would make a mushroom of it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const PEARL = rgb('#faeed4')

export function tornBreast(scene: Scene, x: number, y: number, size: number, flesh: Rgb, shade: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(1.02, 1.4)
  const width = size * random.between(0.66, 0.86)
  const thick = size * random.between(0.46, 0.6)
  const body = scene.vary(flesh, 0.03)
  const deep = scene.vary(shade, 0.05)
  const bend = random.bell() * 0.35
  // The grain does not run quite along the piece.
  const skew = random.bell() * 0.3
  const bothTorn = random.chance(0.4)
  const splits = [random.between(-0.45, 0.45), ...(random.chance(0.5) ? [random.between(-0.6, 0.6)] : [])]
  const rest = field.settle(x, y, half * 0.65, width * 0.65, turn, 0.35, 0.22)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.1, rest.slopeY + random.bell() * 0.14]
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half
    const sway = 0.26 * (noise(u * 1.3 + seed, 2.5) - 0.5)
    const v = (ly - bend * width * (u * u - 0.3)) / width + sway
    const g = v + skew * u
    const torn = u > 0 || bothTorn
    // A few thick bundles, none as long as the next.
    const bundle = torn ? layeredNoise(g * 2.8 + seed, u > 0 ? 3.5 : 9.5, 2) : 0.5
    const far = Math.abs(u) / (torn ? 0.72 + 0.42 * bundle : 0.98)
    const side = 0.78 + 0.4 * noise(u * 1.5 + seed, v > 0 ? 2.5 : 7.5)
    const d = (far ** (torn ? 6 : 2.6) + (Math.abs(v) / side) ** 3.4) ** 0.3
    if (d > 1) return false
    const n = layeredNoise(u * 1.5 - seed, v * 1.5 + seed, 2)
    const fiber = 0.6 * noise(u * 1.5 + seed, g * 13 + seed) + 0.4 * noise(u * 2.6 - seed, g * 27)
    // Broad bundles, of which some lie lower than their neighbors.
    const strand = layeredNoise(u * 0.6 + seed, g * 4.6 - seed, 2)
    let split = 0
    for (const from of splits) {
      const off = Math.abs(g - from + 0.2 * (noise(u * 2 + seed, from * 9 + 6.5) - 0.5))
      split = Math.max(split, smooth(0.1, 0.02, off) * smooth(0.62, 0.4, noise(u * 1.4 + from * 7, seed)))
    }
    const end = torn ? smooth(0.55, 0.95, far) : 0
    const dome = (1 - d ** 4.4) ** 0.5
    const shaded =
      0.26 * split + 0.16 * smooth(0.52, 0.3, strand) + 0.12 * smooth(0.55, 0.25, fiber) + 0.3 * smooth(0.74, 1, d)
    const paint = mix(mix(body, PEARL, 0.3 * smooth(0.5, 0.75, n)), deep, clamp(shaded))
    const z =
      2 +
      thick * dome * (0.82 + 0.34 * (n - 0.4)) -
      split * size * 0.035 +
      (strand - 0.5) * size * (0.04 + 0.06 * end) +
      (fiber - 0.5) * size * (0.012 + 0.04 * end)
    return put(
      out,
      scaled(paint, 0.96 + 0.08 * fiber),
      rest.z + slopeX * lx + slopeY * ly + Math.max(1, z),
      0.42,
      z + 3,
    )
  })
}
