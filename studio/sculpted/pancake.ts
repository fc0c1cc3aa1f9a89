// A stack of pancakes: soft rounds with a pale waist, and the syrup that runs over them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { around, roundDisc, softMax } from './solids.ts'

const CAKE = { pale: rgb('#f8e2ac'), waist: rgb('#eecb84'), gold: rgb('#d99a48'), brown: rgb('#a8601f') }
const SYRUP = { thin: rgb('#c8741a'), deep: rgb('#7c3606') }
const [STAIN, JUICE] = [rgb('#3f2a5e'), rgb('#8a5a8c')]

export interface Pancake {
  x: number
  y: number
  radius: number
  from: number
  thick: number
  seed: number
  /** The direction in which it is widest, of length 1. */
  wayX: number
  wayY: number
  /** Berries that burst in the batter. */
  stained: boolean
}

function distanceTo(cake: Pancake, x: number, y: number, z: number): number {
  const { radius, from, thick, wayX, wayY } = cake
  const dx = x - cake.x
  const dy = y - cake.y
  const r = Math.sqrt(dx * dx + dy * dy) || 1
  // How far its edge is from a circle in this direction, -1 to 1.
  const cos = dx / r
  const sin = dy / r
  const off = 0.5 * (cos * wayX + sin * wayY) + 0.5 * ((cos * cos - sin * sin) * wayY + 2 * cos * sin * wayX)
  const out = smooth(0.45, 1, r / radius)
  // Its edge hangs a little over the one below.
  const sag = (7 + 3 * off) * out
  return roundDisc(r, z - from - thick / 2 + sag, radius * (1 + 0.022 * off), thick / 2, thick * 0.46)
}

function colourAt(cake: Pancake, x: number, y: number, z: number): Rgb {
  const [dx, dy] = [x - cake.x, y - cake.y]
  const r = hypot(dx, dy) / cake.radius
  const n = layeredNoise(dx * 0.016 + cake.seed, dy * 0.016, 4)
  const fine = noise(dx * 0.15 + cake.seed, dy * 0.15 + z * 0.2)
  const sag = 7 * smooth(0.45, 1, r)
  const up = (z - cake.from + sag) / cake.thick
  // Browned evenly where it lay in the pan, darkest in a ring near the edge.
  const ring = smooth(0.55, 0.86, r) * smooth(1.02, 0.93, r)
  const pan = mix(
    mix(CAKE.gold, CAKE.waist, 0.5 * smooth(0.52, 0.3, n)),
    CAKE.brown,
    0.55 * smooth(0.46, 0.7, n) + 0.4 * ring,
  )
  const along = Math.atan2(dy, dx) * cake.radius
  const hole = pores(along * 0.07 + cake.seed, z * 0.11, 0.42)
  const rim = smooth(0.9, 0.965, r)
  const waist = rim * smooth(0.02, 0.24, up) * smooth(0.98, 0.76, up + 0.1 * (fine - 0.5))
  const crumb = scaled(mix(CAKE.pale, CAKE.waist, 0.4 * fine + 0.3 * smooth(0.45, 0.7, n)), 1 - 0.16 * hole)
  const body = scaled(mix(pan, crumb, waist), 0.95 + 0.1 * fine)
  if (!cake.stained) return body
  // Berries that burst: dark where the skin is, their juice run into the crumb about them.
  const [s, t] = waist > 0.3 ? [along * 0.013, z * 0.028] : [dx * 0.014, dy * 0.014]
  const bend = 0.34 * (layeredNoise(s * 5 + cake.seed, t * 5, 2) - 0.5)
  const berry = pores(s + bend + cake.seed * 3, t - bend + cake.seed, 0.46)
  const juice = mix(body, JUICE, 0.6 * smooth(0, 0.3, berry + 0.14 * (fine - 0.5)))
  return mix(juice, STAIN, 0.8 * smooth(0.38, 0.7, berry + 0.2 * (fine - 0.5)))
}

export function pancake(cake: Pancake): Solid {
  return {
    bounds: {
      x: cake.x,
      y: cake.y,
      reach: cake.radius * 1.06,
      from: cake.from - 10,
      to: cake.from + cake.thick + 4,
    },
    distance: (x, y, z) => {
      const d = distanceTo(cake, x, y, z)
      if (d > 5) return d * 0.85
      return (d - 1.6 * (noise(x * 0.07 + cake.seed, y * 0.07 + z * 0.09) - 0.5)) * 0.75
    },
    colour: (x, y, z) => colourAt(cake, x, y, z),
    gloss: 0.12,
    through: 0.12,
  }
}

/** Angle at which a thread leaves, how far it runs down, how wide it is. */
export type Thread = readonly [angle: number, length: number, wide: number]

