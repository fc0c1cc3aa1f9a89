// A folded tortilla that stands on its fold: two half-moon walls with room between them.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, griddled } from '#studio/shapes/breads.ts'

export interface TacoPlace {
  x: number
  y: number
  turn: number
}

/** Half of its length, height of the walls in the middle, half of the width between them. */
export const TACO = { reach: 172, height: 128, spread: 62, wall: 11 }

/** Height of a wall at a share of the length, from -1 to 1: a half-moon, blunt at its ends. */
function moon(u: number): number {
  return Math.sqrt(clamp(1 - Math.abs(u) ** 2.3))
}

/** Half of the width at a share of the length; the walls come together at the ends. */
function widthAt(u: number): number {
  return TACO.spread * (0.34 + 0.66 * Math.sqrt(clamp(1 - u * u)))
}

/** A point of the scene in the taco's own directions. */
function alongTaco({ x, y, turn }: TacoPlace, sceneX: number, sceneY: number): number {
  return Math.cos(turn) * (sceneX - x) + Math.sin(turn) * (sceneY - y)
}

function tortilla(look: CrustLook, at: TacoPlace, base: number, seed: number): SidePaint {
  return (sceneX, sceneY, z) => {
    const along = alongTaco(at, sceneX, sceneY)
    const up = z - base
    const n = layeredNoise(along * 0.015 + seed, up * 0.02, 3)
    const rim = smooth(14, 2, TACO.height * moon(along / TACO.reach) - up)
    const toasted = mix(
      mix(look.light, look.mid, smooth(0.3, 0.75, n)),
      look.dark,
      griddled(along + seed * 50, up) * 0.55,
    )
    // It turns under towards the fold.
    return scaled(mix(toasted, look.mid, rim * 0.5), 0.62 + 0.38 * smooth(-6, 46, up))
  }
}

/** One wall: the front one is a little lower, so that one sees what is in the taco. */
function wall(scene: Scene, at: TacoPlace, base: number, look: CrustLook, front: boolean): void {
  const seed = scene.random.between(0, 99)
  const paint = tortilla(look, at, base, seed)
  scene.field.withSides(paint, () =>
    scene.field.stamp(at.x, at.y, TACO.reach * 1.05, at.turn, (lx, ly, out) => {
      const wavy = 1 + 0.03 * Math.sin(lx * 0.04 + seed)
      const u = lx / (TACO.reach * wavy)
      if (Math.abs(u) > 1) return false
      const line = (front ? 1 : -1) * widthAt(u)
      if (Math.abs(ly - line) > TACO.wall / 2) return false
      const edge = layeredNoise(lx * 0.05 + seed, seed, 2)
      const z = TACO.height * (front ? 0.86 : 1.04) * moon(u) + 6 * (edge - 0.5) + 10
      return put(out, mix(look.light, look.mid, edge), base + z, 0.15)
    }),
  )
}

/** Walls from the back to the front; `fill` lays what lies between them. `bed`: the color of the filling deep inside. */
export function taco(scene: Scene, at: TacoPlace, look: CrustLook, bed: Rgb, fill: () => void): void {
  const base = scene.field.settle(at.x, at.y, TACO.reach * 0.6, TACO.spread * 0.6, at.turn, 0.5, 0).z
  const seed = scene.random.between(0, 99)
  wall(scene, at, base, look, false)
  scene.field.stamp(at.x, at.y, TACO.reach, at.turn, (lx, ly, out) => {
    const u = lx / (TACO.reach * 0.94)
    if (Math.abs(u) > 1 || Math.abs(ly) > widthAt(u)) return false
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
    return put(out, scaled(bed, 0.6 + 0.5 * n), base + TACO.height * 0.86 * moon(u) + 12 * n, 0.3, TACO.height)
  })
  wall(scene, at, base, look, true)
  fill()
}
