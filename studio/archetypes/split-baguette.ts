// Long rolls, split along the side and filled: the crust of the upper half leans back, the filling stands out in front of it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CRUST = { pale: rgb('#e4b06a'), gold: rgb('#c78540'), brown: rgb('#8a4c1e'), crumb: rgb('#fbe8c2') }
const FLOUR = rgb('#f6e4c4')
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

/** Dry crust, brown where the oven was hottest: fine blisters, cracks from cooling, a breath of flour. */
function crustAt(x: number, y: number, seed: number): Rgb {
  const n = layeredNoise(x * 0.009 + seed, y * 0.024, 3)
  const fine = layeredNoise(x * 0.11 + seed, y * 0.13, 2)
  const grain = layeredNoise(x * 0.34 - seed, y * 0.34, 2)
  const baked = mix(mix(CRUST.pale, CRUST.gold, smooth(0.18, 0.46, n)), CRUST.brown, 0.6 * smooth(0.46, 0.78, n))
  const blister = Math.max(pores(x * 0.1 + seed, y * 0.12, 0.4), 0.7 * pores(x * 0.2 + seed, y * 0.2 + 7, 0.42))
  const crack = smooth(0.02, 0, Math.abs(layeredNoise(x * 0.024 - seed, y * 0.045, 3) - 0.5))
  const flour = 0.22 * smooth(0.5, 0.7, grain) * smooth(0.42, 0.64, layeredNoise(x * 0.012 - seed, y * 0.03 + seed, 2))
  const crisp = mix(mix(baked, CRUST.pale, 0.4 * blister), CRUST.brown, 0.45 * crack)
  return scaled(mix(crisp, FLOUR, flour), 0.86 + 0.18 * fine + 0.1 * grain)
}

/** Crumb that was pulled apart, not cut: holes of all sizes, toasted on what stands up; the second number is how deep a hole is. */
function tornCrumb(x: number, y: number, seed: number): readonly [Rgb, number] {
  const hole = Math.max(pores(x * 0.045 + seed, y * 0.06, 0.44), 0.8 * pores(x * 0.11 + seed, y * 0.13 + 5, 0.46))
  const fine = layeredNoise(x * 0.16 + seed, y * 0.16, 2)
  const toasted = mix(CRUST.crumb, CRUST.pale, clamp(0.2 + 0.9 * (fine - 0.42)))
  return [mix(toasted, CRUST.gold, 0.42 * hole), hole]
}

/** How far its crust bulges out below the split. */
const HEEL_WIDTH = 1.13

/** The lower half: torn crumb up, a round crust from its edge down to the board. */
function heel(scene: Scene, x: number, y: number, turn: number, base: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, HALF * 1.18, turn, (lx, ly, out) => {
    const d = outline(lx / 1.04, ly / HEEL_WIDTH)
    if (d > 1) return false
    const closed = closedAt(lx)
    const [crumb, hole] = tornCrumb(lx, ly, seed)
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3)
    // The edge of the split wanders, and the crust stands a little above the crumb.
    const split = 0.73 + 0.05 * (layeredNoise(lx * 0.05 - seed, ly * 0.02, 3) - 0.5)
    const down = clamp((d - split) / (1 - split))
    const top = HEEL + MEET * closed
    const inside = top - 5 * hole + (n - 0.5) * 5
    const outside = top * Math.sqrt(clamp(1 - down ** 2.2)) + 3 * smooth(0.14, 0, down) + (n - 0.5) * 3
    const crusty = Math.max(smooth(-0.02, 0.015, d - split), smooth(0.35, 0.7, closed))
    const crust = mix(crustAt(lx, ly + down * 40, seed), CRUST.brown, 0.75 * smooth(0.5, 1, down))
    // Along the edge the crust is broken and shows how thin it is.
    const edge = smooth(0.05, 0, Math.abs(d - split)) * smooth(0.42, 0.6, n) * (1 - closed)
    const paint = mix(mix(crumb, crust, crusty), CRUST.crumb, 0.5 * edge)
    return put(out, paint, base + Math.max(1, crusty > 0.5 ? outside : inside), 0.02)
  })
}

/** The upper half, tipped back: a long crusty dome that burst along the baker's cuts, torn crumb along its front edge. */
function lid(scene: Scene, x: number, y: number, turn: number, base: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x + Math.sin(turn) * BEHIND, y - Math.cos(turn) * BEHIND, HALF * 1.05, turn, (lx, ly, out) => {
    const closed = closedAt(lx)
    const wander = 0.05 * (layeredNoise(lx * 0.05 + seed, ly * 0.02, 3) - 0.5) * smooth(-20, 30, ly) * (1 - closed)
    const d = Math.max(0, outline(lx, (ly - BEHIND * 0.55 * closed) * 1.12) + wander)
    if (d > 1) return false
    const dome = BACK * Math.sqrt(clamp(1 - d ** 2.3))
    // Long cuts aslant that opened in the oven: rough and pale inside, a raised and darker edge behind.
    const slash =
      (((lx + ly * 2.1 + 14 * (layeredNoise(lx * 0.03, ly * 0.03 + seed, 2) - 0.5) + HALF * 2 + 40) % 190) - 95) / 95
    const within = smooth(0.7, 0.42, Math.abs(ly + 8) / WIDTH)
    const gap = smooth(0.26, 0.2, Math.abs(slash)) * within
    const ear = smooth(0.46, 0.3, -slash) * smooth(0.18, 0.28, -slash) * within
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.05, 3)
    const rough = layeredNoise(lx * 0.05 + ly * 0.1 + seed, ly * 0.16 - lx * 0.07, 3)
    const crust = mix(crustAt(lx, ly, seed), CRUST.brown, 0.5 * ear + 0.3 * smooth(0.72, 0.95, d))
    const burst = scaled(mix(CRUST.pale, CRUST.crumb, 0.35 + 0.5 * (rough - 0.4)), 0.86 + 0.24 * rough)
    const body = mix(crust, burst, gap * 0.85)
    const [crumb, hole] = tornCrumb(lx, ly * 2, seed)
    const cut = smooth(0.9, 0.94, d + 0.06 * (rough - 0.5)) * smooth(-10, 20, ly) * (1 - closed)
    const open = LIFTED - 6 + 12 * smooth(-WIDTH, WIDTH, ly)
    const tipped = open + (HEEL + MEET - open) * closed
    const relief = (n - 0.5) * 6 + 5 * ear - gap * (4 - 5 * (rough - 0.5)) - 3 * hole * cut
    return put(out, mix(body, crumb, cut), base + tipped + dome + relief, 0.03, dome + 13)
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
        const at = along(-204 + i * 80 + scene.random.bell() * 12, OPEN - 33)
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
