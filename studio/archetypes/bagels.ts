// Bagels, split and filled: one open, one with its lid on what is in it.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { TAU } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Scene } from '#studio/scene.ts'
import {
  LOWER,
  lowerHalf,
  RING,
  type RoundLook,
  salmonFold,
  slice,
  spreadRing,
  upperHalf,
} from '#studio/sculpted/bagel.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { onionRings } from '#studio/sculpted/sliced.ts'
import { leaning } from '#studio/sculpted/solids.ts'
import { heapOf, type Rod } from '#studio/sculpted/strands.ts'
import { drum } from '#studio/shapes/upright.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const SPREAD = /cream cheese|ricotta|labneh|hummus|butter/
const CUCUMBER: RoundLook = { face: rgb('#e4efbc'), rim: rgb('#3f7d36'), seed: rgb('#f4f2cf') }
const TOMATO: RoundLook = { face: rgb('#e2452e'), rim: rgb('#c01c10'), seed: rgb('#f0a060') }
const CAPER = rgb('#5f6b2e')
const BUN = rgb('#c98a3c')

/** A place on the ring: an angle, and how far from its middle line in half widths. */
function onRing(angle: number, out: number): readonly [number, number] {
  const r = RING.middle + RING.half * out
  return [Math.cos(angle) * r, Math.sin(angle) * r]
}

/** Sprigs with hair-fine branches. */
function dill(random: Random, colour: Rgb, z: number, angles: readonly number[]): Rod[] {
  return angles.flatMap((angle) => {
    const [x, y] = onRing(angle, random.between(-0.35, 0.45))
    const turn = random.angle()
    const rods: Rod[] = []
    const own = mix(colour, rgb('#8fc04a'), random.between(0, 0.4))
    for (let i = 0; i < 9; i++) {
      const t = i * 4.2 - 18
      const at = (along: number, side: number, up: number): readonly [number, number, number] => [
        x + Math.cos(turn) * along - Math.sin(turn) * side,
        y + Math.sin(turn) * along + Math.cos(turn) * side,
        z + up,
      ]
      rods.push({ from: at(t, 0, 3), to: at(t + 4.4, 0, 4), radius: 1.3, colour: own })
      for (const side of [-1, 1]) {
        const long = random.between(6, 12) * (1 - Math.abs(t) / 40)
        rods.push({ from: at(t, 0, 3), to: at(t + long * 0.8, side * long, 5), radius: 0.95, colour: own })
      }
    }
    return rods
  })
}

function capers(random: Random, z: number): Rod[] {
  return Array.from({ length: 16 }, () => {
    const [x, y] = onRing(random.angle(), random.between(-0.5, 0.6))
    const at = [x, y, z + random.between(0, 4)] as const
    const colour = mix(CAPER, rgb('#8f9a4c'), random.unit() * 0.5)
    return { from: at, to: [x + 1.6, y + 1, at[2]] as const, radius: random.between(4.6, 6), colour }
  })
}

/** The lower half and everything on it. Answers the height at which a lid comes to lie. */
function filled(dish: Dish, random: Random, closed: boolean): { solids: Solid[]; top: number } {
  const seed = (): number => random.between(0, 99)
  const cream = mix(dish.find(SPREAD)?.look.colour ?? rgb('#fbf3e2'), rgb('#fffaf0'), 0.6)
  const herb = dish.first('herb')?.look.colour
  const solids = [lowerHalf(seed()), spreadRing(LOWER - 2, 13, cream, herb, seed())]
  let z = LOWER + 13
  const laid = (count: number, out: number, radius: number, half: number, look: RoundLook): void => {
    const from = random.angle()
    for (let i = 0; i < count; i++) {
      const a = from + (i / count) * TAU + random.bell() * 0.1
      const [x, y] = onRing(a, out + random.bell() * 0.08)
      const tip = random.between(0.02, 0.09)
      const own = radius * random.between(0.92, 1.08)
      const disc = slice(x, y, z + tip * (RING.middle + out * RING.half) + (i % 2) * 2, own, half, look)
      solids.push(leaning(disc, -Math.cos(a) * tip, -Math.sin(a) * tip))
    }
  }
  if (dish.has(/cucumber/)) {
    laid(closed ? 10 : 8, closed ? 0.5 : 0.3, 44, 3, CUCUMBER)
    z += 6
  }
  if (dish.has(/tomato/)) {
    laid(closed ? 6 : 4, closed ? 0.42 : 0.1, 52, 4.5, TOMATO)
    z += closed ? 8 : 6
  }
  const folds = closed ? [0.1, 0.85, 1.6, 2.35, 3.1, 4, 5] : [-2.75, -1.75, -0.35, 0.95, 2.25]
  for (const angle of folds) {
    const half = random.between(52, 64) * (closed ? 1.05 : 0.95)
    solids.push(
      salmonFold({ angle: angle + random.bell() * 0.1, z, half, over: closed ? random.between(4, 14) : -6 }, seed()),
    )
  }
  z += closed ? 15 : 17
  if (dish.has(/onion/))
    for (const a of closed ? [0.5, 1.5, 2.6] : [0.3, 1.7, 3.3, 4.7]) {
      const [x, y] = onRing(a + random.bell() * 0.2, closed ? 0.5 : 0.05)
      solids.push(onionRings(x, y, z - (closed ? 3 : 1), random.between(30, 42), seed(), 3))
    }
  if (closed) return { solids, top: z + 1 }
  if (dish.has(/caper/)) solids.push(heapOf(capers(random, z + 3), 0.5))
  if (herb) solids.push(heapOf(dill(random, herb, z + 4, [0, 0.7, 1.3, 2, 2.7, 3.5, 4.4, 5.2]), 0.15, 0.2))
  return { solids, top: z }
}

function bagel(scene: Scene, dish: Dish, x: number, y: number, closed: boolean): void {
  const { random, field } = scene
  const base = field.heightAt(x, y)
  const { solids, top } = filled(dish, random, closed)
  if (closed) solids.push(leaning(upperHalf(top, random.between(0, 99)), random.between(-0.03, 0.03), 0.04))
  // Below the sculpture, for the shadow on the board.
  const hole = RING.middle - RING.half
  drum(scene, x, y, {
    radius: (RING.middle + RING.half) * 0.95,
    height: closed ? top + 40 : LOWER,
    base,
    side: () => () => BUN,
    top: () => [BUN, 0, 0],
    keep: (lx, ly) => lx * lx + ly * ly > (hole * 1.2) ** 2,
  })
  field.overlays.push(sculpture(x, y, base, solids))
}

export function bagels({ scene, dish }: Stage): void {
  // Alone in the picture they are moved into its middle.
  if (scene.field.tilt > 0.8) {
    scene.x += 26
    scene.y += 34
  }
  board(scene, 420, 285, scene.random.between(-0.08, 0.08))
  bagel(scene, dish, scene.x + 188, scene.y - 56, true)
  bagel(scene, dish, scene.x - 168, scene.y + 44, false)
}
