// A clear glass over the drink that stands in the field: walls, rim, lights, and what leans out of it.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { clamp, hypot, noise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Canvas, Overlay } from '#studio/overlay.ts'
import type { Citrus } from '#studio/shapes/citrus.ts'

export interface GlassShape {
  x: number
  y: number
  /** Height of its foot, and from there to the rim. */
  base: number
  height: number
  radius: number
  /** Thickness of the bottom. */
  bottom: number
  /** Ice in it: the air's water gathers on its wall in drops. */
  chilled?: boolean
}

const SHADOW = rgb('#4a5552')
const PALE = rgb('#dfe9e6')

/** The wall in front, the wall behind, the foot and the rim. */
export function clearGlass(glass: GlassShape): Overlay {
  const { x, y, base, height, radius, bottom } = glass
  return (canvas) => {
    const [cx, foot] = canvas.place(x, y, base)
    const wide = radius * canvas.scale
    const deep = radius * canvas.across
    const rise = canvas.rise || 1
    const top = foot - height * rise
    const line = Math.max(1, canvas.scale * 1.6)
    canvas.each(cx - wide - 2, top - deep - 3, cx + wide + 2, foot + deep + 3, (px, py) => {
      const u = (px + 0.5 - cx) / wide
      if (Math.abs(u) < 1) {
        const bow = Math.sqrt(1 - u * u) * deep
        const front = (foot + bow - py) / rise
        const back = (foot - bow - py) / rise
        if (front >= 0 && front <= height) {
          if (glass.chilled) dew(canvas, px, py, (radius * Math.asin(u)) / DROP + x, front / DROP, front / height)
          frontWall(canvas, px, py, u, front / height, bottom / height)
        }
        if (back >= 0 && back <= height && front > height) {
          canvas.blend(px, py, PALE, 0.1 + 0.22 * smooth(0.75, 1, Math.abs(u)))
          canvas.blend(px, py, WHITE, 0.3 * smooth(0.05, 0.01, Math.abs(u - 0.45)))
        }
      }
      rimLine(canvas, px, py, (px + 0.5 - cx) / wide, (py + 0.5 - top) / Math.max(1, deep), deep, line)
      const low = hypot((px + 0.5 - cx) / wide, (py + 0.5 - foot) / Math.max(1, deep))
      if (py > foot) canvas.blend(px, py, WHITE, 0.35 * smooth(line * 1.2, 0, Math.abs(low - 0.98) * deep))
    })
  }
}

/** Scene units that one drop of dew has for itself. */
const DROP = 9

/** Drops of all sizes below the level of the drink, each light above and to the left, dark below. */
function dew(canvas: Canvas, px: number, py: number, s: number, w: number, t: number): void {
  const wet = smooth(0.9, 0.8, t) * smooth(0.42, 0.6, noise(s * 0.18, w * 0.14))
  if (wet === 0) return
  const here = pores(s, w, 0.4)
  const lower = pores(s + 0.1, w - 0.12, 0.4)
  canvas.blend(px, py, WHITE, 0.4 * wet * clamp(here - lower))
  canvas.blend(px, py, SHADOW, 0.3 * wet * clamp(lower - here))
}

/** `t` is 0 at the foot of the wall and 1 at its rim. */
function frontWall(canvas: Canvas, px: number, py: number, u: number, t: number, bottom: number): void {
  const edge = Math.abs(u)
  canvas.blend(px, py, SHADOW, 0.4 * smooth(0.88, 0.985, edge) * smooth(1, 0.985, edge))
  canvas.blend(px, py, WHITE, 0.5 * smooth(0.975, 0.995, edge))
  // The lamp and the window: one broad light on the left, broken near the foot, a thin one beside it, a faint one on the right.
  const ends = smooth(0.06, 0.14, t) * smooth(1, 0.93, t)
  const broad = smooth(0.075, 0.045, Math.abs(u + 0.62)) * (t < 0.3 && t > 0.24 ? 0.25 : 1)
  canvas.blend(px, py, WHITE, 0.5 * broad * ends)
  canvas.blend(px, py, WHITE, 0.4 * smooth(0.022, 0.008, Math.abs(u + 0.49)) * ends * smooth(0.9, 0.8, t))
  canvas.blend(px, py, WHITE, 0.24 * smooth(0.09, 0.02, Math.abs(u - 0.76)) * ends)
  if (t < bottom) {
    const glow = 0.3 + 0.4 * smooth(0.9, 0, Math.abs(u - 0.25))
    canvas.blend(px, py, mix(PALE, SHADOW, smooth(0.55, 1, edge)), glow)
  }
  canvas.blend(px, py, WHITE, 0.35 * smooth(0.012, 0, Math.abs(t - bottom)))
}

function rimLine(canvas: Canvas, px: number, py: number, u: number, v: number, deep: number, line: number): void {
  const d = (hypot(u, v) - 0.985) * deep
  if (Math.abs(d) > line * 2.5) return
  const angle = Math.atan2(v, u)
  const bright = 0.45 + 0.4 * Math.abs(Math.cos(angle)) + 0.3 * smooth(0.5, 0, Math.abs(angle + 2.3))
  canvas.blend(px, py, SHADOW, 0.22 * smooth(line * 2.2, line * 0.8, Math.abs(d + line)))
  canvas.blend(px, py, WHITE, bright * smooth(line, line * 0.3, Math.abs(d)))
}

