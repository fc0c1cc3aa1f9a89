// Peppers and eggplants that were roasted whole and pulled apart by hand: broad, limp, wet with their own juice.
import { mix, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface RibbonPlace {
  length: number
  width: number
  turn: number
}

const PEPPER = {
  red: rgb('#b5301a'),
  orange: rgb('#cf5a22'),
  deep: rgb('#86200e'),
  pale: rgb('#e58a48'),
  char: rgb('#341309'),
}
const EGGPLANT = {
  flesh: rgb('#d6b070'),
  olive: rgb('#b89a58'),
  deep: rgb('#8f6630'),
  bright: rgb('#f0dcaa'),
  seed: rgb('#6e4a20'),
  skin: rgb('#3c1d30'),
}

/** Where a point lies on a limp ribbon: `u` along it and `v` across, both -1 to 1; null beside it. */
type OnRibbon = (lx: number, ly: number) => readonly [u: number, v: number] | null

function ribbon(scene: Scene, { length, width }: RibbonPlace, ends: number): OnRibbon {
  const { random } = scene
  const half = length / 2
  const bow = random.bell() * 0.075 * length
  const sway = random.bell() * width * 0.34
  const seed = random.between(0, 99)
  return (lx, ly) => {
    // Torn, not cut: its fibers end at different places.
    const u = lx / half + 0.16 * (layeredNoise(ly * 0.09 + seed, lx > 0 ? 3 : 8, 2) - 0.5)
    if (Math.abs(u) > 1) return null
    const across = ly - bow * (u * u - 0.35) - sway * Math.sin(u * 2.4 + seed)
    const wide =
      width * 0.5 * (0.8 + 0.4 * noise(u * 1.9 + seed, across > 0 ? 2 : 7)) * (1 - Math.abs(u) ** ends) ** 0.5
    const v = across / (wide || 1)
    return Math.abs(v) > 1 ? null : [u, v]
  }
}

/** Limp and flat with thin edges, wet in places, a side of some turned over; a few traces of the burnt skin. */
export function pepperRibbon(scene: Scene, x: number, y: number, place: RibbonPlace): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const seed = random.between(0, 99)
  const side = random.chance(0.5) ? 1 : -1
  const turnedOver = random.chance(0.45) ? 1 : 0.15
  const flesh = scene.vary(mix(PEPPER.red, PEPPER.orange, random.between(0, 0.75)), 0.05)
  const on = ribbon(scene, place, 12)
  const rest = field.settle(x, y, length * 0.36, width * 0.4, turn, 0.4, 0.3)
  field.stamp(x, y, length * 0.66, turn, (lx, ly, out) => {
    const at = on(lx, ly)
    if (!at) return false
    const [u, v] = at
    const long = layeredNoise(u * 2.2 + seed, v * 1.5 + seed, 2) - 0.5
    const soft = layeredNoise(lx * 0.022 + seed, ly * 0.05, 3) - 0.5
    const fiber = layeredNoise(lx * 0.014 + seed, v * 5 + seed, 2) - 0.5
    const curl = turnedOver * smooth(0.3, 0.9, v * side + 0.6 * long)
    const edge = smooth(0.86, 1, Math.abs(v))
    const scrap = smooth(0.64, 0.78, layeredNoise(lx * 0.045 + seed, ly * 0.07, 3) + 0.05 * edge)
    const body = mix(flesh, PEPPER.deep, clamp(-1.9 * long - 0.9 * soft + 0.1))
    const lit = mix(body, PEPPER.pale, clamp(0.5 * curl + 1.2 * soft + 0.18 * edge))
    const paint = mix(mix(lit, PEPPER.deep, clamp(-0.45 * fiber)), PEPPER.char, 0.7 * scrap)
    const z = 3 + width * (0.05 * (1 - v * v) + 0.1 * curl * (1 - edge) + 0.16 * long) + 1 * fiber + 5 * soft
    const wet = smooth(0.02, 0.2, soft)
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1, z), 0.2 + 0.34 * wet - 0.15 * scrap, 7)
  })
}

/** Peeled flesh that came apart along its fibers: soft, wet, seeds in its middle, now and then a scrap of skin. */
export function eggplantRibbon(scene: Scene, x: number, y: number, place: RibbonPlace): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const seed = random.between(0, 99)
  const side = random.chance(0.5) ? 1 : -1
  const flesh = scene.vary(mix(EGGPLANT.flesh, EGGPLANT.olive, random.between(0, 0.6)), 0.05)
  // Where a band of skin stayed on; on most strips all of it came off.
  const peeled = random.chance(0.6) ? random.between(0.45, 0.75) : 1.4
  const on = ribbon(scene, place, 6)
  const rest = field.settle(x, y, length * 0.36, width * 0.4, turn, 0.4, 0.3)
  field.stamp(x, y, length * 0.66, turn, (lx, ly, out) => {
    const at = on(lx, ly)
    if (!at) return false
    const [u, v] = at
    const long = layeredNoise(u * 1.6 + seed, v * 1.6 + seed, 2) - 0.5
    const soft = layeredNoise(lx * 0.03 + seed, ly * 0.06 - seed, 3) - 0.5
    const fiber = layeredNoise(lx * 0.02 + seed, v * 7 + 2 * long + seed, 3) - 0.5
    const split = smooth(0.07, 0.01, Math.abs(noise(v * 2.6 + 0.8 * long + seed, u * 1.1 + seed) - 0.5))
    const seeds = smooth(0.62, 0.72, noise(lx * 0.16 + seed, ly * 0.24)) * smooth(0.7, 0.2, Math.abs(v + 0.2 * side))
    const edge = smooth(0.7, 1, Math.abs(v))
    const skin = smooth(peeled, peeled + 0.12, v * side + 0.9 * (layeredNoise(lx * 0.02 + seed, 4, 2) - 0.5))
    const deep = clamp(-1.3 * soft - 0.6 * fiber + 0.45 * split + 0.3 * edge)
    const tone = mix(mix(flesh, EGGPLANT.deep, deep), EGGPLANT.bright, clamp(1.7 * soft + 0.4 * fiber + 0.6 * long))
    const paint = mix(mix(tone, EGGPLANT.seed, 0.5 * seeds), EGGPLANT.skin, 0.85 * skin)
    const dome = Math.sqrt(1 - Math.min(1, Math.abs(v) ** 3))
    const z = 3 + width * (0.11 * dome + 0.12 * long + 0.05 * soft - 0.03 * split) + 1.6 * fiber
    const wet = smooth(0, 0.2, soft)
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1, z), 0.22 + 0.34 * wet, 10)
  })
}
