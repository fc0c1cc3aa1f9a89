// A whole apple from the oven: soft ribs, slack skin that split where it was scored, curd cheese heaped in its core.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { Solid } from './carver.ts'
import { around, lumps } from './solids.ts'

const SKIN = {
  green: rgb('#b3a836'),
  red: rgb('#c0442a'),
  gold: rgb('#d69c36'),
  brown: rgb('#8a4a18'),
  fleck: rgb('#f0dc98'),
}
const FLESH = { pale: rgb('#f6e0a0'), brown: rgb('#c98c3c') }
const CURD = { light: rgb('#fff2d2'), gold: rgb('#eab658'), brown: rgb('#b06c24') }
const WALNUT = { skin: rgb('#b97c3c'), pale: rgb('#e8c48a'), crease: rgb('#6e4018') }
const RAISIN = { skin: rgb('#4a2416'), light: rgb('#7c4426') }

/** Height of its widest part, and of its upper half, as shares of the radius. */
const [MIDDLE, UPPER] = [0.74, 0.72]
/** Radius of the hole. */
const HOLE = 0.46

function apple(x0: number, y0: number, radius: number, ground: Rgb, seed: number): Solid {
  const middle = radius * MIDDLE
  const scored = (x: number, y: number, z: number): number =>
    Math.abs(z - middle - radius * (0.08 + 0.16 * (around(x, y, 1.2, seed + 3) - 0.5)))
  const split = (x: number, y: number): number => 3 + 6 * smooth(0.35, 0.75, around(x, y, 2, seed + 8))
  return {
    bounds: { x: x0, y: y0, reach: radius * 1.06, from: 0, to: radius * (MIDDLE + UPPER) + 6 },
    distance: (px, py, z) => {
      const [x, y] = [px - x0, py - y0]
      const r = hypot(x, y)
      const rise = (z - middle) / (z > middle ? radius * UPPER : radius * MIDDLE * 1.06)
      const rib = 1 + 0.022 * Math.cos(Math.atan2(y, x) * 5 + seed) + 0.05 * (around(x, y, 1, seed) - 0.5)
      // Flat on top, narrow at the foot.
      const power = z > middle ? 2.4 : 3
      const q = (Math.abs(r / (radius * rib)) ** power + Math.abs(rise) ** power) ** (1 / power)
      const d = (q - 1) * radius * 0.8
      if (d > 10) return d * 0.85
      const gash = 4.5 * smooth(split(x, y) + 3, split(x, y) - 2, scored(x, y, z))
      const slack = 3 * (lumps(x, y, z, 0.03, seed) - 0.5) + 1.2 * (noise(Math.atan2(y, x) * 9 + seed, z * 0.012) - 0.5)
      return (d - slack + gash) * 0.7
    },
    colour: (px, py, z) => {
      const [x, y] = [px - x0, py - y0]
      const n = lumps(x, y, z, 0.022, seed)
      const fine = lumps(x, y, z, 0.12, seed + 5)
      const streak = noise(Math.atan2(y, x) * 7 + seed, z * 0.01 + seed)
      const baked = mix(ground, SKIN.gold, 0.25 + 0.6 * smooth(0.35, 0.7, n))
      const caught = smooth(0.42, 0.7, n + 0.3 * (streak - 0.5)) * 0.6 + 0.45 * smooth(radius * 0.4, 0, z)
      const spot = smooth(0.8, 0.86, noise(Math.atan2(y, x) * 34 + seed, z * 0.3))
      const skin = mix(mix(mix(baked, SKIN.brown, caught), SKIN.gold, 0.2 * streak), SKIN.fleck, 0.35 * spot)
      const burst = smooth(split(x, y) + 1, split(x, y) - 1.5, scored(x, y, z))
      const open = smooth(HOLE * 1.22, HOLE * 1.12, hypot(x, y) / radius) * smooth(middle, middle + 10, z)
      const flesh = mix(FLESH.pale, FLESH.brown, 0.2 + 0.6 * smooth(0.4, 0.7, fine))
      return mix(skin, flesh, Math.max(burst, open))
    },
    gloss: 0.55,
    through: 0.14,
  }
}

