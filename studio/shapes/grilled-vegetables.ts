// Vegetables from a hot grill, cut large: long slices of zucchini with the bars of the grill, blistered strips of pepper.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const ZUCCHINI = { skin: rgb('#3f6b26'), flesh: rgb('#d3cc78'), seeds: rgb('#e9dca0') }
const PEPPER = { soft: rgb('#d8541e'), flesh: rgb('#f0a05a') }
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

/** A strip of pepper as thin as its wall: limp, bowed, its ends curled up, the skin blistered or the pale flesh up. `half` is half its length. */
export function grilledPepper(scene: Scene, x: number, y: number, half: number, turn: number, skin: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const wide = half * random.between(0.15, 0.21)
  const bend = random.between(0.1, 0.34) * (random.chance(0.5) ? 1 : -1)
  const curl = random.between(1, 6)
  const skinUp = random.chance(0.7)
  const cutSide = random.chance(0.5) ? 1 : -1
  const red = scene.vary(mix(skin, PEPPER.soft, random.between(0.1, 0.4)), 0.05)
  const inside = mix(red, PEPPER.flesh, 0.5)
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.3, 0.2)
  field.stamp(x, y, half * 1.2, turn, (lx, ly, out) => {
    const u = lx / half
    const off = ly - bend * half * (u * u - 0.3)
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    // Measured across the bow, so that it stays as wide as it is.
    const v = off / (wide * Math.sqrt(1 + 4 * bend * bend * u * u) * (0.88 + 0.26 * n) * (1 - 0.3 * u * u))
    const q = Math.abs(u) ** 7 + Math.abs(v) ** 4
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
    // The wall was cut through: its pale flesh shows along one side and at the ends.
    const cut = Math.max(smooth(0.5, 0.76, v * cutSide), smooth(0.9, 0.97, Math.abs(u)))
    const face = skinUp ? mix(red, PEPPER.flesh, 0.66 * cut) : mix(inside, red, 0.75 * smooth(0.66, 0.86, -v * cutSide))
    const blister = smooth(0.55, 0.64, layeredNoise(lx * 0.045 - seed, ly * 0.06, 3)) * (skinUp ? 1 : 0.4)
    const caught = 0.7 * smooth(0.8, 1, q) * smooth(0.46, 0.6, n)
    const charred = clamp(0.85 * blister * (1 - 0.6 * cut) + caught)
    const paint = mix(scaled(face, 0.88 + 0.22 * n), CHAR, 0.85 * charred)
    const bowed = skinUp ? 1 - v * v : 0.8 * v * v
    const z = 3 + wide * 0.22 * bowed + curl * smooth(0.55, 1, Math.abs(u)) + 3 * (n - 0.5) + 1.6 * blister * fine
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5 - 0.35 * charred - 0.2 * cut, 5)
  })
}
