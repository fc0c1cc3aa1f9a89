// Slices of a loaf and the face they were cut from: both have the loaf's own outline and crumb.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, crumbAt } from '#studio/shapes/breads.ts'
import { crumbSide } from '#studio/shapes/upright.ts'

/** A loaf from a tin: half its length and width, its walls, and how far it rose above them. */
export const TIN = { halfLength: 200, halfWidth: 106, wall: 78, dome: 52, turn: 0.52 }

/** How high a tin loaf has risen at a distance from its middle line. */
export function risen(ly: number): number {
  return TIN.wall + TIN.dome * Math.sqrt(clamp(1 - Math.abs(ly / TIN.halfWidth) ** 2.6))
}

export interface LoafLook {
  crumb: Rgb
  crust: CrustLook
  /** Baked free on a stone instead of in a tin. */
  round: boolean
  /** A tea bread: close and moist, with what was folded into it. */
  moist: boolean
  /** Chopped nuts in the crumb. */
  nuts: boolean
}

/** Crumb of a tea bread: close, tender and moist, darker where there was more banana, with short dark threads of it. */
function moistCrumb(crumb: Rgb, x: number, y: number): readonly [Rgb, number] {
  const n = layeredNoise(x * 0.016, y * 0.016, 3)
  const fine = layeredNoise(x * 0.2, y * 0.2, 3)
  const bend = 30 * layeredNoise(x * 0.02 + 9, y * 0.02, 2)
  const thread = smooth(0.7, 0.78, layeredNoise((x + bend) * 0.11, (y + bend) * 0.2, 2))
  const pore = Math.max(
    0.8 * pores(x * 0.036, y * 0.042, 0.3),
    0.7 * pores(x * 0.085 + 30, y * 0.095, 0.4),
    0.5 * pores(x * 0.19 + 60, y * 0.2, 0.46),
  )
  const wet = mix(crumb, rgb('#a8743a'), 0.5 * smooth(0.42, 0.72, n))
  return [scaled(mix(wet, rgb('#5f3716'), 0.5 * thread), 0.9 + 0.24 * fine - 0.26 * pore), pore]
}

const NUT = { meat: rgb('#e6c48c'), skin: rgb('#94602c') }

/** How much of a piece of walnut the knife met at a place, and its color: pale meat with brown skin in its folds. */
function nutAt(x: number, y: number): readonly [share: number, colour: Rgb] {
  const bend = 26 * (layeredNoise(x * 0.05, y * 0.05 + 7, 2) - 0.5)
  const lump = pores((x + bend) * 0.024 + 11, (y - bend) * 0.027, 0.34)
  if (lump <= 0) return [0, NUT.meat]
  const fold = smooth(0.09, 0.02, Math.abs(layeredNoise(x * 0.07, y * 0.07 + 3, 2) - 0.5))
  return [smooth(0.08, 0.34, lump), mix(NUT.meat, NUT.skin, clamp(0.65 * fold + 0.5 * smooth(0.5, 0.1, lump)))]
}

/** The crumb at a place, and how deep one is in a pore there. */
export function loafCrumb({ crumb, moist, nuts }: LoafLook, x: number, y: number): readonly [Rgb, number] {
  const open = moist ? moistCrumb(crumb, x, y) : crumbAt(crumb, x, y)
  if (!nuts) return open
  const [share, nut] = nutAt(x, y)
  return [mix(open[0], nut, share), open[1] * (1 - share) - 0.5 * share]
}

/** The face stands upright, where little light falls; it is as golden as the slices before it. */
const FACE_LIGHT: Rgb = [1.42, 1.32, 1.16]

/** The cut face of a loaf. */
export function cutFace(look: LoafLook, along: number, up: number): Rgb {
  const [open, pore] = loafCrumb(look, along, up)
  const shade = 1 - 0.2 * Math.max(0, pore)
  return [open[0] * FACE_LIGHT[0] * shade, open[1] * FACE_LIGHT[1] * shade, open[2] * FACE_LIGHT[2] * shade]
}

/** Half of the height of a slice from a tin. */
const HALF_TALL = (TIN.wall + TIN.dome) / 2

/** Scene units from the crust of a slice inward; negative outside. */
function inward(lx: number, ly: number, round: boolean): number {
  if (round) {
    const edge = ly < 34 ? hypot(lx / 132, (ly - 34) / 108) : (Math.abs(lx / 132) ** 4 + ((ly - 34) / 46) ** 4) ** 0.25
    return (1 - edge) * 108
  }
  const top = ly - (HALF_TALL - risen(lx))
  return Math.min(top, -roundedBox(lx, ly + 60, TIN.halfWidth, HALF_TALL + 60, 14))
}

export function sliceOfLoaf(scene: Scene, x: number, y: number, turn: number, look: LoafLook): void {
  const { crumb, crust, round } = look
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, 60, 50, turn, 0.7, 0.05).z
  const outside = crumbSide(mix(crust.mid, crust.dark, 0.35), crust.dark, seed, 0.03)
  scene.field.withSides(outside, () =>
    scene.field.stamp(x, y, 150, turn, (lx, ly, out) => {
      const wander = 3 * (layeredNoise(lx * 0.04 + seed, ly * 0.04, 2) - 0.5)
      const inside = inward(lx, ly, round) + wander
      if (inside < 0) return false
      const [open, pore] = loafCrumb(look, lx + seed * 60, ly)
      // A thin crust, and a darker breath of it in the crumb beside it.
      const rim = smooth(8, 4, inside + wander)
      const near = 0.3 * smooth(22, 6, inside)
      const z = base + 24 - pore * 2.5 * (1 - rim) - 4 * smooth(5, 0, inside)
      return put(out, mix(mix(open, mix(crumb, crust.mid, 0.7), near), crust.dark, rim * 0.9), z, 0.08)
    }),
  )
}
