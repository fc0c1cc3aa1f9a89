// A cabbage leaf rolled about its filling and stewed: limp and glassy, a net of pale ribs, its sides tucked in, one edge along the top.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const LEAF = { pale: rgb('#e8e6ae'), green: rgb('#b4c468'), deep: rgb('#8a9a3e'), rib: rgb('#fbf7dc') }
/** What is inside shows through where the leaf is thin. */
const FILLING = rgb('#a87f44')

interface RollPlace {
  half: number
  width: number
  turn: number
}

export function cabbageRoll(scene: Scene, x: number, y: number, { half, width, turn }: RollPlace): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const flip = random.chance(0.5) ? 1 : -1
  const greener = random.between(0.1, 0.6)
  const rest = field.settle(x, y, half * 0.6, width * 0.6, turn, 0.3, 0.08)
  const ribAt = random.between(-0.35, 0.1)
  const slant = random.between(0.15, 0.4) * flip
  field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const u = lx / half
    const bulge = 1 + 0.1 * (layeredNoise(u * 1.6 + seed, ly > 0 ? 3 : 8, 2) - 0.5) - 0.1 * u * u
    const v = ly / (width * bulge)
    const q = Math.abs(u) ** 3.4 + Math.abs(v) ** 2.3
    if (q > 1) return false
    const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
    const fine = layeredNoise(lx * 0.08 + seed, ly * 0.08, 2)
    // The thick rib runs from one end and thins out; others leave it on both sides and fork.
    const off = v - ribAt - slant * u - 0.08 * Math.sin(u * 3 + seed)
    const along = (u * flip + 1) / 2
    const rib = smooth(0.15 - 0.1 * along, 0.05 - 0.04 * along, Math.abs(off))
    const way = (u * flip - Math.abs(off) * 0.9) * 3 + 0.5 * n + (off > 0 ? 0.4 : 0)
    const branch = smooth(0.11, 0.02, Math.abs(way - Math.round(way))) * smooth(1.1, 0.2, Math.abs(off))
    const twig = smooth(0.05, 0.01, Math.abs(noise(u * 5 + seed, v * 4) - 0.5)) * 0.4
    const vein = Math.max(rib, 0.75 * branch, twig)
    // Where the leaf ends: a wavy edge with a shadow below it.
    const hem = v - 0.42 - 0.14 * Math.sin(u * 4.5 + seed) - 0.1 * (n - 0.5)
    const tuck = smooth(0.72, 1, Math.abs(u)) * (0.5 + 0.5 * Math.sin(v * 9 + seed + 4 * n))
    const blade = mix(mix(LEAF.pale, LEAF.green, clamp(greener + 1.6 * (n - 0.5) + 0.3 * along)), LEAF.deep, 0.4 * tuck)
    const glassy = mix(blade, FILLING, 0.26 * smooth(0.45, 0.7, fine) * (1 - vein))
    const shadow = 1 - 0.34 * smooth(0.09, 0, hem) * smooth(-0.02, 0.01, hem)
    const round = Math.sqrt(1 - q)
    const z =
      width * (0.34 + 0.86 * round) +
      3.2 * vein +
      9 * (n - 0.5) +
      3 * (fine - 0.5) +
      (hem < 0 ? 3 : 0) -
      5 * tuck * smooth(0.7, 0.95, Math.abs(u))
    return put(out, scaled(mix(glassy, LEAF.rib, 0.72 * vein), shadow), rest.z + z, 0.55, width * 1.1 * round + 5)
  })
}
