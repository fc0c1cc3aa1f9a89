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

const RED = { flesh: rgb('#b8280e'), deep: rgb('#7c1208'), bright: rgb('#e2662a'), char: rgb('#2c0d06') }
const EGGPLANT = { flesh: rgb('#b8985c'), deep: rgb('#6f5028'), bright: rgb('#e6cf9a'), skin: rgb('#40241f') }

/** Where a point lies on a limp ribbon: `u` along it and `v` across, both -1 to 1; null beside it. */
type OnRibbon = (lx: number, ly: number) => readonly [u: number, v: number] | null

function ribbon(scene: Scene, { length, width }: RibbonPlace, ends: number): OnRibbon {
  const { random } = scene
  const half = length / 2
  const bow = random.bell() * 0.04 * length
  const sway = random.bell() * width * 0.2
  const seed = random.between(0, 99)
  return (lx, ly) => {
    const u = lx / half + 0.1 * (noise(ly * 0.05 + seed, lx > 0 ? 3 : 8) - 0.5)
    if (Math.abs(u) > 1) return null
    const across = ly - bow * (u * u - 0.35) - sway * Math.sin(u * 2.4 + seed)
    const wide =
      width * 0.5 * (0.8 + 0.4 * noise(u * 1.9 + seed, across > 0 ? 2 : 7)) * (1 - Math.abs(u) ** ends) ** 0.5
    const v = across / (wide || 1)
    return Math.abs(v) > 1 ? null : [u, v]
  }
}

/** Smooth and shining, with a few long wrinkles, one side turned over a little, black flecks where the skin stuck. */
export function pepperRibbon(scene: Scene, x: number, y: number, place: RibbonPlace): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const seed = random.between(0, 99)
  const side = random.chance(0.5) ? 1 : -1
  const flesh = scene.vary(RED.flesh, 0.07)
  const on = ribbon(scene, place, 7)
  const rest = field.settle(x, y, length * 0.36, width * 0.4, turn, 0.4, 0.3)
  field.stamp(x, y, length * 0.62, turn, (lx, ly, out) => {
    const at = on(lx, ly)
    if (!at) return false
    const [u, v] = at
    const wrinkle = layeredNoise(u * 4 + seed, v * 1.6 + seed, 2) - 0.5
    const curl = smooth(0.45, 0.9, v * side)
    const edge = smooth(0.82, 1, Math.abs(v))
    const fleck = smooth(0.76, 0.84, layeredNoise(lx * 0.06 + seed, ly * 0.09, 2) + 0.08 * edge)
    const tone = mix(
      mix(flesh, RED.deep, clamp(-1.5 * wrinkle) + 0.45 * edge),
      RED.bright,
      0.55 * clamp(wrinkle) + 0.4 * curl,
    )
    const z = 4 + width * (0.1 * Math.sqrt(1 - v * v) + 0.09 * curl * (1 - edge) + 0.16 * wrinkle)
    return put(out, mix(tone, RED.char, 0.8 * fleck), heightOn(rest, lx, ly) + z, 0.75 - 0.5 * fleck, 9)
  })
}

/** Pale, soft flesh that pulls apart along its length, with small seeds, and a dark line of skin at its sides. */
export function eggplantRibbon(scene: Scene, x: number, y: number, place: RibbonPlace): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const seed = random.between(0, 99)
  const side = random.chance(0.5) ? 1 : -1
  const flesh = scene.vary(EGGPLANT.flesh, 0.06)
  const on = ribbon(scene, place, 10)
  const rest = field.settle(x, y, length * 0.36, width * 0.4, turn, 0.4, 0.3)
  field.stamp(x, y, length * 0.62, turn, (lx, ly, out) => {
    const at = on(lx, ly)
    if (!at) return false
    const [u, v] = at
    const soft = layeredNoise(u * 2.4 + seed, v * 2.2 + seed, 2) - 0.5
    const thread = layeredNoise(u * 3 + seed, v * 7 + seed, 2) - 0.5
    const seeds = smooth(0.77, 0.83, noise(lx * 0.16 + seed, ly * 0.3)) * smooth(0.75, 0.4, Math.abs(v))
    // The skin was pulled off, but for what held on along one side.
    const ragged = 0.16 * (noise(lx * 0.05 + seed, 4) - 0.5)
    const scrap = layeredNoise(lx * 0.022 + seed, ly * 0.05, 3)
    const skin = Math.max(
      0.75 * smooth(0.78, 0.95, v * side + ragged),
      0.6 * smooth(0.64, 0.76, scrap + 0.1 * v * side),
    )
    const tone = mix(mix(flesh, EGGPLANT.deep, clamp(-1.6 * soft - 0.4 * thread)), EGGPLANT.bright, clamp(1.5 * soft))
    const paint = mix(mix(tone, EGGPLANT.deep, 0.7 * seeds), EGGPLANT.skin, 0.9 * skin)
    const z = (4 + width * (0.08 + 0.2 * soft + 0.12 * thread)) * smooth(1, 0.72, Math.max(Math.abs(v), Math.abs(u)))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.65, 12)
  })
}
