// A thick piece of cooked white fish: broad, bowed flakes side by side, soft edges. At one end a fork slid some of them apart.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'
import { type Film, filmAt, newFilm } from '#studio/shapes/sauce-film.ts'

/** Opaque on the flakes, moist where it is thin, deep between them; never gray. */
const LOIN = { pearl: rgb('#f3e6cd'), glassy: rgb('#dcc298'), between: rgb('#a0764c') }
/** In a colored sauce it has to be whiter to be known as white fish. */
const IN_SAUCE = { pearl: rgb('#f8eedb'), glassy: rgb('#ecd5b0'), between: rgb('#a8683a') }
const [GOLD, BRONZE, DARKEST] = [rgb('#e6a53e'), rgb('#ac651f'), rgb('#70380f')]
const UNDER = rgb('#7a5128')
const [SKIN, SILVER] = [rgb('#7a7264'), rgb('#c2baa8')]
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
  /** The sauce in which it stands: it climbs the lower edge, and a spoonful of it was poured over. */
  film?: Rgb | undefined
  /** How high that sauce stands, 1 for a stew, less on a plate. */
  standing?: number
  /** The skin below, where it shows. */
  skin?: Rgb | undefined
  /** Where the fork opened it, as a share of the half length; above 1 it is whole. */
  opened?: number
  /** A strip of skin along one edge of the top. */
  strip?: boolean
  /** How far its flakes have parted all over, 0 to 1: they lie on each other like shingles. */
  flaky?: number
}

/** One leaf of muscle, from `from` to `to` along the piece. */
interface Flake {
  from: number
  to: number
  /** How it was shifted across, how wide it is, how far it sank, and how far it gapes from the one before. */
  shift: number
  wide: number
  sunk: number
  gape: number
  lift: number
}

/** Bowed flakes begin before the end of the piece and reach past it. */
const BEYOND = 1.6

/** The flakes of one half, back or belly, between the same seams as those of the other; it opens where the fork went in. */
function flakesOf(random: Random, seams: readonly number[], opened: number): Flake[] {
  let slid = 0
  return seams.slice(1).map((to, i) => {
    const from = seams[i] as number
    const loose = (from + to) / 2 > opened
    if (loose) slid++
    return {
      from,
      to,
      shift: random.bell() * (loose ? 0.1 : 0.02),
      wide: loose ? random.between(0.78, 1.04) - 0.06 * slid : random.between(0.98, 1.03),
      sunk: loose ? Math.min(0.6, random.between(0.03, 0.12) + 0.1 * slid) : 0,
      gape: loose ? random.between(0.3, 1) : random.chance(0.2) ? random.between(0.3, 0.6) : random.between(0, 0.12),
      lift: random.bell() * 0.02,
    }
  })
}

function seamsOf(random: Random, pitch: number, opened: number): number[] {
  const seams = [-BEYOND]
  for (let at = -BEYOND; at < BEYOND; ) {
    at += pitch * random.between(0.72, 1.28) * (at > opened ? 0.78 : 1)
    seams.push(at)
  }
  return seams
}

