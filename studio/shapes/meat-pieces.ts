// Bite-sized pieces of meat and fish: hand-cut chunks, slivers, flakes, pulled strands.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

export interface MeatColours {
  flesh: Rgb
  fat: Rgb
  sear: Rgb
}

/** A thin slice of meat from the pan: it curls, its edges are brown, the grain runs across it. */
export function sliver(scene: Scene, x: number, y: number, length: number, colours: MeatColours): void {
  const { random, field } = scene
  const { flesh, fat, sear } = colours
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = length * random.between(0.42, 0.56)
  const width = length * random.between(0.17, 0.25)
  const bend = random.bell() * 0.5
  const curl = random.between(0.1, 0.35) * width
  const inside = scene.vary(mix(flesh, fat, 0.25), 0.07)
  const brown = scene.vary(sear, 0.1)
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.55, 0.4)
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const u = lx / half
    const bowed = ly - bend * width * (1 - u * u)
    const ragged = 0.72 + 0.5 * layeredNoise(lx * 0.09 + seed, (bowed > 0 ? 9 : 0) + seed, 2)
    const v = bowed / (width * ragged)
    const d = Math.abs(u) ** 4 + Math.abs(v) ** 4
    if (d > 1) return false
    const fiber = layeredNoise(u * 7 + v * 1.5 + seed, v * 1.4 + seed, 3)
    const patch = layeredNoise(u * 2.6 - seed, v * 1.3, 3)
    const share = clamp(smooth(0.5, 1, d) * 0.5 + smooth(0.42, 0.66, patch) * 0.7)
    const wave = curl * (Math.sin(u * 3.2 + seed) + 0.7 * Math.sin(u * 1.9 - v * 1.4 + seed))
    const z = 6 + wave + width * 0.24 * (1 - d) ** 0.6 + (fiber - 0.5) * 4.4
    const colour = mix(scaled(inside, 0.84 + 0.3 * fiber), brown, share)
    return put(out, colour, heightOn(rest, lx, ly) + z, 0.4 * (1 - 0.6 * share), 8)
  })
}

/** A strip torn off along the grain: a bundle of fine parallel strands with ends of different lengths. */
export function pulledStrip(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  turn: number,
  { flesh, fat, sear }: MeatColours,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = (length / 2) * random.between(0.75, 1.15)
  const width = length * random.between(0.1, 0.2)
  const bend = random.bell() * 0.9
  const inside = scene.vary(mix(flesh, fat, random.between(0.2, 0.7)), 0.07)
  const brown = scene.vary(sear, 0.08)
  const touched = random.chance(0.3) ? 0.75 : 0.15
  // The end that was the outside of the roast is dark.
  const bark = random.chance(0.45) ? random.between(0.5, 0.95) : 0
  const rest = field.settle(x, y, half * 0.6, width, turn, 0.45, 0.5)
  field.stamp(x, y, half * 1.2 + width, turn, (lx, ly, out) => {
    const u = lx / half
    const across = (ly - bend * width * (1 - u * u)) / width
    const v = across / (1 - 0.12 * u * u + 0.3 * (noise(u * 2.5 + seed, seed) - 0.5))
    if (v < -1 || v > 1) return false
    const strand = noise(v * 4.2 + u * 0.8 + seed, u * 1.3 + seed)
    if (Math.abs(u) > 0.66 + 0.46 * noise(v * 3.4 + seed, u > 0 ? 3 : 7)) return false
    const body = Math.sqrt(1 - v * v)
    const split = smooth(0.34, 0.22, strand) * smooth(0.1, 0.5, Math.abs(u))
    const patch = noise(u * 3 + seed, v * 1.5 - seed)
    const colour = mix(
      scaled(inside, 0.92 + 0.14 * strand),
      brown,
      Math.max(touched * smooth(0.45, 0.8, patch), bark * smooth(0.1, 0.75, u)),
    )
    const z = 4 + width * 0.55 * body + (strand - 0.5) * width * 0.42 - split * width * 0.35
    return put(out, scaled(colour, 1 - 0.25 * split), heightOn(rest, lx, ly) + z, 0.3, z + 2)
  })
}

/** A crumb of ground meat: lumpy, with a browned side. */
export function minceCrumb(scene: Scene, x: number, y: number, size: number, flesh: Rgb, sear: Rgb): void {
  const { random } = scene
  const body = scene.vary(mix(flesh, sear, random.between(0, 0.7)), 0.1)
  const side = random.angle()
  ellipsoid(scene, x, y, {
    rx: size * random.between(0.7, 1.3),
    ry: size * random.between(0.55, 0.85),
    rz: size * 0.7,
    gloss: 0.3,
    bump: size * 0.9,
    bumpScale: 2.6 / size,
    sink: 0.35,
    paint: (u, v) => mix(body, sear, 0.6 * smooth(0.1, 0.8, u * Math.cos(side) + v * Math.sin(side))),
  })
}

/** Ground meat pressed around a stick by hand: long, with the dents of the fingers, browned over the coals. */
export function kofta(
  scene: Scene,
  x: number,
  y: number,
  half: number,
  radius: number,
  turn: number,
  { flesh, fat, sear }: MeatColours,
): void {
  const seed = scene.random.between(0, 99)
  const body = scene.vary(mix(sear, flesh, 0.55), 0.05)
  const rest = scene.field.settle(x, y, half * 0.6, radius * 0.7, turn, 0.3, 0.05)
  scene.field.stamp(x, y, half + radius, turn, (lx, ly, out) => {
    const dent = 0.09 * Math.sin(lx * 0.085 + seed) + 0.14 * (layeredNoise(lx * 0.03 + seed, seed, 2) - 0.5)
    const past = Math.max(0, Math.abs(lx) - half + radius) / radius
    const v = ly / (radius * (0.95 + dent))
    const q = v * v + past * past
    if (q > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 3)
    const char = clamp(0.75 * smooth(0.46, 0.68, n) + 0.4 * smooth(0.5, 0.95, q))
    const meat = mix(body, fat, 0.3 * smooth(0.58, 0.72, fine))
    const z = 6 + radius * (0.25 + 0.85 * Math.sqrt(1 - q)) + (fine - 0.5) * 7 + dent * radius * 0.8
    return put(out, scaled(mix(meat, scaled(sear, 0.6), char), 0.82 + 0.36 * fine), rest.z + z, 0.4, z)
  })
}
