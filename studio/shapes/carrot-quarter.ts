// A carrot cut lengthwise in four and steamed: one long cut face with its paler core, the round of the skin beside it, a thin end.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, FLESH, CORE, EDGE] = [rgb('#e2680f'), rgb('#f58a26'), rgb('#fbb04c'), rgb('#c8540a')]

/** The thick end lies at the start of `turn`. */
export function carrotQuarter(scene: Scene, x: number, y: number, length: number, width: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = length / 2
  const side = random.chance(0.5) ? 1 : -1
  const bow = random.bell() * length * 0.05
  const tip = random.between(0.2, 0.42)
  const skin = scene.vary(SKIN, 0.05)
  const rest = field.settle(x, y, half * 0.85, width * 0.35, turn, 0.4, 0.25)
  field.stamp(x, y, half * 1.12, turn, (lx, ly, out) => {
    const u = lx / half
    if (u < -1 || u > 1) return false
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.03, 2) - 0.5
    const ends = Math.min(1, Math.sqrt(Math.max(0, 1 - ((Math.abs(u) - 0.9) / 0.1) ** 2)) + (Math.abs(u) < 0.9 ? 1 : 0))
    const wide = (width / 2) * (1 - (1 - tip) * smooth(-0.9, 1.05, u)) * (1 + 0.14 * n) * ends
    const v = (side * (ly - bow * (1 - u * u))) / Math.max(0.5, wide)
    if (Math.abs(v) > 1) return false
    // The crest between the cut face and the skin.
    const crest = 0.2 + 0.14 * n
    const cut = smooth(crest + 0.05, crest - 0.05, v)
    const across = v < crest ? (v + 1) / (crest + 1) : (1 - v) / (1 - crest)
    const tall = v < crest ? 0.3 + 0.6 * across : 0.9 * Math.sqrt(1 - (1 - across) ** 2)
    const lines = noise(u * 2.4 + seed, v * 9)
    const core = smooth(0.5, 0.8, across + 0.2 * n)
    const face = mix(mix(FLESH, CORE, 0.75 * core), EDGE, 0.3 * smooth(0.2, 0.02, across) + 0.12 * lines)
    const rings = smooth(0.62, 0.8, noise(u * 16 + seed, v * 0.6))
    const round = mix(scaled(skin, 0.92 + 0.16 * lines), EDGE, 0.35 * rings)
    const z = 3 + wide * 1.5 * tall + n * 2
    return put(out, mix(round, face, cut), heightOn(rest, lx, ly) + z, 0.4 + 0.15 * cut, z + 2)
  })
}
