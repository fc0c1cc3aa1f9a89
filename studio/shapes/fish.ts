// Cooked fish: fillets whose flakes part at the thin end, and pieces that begin to come apart.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

/** Silver with dark bars for mackerel and its like, bright for sardines, plain for sea bass and bream, red for snapper, spotted for trout. */
export type FishSkin = 'silver' | 'bright' | 'plain' | 'red' | 'spotted'

export interface FishFilletOptions extends MeatColours {
  halfLength: number
  halfWidth: number
  turn: number
  /** Served with its skin up. */
  skin?: FishSkin | undefined
  /** How much of it has a crust: 1 from the pan, less from the oven, 0 when poached. */
  crusted?: number
  /** Only one half of it, cut across; placed by the middle of that half. */
  half?: 'head' | 'tail' | undefined
}

interface SkinColours {
  back: Rgb
  bar: Rgb
  shine: Rgb
  belly: Rgb
}

const SKINS: Record<FishSkin, SkinColours> = {
  silver: { back: rgb('#41565c'), bar: rgb('#16242b'), shine: rgb('#a3b3b2'), belly: rgb('#dcd3bd') },
  bright: { back: rgb('#7b7a6c'), bar: rgb('#464d4a'), shine: rgb('#dcd8c4'), belly: rgb('#fbefd2') },
  plain: { back: rgb('#66706c'), bar: rgb('#3c4444'), shine: rgb('#cfd0c4'), belly: rgb('#f8f0e0') },
  spotted: { back: rgb('#6f7048'), bar: rgb('#26241c'), shine: rgb('#d08c7c'), belly: rgb('#efdcc0') },
  red: { back: rgb('#b8402c'), bar: rgb('#8a2418'), shine: rgb('#e08a6c'), belly: rgb('#f6d3bc') },
}

/** What a pan or a grill makes of skin. */
const CRISP: Record<FishSkin, SkinColours> = {
  silver: { back: rgb('#5a5a4c'), bar: rgb('#161a1c'), shine: rgb('#a8641c'), belly: rgb('#e0b870') },
  bright: { back: rgb('#8f7444'), bar: rgb('#4a3a20'), shine: rgb('#c48a38'), belly: rgb('#f0cc8c') },
  plain: { back: rgb('#8a5424'), bar: rgb('#4a2c12'), shine: rgb('#b87224'), belly: rgb('#eac07a') },
  spotted: { back: rgb('#6b5a2a'), bar: rgb('#1c140c'), shine: rgb('#a8642c'), belly: rgb('#e6bd80') },
  red: { back: rgb('#a82e1e'), bar: rgb('#641a10'), shine: rgb('#c4782c'), belly: rgb('#e6b274') },
}

/** Bars on the back that fade into a pale belly; `v` runs from the back to the belly. Heat turns it to bronze and gold. */
function skinAt(kind: FishSkin, lx: number, v: number, seed: number, crusted: number, close = 1): Rgb {
  const [fresh, crisp] = [SKINS[kind], CRISP[kind]]
  const wave = Math.sin(
    lx * 0.1 * close + 2.2 * Math.sin(v * 3 + seed) + (layeredNoise(lx * 0.03 + seed, v * 2, 2) * 5) / close,
  )
  const bars = kind === 'silver' ? smooth(0.1, 0.6, wave) * smooth(0.3, -0.1, v) : 0
  const spots = kind === 'spotted' ? smooth(0.62, 0.7, noise(lx * 0.15 + seed, v * 7 + seed)) * smooth(0.5, 0.1, v) : 0
  const barred = Math.max(bars, spots)
  const scales = 0.9 + 0.2 * Math.abs(Math.sin(lx * 0.3 + Math.sin(v * 22)) * Math.sin(v * 22))
  const blotch = layeredNoise(lx * 0.02 + seed, v * 1.6, 3) - 0.5
  const shade = v + 0.35 * blotch
  const line = smooth(0.05, 0.015, Math.abs(v + 0.12 + 0.03 * Math.sin(lx * 0.02)))
  const plain = mix(mix(fresh.back, fresh.shine, smooth(-0.6, 0.1, shade)), fresh.belly, smooth(0.05, 0.6, shade))
  const side = mix(plain, fresh.bar, 0.4 * line)
  const golden = mix(crisp.back, crisp.belly, smooth(-0.6, 0.35, v))
  const blister = smooth(0.48, 0.66, layeredNoise(lx * 0.05 + seed, v * 4 + seed, 3))
  const fried = mix(mix(golden, crisp.bar, barred * 0.75), crisp.shine, blister * 0.6)
  // Plain skin keeps some silver between its golden patches, and is darkest along the back and the belly's edge.
  const patch = smooth(0.34, 0.56, layeredNoise(lx * 0.016 - seed, v * 1.3 + seed, 2))
  const rim = smooth(0.55, 0.95, Math.abs(v))
  const caught = kind === 'plain' ? clamp(0.4 + 0.55 * patch + 0.5 * rim) : 1
  const toasted = kind === 'plain' ? mix(fried, crisp.bar, 0.55 * rim * (0.4 + 0.6 * patch)) : fried
  return scaled(mix(mix(side, fresh.bar, barred * 0.8), toasted, caught * smooth(0, 0.7, crusted)), scales)
}