/** The side of the glass on which the straw leans: to the right and a little behind. */
export const STRAW_AT = -0.55

/** A paper straw: its foot stands on the bottom at one side, it leans on the rim at the other. Below the surface only what is clear shows it. */
export function straw(glass: GlassShape, level: number, stripe: Rgb, clear: boolean): Overlay {
  const { x, y, base, height, radius, bottom } = glass
  const along = (share: number): readonly [number, number, number] => {
    const off = radius * (-0.7 + 1.6 * share)
    return [x + off * Math.cos(STRAW_AT), y + off * Math.sin(STRAW_AT), base + bottom + (height - bottom) * share]
  }
  return (canvas) => {
    const from = canvas.place(...along((level - base - bottom) / (height - bottom)))
    const to = canvas.place(...along(1.46))
    const half = Math.max(2, 6.5 * canvas.scale)
    const length = hypot(to[0] - from[0], to[1] - from[1])
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const under = half * (clear ? 16 : 3.2)
    const [footX, footY] = [from[0] - dx * under, from[1] - dy * under]
    entry(canvas, from, half)
    const [left, right] = [Math.min(footX, to[0]), Math.max(footX, to[0])]
    const [upper, lower] = [Math.min(footY, to[1]), Math.max(footY, to[1])]
    canvas.each(left - half, upper - half, right + half, lower + half, (px, py) => {
      const ox = px + 0.5 - from[0]
      const oy = py + 0.5 - from[1]
      const reached = ox * dx + oy * dy
      // Light bends at the surface: what is under it seems shifted.
      const sunk = reached < 0
      const off = (ox * dy - oy * dx) / half + (sunk && clear ? 0.5 : 0)
      const end = 0.32 * half * Math.sqrt(clamp(1 - off * off))
      if (Math.abs(off) > 1 || reached < -under || reached > length + end) return
      if (reached > length - end) {
        canvas.blend(px, py, scaled(stripe, 0.35), 1)
        return
      }
      const seen = sunk ? (clear ? 0.42 : 0.5) * smooth(-under, 0, reached) ** (clear ? 0.7 : 1.4) : 1
      const wound = (((reached / half + off * 0.9) % 3.6) + 3.6) % 3.6
      const round = 0.62 + 0.42 * Math.sqrt(clamp(1 - (off - 0.35) ** 2))
      // Wet just above the surface.
      const wet = 1 - 0.22 * smooth(half * 1.6, 0, reached)
      const paper = scaled(wound < 1.8 ? stripe : rgb('#f6f1e6'), round * wet)
      canvas.blend(px, py, paper, seen * smooth(1, 0.86, Math.abs(off)))
    })
  }
}

/** Where it enters the drink: a small shadow on the surface, and the drink drawn up around it. */
function entry(canvas: Canvas, [cx, cy]: readonly [number, number], half: number): void {
  const [wide, deep] = [half * 2.6, half * 1.5]
  canvas.each(cx - wide, cy - deep, cx + wide, cy + deep, (px, py) => {
    const d = hypot((px + 0.5 - cx - half * 0.3) / wide, (py + 0.5 - cy - half * 0.2) / deep)
    canvas.blend(px, py, SHADOW, 0.34 * smooth(1, 0.35, d))
    canvas.blend(px, py, WHITE, 0.4 * smooth(0.12, 0.03, Math.abs(d - 0.62)) * (px < cx ? 1 : 0.3))
  })
}

/** A wheel of lemon, lime or orange, slit and set on the rim, its face to the viewer. */
export function wheelOnRim(glass: GlassShape, r: number, { rind, pulp }: Citrus, at = 2.5): Overlay {
  const pith = mix(pulp, rgb('#fbf3d2'), 0.82)
  return (canvas) => {
    const x = glass.x + Math.cos(at) * glass.radius
    const y = glass.y + Math.sin(at) * glass.radius
    const [cx, cy] = canvas.place(x, y, glass.base + glass.height + r * 0.42)
    const wide = r * canvas.scale * 0.92
    const tall = r * canvas.scale
    const slit = Math.max(1, canvas.scale * 2)
    canvas.each(cx - wide - 8, cy - tall - 4, cx + wide + 8, cy + tall + 4, (px, py) => {
      const u = (px + 0.5 - cx) / wide
      const v = (py + 0.5 - cy) / tall
      const d = hypot(u, v)
      const thick = hypot(u - 0.1, v)
      if (d > 1 && thick > 1) return
      if (d > 1) {
        canvas.blend(px, py, scaled(rind, 0.55), smooth(1, 0.96, thick))
        return
      }
      // The glass passes through the slit in its lower half.
      if (v > 0.1 && Math.abs(px + 0.5 - cx) < slit) return
      canvas.blend(px, py, wheelColour(d, Math.atan2(v, u), rind, pulp, pith), smooth(1, 0.97, d))
    })
  }
}

const SEGMENTS = 9

function wheelColour(d: number, angle: number, rind: Rgb, pulp: Rgb, pith: Rgb): Rgb {
  if (d > 0.9) return scaled(rind, 0.85)
  if (d > 0.82 || d < 0.08) return pith
  const around = ((angle / TAU + 1) * SEGMENTS) % 1
  const wall = Math.min(around, 1 - around) * d
  if (wall < 0.045) return pith
  const fiber = noise(angle * 34, d * 5)
  return scaled(mix(pulp, rind, fiber * 0.4), 0.82 + 0.3 * fiber)
}
