// Chicken pulled apart with two forks: a few long fibers that still hang together, of unequal length, frayed at their ends.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export function pulledChicken(scene: Scene, x: number, y: number, size: number, flesh: Rgb, shade: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.85, 1.2)
  const width = size * random.between(0.34, 0.6)
  const strands = Math.max(3, Math.round((width * 2) / (size * random.between(0.2, 0.3))))
  const bend = random.bell() * 0.3
  const body = scene.vary(flesh, 0.06)
  const deep = scene.vary(shade, 0.08)
  const rest = field.settle(x, y, half * 0.6, width * 0.7, turn, 0.4, 0.35)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.12, rest.slopeY + random.bell() * 0.16]
  field.stamp(x, y, half * 1.2 + width, turn, (lx, ly, out) => {
    const u = lx / half
    const spread = 1 + 0.22 * u * u // the ends fan out
    const v = (ly - bend * half * (u * u - 0.3) - 0.05 * size * (noise(u * 2.2 + seed, 4.5) - 0.5)) / (width * spread)
    if (Math.abs(v) > 1 || Math.abs(u) > 1.1) return false
    // Strands are of unequal width, and cross each other a little.
    const phase = (v * 0.5 + 0.5) * strands + 1.5 * (layeredNoise(u * 1.3 + seed, v * 1.8 + seed, 2) - 0.5) + 2
    const index = Math.floor(phase)
    const across = (phase - index) * 2 - 1
    const own = noise(index * 5.3 + seed, u > 0 ? 2.5 : 8.5)
    // Those in the middle are the longest.
    const end = (0.5 + 0.55 * own) * (1 - 0.3 * v * v)
    if (Math.abs(u) > end) return false
    const round = Math.sqrt(Math.max(0, 1 - across * across))
    const fine = layeredNoise(u * 1.6 + seed, phase * 2.6, 3)
    const tip = smooth(end, end - 0.22, Math.abs(u))
    const lift = (noise(index * 7.7 + seed, 5.5) - 0.5) * size * 0.1
    // Most strands still hang together: only some of the seams between them have opened.
    const open = smooth(0.5, 0.8, noise(u * 1.7 + index * 3.1 + seed, 6.5))
    const seam = (1 - round) * (0.05 + 0.95 * open)
    const z = 2 + size * (0.34 * Math.sqrt(1 - v * v) - 0.09 * seam) * (0.5 + 0.5 * tip) + lift * tip
    const paint = mix(body, deep, 0.65 * seam ** 1.2 + 0.24 * smooth(0.6, 0.3, fine) + 0.24 * v * v)
    return put(out, scaled(paint, 0.92 + 0.16 * fine), rest.z + slopeX * lx + slopeY * ly + z, 0.3, z + 3)
  })
}
