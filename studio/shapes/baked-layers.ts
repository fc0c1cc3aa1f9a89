// The cut through a lasagna, a moussaka or a parmigiana: wavy sheets or soft slices, sauce with crumbs in it, melted cheese.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'

/** A layer from the bottom up; `share` of the height, before its edges wander. */
export interface BakedLayer {
  what: 'sheet' | 'sauce' | 'white' | 'eggplant' | 'potato'
  share: number
}

export interface BakedCut {
  layers: readonly BakedLayer[]
  base: number
  height: number
  seed: number
  sauce: Rgb
  /** Minced meat, lentils and the like in the sauce. */
  crumb: Rgb
  white: Rgb
}

const SHEET = { pale: rgb('#fbe6a8'), edge: rgb('#d9a552') }
const EGGPLANT = { flesh: rgb('#dcc07c'), brown: rgb('#7d4c1c'), skin: rgb('#3a1740') }
const POTATO = rgb('#f3d684')

/** Crumbs that stand out of the sauce, of two sizes: how far from the middle of the nearest, 1 and more between them. */
function crumbAt(along: number, z: number, seed: number): { d: number; light: number; own: number } {
  let best = { d: 2, light: 0, own: 0 }
  for (const [k, size] of [15, 9].entries()) {
    const [u, w] = [along / size + k * 17, z / (size * 0.82)]
    const [ui, wi] = [Math.floor(u), Math.floor(w)]
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const [cx, cz] = [ui + i, wi + j]
        const chance = (salt: number): number => noise(cx * 7.31 + salt, cz * 5.17 + salt + seed + k)
        if (chance(3) < 0.4) continue
        const [dx, dz] = [u - cx - chance(11), w - cz - chance(29)]
        const d = Math.hypot(dx, dz) / (0.42 + 0.34 * chance(41)) + 0.5 * (noise(along * 0.2, z * 0.2 + seed) - 0.5)
        if (d < best.d) best = { d, light: dz, own: chance(53) }
      }
    }
  }
  return best
}

function sauceAt({ sauce, crumb, seed }: BakedCut, along: number, z: number): Rgb {
  const { d, light, own } = crumbAt(along, z, seed)
  const wet = layeredNoise(along * 0.05 + seed, z * 0.08, 2)
  if (d > 1) return scaled(sauce, 0.7 + 0.55 * wet)
  const body = own > 0.72 ? mix(sauce, rgb('#d8431c'), 0.6) : mix(crumb, sauce, 0.25 * own)
  return scaled(body, clamp(0.98 + 0.55 * light - 0.35 * smooth(0.6, 1, d), 0.45, 1.4))
}

/** Soft slices that lie over each other like shingles: `up` runs from the foot of the layer to its top. */
function shingledAt(along: number, up: number, seed: number): Rgb | null {
  for (const [k, shift] of [0, 0.5].entries()) {
    const s = along / 128 + shift + seed + 0.55 * noise(along * 0.007 + k * 9, seed + k)
    const cell = Math.floor(s)
    const across = (s - cell) * 2 - 1
    const middle = (k ? 0.68 : 0.32) + 0.14 * across + 0.1 * (noise(cell * 5.3 + k, seed) - 0.5)
    const thick = 0.2 + 0.1 * noise(cell * 3.1 + k, seed + 4)
    const above = (up - middle) / thick
    const q = Math.abs(across * 1.04) ** 5 + above * above
    if (q > 1) continue
    const grain = layeredNoise(along * 0.06 + cell * 7, up * 1.2 + seed, 3)
    const pips = smooth(0.66, 0.74, noise(along * 0.14 + cell, up * 7)) * smooth(0.7, 0.3, Math.abs(above))
    const flesh = mix(EGGPLANT.flesh, EGGPLANT.brown, 0.7 * smooth(0.4, 1, q) + 0.5 * pips)
    // Some were cut lengthwise, and keep their skin above.
    const peel = cell % 2 ? 0.85 * smooth(0.5, 0.8, above) : 0
    const skin = Math.max(smooth(0.74, 0.86, Math.abs(across)), peel)
    return scaled(mix(scaled(flesh, 0.88 + 0.26 * grain), EGGPLANT.skin, skin), 1.02 + 0.16 * above)
  }
  return null
}

export function bakedCut(cut: BakedCut): SidePaint {
  const { layers, base, height, seed, white } = cut
  const total = layers.reduce((sum, { share }) => sum + share, 0)
  return (x, y, z) => {
    const along = x * 0.92 + y * 0.5
    const t = (z - base) / height
    let from = 0
    for (const [i, { what, share }] of layers.entries()) {
      // What is spread sinks into what lies below it; sheets lie in waves.
      const sag = (what === 'white' ? 0.07 : 0.09) * (layeredNoise(along * 0.015 + i * 5 + seed, seed + i, 2) - 0.5)
      const fine = what === 'sauce' ? 0.02 * (noise(along * 0.06 + i * 9, seed) - 0.5) : 0
      const to = from + share / total
      if (t > to + sag + fine && i < layers.length - 1) {
        from = to
        continue
      }
      const up = clamp((t - from) / (share / total))
      const grain = layeredNoise(along * 0.05 + seed, z * 0.07 + i, 3)
      // Each layer lies in the shadow of the one above it.
      const shade = 1.1 - 0.3 * smooth(0.75, 1, up) * (i < layers.length - 1 ? 1 : 0)
      if (what === 'sheet')
        return scaled(mix(SHEET.pale, SHEET.edge, 0.5 * smooth(0.4, 0, up) + 0.3 * grain), shade * 1.04)
      if (what === 'white') return scaled(mix(white, rgb('#f6c96a'), 0.35 * grain), shade * (0.92 + 0.14 * grain))
      if (what === 'potato') {
        const gap = smooth(0.1, 0, Math.abs(up - 0.5 - 0.3 * Math.sin(along * 0.02 + seed)))
        return mix(scaled(POTATO, shade * (0.86 + 0.24 * grain)), cut.sauce, 0.5 * gap)
      }
      const slice = what === 'eggplant' ? shingledAt(along, up, seed + i) : null
      return scaled(slice ?? sauceAt(cut, along, z), shade)
    }
    return white
  }
}
