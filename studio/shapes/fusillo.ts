// A corkscrew of pasta: blades that wind around it, bright along their edges and shaded in the grooves.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface FusilloOptions {
  scene: Scene
  x: number
  y: number
  size: number
  turn: number
  body: Rgb
  shade: Rgb
}

export function fusillo({ scene, x, y, size, turn, body, shade }: FusilloOptions): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = size * random.between(1.15, 1.4)
  const radius = size * 0.5
  const bow = random.bell() * size * 0.14
  const groove = mix(body, shade, 0.75)
  const rest = field.settle(x, y, half * 0.75, radius * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const v = (ly - bow * (1 - u * u)) / radius
    // The blades cross it at a slant; between them it is narrow.
    const wind = Math.abs(Math.sin(u * 7.4 + v * 0.95 + seed))
    const edge = 0.66 + 0.34 * wind
    const q = Math.abs(v) / edge
    if (q > 1 || Math.abs(u) > 0.93 + 0.07 * wind) return false
    const round = Math.sqrt(clamp(1 - q * q))
    const blade = smooth(0.25, 0.95, wind)
    const tone = scaled(mix(groove, body, blade), 0.98 + 0.06 * noise(lx * 0.1 + seed, ly * 0.1))
    const z = 2 + radius * (0.5 + 0.75 * round) * (0.62 + 0.38 * blade)
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.5, z + 2)
  })
}
