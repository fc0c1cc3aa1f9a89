// Bread from a tin: straight sides, a crown that rose over the rim, slices with the same outline.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, pores, roundedBox, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { boxed, lumps, softMax, tabled } from './solids.ts'

export const LOAF = { halfLength: 150, halfWidth: 92, crown: 104, tall: 168 }
const SHOULDER = 100
const CRUST = { side: rgb('#b0753a'), pale: rgb('#cf9c58'), top: rgb('#82431a'), dark: rgb('#5e2d10') }

/** Outside of the outline of a slice; `v` across, `h` up. */
function outline(v: number, h: number, seed: number): number {
  const wave = 5 * (noise(h * 0.02 + seed, v > 0 ? 2 : 7) - 0.5)
  const tin = roundedBox(v, h - 56, LOAF.halfWidth + wave, 56, 14)
  const [rx, rz] = [LOAF.crown + wave, LOAF.tall - SHOULDER]
  const crown = (hypot(v / rx, (h - SHOULDER) / rz) - 1) * rz * 0.92
  const k = Math.max(20 - Math.abs(tin - crown), 0) / 20
  return Math.min(tin, crown) - k * k * 5
}

/** Wheat crumb at a place of the cut: fine pores drawn out upward, flecks of bran, a breath of the crust at the edge. */
function crumbAt(crumb: Rgb, v: number, h: number, seed: number): readonly [Rgb, number] {
  const bend = 9 * (noise(v * 0.03 + seed, h * 0.03) - 0.5)
  const hole = Math.max(
    pores((v + bend) * 0.05 + seed, h * 0.042, 0.36),
    0.8 * pores((v - bend) * 0.1 - seed, h * 0.085, 0.46),
    0.6 * pores(v * 0.2 + seed, h * 0.17, 0.5),
  )
  const n = layeredNoise(v * 0.02 + seed, h * 0.02, 3)
  const bran = smooth(0.72, 0.82, noise(v * 0.21 - seed, h * 0.21))
  const body = scaled(mix(crumb, rgb('#9a6630'), 0.45 * bran), 0.93 + 0.16 * n)
  return [scaled(body, 1 - 0.26 * hole), hole]
}

/** How deep the pores of a cut are. */
function holesOf(crumb: Rgb, seed: number): (v: number, h: number) => number {
  const middle = LOAF.tall / 2
  const table = tabled((v, h) => crumbAt(crumb, v, h + middle, seed)[1], LOAF.crown + 8, middle + 8, 1.5)
  return (v, h) => table(v, h - middle)
}

/** The crust by height: golden at the sides, pale where the dough tore above the rim of the tin, brown on the crown. */
function crustAt(u: number, v: number, h: number, seed: number): Rgb {
  const n = layeredNoise(u * 0.018 + seed, (v + h) * 0.018, 3)
  const fine = lumps(u, v, h, 0.14, seed)
  const up = h + 16 * (n - 0.5)
  const torn = smooth(78, 92, up) * smooth(116, 98, up)
  const crown = smooth(104, 150, up)
  const side = mix(scaled(CRUST.side, 0.84 + 0.3 * n), CRUST.dark, 0.35 * smooth(26, 0, h))
  const body = mix(mix(side, CRUST.pale, 0.55 * torn), mix(CRUST.top, CRUST.dark, 0.5 * smooth(0.45, 0.75, n)), crown)
  return scaled(body, 0.9 + 0.2 * fine)
}

/** The rest of the loaf, its cut to the end at +x; turn it to show that to the viewer. */
export function tinLoaf(crumb: Rgb, seed: number): Solid {
  const { halfLength, crown, tall } = LOAF
  const holes = holesOf(crumb, seed)
  const loaf: Solid = {
    bounds: { x: 0, y: 0, reach: hypot(halfLength, crown) + 8, from: -2, to: tall + 12 },
    distance: (x, y, z) => {
      // It rose a little more in some places than in others.
      const lift = 9 * (noise(x * 0.013 + seed, 4) - 0.5) * smooth(40, 140, z)
      const d = softMax(softMax(outline(y, z - lift, seed), -x - halfLength, 44), x - halfLength, 3)
      if (d > 10) return d * 0.8
      const cut = smooth(-4, -1, x - halfLength)
      const rough = 3.2 * (lumps(x, y, z, 0.05, seed) - 0.5) + 1.3 * (lumps(x, y, z, 0.19, seed) - 0.5)
      return (d - (cut > 0.5 ? -2.6 * holes(y, z) : rough)) * 0.66
    },
    colour: (x, y, z) => {
      const crust = crustAt(x, y, z, seed)
      if (x < halfLength - 5) return crust
      return cutColour(crumb, y, z, seed, crust)
    },
    gloss: 0.1,
  }
  return boxed(loaf, halfLength + 4, crown + 8)
}

function cutColour(crumb: Rgb, v: number, h: number, seed: number, crust: Rgb): Rgb {
  const edge = outline(v, h, seed) + 2 * noise(v * 0.1, h * 0.1)
  const near = mix(crumbAt(crumb, v, h, seed)[0], CRUST.side, 0.4 * smooth(-20, -6, edge))
  return mix(near, scaled(crust, 0.9), smooth(-7, -3.5, edge))
}

interface LoafSlice {
  /** The middle of its lower edge. */
  x: number
  y: number
  up: number
  /** Direction of its lower edge. */
  turn: number
  /** 0 lies flat, half a pi stands. */
  rise: number
  thick: number
}

export function loafSlice(crumb: Rgb, slice: LoafSlice, seed: number): Solid {
  const [cos, sin] = [Math.cos(slice.turn), Math.sin(slice.turn)]
  const [flat, steep] = [Math.cos(slice.rise), Math.sin(slice.rise)]
  /** Across, up along the slice, and out of its face. */
  const local = (x: number, y: number, z: number): readonly [number, number, number] => {
    const [dx, dy, dz] = [x - slice.x, y - slice.y, z - slice.up]
    const back = sin * dx - cos * dy
    const v = cos * dx + sin * dy
    // Soft bread sags a little over its length.
    const h = back * flat + dz * steep
    return [v, h, dz * flat - back * steep + 3 * Math.sin(h * 0.018)]
  }
  const half = slice.thick / 2
  const holes = holesOf(crumb, seed)
  const reach = LOAF.tall * 0.5
  return {
    bounds: {
      x: slice.x + sin * flat * reach,
      y: slice.y - cos * flat * reach,
      reach: hypot(LOAF.crown, reach) + slice.thick,
      from: slice.up - half - 6,
      to: slice.up + LOAF.tall * steep + half + 8,
    },
    distance: (x, y, z) => {
      const [v, h, w] = local(x, y, z)
      const far = Math.max(Math.abs(v) - LOAF.crown, Math.abs(w) - half, -h, h - LOAF.tall)
      if (far > 8) return far - 5
      const d = softMax(outline(v, h, seed), Math.abs(w) - half, 4)
      if (d > 8) return d * 0.85
      const face = smooth(-3, -1, Math.abs(w) - half)
      return (d + (face > 0.5 ? 2.4 * holes(v, h) : 0)) * 0.66
    },
    colour: (x, y, z) => {
      const [v, h, w] = local(x, y, z)
      const crust = crustAt(w, v, h, seed)
      return Math.abs(w) < half - 5 ? crust : cutColour(crumb, v, h, seed, crust)
    },
    gloss: 0.06,
    through: 0.12,
  }
}
