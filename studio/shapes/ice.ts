// Ice cubes: those that float on a drink, and those that one sees through the wall of the glass.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { DAY } from '#studio/shading.ts'

const ICY = rgb('#b3c9ce')

/** 1 at the edge of a square with round corners. */
function fromMiddle(u: number, v: number): number {
  return (Math.abs(u) ** 7 + Math.abs(v) ** 7) ** (1 / 7)
}

/** A cube with its upper part out of the drink: clear, so that the drink shows in its middle, with a frosted core and bright edges. */
export function floatingCube(scene: Scene, x: number, y: number, half: number, drink: Rgb): void {
  const { random, field } = scene
  const level = field.heightAt(x, y)
  const [tipX, tipY] = [random.between(-0.16, 0.16), random.between(-0.16, 0.16)]
  const out = random.between(7, 12)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [lightX, lightY] = [Math.cos(DAY.azimuth - turn), Math.sin(DAY.azimuth - turn)]
  const clear = mix(drink, ICY, 0.55)
  const deep = scaled(mix(drink, ICY, 0.5), 0.78)
  field.stamp(x, y, half * 1.25, turn, (lx, ly, sample) => {
    const [u, v] = [lx / half, ly / half]
    const d = fromMiddle(u, v)
    if (d > 1) return false
    const toLight = u * lightX + v * lightY
    const frost =
      smooth(0.7, 0.05, hypot(u + 0.2, v - 0.12)) * smooth(0.4, 0.62, layeredNoise(u * 2.6 + seed, v * 2.6, 3))
    const crack = smooth(0.035, 0, Math.abs(layeredNoise(u * 1.3 - seed, v * 1.3, 2) - 0.5)) * smooth(0.8, 0.6, d)
    const face = mix(mix(deep, clear, 0.5 + 0.4 * toLight), WHITE, clamp(0.4 * frost + 0.4 * crack))
    // The edges are round: bright towards the lamp, dark on the other side.
    const edge = smooth(0.76, 0.84, d)
    const rim = mix(scaled(clear, 0.78), WHITE, clamp(0.25 + 0.75 * toLight))
    const colour = scaled(mix(face, rim, 0.85 * edge), 1 - 0.3 * smooth(0.93, 1, d))
    const z = level + out + tipX * lx + tipY * ly - 2.2 * smooth(0.5, 0, d) - 6 * smooth(0.84, 1, d) ** 2
    return put(sample, colour, z, 1, out + 4)
  })
}

interface SunkenCube {
  /** To the right of the middle of the glass. */
  x: number
  z: number
  half: number
  turn: number
}

/** Cubes that crowd under the surface, large ones and melted ones, no two turned alike. */
export function stackedCubes({ random }: Scene, level: number, radius: number): SunkenCube[] {
  return [0, 1, 2, 3, 4].map((i) => ({
    x: radius * ((i % 2 ? 0.36 : -0.34) + random.between(-0.14, 0.14)),
    z: level - radius * (0.3 + 0.34 * i + random.between(-0.09, 0.09)),
    half: radius * random.between(0.23, 0.36),
    turn: random.between(-0.78, 0.78),
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
    // The edges of its far side, smaller and bent.
    const far = fromMiddle(a * 1.42 + 0.16, b * 1.42 - 0.2)
    const farEdge = 0.3 * smooth(0.84, 0.94, far) * smooth(1.08, 1, far)
    const frost = 0.22 * smooth(0.8, 0.1, far)
    const inside = mix(colour, bright, 0.18 + 0.34 * lit)
    const paint = mix(inside, WHITE, clamp(0.05 + crack + frost + farEdge + 0.75 * edge * lit ** 1.5))
    return mix(colour, scaled(paint, 1 - 0.3 * edge * (1 - lit)), shown)
  }
  return colour
}
