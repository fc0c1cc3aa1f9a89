// A whole fillet in cornmeal or crumbs: broad at the head, a narrow tail; where it was broken, white flakes stand out of the crust.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbCoat } from '#studio/shapes/crumbed.ts'
import { flakePair, WHITE_FLAKES } from '#studio/shapes/fish-flake.ts'

const CORNMEAL = { pale: rgb('#f4cc66'), gold: rgb('#dc9630'), brown: rgb('#94501a') }

/** Cornmeal fried on: fine grit, deep gold, brown at the thin places. */
function cornmealAt(x: number, y: number, seed: number, edge: number): readonly [Rgb, number] {
  const coarse = layeredNoise(x * 0.024 + seed, y * 0.024, 3)
  const grit = noise(x * 0.3 + seed, y * 0.3 + seed) * 0.6 + noise(x * 0.62, y * 0.62 + seed) * 0.4
  const gold = mix(CORNMEAL.pale, CORNMEAL.gold, smooth(0.3, 0.62, coarse + (grit - 0.5) * 0.4))
  const paint = mix(gold, CORNMEAL.brown, clamp(0.7 * smooth(0.5, 0.74, coarse) + 0.62 * edge * edge))
  return [scaled(paint, 0.86 + 0.28 * grit), (grit - 0.5) * 5 + (coarse - 0.5) * 9]
}

function crumbsAt(x: number, y: number, seed: number, edge: number): readonly [Rgb, number] {
  const [colour, relief] = crumbCoat(x, y, seed)
  return [mix(colour, CORNMEAL.brown, 0.4 * edge * edge), relief]
}

export type FilletCoat = 'cornmeal' | 'crumbs'
const COATS = { cornmeal: cornmealAt, crumbs: crumbsAt }

export interface CrustedFillet {
  halfLength: number
  turn: number
  coat: FilletCoat
  /** Where it was broken across, as a share of the half length; left out, it is whole. */
  broken?: number
}

interface Piece {
  x: number
  y: number
  turn: number
  /** It lies between these shares of the half length. */
  from: number
  to: number
}

export function crustedFillet(scene: Scene, x: number, y: number, fillet: CrustedFillet): void {
  const { halfLength, turn, broken } = fillet
  const { random } = scene
  const seed = random.between(0, 99)
  const bend = random.between(0.08, 0.16) * (random.chance(0.5) ? 1 : -1)
  const halfWidth = halfLength * 0.4
  const lay = (piece: Piece): void => crustedPiece(scene, piece, { ...fillet, halfWidth, bend, seed })
  if (broken === undefined) {
    lay({ x, y, turn, from: -2, to: 2 })
    return
  }
  // The tail was pulled away and swung out; flakes lie in the gap.
  const [gap, swing] = [halfLength * 0.2, random.between(0.14, 0.24)]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number) =>
    [x + cos * along - sin * across, y + sin * along + cos * across] as const
  const [tx, ty] = at(gap * 0.72, halfWidth * 0.16)
  const base = scene.field.settle(x, y, halfLength * 0.5, halfWidth * 0.5, turn, 0.1, 0).z
  lay({ x: at(-gap * 0.3, 0)[0], y: at(-gap * 0.3, 0)[1], turn, from: -2, to: broken })
  lay({ x: tx, y: ty, turn: turn + swing, from: broken, to: 2 })
  const wide = halfWidth * (1 - 0.6 * smooth(-0.1, 1.05, broken))
  for (let i = 0; i < 4; i++) {
    const [fx, fy] = at(broken * halfLength - gap * 0.3 + i * gap * 0.32, random.bell() * wide * 0.1 + i * wide * 0.05)
    flakePair(scene, fx, fy, {
      long: gap * random.between(0.3, 0.38),
      wide: wide * random.between(0.78, 0.9) * (1 - i * 0.06),
      turn: turn + swing * 0.25 * i + random.bell() * 0.06,
      base: base + halfWidth * (0.36 - 0.08 * i),
      lean: halfWidth * 0.05,
    })
  }
}

interface Shared extends CrustedFillet {
  halfWidth: number
  bend: number
  seed: number
}

function crustedPiece(scene: Scene, { x, y, turn, from, to }: Piece, shared: Shared): void {
  const { halfLength, halfWidth, bend, seed, coat } = shared
  const coatAt = COATS[coat]
  const { field } = scene
  const middle = ((Math.max(from, -1) + Math.min(to, 1)) / 2) * halfLength
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const rest = field.settle(x + cos * middle, y + sin * middle, halfLength * 0.4, halfWidth * 0.6, turn, 0.4, 0.04)
  const thick = halfWidth * 0.46
  const tornAt = (t: number, v: number, n: number): number =>
    Math.min(t - from - 0.07 * v * v - (n - 0.5) * 0.12, to + 0.07 * (1 - v * v) + (n - 0.5) * 0.12 - t)
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const [lx, ly] = [cos * dx + sin * dy, -sin * dx + cos * dy]
    const own = coatAt(px + py, z * 1.4, seed, 0.4)[0]
    const n = layeredNoise(lx * 0.017 + seed, ly * 0.017, 3)
    const inside = smooth(0.1, 0.05, tornAt(lx / halfLength, ly / halfWidth, n))
    const up = (z - rest.z) / thick
    const layer = noise(ly * 0.09 + seed, z * 0.1)
    const flesh = mix(WHITE_FLAKES.pearl, WHITE_FLAKES.between, 0.5 * smooth(0.45, 0.75, layer))
    return mix(own, flesh, inside * smooth(0.04, 0.16, up) * smooth(0.98, 0.86, up))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
      const t = lx / halfLength
      const n = layeredNoise(lx * 0.017 + seed, ly * 0.017, 3)
      // Broadest a third of the way from the head, then it runs out into the tail.
      const wide = halfWidth * (1 - 0.16 * smooth(-0.4, -1, t) - 0.6 * smooth(-0.1, 1.05, t))
      const off = ly - bend * halfLength * (t * t - 0.3)
      const v = off / (wide * (1 + 0.26 * (n - 0.5)))
      const torn = tornAt(t, v, n)
      if (torn < 0) return false
      const q = Math.abs(t + (n - 0.5) * 0.08) ** (t < 0 ? 4 : 3.6) + Math.abs(v) ** 2.8
      if (q > 1) return false
      const [paint, relief] = coatAt(lx, ly, seed, smooth(0.5, 1, q))
      // A line runs along the middle of a fillet, where the bones were.
      const groove = smooth(0.12, 0.02, Math.abs(v + 0.1)) * smooth(0.75, 0.3, Math.abs(t))
      const fine = noise(lx * 0.12 + seed, ly * 0.12)
      // The crust broke off a little further in than the fish.
      const bare = smooth(0.05, 0.03, torn + (fine - 0.5) * 0.06)
      const layer = noise(lx * 0.03 + seed, off * 0.12)
      const flesh = mix(WHITE_FLAKES.pearl, WHITE_FLAKES.glassy, smooth(0.4, 0.8, layer))
      const dome = thick * (1 - clamp(q)) ** 0.36 * (1 - 0.4 * smooth(-0.2, 1, t)) + 5 * smooth(0.7, 1, t)
      const z = 6 + dome + relief * (1 - bare) - 4 * groove - 5 * bare
      return put(out, mix(scaled(paint, 1 - 0.14 * groove), flesh, bare), rest.z + z, 0.24 + 0.25 * bare)
    }),
  )
}
