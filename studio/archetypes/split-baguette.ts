// Long rolls, split along the top and filled: the filling stands in the open cut.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CRUST = { pale: rgb('#e8b566'), gold: rgb('#cf8a34'), brown: rgb('#8f4f18'), crumb: rgb('#fbecc6') }
const [HALF, WIDTH, TALL] = [325, 118, 96]
/** Where the cut runs, as a share of the width: a little to the front, and how wide it gapes. */
const CUT = { at: 0.1, gape: 0.58 }

/** How far a point is from the middle line: 1 at the edge. */
function outline(x: number, y: number): number {
  const end = Math.max(0, Math.abs(x) - HALF + WIDTH * 1.5) / (WIDTH * 1.5)
  return Math.hypot(end, y / (WIDTH * (1 - 0.12 * (x / HALF) ** 2)))
}

/** Half the width of the gap at a place along the roll; closed at its ends. */
function gape(x: number): number {
  return WIDTH * CUT.gape * Math.sqrt(clamp(1 - (x / (HALF * 0.93)) ** 4))
}

function loaf(scene: Scene, x: number, y: number, turn: number): number {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y)
  const side = (sx: number, sy: number, z: number): Rgb => {
    const n = layeredNoise((sx + sy) * 0.03 + seed, z * 0.04, 3)
    return mix(CRUST.gold, CRUST.brown, 0.5 * n)
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, HALF * 1.05, turn, (lx, ly, out) => {
      const d = outline(lx, ly)
      if (d > 1) return false
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.03, 4)
      const dome = TALL * (0.3 + 0.7 * Math.sqrt(1 - d ** 2.2))
      const inward = gape(lx) - Math.abs(ly - WIDTH * CUT.at)
      if (inward > 0) {
        // Soft crumb, falling away into the cut.
        const pore = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
        const z = dome + 4 - smooth(0, 22, inward) * 34 - pore * 3
        return put(out, scaled(CRUST.crumb, 0.82 + 0.2 * smooth(24, 0, inward) + 0.08 * pore), base + z, 0.1)
      }
      // Thin crust, brown on its back and cracked into flakes.
      const crack = smooth(0.025, 0, Math.abs(layeredNoise(lx * 0.018 - seed, ly * 0.05, 3) - 0.5))
      const lip = smooth(-14, 0, inward)
      const baked = mix(mix(CRUST.pale, CRUST.gold, smooth(0.35, 0.75, n)), CRUST.brown, 0.5 * smooth(0.5, 0.8, n))
      const tone = mix(mix(baked, CRUST.pale, 0.4 * crack), CRUST.brown, 0.22 * smooth(0.7, 1, d) + 0.15 * lip)
      return put(out, tone, base + dome + 6 * lip + n * 5 - crack * 2, 0.5)
    }),
  )
  return base + TALL - 22
}

/** Slabs and strips below, shreds over them, leaves on top. */
function fill(scene: Scene, dish: Stage['dish'], x: number, y: number, turn: number): void {
  const parts = dish.pieces.filter((part) => part.look.kind !== 'bread' && part.look.kind !== 'seed')
  const isShred = (part: Part): boolean => part.cut === 'shred' || part.cut === 'strip' || part.cut === 'mince'
  const isHearty = (part: Part): boolean =>
    ['tofu', 'meat', 'poultry', 'fish', 'seafood', 'egg'].includes(part.look.kind)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const keep = (px: number, py: number, reach: number): boolean => {
    const [dx, dy] = [px - x, py - y]
    const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx]
    return Math.abs(v - WIDTH * CUT.at) < gape(u) + 4 - reach * 0.35 && Math.abs(u) < HALF * 0.84
  }
  const along = (u: number): { x: number; y: number; radius: number; keep: typeof keep } => {
    const v = WIDTH * CUT.at
    return { x: x + cos * u - sin * v, y: y + sin * u + cos * v, radius: 58, keep }
  }
  const rest = parts.filter((part) => !isHearty(part))
  for (let u = -230; u <= 230; u += 46) {
    toss(scene, parts.filter(isHearty), along(u), { cover: 0.8, scale: 0.72, rise: 0 })
    toss(scene, rest.filter(isShred), along(u), { cover: 1.5, scale: 0.95, rise: 20 })
    toss(
      scene,
      rest.filter((part) => !isShred(part)),
      along(u),
      { cover: 0.35, scale: 0.85, rise: 22 },
    )
  }
  for (let u = -230; u <= 230; u += 92) {
    toss(scene, parts.filter(isHearty), along(u + 20), { cover: 0.14, scale: 0.72, rise: 12 })
    garnish(scene, dish, along(u), 1.6, 1.3)
  }
}

export function baguettes({ scene, dish }: Stage): void {
  board(scene, 430, 285, scene.random.between(-0.06, 0.06))
  for (const [dx, dy, turn] of [
    [22, -138, -0.13],
    [-16, 132, -0.09],
  ] as const) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    const top = loaf(scene, x, y, turn)
    scene.field.withCeiling(
      () => top + 34,
      () => fill(scene, dish, x, y, turn),
    )
  }
}
