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
const EGGPLANT = {
  flesh: rgb('#dcb672'),
  deep: rgb('#b07c3a'),
  bright: rgb('#fbecc2'),
  seed: rgb('#7a5424'),
  skin: rgb('#4a1f40'),
  bloom: rgb('#85476a'),
}

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

/** Soft, creamy flesh in a few thick folds, split along its length, seeds in its middle, a band of dark skin left along one side. */
export function eggplantRibbon(scene: Scene, x: number, y: number, place: RibbonPlace): void {
  const { random, field } = scene
  const { length, width, turn } = place
  const seed = random.between(0, 99)
  const side = random.chance(0.2) ? 1 : -1
  const flesh = scene.vary(EGGPLANT.flesh, 0.05)
  // Where the skin begins; on a few strips all of it came off.
  const peeled = random.chance(0.15) ? 1.2 : random.between(-0.15, 0.42)
  const on = ribbon(scene, place, 5)
  const rest = field.settle(x, y, length * 0.36, width * 0.4, turn, 0.4, 0.3)
  field.stamp(x, y, length * 0.62, turn, (lx, ly, out) => {
    const at = on(lx, ly)
    if (!at) return false
    const [u, v] = at
    const long = layeredNoise(u * 1.4 + seed, v * 1.3 + seed, 2) - 0.5
    const soft = layeredNoise(lx * 0.025 + seed, ly * 0.06 - seed, 3) - 0.5
    // Two or three splits run along it, where it began to come apart.
    const split = smooth(0.05, 0.01, Math.abs(noise(v * 1.7 + 0.5 * long + seed, u * 0.9 + seed) - 0.5))
    const seeds = smooth(0.74, 0.8, noise(lx * 0.13 + seed, ly * 0.2)) * smooth(0.6, 0.2, Math.abs(v + 0.2 * side))
    const edge = smooth(0.7, 1, Math.abs(v))
    const skin = smooth(peeled, peeled + 0.1, v * side + 0.5 * (noise(lx * 0.018 + seed, 4) - 0.5))
    const bloom = smooth(0.4, 0.75, layeredNoise(lx * 0.02 - seed, ly * 0.05, 2))
    const tone = mix(
      mix(flesh, EGGPLANT.deep, clamp(-1.5 * soft + 0.55 * split + 0.3 * edge)),
      EGGPLANT.bright,
      clamp(1.5 * soft + 0.7 * long),
    )
    const peel = mix(EGGPLANT.skin, EGGPLANT.bloom, bloom)
    const paint = mix(mix(tone, EGGPLANT.seed, 0.6 * seeds), peel, 0.94 * skin)
    const dome = Math.sqrt(1 - Math.min(1, Math.abs(v) ** 2.6))
    const z = 3 + width * (0.15 * dome + 0.07 * long + 0.05 * soft - 0.025 * split - 0.02 * skin)
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1, z), 0.55 + 0.3 * skin, 12)
  })
}
