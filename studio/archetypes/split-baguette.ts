// Long rolls, split along the side and filled: the crust of the upper half leans back, the filling stands out in front of it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CRUST = { pale: rgb('#edbd6e'), gold: rgb('#d6903a'), brown: rgb('#94521a'), crumb: rgb('#ffe7b0') }
const FLOUR = rgb('#fff2d8')
const [HALF, WIDTH] = [330, 112]
/** Heights above the board: of the lower half, of the lower edge of the upper half, and of its back. */
const [HEEL, LIFTED, BACK] = [46, 100, 54]
/** How far above the lower half's middle the two meet at the ends. */
const MEET = 22
/** How far the upper half lies behind the lower one, and where the filling shows. */
const [BEHIND, OPEN] = [80, 62]

/** The split stops short of the ends: how far the halves hang together there, from 0 to 1. */
function closedAt(x: number): number {
  return smooth(0.66, 0.96, Math.abs(x) / HALF)
}

/** How far a point is from the middle line: 1 at the edge. */
function outline(x: number, y: number): number {
  const end = Math.max(0, Math.abs(x) - HALF + WIDTH * 1.9) / (WIDTH * 1.9)
  return hypot(end, y / (WIDTH * (1 - 0.14 * (x / HALF) ** 2)))
}

/** Thin crust, brown where the oven was hottest. */
function crustAt(x: number, y: number, seed: number): Rgb {
  const n = layeredNoise(x * 0.012 + seed, y * 0.03, 4)
  const fine = layeredNoise(x * 0.09 + seed, y * 0.12, 2)
  const baked = mix(mix(CRUST.pale, CRUST.gold, smooth(0.2, 0.5, n)), CRUST.brown, 0.75 * smooth(0.46, 0.74, n))
  // Tiny blisters, and fine cracks from cooling.
  const blister = pores(x * 0.09 + seed, y * 0.11, 0.42)
  const crack = smooth(0.03, 0, Math.abs(layeredNoise(x * 0.03 - seed, y * 0.05, 2) - 0.5))
  const flour = 0.2 * smooth(0.5, 0.75, layeredNoise(x * 0.016 - seed, y * 0.02 + seed, 3)) * (0.5 + fine)
  const crisp = mix(mix(baked, CRUST.pale, 0.35 * blister), CRUST.brown, 0.35 * crack)
  return scaled(mix(crisp, FLOUR, flour), 0.9 + 0.2 * fine)
}

/** The lower half: crumb up, crust around it. */
function heel(scene: Scene, x: number, y: number, turn: number, base: number): void {
  const seed = scene.random.between(0, 99)
  const side = (sx: number, sy: number, z: number): Rgb => {
    const up = (z - base) / HEEL
    const crust = mix(crustAt(sx + sy, z * 1.5, seed), CRUST.brown, 0.45 * smooth(0.45, 0, up))
    return mix(crust, CRUST.pale, 0.5 * smooth(0.7, 0.95, up))
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, HALF * 1.05, turn, (lx, ly, out) => {
      const d = outline(lx, ly)
      if (d > 1) return false
      const pore = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
      // Towards the ends it rises to meet the upper half.
      const z = HEEL - pore * 3 + MEET * closedAt(lx) - (20 + MEET * closedAt(lx)) * smooth(0.8, 1, d) ** 2
      const toasted = mix(scaled(CRUST.crumb, 0.94 + 0.1 * pore), CRUST.pale, smooth(0.35, 0.7, pore) * 0.5)
      const crust = Math.max(smooth(0.8, 0.9, d), smooth(0.5, 0.9, closedAt(lx)))
      return put(out, mix(toasted, crustAt(lx, ly, seed), crust), base + z, 0.1)
    }),
  )
}