export function fishLoin(scene: Scene, x: number, y: number, loin: FishLoin): void {
  const { halfLength, halfWidth, turn, crusted, tall = 0.56, skin, strip = false, flaky = 0, standing = 1 } = loin
  const { pearl, glassy, between } = loin.film && crusted < 0.2 ? IN_SAUCE : LOIN
  const { random, field } = scene
  const seed = random.between(0, 99)
  const opened = loin.opened ?? random.between(0.08, 0.3)
  const whole = opened > 0.9
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.12, 0)
  const small = halfWidth < SMALL
  const thick = halfWidth * tall * random.between(0.94, 1.06)
  const seams = seamsOf(random, (small ? 0.5 : 0.4) * random.between(0.9, 1.1), opened)
  const later = random.between(0.15, 0.6)
  const first = random.chance(0.5)
  const [back, front] = [
    flakesOf(random, seams, whole ? 9 : opened + (first ? 0 : later)),
    flakesOf(random, seams, whole ? 9 : opened + (first ? later : 0)),
  ]
  const [skewNear, skewFar] = [random.between(-0.2, 0.2), random.between(-0.16, 0.16)]
  const belly = random.chance(0.5) ? 1 : -1
  const [bulge, bend] = [random.between(-0.12, 0.06), random.between(-0.1, 0.1)]
  // The two halves are not alike, or what came loose would lie in a grid.
  const apex = random.between(0.2, 0.46) * (random.chance(0.5) ? 1 : -1)
  const bow = (random.between(0.5, 0.72) * halfWidth) / halfLength
  /** Chevrons with a round tip that lies forward. */
  const archAt = (off: number): number => bow * (0.6 - 1.2 * Math.sqrt(off * off + 0.03) + 0.36 * off * off)
  const stripSide = random.chance(0.5) ? 1 : -1
  const wet = smooth(0.4, 0.1, crusted)
  const body = scene.vary(pearl, 0.012)
  const film: Film | null = loin.film ? newFilm(random, loin.film, turn, crusted > 0.4 ? 0 : small ? 0.5 : 0.9) : null
  // On a plate its white side reaches down to what it lies on.
  const under = film && standing < 1 ? scaled(mix(glassy, body, 0.4), 0.8) : UNDER
  // Noise as large as the piece, so that a bite is as broken as a portion.
  const scale = 1 / halfWidth
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const [lx, ly] = [cos * dx + sin * dy, -sin * dx + cos * dy]
    const up = clamp((z - rest.z) / thick)
    const n = layeredNoise(lx * 2 * scale + seed, z * 2.2 * scale, 3)
    // The edges of the flakes: leaning leaves, moist between them.
    const across = clamp(ly / halfWidth, -1, 1) - apex
    const s = lx / halfLength + archAt(across) + 0.16 * up + 0.16 * (n - 0.5)
    const flake = (across > 0 ? front : back).find(({ to }) => s < to) as Flake
    const along = (s - flake.from) / (flake.to - flake.from)
    const leaf = Math.sin(Math.PI * clamp(along))
    const seam = smooth(0.14, 0.02, along) * (0.35 + 0.65 * flake.gape)
    const moist = mix(mix(glassy, body, 0.45 + 0.45 * leaf), glassy, 0.35 * (1 - up))
    const flesh = mix(scaled(moist, 0.93 + 0.14 * n), between, 0.42 * seam)
    // Only the upper part of the side took color.
    const seared = crusted * smooth(0.5, 0.9, up + (n - 0.5) * 0.36) * (flake.sunk ? 0.4 : 1)
    const golden = mix(mix(flesh, GOLD, 0.85 * clamp(seared * 1.2)), BRONZE, 0.6 * smooth(0.6, 1, seared))
    const skinned = skin ? mix(golden, skin, 0.85 * smooth(0.15, 0.07, up)) : golden
    // Where it bridges a gap between potatoes there is only shadow below it.
    const lined = mix(skinned, under, smooth(1, -7, z - rest.z))
    if (!film) return lined
    const climbed = standing < 1 ? 0 : 0.85 * smooth(0.5, 0.08, up + (n - 0.5) * 0.4)
    const poured = film.poured * filmAt(film, lx / halfLength, clamp(ly / halfWidth, -1, 1), n)
    // What it stands on is under it, not in the sauce.
    const bridged = standing < 1 ? smooth(-22, -4, z - rest.z) : 1
    return stained(lined, film.colour, bridged * Math.max(climbed, 0.86 * poured))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, hypot(halfLength * 1.2, halfWidth * 1.2), turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 1.6 * scale + seed, ly * 1.6 * scale, 3)
      const t = lx / halfLength
      const across = ly / halfWidth - bend * (1 - t * t)
      const aside = across - apex + (n - 0.5) * 0.3
      const s = t + archAt(across - apex) + (n - 0.5) * 0.2
      const flake = (aside > 0 ? front : back).find(({ to }) => s < to)
      if (!flake) return false
      const along = (s - flake.from) / (flake.to - flake.from)
      const loose = flake.sunk > 0
      const chip = layeredNoise(lx * 4.4 * scale + seed, ly * 4.4 * scale + seed, 2) - 0.5
      const v = (across - flake.shift) / (flake.wide * (1 + bulge * t + 0.16 * (n - 0.5)))
      const end = t < 0 ? -t + skewNear * v : t + skewFar * v
      // The outline steps in a little where two flakes meet.
      const notch = smooth(0.2, 0, along) * smooth(0.4, 1, Math.abs(v)) * (0.1 + 0.3 * flake.gape)
      const q =
        Math.max(0, end) ** (t > 0 && !whole ? 8 : 4) +
        Math.abs(v) ** 3 +
        notch +
        0.34 * chip * smooth(0.3, 0.95, Math.max(Math.abs(v), end))
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
      // Fibers run from one seam to the next.
      const fiber = layeredNoise(lx * 0.035 + seed, ly * 0.24 + flake.from * 40, 2)
      const open = flake.gape * (loose ? 1 : smooth(-0.1, 0.7, (flake.shift > 0 ? 1 : -1) * v))
      const wide = 0.07 + 0.2 * open
      const gap = smooth(wide, wide * 0.25, along) * smooth(0, 0.03, along)
      // Most seams are lines that fade; under a crust only those that gape show.
      const faint =
        (0.26 + 0.5 * flaky) *
        (1 - 0.7 * crusted) *
        smooth(0.3, 0.6, layeredNoise(lx * scale - seed, ly * 1.4 * scale, 2))
      const parted = loose ? 0.45 * smooth(0.08, 0.01, Math.abs(aside)) : 0
      const seam = Math.max(gap * (faint + (1 - faint) * smooth(0.12, 0.5, open)), parted)
      const ridge = Math.sin(Math.PI * clamp((along - wide * 0.5) / (1 - wide * 0.5)) ** 0.8)
      const edge = smooth(0.5, 1, q)
      const opaque = loose ? 0.8 + 0.2 * ridge : 0.62 + 0.38 * ridge
      const tone = mix(mix(glassy, body, opaque), glassy, 0.3 * edge)
      // Glassy at the root of each leaf, white on its crown.
      const moist = mix(tone, glassy, 0.5 * flaky * smooth(0.4, 0.1, along))
      const flesh = mix(scaled(moist, 0.94 + 0.1 * fiber + 0.06 * (n - 0.5)), between, 0.62 * seam)
      // Darkest on the crowns of the flakes and along the edge; the fork tore the crust off the loose ones.
      const broad = layeredNoise(lx * 0.013 + seed * 1.7, ly * 0.017, 2)
      const patch = smooth(0.3, 0.66, broad * 0.6 + n * 0.28 + fine * 0.12)
      const kept = loose ? 0.5 * smooth(0.5, 0.95, Math.abs(v)) : 1
      const face = 0.3 + 0.44 * patch + 0.2 * ridge * patch + 0.5 * edge
      const brown = clamp(crusted * face * kept * (1 - 0.85 * seam))
      const golden = mix(flesh, GOLD, 0.9 * smooth(0.08, 0.6, brown))
      const bronze = mix(golden, BRONZE, 0.82 * smooth(0.5, 0.95, brown + (fine - 0.5) * 0.26))
      const crust = mix(bronze, DARKEST, 0.5 * smooth(0.86, 1.15, brown + (fine - 0.5) * 0.5))
      const skinned = strip ? smooth(0.72, 0.8, stripSide * v + chip * 0.2) : 0
      const band = mix(SKIN, SILVER, smooth(0.35, 0.7, layeredNoise(lx * 0.07 + seed, ly * 0.2, 2)))
      const bare = mix(crust, band, 0.8 * skinned)
      // Thick along the back, thin at the belly; the loose flakes lie lower and lean outward.
      const crown = (1 - clamp(q)) ** 0.27 * (1 - 0.3 * smooth(-0.1, 1, belly * v)) * (0.97 + 0.1 * (n - 0.5))
      const lying = loose
        ? (1 - flake.sunk) * (1.04 - 0.24 * along)
        : 1 + flake.lift * (1 + 3 * flaky) + (0.03 + 0.15 * flaky) * (along - 0.5)
      const relief = thick * ((loose ? 0.08 : 0.045) * (ridge - 0.6) - (loose ? 0.26 : 0.13) * seam) * smooth(1, 0.7, q)
      const z = 4 + thick * crown * lying + relief + (fine - 0.5) * (1 + 1.4 * crusted) + (fiber - 0.5) * 0.8
      const gloss = 0.36 + 0.2 * wet - 0.08 * brown
      if (!film) return put(out, scaled(bare, 0.97 + 0.06 * fine), rest.z + z, gloss)
      const climbed = 0.85 * smooth(thick * 0.48, thick * 0.16, z / standing + (n - 0.5) * thick * 0.3)
      // It gathers between the flakes and is thin on their crowns.
      const poured = film.poured * filmAt(film, t, clamp(across, -1, 1), n)
      const share = Math.max(climbed, poured * (0.8 + 0.06 * (1 - ridge)), film.poured * (0.03 + 0.42 * seam))
      const shown = stained(bare, film.colour, share)
      return put(out, scaled(shown, 0.97 + 0.06 * fine), rest.z + z + 2.4 * poured, gloss + 0.34 * share)
    }),
  )
}
