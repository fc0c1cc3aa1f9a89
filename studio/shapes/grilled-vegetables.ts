// Vegetables from a hot grill, cut large: long slices of zucchini and broad pieces of pepper, soft, with the bars of the grill.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const ZUCCHINI = { skin: rgb('#3f6b26'), flesh: rgb('#d3cc78'), seeds: rgb('#e9dca0') }
const [TOASTED, CHAR] = [rgb('#b27a2c'), rgb('#3a2010')]

/** 1 on a bar that the grill burnt in; the bars fade where the piece did not lie flat. */
function barAt(along: number, spacing: number, n: number): number {
  const at = along / spacing - Math.floor(along / spacing)
  return smooth(0.19, 0.1, Math.abs(at - 0.5)) * smooth(0.3, 0.5, n)
}

/** A slice cut along the fruit. `half` is half its length. */
export function grilledZucchini(scene: Scene, x: number, y: number, half: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const wide = half * random.between(0.24, 0.31)
  const bend = random.bell() * 0.1
  const slant = random.between(0.3, 0.6)
  const flesh = scene.vary(ZUCCHINI.flesh, 0.04)
  const rest = field.settle(x, y, half * 0.7, wide * 0.6, turn, 0.4, 0.2)
  field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const u = lx / half
    const off = ly - bend * half * (u * u - 0.3)
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.05, 3)
    const v = off / (wide * (1 - 0.12 * u) * (0.96 + 0.1 * n))
    const q = Math.abs(u) ** 5 + Math.abs(v) ** 4
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
    const skin = smooth(0.74, 0.88, Math.abs(v) + 0.05 * (n - 0.5))
    const core = smooth(0.5, 0.2, Math.abs(v)) * smooth(0.95, 0.7, Math.abs(u))
    const pip = core * smooth(0.66, 0.78, layeredNoise(lx * 0.08 + seed, off * 0.2, 1))
    const soft = mix(scaled(mix(flesh, ZUCCHINI.seeds, 0.5 * core), 0.9 + 0.16 * n), TOASTED, 0.2 * pip)
    const golden = mix(soft, TOASTED, 0.5 * smooth(0.42, 0.66, n + 0.3 * (fine - 0.5)))
    const bar = barAt(lx + slant * ly + seed * 9, 30, n + 0.12)
    const paint = mix(mix(golden, ZUCCHINI.skin, 0.9 * skin), CHAR, 0.78 * bar * (1 - 0.5 * skin))
    const z = 5 + wide * 0.16 * (1 - clamp(q)) ** 0.4 - 1.6 * bar - 1.2 * core + (n - 0.5) * 5
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5 - 0.3 * bar, 9)
  })
}

/** A broad piece of pepper, its skin up: rounded as it grew, blistered. `half` is half its length. */
export function grilledPepper(scene: Scene, x: number, y: number, half: number, turn: number, skin: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const wide = half * random.between(0.36, 0.48)
  const bend = random.bell() * 0.16
  const taper = random.between(0.1, 0.34)
  const slant = random.between(0.3, 0.6)
  const body = scene.vary(skin, 0.07)
  const rest = field.settle(x, y, half * 0.7, wide * 0.6, turn, 0.35, 0.25)
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const u = lx / half
    const off = ly - bend * half * (u * u - 0.3)
    const n = layeredNoise(lx * 0.026 + seed, ly * 0.026, 3)
    const v = off / (wide * (1 - taper * u) * (0.92 + 0.2 * n))
    const q = Math.abs(u) ** 4 + Math.abs(v) ** 3.4
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
    const rim = smooth(0.8, 0.95, q)
    // The cut edge is paler than the skin.
    const flesh = mix(body, rgb('#e8834a'), 0.5 * rim)
    const blister = smooth(0.54, 0.7, layeredNoise(lx * 0.05 - seed, ly * 0.05, 3))
    const bar = barAt(lx + slant * ly + seed * 9, 34, n + 0.08)
    const charred = clamp(0.75 * bar + 0.5 * blister + 0.25 * rim * smooth(0.45, 0.6, n))
    const paint = mix(scaled(flesh, 0.86 + 0.24 * n), CHAR, 0.85 * charred)
    const arch = (1 - clamp(q)) ** 0.5
    const z = 4 + wide * 0.3 * arch + 2.4 * (fine - 0.5) + (n - 0.5) * 7 - 1.5 * bar
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.62 - 0.45 * charred, 10)
  })
}
