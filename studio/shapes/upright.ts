// Things that stand up and show their sides to a tilted camera: blocks, drums, and the layers in them.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { hypot, layeredNoise, noise, pores, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { berryWallAt } from '#studio/shapes/berry-wall.ts'
import { compoteWallAt, crumbWallAt } from '#studio/shapes/compote-wall.ts'
import { cornWallAt } from '#studio/shapes/corn-wall.ts'
import { beansAt, boundAt, slicedAt } from '#studio/shapes/cut-filling.ts'
import { type CutKind, layerAt } from '#studio/shapes/cut-layers.ts'
import { soakedOatsAt } from '#studio/shapes/soaked-oats.ts'

/** Color, height above the top, gloss at a point of the upper face. */
export type TopFace = (x: number, y: number) => readonly [Rgb, number, number]

export interface Band {
  colour: Rgb
  /** Thickness relative to the other bands. */
  share: number
  /** How wavy its upper edge is: lettuce 1, bread 0. */
  ruffle?: number
  /** Made of pieces side by side, such as slices of tomato, rather than spread. */
  pieces?: boolean
  /** Loose grains in a sauce, such as lentils. */
  grainy?: boolean
  /** A slice of cheese, which melts. */
  cheese?: boolean
  /** A slice of bread: even, with pores. */
  crumb?: boolean
  /** Streaks along it, such as the fat of bacon. */
  streaks?: Rgb
  /** Lumps of other colors in it: beans and corn in a patty, celery in egg salad. */
  flecks?: readonly Rgb[]
  /** Flakes of the band's own color in a dressing, with a few bits of these. */
  bound?: readonly Rgb[]
  /** Smooth throughout, such as a mousse or a cream. */
  smooth?: boolean
  /** Sponge that drank from below and above: the color of the drink. */
  soaked?: Rgb
  /** Thin slices of cooked meat, one on the other. */
  sliced?: boolean
  /** Whole chickpeas of this color in the dressing of a bound filling. */
  beans?: Rgb
  /** Oats that soaked overnight. */
  oats?: true
  /** Raspberries and blueberries. */
  berries?: true
  /** Corn in its dressing. */
  corn?: true
  /** Stewed apple in soft, half clear chunks. */
  compote?: true
  /** Toasted oats and chopped nuts. */
  crumbs?: true
  /** Small seeds of this color all through it, as of chia. */
  seeds?: Rgb
  /** Slices that were cut through: a colored skin above and below the flesh. */
  skin?: Rgb
  /** A food that one knows by its cut, where the band is thick enough to show it. */
  cut?: CutKind
}

/** Scene units below which a band is only a line. */
const SHOWS_PIECES = 16

/** Pieces of a band along its length: where one ends, and how much thicker or lighter it is than the next. */
function pieceAt(along: number, i: number, seed: number): { seam: number; differs: number } {
  const s = along * (0.9 + 0.3 * (i % 3)) + i * 5.7 + 0.8 * noise(along * 2, i + seed)
  const within = s - Math.floor(s)
  return { seam: smooth(0.06, 0, Math.min(within, 1 - within)), differs: noise(Math.floor(s) * 7.31 + i, seed) - 0.5 }
}

/** A lump of another color in a bound mixture; null between the lumps. */
function fleckAt(colours: readonly Rgb[], x: number, z: number, seed: number): Rgb | null {
  const wobble = 3 * noise(x * 0.09, z * 0.09 + seed)
  // Two sizes, so that they do not lie in a pattern.
  const large = pores((x + wobble) * 0.055 + seed, z * 0.07, 0.9)
  const small = pores((x - wobble) * 0.1 - seed, z * 0.12 + seed, 0.7)
  const lump = Math.max(large, small)
  if (lump < 0.2) return null
  const [u, w] = large > small ? [(x + wobble) * 0.055 + seed, z * 0.07] : [(x - wobble) * 0.1 - seed, z * 0.12 + seed]
  // One color to a lump, more or less.
  const which =
    Math.floor(noise(Math.floor(u) * 7.31 + 0.5, Math.floor(w) * 5.17 + 0.5) * 83) % Math.max(1, colours.length)
  return scaled(colours[which] ?? [0, 0, 0], 0.74 + 0.36 * smooth(0.2, 0.8, lump))
}