/** The upper half, tipped back: a long crusty dome with the slashes of the baker, crumb along its front edge. */
function lid(scene: Scene, x: number, y: number, turn: number, base: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x + Math.sin(turn) * BEHIND, y - Math.cos(turn) * BEHIND, HALF * 1.05, turn, (lx, ly, out) => {
    const closed = closedAt(lx)
    const d = outline(lx, (ly - BEHIND * 0.55 * closed) * 1.12)
    if (d > 1) return false
    const dome = BACK * Math.sqrt(clamp(1 - d ** 2.3))
    // Three slashes that opened in the oven: pale inside, a raised edge behind.
    const slash = (((lx + ly * 1.5 + HALF * 2 + 40) % 190) - 95) / 95
    const within = smooth(0.62, 0.35, Math.abs(ly) / WIDTH)
    const gap = smooth(0.2, 0.08, Math.abs(slash)) * within
    const ear = smooth(0.32, 0.2, Math.abs(slash + 0.08)) * (1 - gap) * within
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.05, 3)
    const crust = mix(crustAt(lx, ly, seed), CRUST.brown, 0.35 * ear + 0.25 * smooth(0.7, 0.95, d))
    const body = mix(crust, mix(CRUST.pale, CRUST.crumb, 0.4), gap * 0.75)
    // Golden to the rim, a little paler where the knife went.
    const cut = smooth(0.955, 0.985, d) * smooth(-10, 20, ly) * (1 - closed)
    const open = LIFTED - 6 + 12 * smooth(-WIDTH, WIDTH, ly)
    const tipped = open + (HEEL + MEET - open) * closed
    const z = base + tipped + dome + (n - 0.5) * 6 + 2 * ear - 1.5 * gap
    return put(out, mix(body, CRUST.pale, cut * 0.8), z, 0.16, dome + 17)
  })
}

/** Slabs below, shreds over them, leaves on top, all along the open side. */
function fill(scene: Scene, dish: Stage['dish'], x: number, y: number, turn: number, base: number): void {
  const parts = dish.pieces.filter((part) => part.look.kind !== 'bread' && part.look.kind !== 'seed')
  const isShred = (part: Part): boolean => part.cut === 'shred' || part.cut === 'strip' || part.cut === 'mince'
  const isHearty = (part: Part): boolean =>
    ['tofu', 'meat', 'poultry', 'fish', 'seafood', 'egg'].includes(part.look.kind)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Nothing hangs over the edge of the lower half.
  const keep = (px: number, py: number, reach: number): boolean => {
    const [dx, dy] = [px - x, py - y]
    const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx]
    return outline(u, v + clamp(reach * 1.9, 54, 72)) < 1 && Math.abs(u) < HALF * 0.74 && v > -WIDTH * 0.5
  }
  const along = (u: number, v: number) => ({ x: x + cos * u - sin * v, y: y + sin * u + cos * v, radius: 56, keep })
  const rest = parts.filter((part) => !isHearty(part))
  const lay = (some: readonly Part[], v: number, cover: number, scale: number, top: number, step: number): void =>
    scene.field.withCeiling(
      () => base + top,
      () => {
        for (let u = -HALF * 0.72; u <= HALF * 0.72; u += step)
          toss(scene, some, along(u, v), { cover, scale, rise: 10, crowd: () => 1 })
      },
    )
  lay(rest.filter(isShred), 20, 1.3, 0.9, HEEL + 4, 46)
  lay(rest.filter(isShred), OPEN - 22, 0.9, 0.95, HEEL + 14, 46)
  const slabs = parts.filter(isHearty)
  scene.field.withCeiling(
    () => base + HEEL + 26,
    () => {
      for (let i = 0; i < 6 && slabs.length; i++) {
        const at = along(-215 + i * 84 + scene.random.bell() * 12, OPEN - 30)
        slabs[i % slabs.length]?.piece?.draw(scene, at.x, at.y, 1.12)
      }
    },
  )
  lay(rest.filter(isShred), OPEN - 40, 0.9, 0.95, HEEL + 40, 46)
  lay(
    rest.filter((part) => !isShred(part)),
    OPEN - 14,
    0.3,
    0.95,
    HEEL + 26,
    92,
  )
  for (let u = -230; u <= 230; u += 92) garnish(scene, dish, { ...along(u, OPEN - 18), radius: 40 }, 1.5, 1.3)
}

export function baguettes({ scene, dish }: Stage): void {
  board(scene, 430, 285, scene.random.between(-0.06, 0.06))
  for (const [dx, dy, turn] of [
    [22, -120, -0.13],
    [-16, 148, -0.09],
  ] as const) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    const base = scene.field.heightAt(x, y)
    heel(scene, x, y, turn, base)
    fill(scene, dish, x, y, turn, base)
    lid(scene, x, y, turn, base)
  }
}