/** Slashes through the skin, opened by the heat: 1 in the middle of a slash. */
function slashAt(t: number, v: number, wide: number): number {
  const at = Math.min(...[-0.5, -0.08, 0.3].map((cut) => Math.abs(t - cut - v * 0.11)))
  const lens = wide * (1 - 0.75 * smooth(0, 0.55, Math.abs(v)))
  return smooth(lens, lens * 0.4, at) * smooth(0.62, 0.4, Math.abs(v))
}

const GOLD = rgb('#d4801a')

/** From the color of the flesh through gold to the color of a good crust. */
function browned(flesh: Rgb, sear: Rgb, share: number): Rgb {
  const golden = mix(flesh, GOLD, 0.62)
  return share < 0.5 ? mix(flesh, golden, share * 2) : mix(golden, sear, share * 2 - 1)
}

/** A fish fillet: cut straight at the thick end, thin at the belly, its flakes parting towards the tail, golden where it browned. */
export function fishFillet(scene: Scene, x: number, y: number, options: FishFilletOptions): void {
  const { halfLength, halfWidth, turn, flesh, fat, sear, skin, crusted = 0.7, half } = options
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.1)
  const thick = Math.min(46, halfWidth * (skin ? 0.36 : 0.52))
  const pitch = halfWidth * 0.44
  // Between two flakes it is moist and in shadow, but never gray.
  const deep = mix(flesh, sear, 0.45)
  // The fat between the flakes of salmon stays pale, even under a crust; white fish has none.
  const fatty = smooth(0.4, 0.15, flesh[2])
  const apartFrom = skin ? 9 : scene.random.between(0.35, 0.6)
  const middle = half === 'head' ? -0.5 * halfLength : half === 'tail' ? 0.5 * halfLength : 0
  scene.field.stamp(x, y, halfLength * (half ? 0.7 : 1.15), turn, (ownX, ly, out) => {
    const lx = ownX + middle
    const t = lx / halfLength
    // How far inside the cut across it, as a share of its half length.
    const within = half ? (half === 'head' ? -t : t) + (0.08 * ly) / halfWidth + 0.04 : 1
    if (within < 0) return false
    const wavy = layeredNoise(lx * 0.018 + seed, ly * 0.018, 3) - 0.5
    // The back is nearly straight, the belly bulges, the tail narrows.
    const width =
      halfWidth *
      (1 - (skin ? 0.62 : 0.4) * smooth(-0.1, 1.1, t)) *
      (ly > 0 ? 1.06 - 0.1 * t * t : 0.92) *
      (skin ? 1 - 0.34 * smooth(-0.45, -1.05, t) : 1)
    const v = ly / width
    const drift = layeredNoise(lx * 0.014 + seed, ly * 0.014, 2)
    const arch = Math.sqrt((ly + halfWidth * 0.1) ** 2 + (halfWidth * 0.22) ** 2) * 0.62
    const phase = (lx + arch) / pitch + drift * 1.6
    const index = Math.floor(phase)
    const along = phase - index
    const [loose, reach] = [noise(index * 5.3 + seed, 1.5), noise(index * 7.1 + seed, ly > 0 ? 4.5 : 8.5)]
    // At the loose end every flake reaches a little further out or in than the next.
    const apart = smooth(apartFrom, apartFrom + 0.45, t)
    const ends = 1 + 0.1 * wavy + 0.14 * apart * (reach - 0.5)
    const q = (Math.abs(t) * (1 + 0.14 * wavy)) ** (t < 0 ? (skin ? 4 : 9) : 4) + Math.abs(v / ends) ** 3.2
    if (q > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
    const fine = layeredNoise(lx * 0.13, ly * 0.13 + seed, 2)
    const fiber = layeredNoise(lx * 0.05 + seed, ly * 0.22 + along, 2)
    // Most flakes only show as a line; some have opened.
    const open = clamp(smooth(0.6, 0.9, loose) * 0.4 + apart * (0.4 + 0.5 * loose))
    const inner = smooth(1, 0.8, Math.abs(v))
    const line = smooth(0.13, 0.03, Math.min(along, 1 - along)) * inner
    const gap = smooth(0.1 + 0.16 * open, 0.02, along) * open * inner
    const ridge = Math.sin(Math.PI * along)
    const rim = smooth(0.55, 0.98, q)
    const face = 0.16 + 0.62 * smooth(0.36, 0.62, n * 0.75 + fine * 0.25) + 0.16 * ridge + 0.75 * rim * rim
    const crust = clamp(crusted * face * (1 - 0.5 * apart) * (1 - 0.8 * gap) * (1 - 0.35 * line) * (1.1 + 0.14 * fatty))
    const moist = mix(flesh, fat, 0.2 + 0.35 * ridge + 0.35 * line + 0.3 * apart * along)
    const body = scaled(mix(moist, deep, 0.55 * gap), 0.94 + 0.12 * fiber)
    const baked = mix(browned(body, sear, crust), fat, line * (0.5 - 0.35 * crust) * fatty)
    const flaked = scaled(baked, 0.93 + 0.14 * fine)
    // The skin has drawn in a little from the edge of the flesh.
    const drawn = 0.16 * smooth(0.3, 0.1, crusted)
    const atCut = smooth(0.07, 0.03, within + (n - 0.5) * 0.03)
    const bare = skin
      ? Math.max(atCut, smooth(0.86 - drawn, 0.93 - drawn, q + (n - 0.5) * 0.2) * (v > 0 ? 1 : 0.5 + drawn))
      : 0
    const slash = skin && !half && halfLength > 90 ? slashAt(t, v, crusted < 0.3 || skin === 'red' ? 0.05 : 0.026) : 0
    const colour = skin
      ? mix(
          mix(skinAt(skin, lx, v, seed, crusted, half ? 2.2 : 1), sear, crust * 0.25),
          mix(fat, GOLD, 0.45 * crusted),
          Math.max(slash * 0.9, bare * 0.8),
        )
      : flaked
    // Thickest along the loin, thin at the belly.
    const loin = (1 - clamp(q)) ** 0.4 * (1 - 0.45 * smooth(-0.1, 1.1, v)) * (1 - 0.35 * smooth(0.1, 1, t))
    const relief = skin ? -6 * slash : ridge * (1 + 2 * open) + apart * (along - 0.4) * 6 - gap * 5 - line * 0.5
    const z = 6 + thick * loin * (0.6 + 0.4 * smooth(0, 0.06, within)) + relief + (fine - 0.5) * 3
    return put(out, colour, rest.z + z, 0.28 + 0.35 * (1 - crust) + 0.15 * (1 - crusted), z + 2)
  })
}

