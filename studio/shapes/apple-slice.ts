// A wedge of apple or peach that lies on one cut face: the other slopes up from the core to a back of shining skin.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

interface WedgeLook {
  pale: Rgb
  edge: Rgb
  core: Rgb
  /** What streaks its skin. */
  blush: Rgb
  /** How far from the core its color reaches. */
  stained: number
}

const APPLE: WedgeLook = {
  pale: rgb('#fdf4d4'),
  edge: rgb('#f0dc9c'),
  core: rgb('#e2c884'),
  blush: rgb('#e0a83c'),
  stained: 0.16,
}
const PEACH: WedgeLook = {
  pale: rgb('#fbc25a'),
  edge: rgb('#f2a032'),
  core: rgb('#c2402c'),
  blush: rgb('#f0a840'),
  stained: 0.34,
}
/** Where flesh and skin meet, from the core (0) to the back (1). */
const RIDGE = 0.7

/** `turn` is the direction of its skin. */
export function appleSlice(scene: Scene, x: number, y: number, size: number, turn: number, skin: Rgb): void {
  wedge(scene, x, y, size, turn, skin, APPLE)
}

const PEACH_SKINS = [rgb('#d4582c'), rgb('#c8402c'), rgb('#e0803a')]

export function peachSlice(scene: Scene, x: number, y: number, size: number, turn: number): void {
  wedge(scene, x, y, size, turn, scene.random.pick(PEACH_SKINS), PEACH)
}

function wedge(scene: Scene, x: number, y: number, size: number, turn: number, skin: Rgb, look: WedgeLook): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const own = scene.vary(skin, 0.12)
  const tall = size * random.between(0.36, 0.46)
  const wide = size * random.between(0.74, 0.84)
  const rest = field.settle(x, y, wide * 0.5, size * 0.6, turn, 0.45, 0.4)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const v = ly / size
    if (Math.abs(v) > 1) return false
    // The back is round, the core side nearly straight with a bay where the seeds were.
    const back = wide * (0.92 * Math.sqrt(1 - v * v) - 0.42)
    const bay = 0.15 * Math.exp(-((v / 0.34) ** 2)) - 0.1 * v * v
    const core = wide * (bay - 0.42)
    const t = (lx - core) / (back - core)
    if (t < 0 || t > 1 || back - core < 2) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const full = clamp((back - core) / (wide * 0.86)) ** 0.7
    if (t > RIDGE) {
      const down = (t - RIDGE) / (1 - RIDGE)
      const z = 3 + tall * full * Math.sqrt(clamp(1 - down ** 2.6))
      const streak = noise(v * 9 + seed, down * 1.5)
      const speck = smooth(0.8, 0.9, noise(lx * 0.22 + seed, ly * 0.22)) * 0.3
      const paint = mix(mix(own, look.blush, 0.42 * smooth(0.5, 0.85, streak) + speck), scaled(own, 0.7), 0.4 * down)
      return put(out, paint, heightOn(rest, lx, ly) + z, 0.85, z + 4)
    }
    const z = 3 + tall * full * (0.14 + 0.86 * (t / RIDGE))
    const cored = smooth(look.stained, 0.02, t) * smooth(0.75, 0.3, Math.abs(v))
    const paint = mix(mix(look.pale, look.edge, 0.3 * n + 0.4 * smooth(0.4, RIDGE, t)), look.core, 0.7 * cored)
    const rim = smooth(RIDGE - 0.035, RIDGE, t)
    return put(out, mix(paint, own, 0.6 * rim), heightOn(rest, lx, ly) + z - 2 * cored, 0.4, z + 4)
  })
}
