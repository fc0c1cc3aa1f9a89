// Pomelo out of its skin: a piece broken off a segment, glassy and pale, its drops of juice packed side by side.
import { mix, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [YELLOW, ROSE] = [rgb('#f6e06e'), rgb('#f2a07a')]
const [DEEP, CLEAR, PITH] = [rgb('#e2b23e'), rgb('#fff4b0'), rgb('#fffbe8')]

export function pomeloPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = size * random.between(0.9, 1.15)
  const wide = size * random.between(0.46, 0.58)
  const pulp = scene.vary(mix(YELLOW, ROSE, random.between(0, 0.55)), 0.04)
  // Broken across, at one end or at both.
  const [from, to] = [random.between(-1.1, -0.55), random.between(0.35, 1.1)]
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const u = lx / long
    const v = ly / wide + 0.5 * u * u - 0.2
    const q = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.1
    const ragged = 0.16 * (noise(v * 4 + seed, 2) - 0.5)
    if (q > 1 || u < from + ragged || u > to + ragged) return false
    const drop = layeredNoise(u * 9 + seed, v * 1.5 + seed, 2)
    const broken = Math.max(smooth(0.16, 0, u - from - ragged), smooth(0.16, 0, to + ragged - u))
    const thread = smooth(0.05, 0.015, Math.abs(noise(u * 2.6 + seed, v * 2) - 0.5)) * 0.35
    const inner = smooth(0.6, 0.92, v)
    const body = mix(mix(pulp, CLEAR, 0.8 * smooth(0.48, 0.66, drop)), DEEP, 0.42 * smooth(0.45, 0.32, drop) + 0.25 * q)
    const z = 3 + wide * 0.82 * Math.sqrt(clamp(1 - q)) * (1 - 0.45 * broken) + 2 * (drop - 0.5)
    const paint = mix(mix(body, CLEAR, 0.5 * broken), PITH, clamp(0.5 * inner + thread))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.9, z + 2)
  })
}
