// A flat slice with a rounded edge; its face is drawn by distance and angle from its middle.
import type { Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import type { Scene } from '#studio/scene.ts'

/** Color, height above the face, gloss; null where the slice is not. d is 1 at the edge; u and v run from -1 to 1. */
export type Face = (d: number, angle: number, u: number, v: number) => readonly [Rgb, number, number] | null

export interface DiscOptions {
  radius: number
  ry?: number
  thickness: number
  turn?: number
  face: Face
  sink?: number
  /** Radius of the rounded edge. */
  edge?: number
  /** Random tilt. */
  tilt?: number
  /** The steepest slope it leans on. */
  lean?: number
}

export function disc(scene: Scene, x: number, y: number, options: DiscOptions): void {
  const { radius, thickness, face, edge = 2.2, tilt = 0.06, lean = 0.55 } = options
  const ry = options.ry ?? radius
  const turn = options.turn ?? scene.random.angle()
  const rest = scene.field.settle(x, y, radius, ry, turn, options.sink ?? 0.55, lean)
  const slopeX = rest.slopeX + scene.random.bell() * tilt
  const slopeY = rest.slopeY + scene.random.bell() * tilt
  scene.field.stamp(x, y, Math.max(radius, ry) * 1.15, turn, (lx, ly, out) => {
    const u = lx / radius
    const v = ly / ry
    const d = Math.sqrt(u * u + v * v)
    const point = face(d, Math.atan2(v, u), u, v)
    if (!point) return false
    const inward = (1 - Math.min(1, d)) * radius
    const rounded = inward < edge ? edge - Math.sqrt(Math.max(0, edge * edge - (edge - inward) ** 2)) : 0
    const rise = thickness - rounded + point[1]
    return put(out, point[0], rest.z + slopeX * lx + slopeY * ly + rise, point[2], Math.max(2, rise + 1))
  })
}
