// A thick piece of white fish: a block with a flat top and broken sides. A fork slid two or three broad flakes off one end.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'

/** Opaque, moist where it is thin, deep between flakes; a trace of gray and pink in all. */
const BLOCK_FLESH = { pearl: rgb('#ece3d3'), glassy: rgb('#d6c4a8'), between: rgb('#9c7e66') }
const WARM = rgb('#f2d3ae')
const [GOLD, BRONZE] = [rgb('#eaa83c'), rgb('#a8601a')]
const [SKIN, SILVER] = [rgb('#6f6a60'), rgb('#bdb6a6')]
/** Half the width below which a piece is a bite in a soup. */
const SMALL = 60

export interface FishLoin {
  halfLength: number
  halfWidth: number
  turn: number
  /** How brown it is: 1 from the pan, less from the oven, 0 when it was poached. */
  crusted: number
  /** Height over half the width. */
  tall?: number
  /** The sauce in which it stands: a film of it clings to the lower edge, and some ran over the top. */
  film?: Rgb | undefined
  /** The skin below, where it shows. */
  skin?: Rgb | undefined
  /** Where the fork opened it, as a share of the half length; above 1 it is whole. */
  opened?: number
  /** A strip of skin along one edge of the top. */
  strip?: boolean
}

/** A flake that slid off: where it begins and how far it reaches past the end of the block, how it was shifted and sank. */
interface Slid {
  from: number
  long: number
  shift: number
  wide: number
  high: number
  /** The side toward which it runs out in a point. */
  point: number
  tilt: number
}

/** They overlap like shingles: with gaps between them they would be slices. */
function slidFlakes(random: Random, count: number, room: number): Slid[] {
  const slid: Slid[] = []
  const first = random.chance(0.5) ? 1 : -1
  let from = 0
  for (let i = 0; i < count; i++) {
    const long = (room / count) * (i === 0 ? random.between(1.1, 1.4) : random.between(0.5, 0.8))
    const shift = (i % 2 ? -first : first) * random.between(0.05, 0.16)
    const wide = random.between(0.8, 0.96) - 0.13 * i
    const high = random.between(0.78, 0.86) - 0.2 * i
    const point = first * random.between(0.2, 0.5)
    slid.push({ from, long, shift, wide, high, point, tilt: random.between(-0.16, 0.16) })
    from += long
  }
  return slid
}

