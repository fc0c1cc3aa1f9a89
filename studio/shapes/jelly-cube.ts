// A cube of clear jelly, drawn over the finished picture: one sees what lies behind it, its edges catch the light.
import { rgb, WHITE } from '#studio/colour.ts'
import type { Field } from '#studio/field.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import type { Canvas, Overlay } from '#studio/overlay.ts'

export interface JellyCube {
  x: number
  y: number
  /** Height of its foot. */
  base: number
  half: number
  tall: number
  turn: number
}

const BODY = rgb('#f3f1e2')
const DEEP = rgb('#b98a4a')
/** How far towards the camera one looks for what stands before the cube, and in which steps. */
const BEFORE = 130
const STEP = 9

type Point3 = readonly [number, number, number]

export function jellyCube(cube: JellyCube, field: Field): Overlay {
  return (canvas) => {
    const { x, y, base, half, tall } = cube
    const reach = half * 1.45
    const [left, top] = canvas.place(x - reach, y - reach, base + tall)
    const [right, bottom] = canvas.place(x + reach, y + reach, base)
    canvas.each(left, top, right, bottom, (px, py) => through(canvas, cube, field, px, py))
  }
}

/** One ray: where it enters the cube and where it leaves it. */
function through(
  canvas: Canvas,
  { x, y, base, half, tall, turn }: JellyCube,
  field: Field,
  px: number,
  py: number,
): void {
  const [sx, sy] = canvas.under(px + 0.5, py + 0.5, base + tall)
  const [back, down] = [canvas.rise / canvas.scale, canvas.across / canvas.scale]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [ox, oy] = [sx - x, sy - y]
  const from: Point3 = [cos * ox + sin * oy, cos * oy - sin * ox, tall]
  const way: Point3 = [-sin * back, -cos * back, -down]
  const low: Point3 = [-half, -half, 0]
  const high: Point3 = [half, half, tall]
  let [enter, leave] = [-1e9, 1e9]
  for (const k of [0, 1, 2] as const) {
    if (Math.abs(way[k]) < 1e-6) continue
    const [a, b] = [(low[k] - from[k]) / way[k], (high[k] - from[k]) / way[k]]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  if (leave <= enter) return
  const at = (far: number): Point3 => [from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far]
  const near = at(enter)
  if (isHidden(field, sx, sy - enter * back, base + near[2], back, down)) return
  const edge = toEdge(near, half, tall)
  const far = toEdge(at(leave), half, tall)
  const onTop = near[2] > tall - 0.5
  const long = leave - enter
  // Round edges: the outermost of them lets the background in.
  const share = smooth(0, 13, long)
  canvas.blend(px, py, BODY, share * (onTop ? 0.5 : 0.3) * (0.6 + 0.4 * smooth(0, 40, long)))
  // The side away from the lamp is a little darker, and light gathers at its foot.
  if (!onTop) canvas.blend(px, py, DEEP, share * 0.1 * smooth(6, 40, long))
  canvas.blend(px, py, WHITE, share * 0.08 * smooth(4, 0.6, far))
  canvas.blend(px, py, WHITE, share * (onTop ? 0.3 : 0.2) * smooth(7, 0.8, edge))
  // A wet gleam on the upper face.
  const [gx, gy] = [cos * near[0] - sin * near[1], sin * near[0] + cos * near[1]]
  const gleam = hypot((gx / half + 0.3) * 1.1, (gy / half + 0.35) * 2.2)
  if (onTop) canvas.blend(px, py, WHITE, 0.6 * smooth(0.6, 0.12, gleam))
  else canvas.blend(px, py, WHITE, share * 0.26 * smooth(tall * 0.4, 0, near[2]))
}

/** Scene units from the nearest edge of the box. */
function toEdge([u, v, w]: Point3, half: number, tall: number): number {
  const [a, b, c] = [half - Math.abs(u), half - Math.abs(v), Math.min(w, tall - w)].map((d) => Math.max(0, d))
  const sorted = [a ?? 0, b ?? 0, c ?? 0].sort((p, q) => p - q)
  return hypot(sorted[0] ?? 0, sorted[1] ?? 0)
}

/** Whether something in the field stands between the place and the camera. */
function isHidden(field: Field, x: number, y: number, z: number, back: number, down: number): boolean {
  for (let far = STEP; far < BEFORE; far += STEP)
    if (field.heightAt(x, y + far * back) > z + far * down + 1) return true
  return field.heightAt(x, y) > z + 4 + clamp(field.scale)
}