/** Within this of the surface the film is looked at closely. */
const FILM = 12

/** A film that follows the stack: a pool on top, threads that run down over the edges and end in a drop. */
export function syrupOn(cakes: readonly Pancake[], threads: readonly Thread[], seed: number): Solid {
  const top = cakes.at(-1) as Pancake
  const high = top.from + top.thick
  const ways = threads.map(([at, length, wide]) => ({ cos: Math.cos(at), sin: Math.sin(at), at, length, wide }))
  const beyond = (x: number, y: number, z: number): number => {
    const [dx, dy] = [x - top.x, y - top.y]
    const r = hypot(dx, dy)
    let nearest = r - top.radius * (0.58 + 0.36 * around(dx, dy, 1.6, seed))
    const down = Math.max(0, high - 8 - z)
    const inner = smooth(0.96, 0.6, r / top.radius)
    for (const { cos, sin, at, length, wide } of ways) {
      if (dx * cos + dy * sin < top.radius * 0.35) continue
      const aside = dy * cos - dx * sin
      if (Math.abs(aside) > wide * 4) continue
      // Narrower as it goes, with a round drop at its end.
      const neck = wide * (1 + 0.8 * inner - 0.35 * smooth(0, length * 0.6, down))
      const drop = wide * 0.3 * smooth(length * 0.72, length * 0.95, down)
      const wander = 5 * (noise(z * 0.04 + at * 9, seed) - 0.5)
      const end = hypot(Math.max(0, down - length + wide), aside + wander) - neck - drop
      nearest = -softMax(-nearest, -end, 16)
    }
    return nearest
  }
  const stack = (x: number, y: number, z: number): number => {
    let nearest = 1e9
    for (const cake of cakes) {
      if (z > cake.from + cake.thick + FILM || z < cake.from - FILM - 10) continue
      const d = distanceTo(cake, x, y, z)
      // It fills the gap between two of them.
      nearest = nearest > 1e8 ? d : -softMax(-nearest, -d, 14)
    }
    return nearest > 1e8 ? FILM : nearest
  }
  return {
    bounds: { x: top.x, y: top.y, reach: top.radius * 1.1, from: 0, to: high + 8 },
    distance: (x, y, z) => {
      if (z > high + FILM) return z - high - 6
      const d = stack(x, y, z)
      if (d > FILM) return (d - 7) * 0.85
      const end = beyond(x, y, z)
      if (end > FILM) return Math.max(d - 6, end * 0.6)
      // Thin where it ends, so that it lies on the cake and is no rope along its edge.
      const thick = 1 + 2.2 * smooth(2, -26, end) + 1.8 * smooth(8, 30, high - z)
      return softMax(d - thick, end * 0.7, 9) * 0.65
    },
    colour: (x, y, z) => {
      const end = beyond(x, y, z)
      const n = noise(x * 0.03 + seed, y * 0.03)
      const deep = smooth(0, -22, end)
      const own = colourAt(top, x, y, z)
      const share = 0.4 + 0.32 * smooth(1, -12, end)
      return mix(mix(own, SYRUP.thin, share), SYRUP.deep, 0.1 + 0.34 * deep * n + 0.22 * smooth(4, 26, high - z))
    },
    gloss: 0.7,
    through: 0.25,
  }
}

const YOGURT = { light: rgb('#fffaf0'), shade: rgb('#f0e6d4') }

/** A spoonful of thick yogurt on top: a soft mound, wound once by the spoon, with a tip that fell over. */
export function yogurtOn(x: number, y: number, z: number, size: number, seed: number): Solid {
  const tall = size * 0.5
  const topAt = (dx: number, dy: number): number => {
    const r = hypot(dx, dy) / (size * (0.9 + 0.2 * around(dx, dy, 1.4, seed)))
    const turn = Math.atan2(dy, dx) / (2 * Math.PI) + r * 1.15 + seed
    const across = turn - Math.floor(turn)
    const ridge = smooth(0, 0.7, across) * smooth(1, 0.82, across)
    return tall * (Math.max(0, 1 - r * r) ** 0.75 - 0.1) + 0.13 * size * ridge * smooth(1, 0.6, r) * smooth(0, 0.2, r)
  }
  return {
    bounds: { x, y, reach: size * 1.15, from: z - 6, to: z + tall + size * 0.2 },
    distance: (px, py, pz) => (pz - z - topAt(px - x, py - y)) * 0.5,
    colour: (px, py) => mix(YOGURT.shade, YOGURT.light, smooth(-0.05, 0.3, topAt(px - x, py - y) / size)),
    gloss: 0.4,
    through: 0.3,
  }
}
