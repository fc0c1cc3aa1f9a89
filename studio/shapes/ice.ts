// Ice cubes: those that float on a drink, and those that one sees through the wall of the glass.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const ICY = rgb('#c3d2d4')

/** 1 at the edge of a square with round corners. */
function fromMiddle(u: number, v: number): number {
  return (Math.abs(u) ** 5 + Math.abs(v) ** 5) ** 0.2
}

/** A cube with its upper part out of the drink: clear at the sides, with a white core and bright edges. */
export function floatingCube(scene: Scene, x: number, y: number, half: number, drink: Rgb): void {
  const { random, field } = scene
  const level = field.heightAt(x, y)
  const [tipX, tipY] = [random.between(-0.16, 0.16), random.between(-0.16, 0.16)]
  const out = random.between(7, 12)
  const seed = random.between(0, 99)
  const clear = mix(drink, ICY, 0.4)
  field.stamp(x, y, half * 1.25, random.angle(), (lx, ly, sample) => {
    const d = fromMiddle(lx / half, ly / half)
    if (d > 1) return false
    const core = smooth(0.75, 0.1, d) * (0.35 + 0.65 * layeredNoise(lx * 0.09 + seed, ly * 0.09, 3))
    const edge = smooth(0.7, 0.84, d) * smooth(1, 0.9, d)
    const colour = mix(clear, WHITE, clamp(0.28 * core + 0.5 * edge))
    const dip = 2.2 * smooth(0.5, 0, d)
    const z = level + out + tipX * lx + tipY * ly - dip - 7 * smooth(0.8, 1, d) ** 2
    return put(sample, scaled(colour, 1 - 0.22 * smooth(0.92, 1, d)), z, 1, out + 4)
  })
}

interface SunkenCube {
  /** To the right of the middle of the glass. */
  x: number
  z: number
  half: number
  turn: number
}

/** Cubes stacked from the surface down, two abreast, as they crowd under it. */
export function stackedCubes({ random }: Scene, level: number, radius: number): SunkenCube[] {
  return [0, 1, 2, 3, 4].map((i) => ({
    x: radius * ((i % 2 ? 0.38 : -0.34) + random.between(-0.07, 0.07)),
    z: level - radius * (0.3 + 0.34 * i + random.between(-0.04, 0.04)),
    half: radius * random.between(0.27, 0.32),
    turn: random.between(-0.4, 0.4),
  }))
}

/** What the cubes make of the drink's color at a place behind the glass. `shown` below 1: milk hides them. */
export function throughIce(
  colour: Rgb,
  cubes: readonly SunkenCube[],
  x: number,
  z: number,
  bright: Rgb,
  shown = 1,
): Rgb {
  for (const cube of cubes) {
    const [ox, oz] = [x - cube.x, z - cube.z]
    const a = (ox * Math.cos(cube.turn) + oz * Math.sin(cube.turn)) / cube.half
    const b = (oz * Math.cos(cube.turn) - ox * Math.sin(cube.turn)) / cube.half
    const d = fromMiddle(a, b)
    if (d > 1) continue
    // The light comes from the upper left: there the edges shine, on the other side they are dark.
    const lit = clamp(0.5 + 0.4 * (b - a))
    const edge = smooth(0.76, 0.88, d) * smooth(1, 0.94, d)
    const crack = smooth(0.12, 0, Math.abs(layeredNoise(a * 1.6 + cube.half, b * 1.6 + cube.turn * 9, 2) - 0.5)) * 0.2
    const inside = mix(colour, bright, 0.22 + 0.3 * lit)
    const paint = mix(inside, WHITE, clamp(0.06 + crack + 0.7 * edge * lit ** 1.5))
    return mix(colour, scaled(paint, 1 - 0.3 * edge * (1 - lit)), shown)
  }
  return colour
}
