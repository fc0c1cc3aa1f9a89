// A whole apple from the oven: high shoulders, a wrinkled skin that split where it was scored, curd cheese heaped in its core.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { Solid } from './carver.ts'
import { around, lumps } from './solids.ts'

const SKIN = {
  green: rgb('#a8a93c'),
  red: rgb('#c0442a'),
  gold: rgb('#d8b24c'),
  blush: rgb('#bf4228'),
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
    Math.abs(z - middle - radius * (0.1 + 0.1 * (around(x, y, 1.2, seed + 3) - 0.5)))
  // The cut opened on one side only.
  const split = (x: number, y: number): number => 4.5 * smooth(0.4, 0.8, around(x, y, 1.4, seed + 8)) - 1
  /** Skin that shrank over soft flesh: short folds that cross each other. */
  const fold = (x: number, y: number, z: number): number =>
    Math.abs(lumps(x, y, z, 0.045, seed + 2) - 0.5) + 0.5 * Math.abs(lumps(x, y, z, 0.1, seed + 6) - 0.5)
  return {
    bounds: { x: x0, y: y0, reach: radius * 1.08, from: 0, to: radius * (MIDDLE + UPPER) + 8 },
    distance: (px, py, z) => {
      const [x, y] = [px - x0, py - y0]
      const r = hypot(x, y)
      // High shoulders about the hollow of the stem, five low bumps on them, narrow at the foot.
      const hollow = radius * 0.2 * Math.exp(-((r / (radius * 0.5)) ** 2))
      const bumps = 0.05 * Math.cos(Math.atan2(y, x) * 5 + seed) * smooth(middle, middle + radius * 0.6, z)
      const rise = (z + hollow - middle) / (z > middle ? radius * (UPPER + 0.06 + bumps) : radius * MIDDLE * 1.06)
      const wide = 1 + 0.06 * (around(x, y, 1, seed) - 0.5)
      const q = ((r / (radius * wide)) ** 2.15 + Math.abs(rise) ** 2.15) ** (1 / 2.15)
      const foot = 1 + 0.07 * smooth(middle, 0, z)
      const d = (q * foot - 1) * radius * 0.8
      if (d > 10) return d * 0.82
      const gash = 3.5 * smooth(split(x, y) + 3, split(x, y) - 2, scored(x, y, z))
      const shrunk = smooth(0.42, 0.66, lumps(x, y, z, 0.02, seed + 9))
      // Puckers that run down from the hollow.
      const pucker = smooth(middle, middle + radius * 0.5, z) * (around(x, y, 7, seed + 1) - 0.5)
      const slack =
        3.4 * (lumps(x, y, z, 0.026, seed) - 0.5) + 1.3 * shrunk * smooth(0, 0.2, fold(x, y, z)) + 2.6 * pucker
      return (d - slack + gash) * 0.68
    },
    colour: (px, py, z) => {
      const [x, y] = [px - x0, py - y0]
      const n = lumps(x, y, z, 0.018, seed)
      const fine = lumps(x, y, z, 0.12, seed + 5)
      const baked = mix(ground, SKIN.gold, 0.3 + 0.5 * smooth(0.4, 0.72, n))
      // The side that hung in the sun.
      const blush = smooth(-0.1, 0.85, (x * Math.cos(seed) + y * Math.sin(seed)) / radius + 0.5 * (n - 0.5))
      const rosy = mix(baked, SKIN.blush, 0.6 * blush * (0.6 + 0.8 * fine))
      const crease = smooth(0.1, 0.02, fold(x, y, z))
      const caught = 0.4 * smooth(0.5, 0.76, fine * 0.5 + n * 0.5) + 0.4 * smooth(radius * 0.3, 0, z)
      const dot = smooth(0.8, 0.88, noise((x + z * 0.4) * 0.17 + seed, (y - z) * 0.17))
      const skin = mix(mix(rosy, SKIN.brown, Math.max(caught, 0.12 * crease)), SKIN.fleck, 0.4 * dot)
      const burst = smooth(split(x, y) + 1, split(x, y) - 1.5, scored(x, y, z))
      const ragged = HOLE * (1.16 + 0.16 * (around(x, y, 3, seed + 4) - 0.5))
      const open = smooth(ragged + 0.04, ragged - 0.04, hypot(x, y) / radius) * smooth(middle, middle + 10, z)
      const flesh = mix(FLESH.pale, FLESH.brown, 0.1 + 0.5 * smooth(0.4, 0.7, fine))
      return mix(skin, flesh, Math.max(burst, open))
    },
    gloss: 0.75,
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

/** A raisin: wrinkled, longer than wide. */
function raisin(x0: number, y0: number, z0: number, size: number, turn: number, seed: number): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wrinkle = (x: number, y: number, z: number): number => lumps(x, y, z, 0.16, seed)
  return {
    bounds: { x: x0, y: y0, reach: size * 1.6, from: z0 - size, to: z0 + size * 1.3 },
    distance: (px, py, pz) => {
      const [dx, dy, z] = [px - x0, py - y0, pz - z0]
      const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx]
      return (hypot(hypot(u / 1.4, v), z * 1.25) - size * (0.75 + 0.5 * wrinkle(px, py, pz))) * 0.6
    },
    colour: (px, py, pz) => mix(RAISIN.skin, RAISIN.light, smooth(0.4, 0.7, wrinkle(px, py, pz))),
    gloss: 0.5,
  }
}

