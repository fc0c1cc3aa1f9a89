// A strip of bell pepper that stewed until it hung off the fork: long, flat, bent both ways, its skin wrinkled and shining.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [JUICE, GLOW] = [rgb('#c8551a'), rgb('#ffe9a0')]

export function limpPepper(scene: Scene, x: number, y: number, length: number, skin: Rgb, turned?: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const own = scene.vary(skin, 0.06)
  const turn = turned ?? random.angle()
  const half = length / 2
  const width = length * random.between(0.085, 0.125)
  const bow = random.between(-0.55, 0.55)
  const swing = random.between(-0.45, 0.45)
  const cutSide = random.chance(0.5) ? 1 : -1
  const rest = field.settle(x, y, half * 0.7, width, turn, 0.3, 0.25)
  field.stamp(x, y, half * 1.3 + width, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const across = ly - half * (bow * (0.35 - u * u) + swing * (u * u * u - 0.6 * u))
    // Steep stretches are measured across the strip, so that it stays as wide as it is.
    const slope = swing * (3 * u * u - 0.6) - 2 * bow * u
    const n = layeredNoise(u * 3 + seed, across * 0.05, 3)
    const wide = width * hypot(1, slope) * (0.85 + 0.3 * n) * (1 - 0.5 * smooth(0.8, 1, Math.abs(u)))
    const v = across / wide
    if (Math.abs(v) > 1) return false
    // The wall curls up along both edges; one of them is the cut, where the paler flesh shows.
    const rim = smooth(0.55, 0.95, Math.abs(v))
    const cut = smooth(0.62, 0.85, v * cutSide)
    const wrinkle = layeredNoise(u * 7 + seed, v * 1.2 + seed, 2)
    const body = scaled(own, 0.86 + 0.3 * wrinkle)
    const lit = mix(body, GLOW, clamp(0.34 * smooth(0.55, 0.75, wrinkle) * (1 - rim) + 0.3 * cut))
    const paint = mix(lit, JUICE, clamp(0.42 * smooth(0.45, 0.1, n) + 0.5 * smooth(0.86, 1, Math.abs(v))))
    const z = 3 + width * (0.3 * rim + 0.24 * (wrinkle - 0.5)) + width * 0.3 * Math.sin(u * 4 + seed)
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1, z), 0.75, 9)
  })
}
