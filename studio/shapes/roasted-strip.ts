// Vegetables that were roasted whole and pulled into strips: limp and wet, their sides nearly even, a little char left.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

interface StripLook {
  flesh: Rgb
  deep: Rgb
  bright: Rgb
  char: Rgb
  /** Threads along it: a pepper has few, an eggplant is made of them. */
  stringy: number
  /** Share of its skin that stayed on as black scraps. */
  burnt: number
}

export const PEPPER_STRIP: StripLook = {
  flesh: rgb('#ad3014'),
  deep: rgb('#741a0a'),
  bright: rgb('#d9743c'),
  char: rgb('#2a0f08'),
  stringy: 0.7,
  burnt: 0.5,
}
export const GREEN_PEPPER_STRIP: StripLook = {
  flesh: rgb('#7c8a2a'),
  deep: rgb('#4d5a16'),
  bright: rgb('#b2b552'),
  char: rgb('#20180a'),
  stringy: 0.35,
  burnt: 0.4,
}
interface StripPlace {
  length: number
  width: number
  turn: number
  /** How far it bows, as a share of its length. */
  bow?: number
}

export function roastedStrip(scene: Scene, x: number, y: number, place: StripPlace, look: StripLook): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const half = length / 2
  const bow = (place.bow ?? random.bell() * 0.05) * length
  const sway = random.bell() * width * 0.35
  const seed = random.between(0, 99)
  const tone = random.between(0, 0.5)
  const rest = field.settle(x, y, half * 0.7, width * 0.4, turn, 0.3, 0.35)
  const reach = half * 1.1 + Math.abs(bow) + Math.abs(sway)
  field.stamp(x, y, reach, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const across = ly - bow * (u * u - 0.35) - sway * Math.sin(u * 2.6 + seed)
    const even = 0.84 + 0.32 * noise(u * 1.7 + seed, across > 0 ? 2 : 7)
    const wide = width * 0.5 * even * clamp(1 - Math.abs(u) ** 9) ** 0.5
    const v = across / (wide || 1)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.05, 3)
    const thread = layeredNoise(lx * 0.02 + seed, v * (3 + 5 * look.stringy) + seed, 2) - 0.5
    const fold = Math.sin(v * 2.2 + n * 4 + seed)
    const edge = smooth(0.7, 1, Math.abs(v))
    const scrap = smooth(0.68, 0.71, layeredNoise(lx * 0.05 + seed, ly * 0.08, 3) + 0.05 * edge)
    const body = mix(mix(look.flesh, look.deep, clamp(tone + 0.7 * edge - 0.3 * fold)), look.bright, 0.55 * clamp(fold))
    const paint = mix(scaled(body, 1 + 0.5 * look.stringy * thread), look.char, scrap * look.burnt * 1.6)
    const z = 3 + width * (0.06 * (1 - v * v) + 0.05 * fold) + 3 * look.stringy * thread + (n - 0.5) * 3
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.4 - 0.3 * scrap, 7)
  })
}