export function fishLoin(scene: Scene, x: number, y: number, loin: FishLoin): void {
  const { halfLength, halfWidth, turn, crusted, tall = 0.64, film, skin, strip = false } = loin
  const { pearl, glassy, between } = BLOCK_FLESH
  const { random, field } = scene
  const seed = random.between(0, 99)
  const opened = loin.opened ?? random.between(0.3, 0.44)
  const whole = opened > 0.9
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.12, 0)
  const thick = halfWidth * tall * random.between(0.94, 1.06)
  const small = halfWidth < SMALL
  const slid = whole ? [] : slidFlakes(random, small ? 1 : 2, halfLength * (1.08 - opened))
  // The knife rarely went straight across, and a corner or two broke off.
  const [skewNear, skewFar] = [random.between(-0.22, 0.22), random.between(0.1, 0.24) * (random.chance(0.5) ? 1 : -1)]
  const corner = random.chance(0.5) ? 1 : -1
  const chipped = random.between(0.06, 0.3)
  const bulge = random.between(-0.1, 0.14)
  const [tiltX, tiltY] = [random.between(-0.12, 0.04), random.between(-0.1, 0.1)]
  // One flake has begun to part from the block: a crack from one side that does not reach the other.
  const crackAt = (whole ? random.between(0.1, 0.45) : opened - random.between(0.34, 0.5)) * halfLength
  const crackSide = random.chance(0.5) ? 1 : -1
  const crackDeep = random.between(0.3, 1.1)
  const stripSide = random.chance(0.5) ? 1 : -1
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wet = smooth(0.35, 0.1, crusted)
  const body = scene.vary(pearl, 0.012)
  // Noise as large as the piece, so that a bite is as broken as a portion.
  const scale = 1 / halfWidth
  const pitch = halfWidth * random.between(0.8, 1.1)
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const along = cos * dx + sin * dy
    const up = clamp((z - rest.z) / thick)
    const n = layeredNoise(along * 2.2 * scale + seed, z * 2.6 * scale, 3)
    // Broad leaves of muscle lean in the broken side, no two alike.
    const phase = (along + up * pitch * 0.5) / pitch + n * 1.5
    const at = phase - Math.floor(phase)
    const own = noise(Math.floor(phase) * 5.3 + seed, 2.5)
    const seam = smooth(0.12, 0.01, at) * smooth(0.35, 0.8, own)
    const moist = mix(body, WARM, 0.34 + 0.22 * (1 - up))
    const flesh = mix(scaled(moist, 0.94 + 0.16 * n + 0.06 * own), between, 0.34 * seam)
    // Only the very top of the side took color.
    const golden = mix(flesh, mix(GOLD, BRONZE, 0.35), crusted * 0.85 * smooth(0.74, 0.96, up + (n - 0.5) * 0.24))
    const lined = skin ? mix(golden, skin, 0.85 * smooth(0.13, 0.06, up)) : golden
    // As a stain: mixed, tomato on white would be pink.
    return film ? stained(lined, film, 0.6 * smooth(0.5, 0, up + (n - 0.5) * 0.6)) : lined
  }
  /** Sauce that ran over a part of it. */
  const sauceAt = (lx: number, ly: number, n: number): number =>
    film ? smooth(0.5, 0.6, layeredNoise(lx * 0.9 * scale + seed * 2.3, ly * 1.1 * scale, 2) + (n - 0.5) * 0.3) : 0
  const extent = hypot(halfLength * 1.15, halfWidth * 1.15)
  field.withSides(flank, () =>
    field.stamp(x, y, extent * 1.1, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 1.7 * scale + seed, ly * 1.7 * scale, 3)
      const chip = layeredNoise(lx * 4.2 * scale + seed, ly * 4.2 * scale + seed, 2) - 0.5
      const fine = layeredNoise(lx * 0.11 + seed, ly * 0.11, 2)
      const fiber = layeredNoise(lx * 0.03 + seed, ly * 0.2 + lx * 0.02, 2)
      const t = lx / halfLength
      const width = halfWidth * (1 + bulge * t - 0.06 * t * t + 0.2 * (n - 0.5))
      const v = ly / width
      // The block ends where a flake ends: in a bow, never straight.
      const past = (t - opened - 0.24 * (1 - v * v) - skewFar * v) * halfLength + (n - 0.5) * 0.3 * halfWidth
      if (past > 0 && !whole) return offBlock(past, ly, width, n, fiber, fine, chip, out)
      const end = t < 0 ? -t + skewNear * v : whole ? t + skewFar * v + 0.1 * v * v : t * 0.8
      const broken = Math.max(0, 0.72 * (corner * v) - 0.72 * t - 1.12 + chipped)
      const q =
        Math.max(0, end) ** 7 +
        Math.abs(v) ** 5.5 +
        6 * broken +
        0.5 * chip * smooth(0.2, 0.9, Math.abs(v)) +
        0.4 * chip * smooth(0.6, 1, end)
      if (q > 1) return false
      const inner = smooth(1, 0.7, q)
      const bent = lx - crackAt - 0.22 * halfWidth * (1 - v * v) + (n - 0.5) * 0.5 * halfWidth
      const reach = smooth(0, 0.5, crackSide * v - 0.75 + crackDeep)
      const gape = halfWidth * 0.075 * reach
      const crack = gape > 0.5 ? smooth(gape, gape * 0.3, Math.abs(bent)) * reach : 0
      // Beyond it the next flake lies a little lower.
      const ledge = smooth(-2, 2, bent) * reach
      const edge = smooth(0.55, 1, q)
      const tone = scaled(body, 0.93 + 0.07 * fiber + 0.08 * (n - 0.5) - 0.03 * ledge)
      const flesh = mix(mix(tone, glassy, 0.3 * edge + 0.18 * smooth(0.5, 0.7, n) * wet), between, 0.55 * crack)
      const broad = layeredNoise(lx * 0.012 + seed * 1.7, ly * 0.016, 2)
      const patch = smooth(0.25, 0.7, broad * 0.62 + n * 0.26 + fine * 0.12)
      // The fork tore the crust away with the flakes.
      const kept = whole ? 1 : smooth(0.02, 0.16, -past / halfLength + (chip + fine - 0.5) * 0.16)
      const face = (0.5 + 0.46 * patch + 0.3 * edge) * kept * smooth(1, 0.93, q)
      const brown = clamp(crusted * face * (1 - 0.9 * crack))
      const golden = mix(flesh, GOLD, clamp(brown * 1.25) * 0.86)
      const crust = mix(golden, BRONZE, 0.8 * smooth(0.6, 1.1, brown + (fine - 0.5) * 0.2))
      const flat = (1 - clamp(q)) ** 0.15 * (1 + tiltX * t + tiltY * v) * (0.97 + 0.12 * (n - 0.5))
      const z =
        4 +
        thick * flat -
        crack * thick * 0.2 +
        (fine - 0.5) * (1.2 + crusted) +
        (fiber - 0.5) * 0.6 -
        ledge * thick * 0.07
      const skinned = strip ? smooth(0.74, 0.8, stripSide * v + chip * 0.16) : 0
      const band = mix(SKIN, SILVER, smooth(0.35, 0.7, layeredNoise(lx * 0.07 + seed, ly * 0.2, 2)))
      const low = film ? 0.8 * smooth(thick * 0.6, thick * 0.2, z + (n - 0.5) * thick * 0.4) : 0
      const over = sauceAt(lx, ly, n) * inner * wet
      const bare = mix(crust, band, 0.85 * skinned)
      const shown = film ? stained(bare, film, Math.max(low, 0.78 * over)) : bare
      const gloss = 0.34 + 0.16 * wet - 0.06 * brown + 0.24 * Math.max(low, over)
      return put(out, scaled(shown, 0.97 + 0.06 * fine), rest.z + z + 1.5 * over, gloss)
    }),
  )

  function offBlock(
    past: number,
    ly: number,
    width: number,
    n: number,
    fiber: number,
    fine: number,
    chip: number,
    out: Parameters<typeof put>[0],
  ): boolean {
    for (const { from, long, shift, wide, high, point, tilt } of slid) {
      const w = (ly - shift * halfWidth) / (width * wide)
      const reach = long * (1 + point * w)
      const s = (past - from) / reach
      if (s < 0 || s > 1 || reach < 1) continue
      const q = Math.abs(w) ** 5 + s ** 9 + 1.1 * chip * smooth(0.3, 0.9, Math.max(s, Math.abs(w)))
      if (q > 1) continue
      const grain = layeredNoise(s * 1.3 + seed, ly * 0.13, 2) - 0.5
      const leaf = mix(scaled(body, 0.95 + 0.07 * grain + 0.03 * fiber), glassy, 0.4 * smooth(0.5, 1, q) + 0.16 * s)
      const paint = mix(mix(leaf, WARM, 0.22), between, 0.55 * smooth(0.16, 0, s))
      const slope = 1 - 0.3 * s + tilt * w
      const z = 4 + thick * high * slope * (1 - clamp(q)) ** 0.26 + (fine - 0.5) * 1.4 + grain * 1.2
      const low = film ? 0.8 * smooth(thick * 0.5, thick * 0.15, z + (n - 0.5) * thick * 0.4) : 0
      return put(out, film ? stained(paint, film, low) : paint, rest.z + z, 0.42 + 0.14 * wet + 0.2 * low)
    }
    return false
  }
}
