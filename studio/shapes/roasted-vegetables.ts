// Peppers and eggplants that were roasted whole and pulled apart by hand: broad, limp, wet with their own juice.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface RibbonPlace {
  length: number
  width: number
  turn: number
}

const PEPPER = {
  red: rgb('#c02c16'),
  orange: rgb('#d2481c'),
  deep: rgb('#8a1c0c'),
  pale: rgb('#ec7c40'),
  char: rgb('#341309'),
}
const EGGPLANT = {
  flesh: rgb('#c9b074'),
  olive: rgb('#aa9c5c'),
  deep: rgb('#8f6630'),
  bright: rgb('#f0dcaa'),
  seed: rgb('#6e4a20'),
  skin: rgb('#3a1c34'),
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
    const u = lx / half + 0.1 * (layeredNoise(ly * 0.09 + seed, lx > 0 ? 3 : 8, 2) - 0.5)
    if (Math.abs(u) > 1) return null
    const across = ly - bow * (u * u - 0.35) - sway * Math.sin(u * 2.4 + seed)
    const wide =
      width * 0.5 * (0.8 + 0.4 * noise(u * 1.9 + seed, across > 0 ? 2 : 7)) * (1 - Math.abs(u) ** ends) ** 0.5
    const v = across / (wide || 1)
    return Math.abs(v) > 1 ? null : [u, v]
  }
}

/** Limp and satin, nearly of one color, with thin edges; it falls in soft waves. A few flecks of the burnt skin are left. */
export function pepperRibbon(scene: Scene, x: number, y: number, place: RibbonPlace): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const seed = random.between(0, 99)
  const side = random.chance(0.5) ? 1 : -1
  const turnedOver = random.chance(0.35) ? 1 : 0
  const flesh = scene.vary(mix(PEPPER.red, PEPPER.orange, random.between(0, 0.9)), 0.07)
  const on = ribbon(scene, place, 5)
  const rest = field.settle(x, y, length * 0.36, width * 0.4, turn, 0.45, 0.25)
  field.stamp(x, y, length * 0.66, turn, (lx, ly, out) => {
    const at = on(lx, ly)
    if (!at) return false
    const [u, v] = at
    const broad = noise(u * 1.3 + seed, v * 0.7 + seed) - 0.5
    const soft = layeredNoise(lx * 0.02 + seed, ly * 0.02, 2) - 0.5
    // Waves lie across it, where it sank onto what is below.
    const wave = Math.sin(u * length * 0.026 + 1.2 * v + seed + 3 * broad)
    const curl = turnedOver * smooth(0.45, 0.8, v * side + 0.5 * broad)
    const edge = smooth(0.8, 1, Math.abs(v))
    const scrap = smooth(0.68, 0.8, layeredNoise(lx * 0.03 + seed, ly * 0.09, 3) + 0.08 * edge)
    const body = mix(flesh, PEPPER.deep, clamp(0.12 - 0.6 * broad - 0.14 * wave + 0.5 * edge))
    const lit = mix(body, PEPPER.pale, clamp(0.55 * curl + 0.5 * soft + 0.06 * wave))
    const paint = mix(lit, PEPPER.char, 0.6 * scrap)
    const z = 3 + width * (0.1 * (1 - v * v) + 0.09 * curl * (1 - edge) + 0.1 * broad) + 2.4 * wave + 3 * soft
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1, z), 0.34 - 0.2 * scrap, 7)
  })
}

/** Flesh that came apart along its length: pale and soft, rows of small seeds in it, a band of dark skin along one side. */
export function eggplantRibbon(scene: Scene, x: number, y: number, place: RibbonPlace): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const seed = random.between(0, 99)
  const side = random.chance(0.3) ? -1 : 1
  const flesh = scene.vary(mix(EGGPLANT.flesh, EGGPLANT.olive, random.between(0, 0.7)), 0.04)
  const peeled = random.between(0.5, 0.72)
  const row = random.between(-0.3, 0.1) * side
  const on = ribbon(scene, place, 5)
  const rest = field.settle(x, y, length * 0.36, width * 0.4, turn, 0.45, 0.25)
  field.stamp(x, y, length * 0.66, turn, (lx, ly, out) => {
    const at = on(lx, ly)
    if (!at) return false
    const [u, v] = at
    const broad = noise(u * 1.4 + seed, v * 0.9 + seed) - 0.5
    const soft = layeredNoise(lx * 0.028 + seed, ly * 0.034 - seed, 3) - 0.5
    const wet = smooth(0, 0.2, soft)
    const fiber = layeredNoise(lx * 0.02 + seed, v * 4 + seed, 2) - 0.5
    // Two rows, each in a bed of glassy flesh.
    const bed = smooth(0.26, 0.1, Math.abs(Math.abs(v - row) - 0.26)) * smooth(1, 0.8, Math.abs(u))
    const seeds = smooth(0.2, 0.5, pores(lx * 0.085 + seed, ly * 0.15, 0.5)) * bed
    const edge = smooth(0.78, 1, Math.abs(v))
    const skin = smooth(peeled, peeled + 0.07, v * side + 0.3 * (layeredNoise(lx * 0.02 + seed, 4, 2) - 0.5))
    const tone = mix(
      mix(flesh, EGGPLANT.deep, clamp(0.34 * bed - 0.8 * soft + 0.25 * edge)),
      EGGPLANT.bright,
      clamp(1.1 * soft + 0.3 * fiber + 0.4 * broad),
    )
    const dark = scaled(EGGPLANT.skin, 0.8 + 0.6 * smooth(0.4, 0.7, noise(lx * 0.05 + seed, ly * 0.2)))
    const paint = mix(mix(tone, EGGPLANT.seed, 0.75 * seeds), dark, 0.95 * skin)
    const dome = Math.sqrt(1 - Math.min(1, Math.abs(v) ** 3))
    const z = 3 + width * (0.1 * dome + 0.1 * broad + 0.04 * soft - 0.02 * bed) + fiber + 1.2 * seeds - 1.5 * skin
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1, z), 0.24 + 0.26 * wet + 0.2 * skin, 9)
  })
}
