// The cut through a lasagna, a moussaka or a parmigiana: wavy sheets or soft slices, sauce with crumbs in it, melted cheese.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'

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
const EGGPLANT = { flesh: rgb('#cda35c'), brown: rgb('#85521f'), skin: rgb('#4a1a52') }
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
        const d = hypot(dx, dz) / (0.42 + 0.34 * chance(41)) + 0.5 * (noise(along * 0.2, z * 0.2 + seed) - 0.5)
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

/** From one slice to the one after the next, and half the length of one as a share of that. */
const [PITCH, HALF_SLICE] = [226, 0.31]

/** Soft roasted slices, thick and large, each with its end on the next: `up` runs from the foot of the layer to its top. */
function shingledAt(along: number, up: number, seed: number): Rgb | null {
  for (const k of [0, 1]) {
    const s = along / PITCH + k * 0.5 + seed + 0.16 * noise(along * 0.006 + k * 9, seed + k)
    const cell = Math.floor(s)
    const across = (s - cell - 0.5) / HALF_SLICE
    const own = noise(cell * 5.3 + k * 3.1, seed) - 0.5
    const middle = 0.5 + 0.1 * across * (k ? -1 : 1) + 0.12 * own
    const above = (up - middle) / (0.42 + 0.1 * own)
    const q = Math.abs(across) ** 3.4 + Math.abs(above) ** 3
    if (q > 1) continue
    const grain = layeredNoise(along * 0.05 + cell * 7, up * 1.4 + seed, 3)
    const pips = smooth(0.64, 0.72, noise(along * 0.13 + cell, up * 5)) * smooth(0.7, 0.2, Math.abs(above))
    const flesh = mix(EGGPLANT.flesh, EGGPLANT.brown, 0.45 * smooth(0.25, 0.8, q) + 0.45 * pips)
    const skin = Math.max(0.9 * smooth(0.62, 0.8, Math.abs(above)), smooth(0.6, 0.78, q))
    return scaled(mix(scaled(flesh, 0.9 + 0.24 * grain), EGGPLANT.skin, skin), 1.03 + 0.2 * above)
  }
  return null
}

/** How far sauce that was pressed out hangs down over the layer below, in scene units. */
function oozeAt(along: number, seed: number): number {
  return 15 * smooth(0.56, 0.8, noise(along * 0.035 + seed, seed)) + 2 * noise(along * 0.1, seed)
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
      const ooze = layers[i + 1]?.what === 'sauce' ? oozeAt(along, seed + i * 9) : 0
      const under = (to + sag - t) * height
      if (under < ooze) return scaled(cut.sauce, 0.95 + 0.4 * smooth(0, 6, ooze - under) * grain)
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

/** The rounds of the uppermost layer: where each lies, and its radius. */
const ROUNDS = [
  [-146, -54, 64],
  [-14, -66, 62],
  [128, -50, 68],
  [-80, 56, 68],
  [62, 60, 66],
  [178, 62, 54],
] as const

const RED_SAUCE = rgb('#bd3d16')
const MELTED = { pale: rgb('#fcecc0'), gold: rgb('#f0c462'), brown: rgb('#a8601e') }

/** The last slices look out of the sauce between pools of melted cheese. */
export function eggplantTop(seed: number): (x: number, y: number) => readonly [Rgb, number, number] {
  return (x, y) => {
    const n = layeredNoise(x * 0.03 + seed, y * 0.03, 3)
    const fine = layeredNoise(x * 0.09 + seed, y * 0.09, 2)
    const sauce = scaled(RED_SAUCE, 0.75 + 0.5 * fine)
    let [colour, rise] = [sauce, (fine - 0.5) * 6]
    for (const [i, [cx, cy, r]] of ROUNDS.entries()) {
      const angle = Math.atan2(y - cy, x - cx)
      const d = hypot(x - cx, y - cy) / (r * (0.95 + 0.1 * noise(Math.cos(angle) + i * 7, Math.sin(angle) + seed)))
      if (d > 1) continue
      const pips = smooth(0.6, 0.7, noise(x * 0.1 + i, y * 0.1 + seed)) * smooth(0.2, 0.4, d) * smooth(0.85, 0.65, d)
      const flesh = mix(EGGPLANT.flesh, EGGPLANT.brown, clamp(0.35 * smooth(0.45, 0.7, n) + 0.5 * pips))
      const bare = mix(scaled(flesh, 0.98 + 0.24 * fine), EGGPLANT.skin, smooth(0.82, 0.88, d))
      // Some of the sauce was spooned over them.
      colour = mix(bare, sauce, 0.9 * smooth(0.5, 0.56, layeredNoise(x * 0.02 + seed * 3, y * 0.02, 2)))
      rise = 12 - 8 * smooth(0.86, 1, d)
    }
    const thick = smooth(0.5, 0.58, layeredNoise(x * 0.017 - seed, y * 0.017 + seed, 2))
    if (thick <= 0) return [colour, rise, 0.7]
    const spot = smooth(0.54, 0.68, fine * 0.4 + n * 0.6)
    const cheese = mix(mix(MELTED.pale, MELTED.gold, smooth(0.3, 0.6, n)), MELTED.brown, 0.8 * spot)
    return [mix(colour, cheese, smooth(0, 0.25, thick)), rise + 11 * Math.sqrt(thick) + (n - 0.5) * 6, 0.6]
  }
}
