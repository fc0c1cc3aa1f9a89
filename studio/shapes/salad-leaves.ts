// Raw leaves that other leaves cannot stand in for: rosettes of mâche, curly shreds of kale.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { leaf } from '#studio/shapes/leaf.ts'

const MACHE = { leaf: rgb('#4b8a2e'), young: rgb('#83b350'), stalk: rgb('#c9dd98') }

/** Mâche: round-tipped leaves like small spoons, four to seven of them on one root. */
export function macheRosette(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const start = random.angle()
  const count = random.whole(4, 6)
  for (let i = 0; i < count; i++) {
    const turn = start + (i * TAU) / count + random.bell() * 0.25
    const length = size * random.between(0.8, 1.15)
    leaf(scene, x + Math.cos(turn) * length * 0.44, y + Math.sin(turn) * length * 0.44, {
      length,
      width: length * random.between(0.44, 0.56),
      turn,
      colour: scene.vary(mix(MACHE.leaf, MACHE.young, random.unit() * 0.35), 0.12),
      vein: MACHE.stalk,
      widest: 1.75,
      gloss: 0.45,
      curl: 1.5,
      sink: 0.8,
    })
  }
  for (const side of [0.4, 2.4])
    leaf(scene, x, y, {
      length: size * 0.46,
      width: size * 0.24,
      turn: start + side,
      colour: scene.vary(MACHE.young, 0.1),
      widest: 1.6,
      sink: 1,
    })
}

/** Kale cut into ribbons: each is broad, dark and stands up in tight curls along its edges. */
export function kaleCurl(scene: Scene, x: number, y: number, length: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = (length / 2) * random.between(0.8, 1.2)
  const wide = length * random.between(0.26, 0.38)
  const green = scene.vary(colour, 0.14)
  const pale = mix(green, rgb('#a9c86a'), 0.55)
  const rib = random.chance(0.3)
  const bend = random.bell() * 0.7
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.5, 0.5)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const bowed = ly - bend * wide * (1 - u * u)
    const upper = bowed > 0 ? 5 : 0
    const fringe = 0.66 + 0.5 * layeredNoise(u * 4.2 + seed, upper + seed, 3)
    const v = bowed / (wide * fringe * (1 - 0.4 * u ** 6))
    if (Math.abs(v) > 1) return false
    const rim = Math.abs(v) ** 2
    const curls = Math.sin(u * 15 + upper + 6 * layeredNoise(u * 2 + seed, v * 2, 2))
    const blister = layeredNoise(lx * 0.11 + seed, ly * 0.11, 3)
    const vein = rib ? Math.exp(-((v / 0.13) ** 2)) : 0
    const lit = clamp(0.3 * smooth(0.1, 0.9, curls) * rim + 0.3 * smooth(0.5, 0.75, blister))
    const tone = scaled(mix(green, pale, lit + 0.7 * vein), 0.72 + 0.34 * blister + 0.16 * curls * rim)
    const z = 4 + wide * (0.2 * rim + 0.13 * rim * curls + 0.18 * (blister - 0.5))
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.34, 6)
  })
}
