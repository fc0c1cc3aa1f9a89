// A steak cut across its grain: slices that fan out and lie on each other like tiles, a dark crust along their raised edge, pink inside.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface SteakLook {
  crust: Rgb
  /** Cooked through below the crust, rosy toward the middle, and the middle itself. */
  done: Rgb
  rosy: Rgb
  rare: Rgb
  /** A rim of fat at one end. */
  fat?: Rgb
  count: number
  /** Half the width of a slice as a share of half its length: a thick steak has wide slices. */
  wide: number
  /** How coarse its fibers are: a skirt steak's are. */
  coarse?: boolean
}

/** How steeply each leans on the one before it. */
const LEAN = 0.36
/** Where the face of the slice begins below its crust. */
const EDGE = 0.62

/** `size`: half the length of a slice; the fan runs along `turn`. */
export function steakSlices(scene: Scene, x: number, y: number, size: number, turn: number, look: SteakLook): void {
  const { random, field } = scene
  const { count } = look
  const wide = size * look.wide
  const ground = field.settle(x, y, size * 1.6, size * 0.7, turn, 0.3, 0).z
  const middle = (count - 1) / 2
  let along = -middle * wide * 1.12
  for (let i = 0; i < count; i++) {
    const off = i - middle
    // A hand pushed them over: the row bends, and each is turned a little further.
    const bow = -0.05 * size * (off / middle) ** 2 * 4 + random.bell() * size * 0.03
    const px = x + Math.cos(turn) * along - Math.sin(turn) * bow
    const py = y + Math.sin(turn) * along + Math.cos(turn) * bow
    const lie = turn + Math.PI / 2 + 0.2 + off * 0.075 + random.bell() * 0.05
    const end = Math.abs(off) / middle
    slice(scene, px, py, lie, ground, {
      ...look,
      half: size * random.between(0.94, 1.03) * (1 - 0.16 * end * end),
      across: wide * random.between(0.93, 1.06),
      // The last one lies flat.
      lean: i === 0 ? LEAN * 0.3 : LEAN * random.between(0.88, 1.06),
    })
    along += wide * 1.12 * random.between(0.92, 1.1)
  }
}

interface Slice extends SteakLook {
  half: number
  across: number
  lean: number
}

function slice(scene: Scene, x: number, y: number, turn: number, ground: number, look: Slice): void {
  const { half, across, lean, coarse = false, fat } = look
  const seed = scene.random.between(0, 99)
  const rare = scene.vary(look.rare, 0.05)
  const rosy = scene.vary(look.rosy, 0.04)
  const thick = 11
  scene.field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const u = lx / half
    // One end is narrower, and the long sides are not straight.
    const wave = layeredNoise(u * 1.5 + seed, 2.5, 2) - 0.5
    const v = (ly + wave * across * 0.16) / (across * (1 - 0.2 * smooth(-0.1, 1, u)))
    const nick = layeredNoise(u * 5 + seed, v * 2 + seed, 2) - 0.5
    const q = (Math.abs(u) ** 3.6 + Math.abs(v) ** 3.6) ** (1 / 3.6) + nick * 0.05
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16, 2)
    const grain = coarse
      ? layeredNoise(u * 9 + v * 1.2 + seed, v * 2.4 + seed, 2)
      : layeredNoise(u * 7 + seed, v * 3.4 - seed, 3)
    const cloud = layeredNoise(u * 2.2 - seed, v * 1.4, 2)
    // How far the heat had to come: from the crust on both long sides and at the ends.
    const inward = Math.min(EDGE - v, v + 0.95, ((1 - Math.abs(u)) * half) / across) + (cloud - 0.5) * 0.18
    const warm = smooth(0.02, 0.32, inward)
    const pink = 0.85 * smooth(0.24, 0.66, inward)
    const lean2 = scaled(mix(mix(look.done, rosy, warm), rare, pink), 0.86 + 0.26 * grain)
    const marbled = smooth(0.66, 0.78, noise(u * 9 + seed, v * 5 + seed)) * 0.22
    const rim = fat ? smooth(-0.72, -0.82, u + (cloud - 0.5) * 0.16) * smooth(0.98, 0.93, q) : 0
    const face = fat ? mix(mix(lean2, fat, marbled), scaled(fat, 0.85 + 0.2 * fine), 0.9 * rim) : lean2
    const seared = Math.max(smooth(EDGE - 0.03, EDGE + 0.05, v + nick * 0.1), smooth(0.9, 0.97, q))
    // Black pepper and burnt edges, with golden fat between them.
    const crust = mix(
      scaled(look.crust, 0.75 + 0.7 * fine),
      scaled(look.done, 0.8),
      0.5 * smooth(0.5, 0.75, layeredNoise(u * 6 - seed, v * 4, 2)),
    )
    // The crust turns over its edge.
    const over = Math.max(0, v - EDGE) / (1 - EDGE)
    const z =
      thick +
      lean * Math.min(v, EDGE + 0.12) * across -
      over ** 1.6 * thick * 1.1 -
      smooth(0.9, 1, q) * 3 +
      (grain - 0.5) * (coarse ? 3.2 : 2) +
      (fine - 0.5) * (1 + 2.4 * seared)
    const gloss = clamp(0.5 + 0.3 * smooth(0.45, 0.65, cloud) - 0.3 * seared)
    return put(out, mix(face, crust, seared), ground + lean * across * 0.9 + z, gloss, thick * 0.9)
  })
}

/** Medium rare. */
export const [DONE, ROSY, RARE] = [rgb('#94603f'), rgb('#cc7c66'), rgb('#c65a52')]