/** Half a walnut, its back up: two lobes with a furrow between them, each folded like a brain. */
function walnut(x0: number, y0: number, z0: number, size: number, turn: number, seed: number): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [bendX, bendY] = [Math.cos(seed) * 0.25, Math.sin(seed) * 0.25]
  const folds = (u: number, v: number): number => {
    const bend = 1.6 * noise(u * 1.3 + seed, Math.abs(v) * 1.3)
    return Math.abs(noise(u * 2.1 + bend + seed, Math.abs(v) * 2.4 - bend) - 0.5) * 2
  }
  const furrow = (u: number, v: number): number => smooth(0.2, 0.04, Math.abs(v + 0.06 * Math.sin(u * 3 + seed)))
  const local = (px: number, py: number): [number, number] => {
    const [dx, dy] = [px - x0, py - y0]
    return [(cos * dx + sin * dy) / size, (cos * dy - sin * dx) / size]
  }
  return {
    bounds: { x: x0, y: y0, reach: size * 1.4, from: z0 - size, to: z0 + size * 1.3 },
    distance: (px, py, pz) => {
      const [u, v] = local(px, py)
      const z = (pz - z0) / size - bendX * u - bendY * v
      const notch = 1 - 0.22 * furrow(u, v) * smooth(0.4, 1, Math.abs(u))
      const d = hypot(hypot(u / (1.22 * notch), v / 0.94), z / 0.74) - 1
      if (d > 0.6) return d * size * 0.6
      return (d * 0.8 + 0.2 * furrow(u, v) + 0.2 * smooth(0.34, 0.04, folds(u, v))) * size * 0.55
    },
    colour: (px, py) => {
      const [u, v] = local(px, py)
      const crease = Math.max(furrow(u, v), 0.85 * smooth(0.3, 0.06, folds(u, v)))
      return mix(mix(WALNUT.skin, WALNUT.pale, smooth(0.3, 0.8, folds(u, v))), WALNUT.crease, 0.8 * crease)
    },
    gloss: 0.2,
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
  const top = radius * (MIDDLE + UPPER - 0.12) - 4
  const heap = radius * HOLE * 1.12
  const solids = [
    apple(x, y, radius, scene.vary(green ? SKIN.green : SKIN.red, 0.06), seed()),
    curdHeap(x, y, top, heap, seed()),
  ]
  const put = (count: number, reach: number, lay: (px: number, py: number, z: number) => Solid): void => {
    for (const [px, py] of scene.spots(count, heap * reach, x, y)) {
      const far = hypot(px - x, py - y) / heap
      solids.push(lay(px, py, top + heap * 0.6 * Math.sqrt(1 - far * far) + 1))
    }
  }
  if (nuts) {
    put(3, 0.62, (px, py, z) => walnut(px, py, z + 4, random.between(20, 25), random.angle(), seed()))
    put(3, 0.8, (px, py, z) => walnut(px, py, z, random.between(8, 11), random.angle(), seed()))
  }
  if (raisins) put(5, 0.86, (px, py, z) => raisin(px, py, z, random.between(7, 9), random.angle(), seed()))
  return solids
}