export interface FishChunkOptions extends MeatColours {
  /** How brown it is; 0 when it was poached. */
  crusted?: number
  skin?: FishSkin | undefined
}

/** A piece cut from a fillet: a block of three or four thick flakes that slide apart, straight where the knife went. */
export function fishChunk(scene: Scene, x: number, y: number, size: number, options: FishChunkOptions): void {
  const { random, field } = scene
  const { flesh, fat, sear, crusted = 0.4, skin } = options
  const seed = random.between(0, 99)
  const turn = random.angle()
  const part = random.between(0.78, 1.12)
  const half = size * random.between(1.05, 1.45) * part
  const width = size * random.between(0.78, 1) * part
  const thick = size * random.between(0.6, 0.8) * part
  const pitch = half * random.between(0.62, 1)
  const skew = random.bell() * 0.28
  const bow = random.between(0.2, 0.5)
  const inside = scene.vary(mix(flesh, fat, 0.3), 0.04)
  const deep = mix(flesh, sear, 0.4)
  const top = crusted * random.between(0.55, 1.15)
  const skinned = skin && random.chance(0.45) ? skin : undefined
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.35)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.16, rest.slopeY + random.bell() * 0.16]
  field.stamp(x, y, half * 1.5, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05 + seed, 3)
    const phase = (lx + (ly * ly * bow) / width + half) / pitch + (n - 0.5) * 0.5
    const index = Math.floor(phase)
    const flake = phase - index
    // The flakes have slid: each sits a little to one side of the next, and lower or higher.
    const slid = (noise(index * 3.7 + seed, 2.5) - 0.5) * width * 0.46
    const step = (noise(index * 5.9 + seed, 7.5) - 0.5) * size * 0.2
    const u = (lx + ly * skew) / half
    const v = (ly - slid) / width
    const q = Math.abs(u) ** 4 + Math.abs(v) ** 3.4 + (n - 0.5) * 0.55
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16, 2)
    const fiber = layeredNoise(lx * 0.07 + seed, ly * 0.26, 2)
    const gap = skinned ? 0 : smooth(0.15, 0.02, flake)
    const rim = smooth(0.6, 1, q)
    const brown = clamp(top * (0.3 + 0.75 * smooth(0.4, 0.66, n * 0.7 + fine * 0.3) + 0.4 * rim) * (1 - 0.8 * gap))
    const moist = mix(inside, fat, 0.75 * smooth(0.15, 0.95, flake))
    const body = scaled(mix(moist, deep, 0.3 * gap + 0.26 * rim), 0.92 + 0.14 * fiber)
    const flaked = scaled(browned(body, sear, brown), 0.95 + 0.1 * fine)
    const colour = skinned ? skinAt(skinned, lx * 1.6, v, seed, crusted) : flaked
    const slope = skinned ? 0 : step + (flake - 0.5) * size * 0.16 - gap * size * 0.07
    const z = 3 + thick * (1 - clamp(q)) ** 0.32 + slope + (fine - 0.5) * 2.5
    return put(out, colour, rest.z + slopeX * lx + slopeY * ly + z, 0.5 - 0.25 * brown, z + 3)
  })
}
