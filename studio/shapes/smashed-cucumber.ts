// A piece of cucumber under the flat of a cleaver: split along its length, dark skin on its back, wet and craggy where it broke.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { dark: rgb('#1f4a1c'), light: rgb('#3d7a2e'), stripe: rgb('#86b24e') }
const FLESH = { pale: rgb('#e2efb8'), wet: rgb('#bcd884'), rind: rgb('#93bf50') }
const PIP = { seed: rgb('#f3f0c8'), gel: rgb('#a9cb6c') }
/** Seeds to a piece, and across its middle. */
const [SEEDS_ALONG, SEEDS_ACROSS] = [7, 4]

/** Pale seeds in a clear jelly, their tips toward the skin. */
function seeded(u: number, v: number, seed: number): number {
  const row = Math.floor(v * SEEDS_ACROSS)
  const along = u * SEEDS_ALONG + (row % 2) * 0.5
  const cell = Math.floor(along)
  const [jx, jy] = [noise(cell * 3.7 + seed, row * 5.3) - 0.5, noise(cell * 5.1, row * 2.9 + seed) - 0.5]
  const dx = along - cell - 0.5 - 0.5 * jx
  const dy = v * SEEDS_ACROSS - row - 0.5 - 0.4 * jy
  return smooth(1, 0.6, hypot(dx / 0.24, dy / 0.46))
}

export function smashedCucumber(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.75, 1.15)
  const wide = size * random.between(0.5, 0.64)
  const tall = size * random.between(0.5, 0.62)
  const skin = scene.vary(mix(SKIN.dark, SKIN.light, random.unit()), 0.1)
  // Some lie on their flesh and show a split back; most lie tipped, with the skin along one side.
  const onFlesh = random.chance(0.28)
  const line = onFlesh ? -0.7 : random.between(0.2, 0.42)
  const slant = random.between(-0.3, 0.3)
  const crackAt = random.between(-0.25, 0.3)
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.45, 0.5)

  const fleshAt = (u: number, v: number, n: number): Rgb => {
    const below = line - v
    const core = smooth(0.38, 0.62, below + 0.24 * n)
    const firm = mix(FLESH.pale, FLESH.rind, smooth(0.16, 0.01, below))
    const jelly = mix(PIP.gel, PIP.seed, 0.95 * seeded(u, v, seed))
    return mix(mix(firm, FLESH.wet, 0.7 * smooth(0.02, -0.2, n)), jelly, 0.85 * core)
  }

  field.stamp(x, y, half * 1.35, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3) - 0.5
    const crag = Math.abs(noise(lx * 0.055 + seed, ly * 0.075 + seed) - 0.5) * 2
    const side = ly / wide
    // The skin holds together in a clean line; the broken side is jagged, and the ends are torn across.
    const jagged = layeredNoise(lx * 0.055 + seed, 3, 2) - 0.5
    const v = side < 0 && !onFlesh ? side + 0.75 * jagged * -side : side * (1 + 0.1 * n)
    const u = lx / half + slant * side + 0.34 * (layeredNoise(ly * 0.06 + seed, lx > 0 ? 3 : 8, 2) - 0.5)
    if (Math.abs(u) > 1 || Math.abs(v) > 1) return false
    const split = onFlesh ? Math.abs(v - crackAt - 0.5 * (layeredNoise(lx * 0.035 + seed, 5, 3) - 0.5)) : 1
    const gap = 0.2 * (0.25 + noise(lx * 0.04 + seed, 9))
    const open = smooth(gap, gap * 0.55, split)
    const skinned = smooth(line - 0.02, line + 0.03, v + 0.1 * n) * (1 - open)
    const stripe = noise(v * 5 + seed, u * 0.8)
    const wart = smooth(0.72, 0.86, noise(lx * 0.16 + seed, ly * 0.16))
    const back = mix(scaled(skin, 0.85 + 0.4 * stripe), SKIN.stripe, 0.4 * smooth(0.66, 0.9, stripe) + 0.14 * wart)
    const deep = open * smooth(gap * 0.5, 0, split)
    const flesh = onFlesh ? mix(FLESH.rind, FLESH.pale, 0.3 + 0.7 * deep) : fleshAt(u, v, n)
    const arched = Math.sqrt(clamp(1 - v * v))
    // A wedge: highest where the skin begins, steep behind it, and falling in crags towards the broken edge.
    const wedge = v > line ? Math.sqrt(clamp(1 - ((v - line) / (1 - line)) ** 2)) : 1 - 0.72 * ((line - v) / (1 + line))
    const blunt = 0.55 + 0.45 * Math.sqrt(clamp(1 - u ** 8))
    const rough = (1 - skinned) * (0.3 * n - 0.2 * smooth(0.16, 0, crag))
    const z = 4 + tall * ((onFlesh ? 0.3 + 0.62 * arched : wedge) * blunt + rough - 0.2 * open + 0.02 * wart * skinned)
    const shade = 1 - 0.16 * smooth(0.14, 0, crag) * (1 - skinned)
    return put(out, scaled(mix(flesh, back, skinned), shade), heightOn(rest, lx, ly) + z, 0.55 + 0.2 * skinned, z + 3)
  })
}
