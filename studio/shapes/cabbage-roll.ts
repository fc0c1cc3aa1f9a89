// A cabbage leaf rolled about its filling and stewed: limp and glassy, one thick pale rib, its sides tucked in, its edge across the top.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const LEAF = { pale: rgb('#e6dfa4'), green: rgb('#bcc468'), deep: rgb('#8f963c'), rib: rgb('#f6efcc') }
/** What is inside shows through where the leaf is thin. */
const FILLING = rgb('#a87f44')

interface RollPlace {
  half: number
  width: number
  turn: number
  sauce: { dark: Rgb; light: Rgb }
}

export function cabbageRoll(scene: Scene, x: number, y: number, { half, width, turn, sauce }: RollPlace): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const flip = random.chance(0.5) ? 1 : -1
  const greener = random.between(0.05, 0.5)
  const rest = field.settle(x, y, half * 0.6, width * 0.6, turn, 0.3, 0.08)
  const ribAt = random.between(-0.4, -0.1)
  const slant = random.between(0.1, 0.3) * flip
  // The hem runs aslant from one end to the other.
  const [hemAt, hemSlant] = [random.between(0.1, 0.4), random.between(0.25, 0.5) * flip]
  const middle = random.between(-0.4, 0.3)
  const ladled = random.between(0.25, 0.75)
  field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const u = lx / half
    const bulge = 1 + 0.16 * (layeredNoise(u * 1.4 + seed, ly > 0 ? 3 : 8, 2) - 0.5) - 0.16 * u * u
    const v = ly / (width * bulge)
    const ragged = 0.1 * (layeredNoise(v * 1.8 + seed, u > 0 ? 2 : 6, 2) - 0.5)
    const q = Math.abs(u + ragged) ** 5 + Math.abs(v) ** 2.3
    if (q > 1) return false
    const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
    const fine = layeredNoise(lx * 0.08 + seed, ly * 0.08, 2)
    // The thick rib runs from one end and thins out; thin ones leave it on both sides, and are lost in the leaf.
    const off = v - ribAt - slant * u - 0.14 * Math.sin(u * 2.4 + seed)
    const along = (u * flip + 1) / 2
    const rib = smooth(0.17 - 0.12 * along, 0.05 - 0.04 * along, Math.abs(off))
    const way = (u * flip - Math.abs(off) * 1.3) * 2.2 + 1.1 * n + (off > 0 ? 0.4 : 0)
    const branch = smooth(0.09, 0, Math.abs(way - Math.round(way))) * smooth(0.9, 0.1, Math.abs(off))
    const vein = Math.max(rib, 0.42 * branch * smooth(0.35, 0.6, noise(u * 3 + seed, v * 2)))
    const hem = v - hemAt - hemSlant * u - 0.12 * Math.sin(u * 5 + seed) - 0.2 * (n - 0.5)
    // The sides were folded in before it was rolled: creases fan out from both ends.
    const atEnd = smooth(0.55, 1, Math.abs(u))
    const crease = atEnd * (0.5 + 0.5 * Math.sin(v * 7 + seed + 5 * n))
    const blade = mix(mix(LEAF.pale, LEAF.green, clamp(greener + 1.5 * (n - 0.5))), LEAF.deep, 0.45 * crease)
    const glassy = mix(blade, FILLING, 0.3 * smooth(0.4, 0.7, fine) * (1 - vein))
    const shadow = 1 - 0.4 * smooth(0.1, 0, hem) * smooth(-0.02, 0.01, hem)
    const leaf = scaled(mix(glassy, LEAF.rib, 0.75 * vein), shadow)
    const round = Math.sqrt(1 - q)
    // Sauce from the ladle lies across it and runs down both sides; more of it stands about its foot.
    const lobe = 1.1 * (layeredNoise(lx * 0.016 + seed, ly * 0.016 + 7, 3) - 0.5)
    const shore = Math.abs(u - middle) - ladled - lobe - 0.12 * Math.sin(v * 5 + seed)
    const poured = smooth(0.04, -0.04, shore)
    const bead = poured * smooth(-0.16, -0.03, shore)
    const foot = 0.9 * smooth(0.62, 0.3, round + 0.4 * (n - 0.5))
    const film = clamp(Math.max(poured * (0.6 + 0.3 * fine + 0.2 * smooth(0, -0.4, shore) - 0.3 * vein), foot), 0, 0.95)
    const red = scaled(mix(sauce.dark, sauce.light, clamp(n * 1.8 - 0.3)), 0.92 + 0.2 * fine)
    const z =
      width * (0.3 + 0.84 * round) +
      3.4 * vein * (1 - 0.5 * poured) +
      12 * (n - 0.5) +
      3 * (fine - 0.5) +
      (hem < 0 ? 3.4 : 0) -
      7 * crease * atEnd +
      poured * (1.6 + 2 * fine) +
      1.4 * bead
    return put(out, mix(leaf, red, film), rest.z + z, 0.5 + 0.3 * film, width * 1.1 * round + 5)
  })
}