/** Fresh cheese, heaped: curds of all sizes, golden where the oven caught them. */
function curdHeap(x0: number, y0: number, z0: number, radius: number, seed: number): Solid {
  const tall = radius * 0.6
  const rough = (x: number, y: number, z: number): number =>
    9 * (lumps(x, y, z, 0.075, seed) - 0.5) + 5 * (lumps(x, y, z, 0.17, seed + 4) - 0.5)
  return {
    bounds: { x: x0, y: y0, reach: radius * 1.15, from: z0 - 12, to: z0 + tall + 8 },
    distance: (px, py, pz) => {
      const [x, y, z] = [px - x0, py - y0, pz - z0]
      const d = (hypot(hypot(x, y) / radius, z / tall) - 1) * tall
      return d > 12 ? d * 0.8 : (d - rough(x, y, z)) * 0.6
    },
    colour: (px, py, pz) => {
      const [x, y, z] = [px - x0, py - y0, pz - z0]
      const up = rough(x, y, z) / 7
      const took = smooth(0.42, 0.75, layeredNoise(x * 0.04 + seed, y * 0.04, 3) + 0.18 * up)
      return mix(mix(CURD.light, CURD.gold, clamp(0.4 + 0.6 * took)), CURD.brown, 0.75 * smooth(0.5, 1, took))
    },
    gloss: 0.2,
    through: 0.25,
  }
}

/** A piece of walnut, or a raisin: wrinkled, longer than wide. */
function bit(x0: number, y0: number, z0: number, size: number, raisin: boolean, turn: number, seed: number): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wrinkle = (x: number, y: number, z: number): number => lumps(x, y, z, raisin ? 0.16 : 0.11, seed)
  return {
    bounds: { x: x0, y: y0, reach: size * 1.5, from: z0 - size, to: z0 + size * 1.3 },
    distance: (px, py, pz) => {
      const [dx, dy, z] = [px - x0, py - y0, pz - z0]
      const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx]
      const d = hypot(hypot(u / 1.3, v), z * 1.25) - size
      return (d - size * (raisin ? 0.5 : 0.8) * (wrinkle(px, py, pz) - 0.5)) * 0.6
    },
    colour: (px, py, pz) => {
      const w = wrinkle(px, py, pz)
      if (raisin) return mix(RAISIN.skin, RAISIN.light, smooth(0.4, 0.7, w))
      return mix(mix(WALNUT.skin, WALNUT.pale, smooth(0.5, 0.72, w)), WALNUT.crease, 0.7 * smooth(0.44, 0.3, w))
    },
    gloss: raisin ? 0.5 : 0.2,
  }
}

export interface AppleFilling {
  nuts: boolean
  raisins: boolean
}

export function bakedApple(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  green: boolean,
  { nuts, raisins }: AppleFilling,
): Solid[] {
  const { random } = scene
  const seed = (): number => random.between(0, 99)
  const top = radius * (MIDDLE + UPPER) - 8
  const heap = radius * HOLE * 1.12
  const solids = [
    apple(x, y, radius, scene.vary(green ? SKIN.green : SKIN.red, 0.06), seed()),
    curdHeap(x, y, top, heap, seed()),
  ]
  const strew = (count: number, raisin: boolean): void => {
    for (const [px, py] of scene.spots(count, heap * 0.72, x, y)) {
      const far = hypot(px - x, py - y) / heap
      const z = top + heap * 0.6 * Math.sqrt(1 - far * far) + 1
      solids.push(bit(px, py, z, random.between(8, raisin ? 10 : 13), raisin, random.angle(), seed()))
    }
  }
  if (nuts) strew(6, false)
  if (raisins) strew(3, true)
  return solids
}
