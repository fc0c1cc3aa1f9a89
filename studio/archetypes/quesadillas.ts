// Quesadillas cut into wedges: crisp tortillas with melted cheese, beans and corn between them, the cuts to the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { SidePaint } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { griddled } from '#studio/shapes/breads.ts'
import { dripAt, dripShadow } from '#studio/shapes/cut-edge.ts'
import { drum } from '#studio/shapes/upright.ts'
import { bandOf, fillingsOf } from './fillings.ts'

const TORTILLA = { pale: rgb('#f0d090'), wrapper: rgb('#e6bd74'), gold: rgb('#cf9440'), spots: rgb('#7d4314') }
const WEDGE = { radius: 326, height: 84, angle: Math.PI / 3.7, shell: 0.12 }

/** Beans, kernels of corn and the like in the cheese: one to a cell, no two in line. */
function pieceAt(colours: readonly Rgb[], along: number, z: number, seed: number): Rgb | null {
  const [u, w] = [along / 31, z / 22]
  const [ui, wi] = [Math.floor(u), Math.floor(w)]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [ui + i, wi + j]
      const chance = (salt: number): number => noise(cx * 7.31 + salt, cz * 5.17 + salt * 1.7 + seed)
      if (chance(3) < 0.3) continue
      const [dx, dz] = [u - cx - 0.25 - 0.5 * chance(11), w - cz - 0.25 - 0.5 * chance(23)]
      const lean = (chance(37) - 0.5) * 1.6
      const [a, b] = [Math.cos(lean) * dx + Math.sin(lean) * dz, Math.cos(lean) * dz - Math.sin(lean) * dx]
      // No two of one size, and none quite round.
      const size = 0.38 + 0.3 * chance(61)
      const d = hypot(a / size, b / (0.84 * size)) + 0.3 * (layeredNoise(u * 2.2 + seed, w * 2.2, 2) - 0.5)
      if (d > 1) continue
      const colour = colours[Math.floor(chance(51) * 97) % Math.max(1, colours.length)] ?? [0, 0, 0]
      const shine = smooth(0.5, 0.05, hypot(a / 0.5 + 0.2, b / 0.45 - 0.4))
      const own = mix(colour, rgb('#7a4a3a'), 0.16 + 0.2 * chance(71))
      return mix(scaled(own, 1.05 + 0.8 * b - 0.4 * smooth(0.6, 1, d)), rgb('#fff0d8'), 0.4 * shine)
    }
  }
  return null
}

/** Scene units that the longest tongue of cheese hangs down. */
const DRIP = 46

function cutFace(cheese: Rgb, pieces: readonly Rgb[], base: number, seed: number): SidePaint {
  const filledAt = (t: number, along: number, z: number): Rgb => {
    if (t < WEDGE.shell || t > 1 - WEDGE.shell) {
      // Pale where the knife went through, browned on the outside.
      const outside = t < 0.5 ? smooth(0.07, 0.02, t) : smooth(0.93, 0.98, t)
      const flaky = noise(along * 0.12, z * 0.5 + seed)
      return scaled(mix(TORTILLA.pale, TORTILLA.gold, 0.25 * flaky + 0.75 * outside), 1.08)
    }
    const up = (t - WEDGE.shell) / (1 - 2 * WEDGE.shell)
    const shade = 1.24 - 0.3 * smooth(0.8, 1, up) - 0.2 * smooth(0.2, 0, up)
    const piece = pieceAt(pieces, along, z, seed)
    const soft = layeredNoise(along * 0.03 + seed, z * 0.05, 3)
    // Some lie deep in the cheese, which ran over them.
    const film = smooth(0.46, 0.66, layeredNoise(along * 0.022 - seed, z * 0.04 + seed, 2))
    if (piece) return scaled(mix(piece, cheese, 0.75 * film), shade)
    return scaled(mix(cheese, rgb('#ffe7a2'), 0.7 * smooth(0.4, 0.7, soft)), shade * (0.82 + 0.3 * soft))
  }
  return (x, y, z) => {
    const along = x + y * 0.5
    const wavy = 0.05 * (layeredNoise(along * 0.02 + seed, seed, 2) - 0.5)
    const under = base + WEDGE.height * (1 - WEDGE.shell) - z
    const drip = dripAt(scaled(cheese, 1.35), along, under, DRIP, seed)
    return drip ?? scaled(filledAt((z - base) / WEDGE.height + wavy, along, z), dripShadow(along, under, DRIP, seed))
  }
}

interface Wedge {
  x: number
  y: number
  /** Its point is on the left, its round edge on the right; or the other way. */
  flipped: boolean
  lean: number
}

function wedge(scene: Scene, { x, y, flipped, lean }: Wedge, cheese: Rgb, pieces: readonly Rgb[]): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y - 20)
  const { radius, height, angle } = WEDGE
  const from = flipped ? Math.PI + lean : -angle + lean
  drum(scene, x, y, {
    radius,
    height,
    base,
    edge: 8,
    keep: (lx, ly) => (Math.atan2(ly, lx) - from + 2 * TAU) % TAU < angle,
    side: () => cutFace(cheese, pieces, base, seed),
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 4)
      const blister = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
      const crisp = mix(TORTILLA.wrapper, TORTILLA.gold, smooth(0.35, 0.7, n))
      const toasted = 0.85 * griddled(lx + seed * 50, ly) + 0.3 * smooth(0.55, 0.75, blister)
      return [mix(crisp, TORTILLA.spots, Math.min(0.9, toasted)), (n - 0.5) * 12 + blister * 5, 0.35]
    },
  })
}

export function quesadillas(scene: Scene, dish: Dish): void {
  const own = dish.first('cheese')?.look.colour ?? rgb('#f0c860')
  const cheese = mix(own, rgb('#fbc23c'), 0.7)
  // Many beans and kernels, a few slices of scallion.
  const pieces = fillingsOf(dish)
    .filter(({ look, cut }) => !['cheese', 'cream'].includes(look.kind) && cut !== 'cube')
    .flatMap((part) => Array.from({ length: part.grams > 80 ? 4 : 1 }, () => bandOf(part).colour))
  const lean = scene.random.bell() * 0.03
  for (const [dx, dy, flipped, off] of [
    [-352, -46, false, 0.04],
    [348, -52, true, -0.05],
    [-330, 214, false, -0.05],
    [340, 222, true, 0.03],
  ] as const)
    wedge(scene, { x: scene.x + dx, y: scene.y + dy, flipped, lean: lean + off }, cheese, pieces)
}
