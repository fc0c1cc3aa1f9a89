// A loaf that has been cut, and slices of it that toppled over: all have one outline and one inside.
import type { Rgb } from '#studio/colour.ts'
import { mix, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'

/** Half its length and width, its upright walls, and how far it rises above them. */
export interface LoafForm {
  halfLength: number
  halfWidth: number
  wall: number
  dome: number
}

export interface LoafPaint {
  /** Outside: along the loaf, across it, and up. */
  crust: (u: number, v: number, w: number) => Rgb
  /** Inside: color, and how deep a pore is there. */
  inside: (v: number, w: number) => readonly [Rgb, number]
  /** How thick the crust is at the cut. */
  rind: number
  /** Height of the lumps of its crust, and of the cut. */
  rough: number
  coarse: number
  gloss?: number
}

export interface Glaze {
  colour: Rgb
  dark: Rgb
  /** How far down from the top it reaches, more or less. */
  reach: number
  thick: number
  /** Brushed on thinly: the lumps of the loaf show through it, and it is brown where it is thinnest. */
  thin?: boolean
}

/** Where it stands, the direction of its length, and how far it has toppled over in that direction. */
export interface LoafPlace {
  x: number
  y: number
  z: number
  turn: number
  topple: number
}

/** The upper outline at a distance from the middle line. */
export function topOf({ halfWidth, wall, dome }: LoafForm, v: number): number {
  return wall + dome * Math.sqrt(clamp(1 - Math.abs(v / halfWidth) ** 2.4))
}

function section(form: LoafForm, v: number, w: number): number {
  // A tin is a little wider above than below.
  const aside = Math.abs(v) - form.halfWidth * (0.93 + 0.07 * clamp(w / form.wall))
  return softMax(softMax(aside, (w - topOf(form, v)) * 0.78, 12), -w, 8)
}

/** The way around the loaf from the middle of its top. */
function aroundLoaf({ halfWidth, wall }: LoafForm, v: number, w: number): number {
  return Math.atan2(v, w - wall * 0.3) * halfWidth
}

/** The cut stands upright, where little light falls; it is as golden as the slices before it. */
const FACE_LIGHT: Rgb = [1.42, 1.28, 1.06]

type Local = (x: number, y: number, z: number) => readonly [u: number, v: number, w: number]

function localTo({ x, y, z, turn, topple }: LoafPlace): Local {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [ct, st] = [Math.cos(topple), Math.sin(topple)]
  return (px, py, pz) => {
    const [dx, dy, dz] = [px - x, py - y, pz - z]
    const along = cos * dx + sin * dy
    return [ct * along - st * dz, cos * dy - sin * dx, st * along + ct * dz]
  }
}

/** A cylinder that holds `half` to both sides along its length. */
function boundsOf(form: LoafForm, { x, y, z, turn, topple }: LoafPlace, half: number): Solid['bounds'] {
  const tall = form.wall + form.dome
  const ahead = (Math.sin(topple) * tall) / 2
  const lower = z - Math.sin(topple) * half - 4
  return {
    x: x + Math.cos(turn) * ahead,
    y: y + Math.sin(turn) * ahead,
    reach: hypot(form.halfWidth, half * Math.cos(topple) + ahead) + 8,
    from: lower,
    to: z + Math.cos(topple) * tall + Math.sin(topple) * half + 10,
  }
}

/** A piece of the loaf, `half` to both sides along its length; `ends`: whether it was cut at its far and at its near end. */
export function loafPiece(
  form: LoafForm,
  paint: LoafPaint,
  place: LoafPlace,
  cut: { half: number; ends: readonly [boolean, boolean] },
  seed: number,
): Solid {
  const local = localTo(place)
  const { half, ends } = cut
  const bulge = (u: number, v: number, w: number): number => {
    const d = section(form, v, w)
    // An end that was not cut is round.
    const far = u < 0 ? !ends[0] : !ends[1]
    return softMax(d, Math.abs(u) - half, far ? 44 : 5)
  }
  const isCut = (u: number): boolean => (u < 0 ? ends[0] : ends[1])
  return {
    bounds: boundsOf(form, place, half),
    distance: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const d = bulge(u, v, w)
      if (d > 8) return (d - 2) * 0.8
      const face = isCut(u) ? smooth(-6, -2, Math.abs(u) - half) * smooth(-2, -8, section(form, v, w)) : 0
      const round = aroundLoaf(form, v, w)
      const skin =
        paint.rough * (noise(u * 0.04 + seed, round * 0.04) - 0.5 + 0.4 * (noise(u * 0.12 + seed, round * 0.12) - 0.5))
      if (face <= 0) return (d - skin) * 0.7
      const torn = paint.coarse * (noise(v * 0.11 + seed, w * 0.11) - 0.5)
      return (d - skin * (1 - face) - torn * face) * 0.65
    },
    colour: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const crust = paint.crust(u, v, w)
      if (!isCut(u)) return crust
      const wander = 2.4 * (noise(v * 0.06 + seed, w * 0.06) - 0.5)
      const face =
        smooth(-5, -2.5, Math.abs(u) - half) * smooth(-paint.rind + 1.5, -paint.rind - 2, section(form, v, w) + wander)
      if (face <= 0) return crust
      const [open, pore] = paint.inside(v, w)
      // A breath of the crust in the crumb beside it.
      const near = 0.32 * smooth(-26, -paint.rind, section(form, v, w))
      const crumb = scaled(open, 1 - 0.16 * Math.max(0, pore))
      const seen: Rgb = place.topple
        ? crumb
        : [crumb[0] * FACE_LIGHT[0], crumb[1] * FACE_LIGHT[1], crumb[2] * FACE_LIGHT[2]]
      return mix(crust, mix(seen, crust, near), face)
    },
    gloss: paint.gloss ?? 0.12,
    through: 0.1,
  }
}

