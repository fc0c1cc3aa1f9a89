// A burger bun: a shining crown strewn with sesame, and the heel below.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import { sesameAt } from '#studio/shapes/buns.ts'
import type { Solid } from './carver.ts'
import { around, roundDisc, softMax } from './solids.ts'

const BAKED = rgb('#a4541a')
const DEEP = rgb('#7d3a10')
const CRUMB = rgb('#fbe6bd')
const TOASTED = rgb('#d99a48')
const SESAME = rgb('#f0d9a4')

/** Crumb where the bun was split: pores, and golden from the pan. */
function crumbAt(x: number, y: number, z: number, seed: number): Rgb {
  const pore = pores((x + z) * 0.16 + seed, (y - z) * 0.16, 0.5)
  const n = layeredNoise(x * 0.03 + seed, y * 0.03 + z * 0.04, 3)
  return scaled(mix(CRUMB, TOASTED, 0.2 + 0.65 * smooth(0.35, 0.7, n)), 1 - 0.25 * pore)
}

/** The upper half. It bulges over its foot, and is nowhere quite round. */
export function crown(size: number, foot: number, height: number, bun: Rgb, seed: number): Solid {
  /** Height of the widest place above the foot. */
  const belly = 24
  const shape = (x: number, y: number, z: number): number => {
    const uneven = 1 + 0.035 * (around(x, y, 1.2, seed) - 0.5)
    const [u, v] = [x / (size * uneven), y / (size * uneven)]
    const up = z - foot - belly - 5 * (noise(x * 0.012 + seed, y * 0.012) - 0.5)
    const tall = up > 0 ? height - belly : belly * 1.9
    const r2 = u * u + v * v
    // Fuller than an ellipsoid.
    const w = Math.abs(up / tall)
    const k = (r2 ** 1.25 + w ** 2.2) ** 0.42
    const steep = Math.sqrt(r2 / (size * size) + (w / tall) ** 2) / Math.max(0.05, Math.sqrt(r2 + w * w))
    return softMax((k - 1) / Math.max(steep, 1 / size), foot - z, 6)
  }
  return {
    bounds: { x: 0, y: 0, reach: size * 1.04, from: foot - 1, to: foot + height + 8 },
    distance: (x, y, z) => {
      const d = shape(x, y, z)
      if (d > 8 || z < foot + belly) return d * 0.8
      const r = hypot(x, y) / size
      const seeds = r < 0.88 ? sesameAt(x, y, Math.floor(seed)) : 0
      return (d - 2.6 * seeds) * 0.7
    },
    colour: (x, y, z) => {
      const up = (z - foot) / height
      const r = hypot(x, y) / size
      if (z > foot + belly && r < 0.88 && sesameAt(x, y, Math.floor(seed)) > 0) return SESAME
      const n = layeredNoise(x * 0.022 + seed, y * 0.022 + z * 0.02, 3)
      const fine = noise(x * 0.16, y * 0.16 + z * 0.16)
      // A pale waist where the bun touched nothing hot.
      const waist = smooth(0.3, 0.12, up + 0.12 * (n - 0.5)) * smooth(-0.02, 0.06, up)
      const baked = clamp(smooth(0.14, 0.85, up + (n - 0.5) * 0.35))
      const crust = mix(mix(bun, BAKED, baked * 0.8), DEEP, 0.45 * smooth(0.62, 1.05, up + (n - 0.5) * 0.7))
      const skin = mix(crust, mix(bun, CRUMB, 0.35), waist * 0.5)
      const cut = smooth(5, 2, z - foot)
      return mix(scaled(skin, 0.96 + 0.08 * fine), crumbAt(x, y, z, seed), cut)
    },
    gloss: 0.32,
  }
}

/** The lower half, from the table up. */
export function heel(size: number, height: number, bun: Rgb, seed: number): Solid {
  const half = height / 2
  return {
    bounds: { x: 0, y: 0, reach: size * 1.08, from: 0, to: height + 3 },
    distance: (x, y, z) => {
      const uneven = size * (1 + 0.03 * (around(x, y, 1.5, seed) - 0.5))
      const r = hypot(x, y)
      // Round below, a sharper edge where it was cut.
      const edge = z < half ? 15 : 7
      const rough = z > height - 6 ? 1.6 * noise(x * 0.14 + seed, y * 0.14) : 0
      return (roundDisc(r, z - half, uneven, half, edge) + rough) * 0.85
    },
    colour: (x, y, z) => {
      const n = layeredNoise(x * 0.03 + seed, y * 0.03 + z * 0.05, 3)
      const up = z / height
      const crust = mix(mix(bun, BAKED, 0.2 + 0.4 * n), DEEP, 0.45 * smooth(0.4, 0, up))
      return mix(crust, crumbAt(x, y, z, seed), smooth(0.66, 0.78, up + 0.16 * (n - 0.5)))
    },
    gloss: 0.12,
  }
}
