// A pita cut open at the top and filled until it gapes: two thick, puffed walls, the front one lower.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { griddled } from '#studio/shapes/breads.ts'

export interface PocketPlace {
  x: number
  y: number
  turn: number
}

/** Half of its length, height of the back wall, half of the width between the walls, how thick they are. */
export const POCKET = { reach: 190, height: 138, spread: 80, wall: 24 }
const FRONT = 0.6
const PITA = {
  pale: rgb('#f8deab'),
  warm: rgb('#e8b56a'),
  toast: rgb('#a8642a'),
  flour: rgb('#fff3d8'),
  crumb: rgb('#f6dfb0'),
}
/** The walls stand upright, where little light falls. */
const SIDE_LIGHT = 1.3

/** A half-moon, blunt at its ends: the height of a wall at a share of the length. */
function moon(u: number): number {
  return Math.sqrt(clamp(1 - Math.abs(u) ** 2.5))
}

/** Half of the width at a share of the length; the walls meet at the ends. */
function widthAt(u: number): number {
  return POCKET.spread * (0.16 + 0.84 * Math.sqrt(clamp(1 - u * u)))
}

/** A place in the pocket: a share of its length, and scene units toward the front. */
export function inPocket({ x, y, turn }: PocketPlace, share: number, across: number): Point {
  const along = share * POCKET.reach
  return [x + Math.cos(turn) * along - Math.sin(turn) * across, y + Math.sin(turn) * along + Math.cos(turn) * across]
}

/** Soft and floury, toasted in patches with darker blisters in them. */
function baked(along: number, up: number, seed: number): Rgb {
  const n = layeredNoise(along * 0.012 + seed, up * 0.016, 3)
  const fine = layeredNoise(along * 0.07 + seed, up * 0.07, 3)
  const warm = mix(PITA.pale, PITA.warm, smooth(0.36, 0.68, n))
  const spots = griddled(along * 0.8 + seed * 50, up * 0.9) * smooth(0.4, 0.6, n)
  return mix(mix(warm, PITA.toast, 0.75 * spots), PITA.flour, 0.4 * smooth(0.58, 0.78, fine))
}

function outside({ x, y, turn }: PocketPlace, base: number, seed: number): SidePaint {
  return (sceneX, sceneY, z) => {
    const along = Math.cos(turn) * (sceneX - x) + Math.sin(turn) * (sceneY - y)
    const up = z - base
    // It is puffed: it turns to the light above, and under towards the board.
    const round = 0.6 + 0.4 * smooth(-8, 50, up) + 0.12 * smooth(40, 78, up)
    return scaled(baked(along, up, seed), SIDE_LIGHT * round)
  }
}

function wall(scene: Scene, at: PocketPlace, base: number, front: boolean): void {
  const seed = scene.random.between(0, 99)
  const half = POCKET.wall / 2
  scene.field.withSides(outside(at, base, seed), () =>
    scene.field.stamp(at.x, at.y, POCKET.reach * 1.08, at.turn, (lx, ly, out) => {
      const u = lx / (POCKET.reach * (1 + 0.02 * Math.sin(lx * 0.03 + seed)))
      if (Math.abs(u) > 1) return false
      const off = (ly - (front ? 1 : -1) * widthAt(u)) / half
      if (Math.abs(off) > 1) return false
      const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3)
      const high = POCKET.height * (front ? FRONT : 1) * moon(u)
      const z = 8 + high + 10 * (n - 0.5) - 9 * off * off
      // The edge was cut: open crumb between two crusts.
      const crust = smooth(0.45, 0.8, Math.abs(off) + 0.3 * (n - 0.5))
      return put(out, mix(scaled(PITA.crumb, 0.9 + 0.15 * n), baked(lx, high, seed), crust), base + z, 0.12)
    }),
  )
}

/** `bed`: what the inside is spread with. `fill` lays the rest. */
export function pitaPocket(scene: Scene, at: PocketPlace, bed: Rgb, fill: () => void): void {
  const base = scene.field.settle(at.x, at.y, POCKET.reach * 0.6, POCKET.spread * 0.6, at.turn, 0.5, 0).z
  const seed = scene.random.between(0, 99)
  wall(scene, at, base, false)
  scene.field.stamp(at.x, at.y, POCKET.reach, at.turn, (lx, ly, out) => {
    const u = lx / (POCKET.reach * 0.95)
    if (Math.abs(u) > 1 || Math.abs(ly) > widthAt(u)) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    // It rises toward the back, as the filling does.
    const back = 0.5 - 0.5 * (ly / POCKET.spread)
    const z = POCKET.height * (FRONT - 0.12 + 0.3 * back) * moon(u) + 10 * n
    return put(out, scaled(bed, 0.75 + 0.4 * n), base + z, 0.4, POCKET.height)
  })
  wall(scene, at, base, true)
  fill()
}