/** What was brushed on and baked to a shine; it runs down the sides in places. */
export function glazeOn(
  form: LoafForm,
  place: LoafPlace,
  cut: { half: number; ends: readonly [boolean, boolean] },
  { colour, dark, reach, thick, thin }: Glaze,
  seed: number,
): Solid {
  const local = localTo(place)
  const { half, ends } = cut
  const edgeAt = (u: number, v: number): number =>
    reach +
    34 * (noise(u * 0.022 + seed, v > 0 ? 3 : 8) - 0.5) +
    26 * smooth(0.6, 0.85, noise(u * 0.04 + seed * 3, v > 0 ? 1 : 6))
  return {
    bounds: boundsOf(form, place, half + thick),
    distance: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const far = u < 0 ? !ends[0] : !ends[1]
      const d = softMax(section(form, v, w), Math.abs(u) - half + (far ? 0 : thin ? 12 : thick + 4), far ? 44 : 3)
      if (d > 12) return (d - 8) * 0.75
      const end = form.wall + form.dome - edgeAt(u, v) - w
      const round = aroundLoaf(form, v, w)
      const wave =
        3 * (noise(u * 0.026 + seed, round * 0.026) - 0.5) + 0.7 * (noise(u * 0.09 + seed, round * 0.09) - 0.5)
      if (!thin) return softMax(d - thick - wave, end * 0.8, 6) * 0.65
      const lumps =
        9 * (noise(u * 0.04 + seed, round * 0.04) - 0.5 + 0.4 * (noise(u * 0.12 + seed, round * 0.12) - 0.5))
      return softMax(d - thick - 0.85 * lumps - 0.6 * wave, end * 0.8, 4) * 0.62
    },
    colour: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const n = noise(u * 0.03 + seed, v * 0.03 + w * 0.02)
      const caught = smooth(0.5, 0.78, noise(u * 0.06 - seed, v * 0.06))
      if (thin) {
        const round = aroundLoaf(form, v, w)
        const low = smooth(34, 4, w - (form.wall + form.dome - edgeAt(u, v)))
        const sticky = layeredNoise(u * 0.022 + seed, round * 0.022, 3)
        const baked = clamp(0.12 + 0.75 * smooth(0.46, 0.68, sticky) + 0.45 * low)
        return mix(scaled(colour, 0.9 + 0.3 * n), dark, 0.8 * baked)
      }
      return mix(scaled(colour, 0.86 + 0.28 * n), dark, 0.25 + 0.4 * caught)
    },
    gloss: thin ? 0.34 : 0.42,
    through: 0.05,
  }
}