/** Bands from the bottom up, with crumbs and wavy edges. */
export function banded(bands: readonly Band[], base: number, height: number, seed: number): SidePaint {
  const total = bands.reduce((sum, band) => sum + band.share, 0) || 1
  return (x, y, z) => {
    const along = x * 0.021 + y * 0.013
    let from = 0
    const t = (z - base) / height
    for (const [i, band] of bands.entries()) {
      const piece = band.pieces ? pieceAt(along, i, seed) : null
      const thicker = piece ? piece.differs * 0.07 - piece.seam * 0.035 : 0
      const wave = (band.ruffle ?? 0.15) * (layeredNoise(along * 3 + i * 7 + seed, seed, 2) - 0.5) * 0.12 + thicker
      from += band.share / total
      if (t > from + wave && i < bands.length - 1) continue
      const n = layeredNoise(x * 0.09 + i * 31 + seed, z * 0.11 + y * 0.03, 3)
      if (band.crumb) {
        const pore = pores((x + y * 0.4) * 0.13 + i * 17 + seed, z * 0.2)
        return scaled(band.colour, 0.95 + 0.1 * n - 0.2 * pore)
      }
      const up = 1 - (from + wave - t) / (band.share / total)
      if (band.cut && (height * band.share) / total > SHOWS_PIECES) {
        const place = { along: x + y * 0.3, up, seed: seed + i }
        // Each layer lies in the shadow of the one above it.
        return scaled(layerAt(band.cut, band.colour, place), 1 - 0.3 * smooth(0.82, 1, up))
      }
      if (band.sliced) return slicedAt(band.colour, x + y * 0.6, up, seed + i)
      if (band.soaked) {
        const drunk = 0.25 + 0.6 * smooth(0.35, 0, Math.min(up, 1 - up)) + 0.7 * (n - 0.5)
        const pore = pores((x + y * 0.4) * 0.11 + seed, z * 0.16, 0.5)
        return scaled(mix(band.colour, band.soaked, drunk), 1 - 0.25 * pore)
      }
      if (band.bound && band.beans) return beansAt(band.colour, band.beans, band.bound, x + y * 0.6, z, up, seed + i)
      if (band.bound) return boundAt(band.colour, band.bound, x + y * 0.6, z, up, seed + i)
      if (band.oats) return soakedOatsAt(x + y * 0.6, z, seed)
      if (band.berries) return berryWallAt(x + y * 0.6, z, seed)
      if (band.corn) return cornWallAt(x + y * 0.6, z, seed)
      if (band.compote) return compoteWallAt(x + y * 0.6, z, seed)
      if (band.crumbs) return crumbWallAt(x + y * 0.6, z, seed)
      if (band.seeds) {
        // Each swollen seed lies in its drop of clear jelly; some lie deep, and are pale.
        const [u, v] = [(x + y * 0.6) * 0.13 + seed, z * 0.13 + 0.5 * n]
        const seeded = pores(u, v, 0.55)
        const deep = 0.35 + 0.6 * noise(Math.round(u) * 3.7, Math.round(v) * 5.3)
        const jelly = scaled(band.colour, (1 + 0.14 * n) * (1 - 0.13 * smooth(0.02, 0.3, seeded)))
        return mix(jelly, band.seeds, deep * smooth(0.45, 0.7, seeded))
      }
      if (band.smooth) return scaled(band.colour, 0.97 + 0.05 * n - 0.12 * pores(x * 0.045 + seed, z * 0.045, 0.16))
      const fleck = band.flecks ? fleckAt(band.flecks, x + y * 0.6, z, seed + i) : null
      if (fleck) return fleck
      const inside = smooth(0, 0.035, from + wave - t)
      const own = piece ? (1 + piece.differs * 0.35) * (1 - 0.3 * piece.seam) : 1
      const grains = band.grainy ? 0.72 + 0.5 * smooth(0.3, 0.65, noise(x * 0.13 + seed, z * 0.16 + y * 0.09)) : 1
      const streak = band.streaks ? smooth(0.1, 0.6, Math.sin(z * 0.42 + 5 * noise(along * 2.6, i + seed) + i)) : 0
      const peel = band.skin ? smooth(0.3, 0.12, (from + wave - t) / (band.share / total)) : 0
      const body = band.streaks ? mix(band.colour, band.streaks, streak * 0.7) : band.colour
      const colour = band.skin ? mix(body, band.skin, peel) : body
      return scaled(colour, (0.72 + 0.56 * n) * (0.78 + 0.22 * inside) * own * grains)
    }
    return bands[0]?.colour ?? [0, 0, 0]
  }
}

