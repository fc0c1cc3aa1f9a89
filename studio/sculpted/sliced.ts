// Slices that lie in a burger: rounds of tomato, rings of onion.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Solid } from './carver.ts'
import { around, leaning, moved, roundDisc } from './solids.ts'

const TOMATO = { skin: rgb('#c81a0c'), flesh: rgb('#e4432c'), pale: rgb('#f08a66'), seed: rgb('#f2c878') }
const ONION = { white: rgb('#f4e6ec'), line: rgb('#d9a8c4'), skin: rgb('#8c2f68') }

function tomatoRound(x: number, y: number, z: number, radius: number, half: number, seed: number): Solid {
  return {
    bounds: { x, y, reach: radius * 1.05, from: z - half - 1, to: z + half + 1 },
    distance: (px, py, pz) => {
      const [dx, dy] = [px - x, py - y]
      const uneven = radius * (1 + 0.05 * (around(dx, dy, 1.5, seed) - 0.5))
      return roundDisc(hypot(dx, dy), pz - z, uneven, half, half * 0.7) * 0.9
    },
    colour: (px, py, pz) => {
      const [dx, dy] = [px - x, py - y]
      const r = hypot(dx, dy) / radius
      const n = layeredNoise(dx * 0.06 + seed, dy * 0.06 + pz * 0.1, 2)
      const gel = smooth(0.3, 0.7, Math.abs(Math.sin(Math.atan2(dy, dx) * 2.5 + seed))) * smooth(0.86, 0.7, r)
      const pip = pores(dx * 0.13 + seed, dy * 0.13, 0.4) * gel
      const face = mix(mix(mix(TOMATO.flesh, TOMATO.pale, 0.5 * n), TOMATO.skin, 0.35 * gel), TOMATO.seed, pip * 0.7)
      // On the side the skin is a line, and the cut flesh shows above and below it.
      const skin = smooth(0.95, 0.985, r) * smooth(half, half * 0.55, Math.abs(pz - z))
      return mix(face, TOMATO.skin, skin)
    },
    gloss: 0.5,
    through: 0.12,
  }
}

/** Slices about the axis, so that one sees their edges on all sides. */
export function tomatoes(size: number, z: number, random: Random): Solid[] {
  const from = 1.2 + random.between(-0.3, 0.3)
  return [0, 1, 2, 3].map((i) => {
    const a = from + (i * Math.PI) / 2 + random.bell() * 0.12
    const radius = size * random.between(0.56, 0.62)
    const off = size * random.between(1.03, 1.1) - radius
    const [x, y] = [Math.cos(a) * off, Math.sin(a) * off]
    const round = tomatoRound(x, y, z + (i % 2) * 3, radius, 7.5, random.between(0, 99))
    // Each sinks a little to the outside.
    const sink = random.between(0.02, 0.07)
    return leaning(moved(round, 0, 0, sink * off), -Math.cos(a) * sink, -Math.sin(a) * sink)
  })
}

/** A slice of onion that fell apart into rings. */
export function onionRings(x: number, y: number, z: number, radius: number, seed: number, count = 4): Solid {
  const rings = [1, 0.84, 0.66, 0.5].slice(0, count).map((share) => radius * share)
  const half = 4.6
  const nearest = (r: number): number => rings.reduce((best, ring) => Math.min(best, Math.abs(r - ring)), 1e9)
  return {
    bounds: { x, y, reach: radius * 1.1 + 5, from: z - 14, to: z + 14 },
    distance: (px, py, pz) => {
      const [dx, dy] = [px - x, py - y]
      const r = hypot(dx, dy) * (1 + 0.08 * (around(dx, dy, 1.4, seed) - 0.5))
      const wavy = 7 * (around(dx, dy, 1.8, seed + 8) - 0.5)
      return roundDisc(nearest(r), pz - z - wavy, 3.4, half, 2.6) * 0.8
    },
    colour: (px, py, pz) => {
      const [dx, dy] = [px - x, py - y]
      const n = noise(Math.atan2(dy, dx) * 9 + seed, pz * 0.3)
      const outer = smooth(0.98, 1.04, hypot(dx, dy) / radius)
      const edge = smooth(0.35, 0.9, Math.abs(pz - z) / half)
      return scaled(mix(mix(ONION.white, ONION.line, 0.5 * n), ONION.skin, 0.85 * outer * (1 - 0.6 * edge)), 1.02)
    },
    gloss: 0.4,
    through: 0.3,
  }
}

export function onions(size: number, z: number, random: Random): Solid[] {
  return [1.9, 0.6, 3.5].map((angle, i) => {
    const a = angle + random.bell() * 0.2
    const radius = size * random.between(0.5, 0.56)
    const off = size * random.between(1.04, 1.12) - radius
    return onionRings(Math.cos(a) * off, Math.sin(a) * off, z + i * 2, radius, random.between(0, 99))
  })
}