/** Crumb or crust: nearly one color, with fine pores. `grain`: how many pores to a scene unit. */
export function crumbSide(light: Rgb, dark: Rgb, seed: number, grain = 0.08): SidePaint {
  return (x, y, z) => {
    const along = x + y * 0.4
    const n = layeredNoise(along * 0.02 + seed, z * 0.03, 3)
    const fine = noise(along * 0.2 + seed, z * 0.25)
    const pore = pores(along * grain * 1.3 + seed, z * grain * 1.7)
    return mix(light, dark, 0.5 * smooth(0.3, 0.75, n) + 0.15 * fine + 0.3 * pore)
  }
}

export interface BlockOptions {
  halfWidth: number
  halfDepth: number
  height: number
  turn?: number
  corner?: number
  /** Radius of the upper edge. */
  edge?: number
  top: TopFace
  /** Told the height of its foot. */
  side: (base: number) => SidePaint
  /** The height of its foot, where it may not come to rest on its neighbor. */
  base?: number
}

/** A slice, a bar, half a sandwich: upright sides and a level top. */
export function block(scene: Scene, x: number, y: number, options: BlockOptions): number {
  const { halfWidth, halfDepth, height, turn = 0, corner = 10, edge = 5, top, side } = options
  const base = options.base ?? scene.field.settle(x, y, halfWidth * 0.6, halfDepth * 0.6, turn, 0.6, 0).z
  scene.field.withSides(side(base), () => {
    scene.field.stamp(x, y, hypot(halfWidth, halfDepth), turn, (lx, ly, out) => {
      const d = roundedBox(lx, ly, halfWidth, halfDepth, corner)
      if (d > 0) return false
      const [colour, relief, gloss] = top(lx, ly)
      return put(out, colour, base + height + relief - smooth(-edge, 0, d) ** 2 * edge, gloss)
    })
  })
  return base + height
}

export interface DrumOptions {
  radius: number
  /** Depth over width. */
  aspect?: number
  height: number
  edge?: number
  top: TopFace
  side: (base: number) => SidePaint
  /** False cuts a piece out: a slice of cake that has been taken. */
  keep?: (x: number, y: number) => boolean
  base?: number
  /** Ribs that a fluted pan leaves around it. */
  flutes?: number
}

/** A cake, a burger, half a wrap: a round with upright sides. */
export function drum(scene: Scene, x: number, y: number, options: DrumOptions): number {
  const { radius, aspect = 1, height, edge = 6, top, side, keep, flutes = 0 } = options
  const base = options.base ?? scene.field.settle(x, y, radius * 0.6, radius * 0.6, 0, 0.6, 0).z
  const seed = scene.random.between(0, 99)
  scene.field.withSides(side(base), () => {
    scene.field.stamp(x, y, radius * 1.03, 0, (lx, ly, out) => {
      const a = Math.atan2(ly, lx)
      const rib = flutes ? 0.026 * (Math.abs(Math.sin((a * flutes) / 2)) - 0.6) : 0
      const reach = radius * (1 + rib + 0.012 * Math.sin(a * 3 + seed) + 0.008 * Math.sin(a * 7 + seed))
      const inward = reach - hypot(lx, ly / aspect)
      if (inward < 0 || keep?.(lx, ly) === false) return false
      const [colour, relief, gloss] = top(lx, ly)
      return put(out, colour, base + height + relief - smooth(edge, 0, inward) ** 2 * edge, gloss)
    })
  })
  return base + height
}
