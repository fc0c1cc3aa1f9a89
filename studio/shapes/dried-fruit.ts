// Dried fruit: soft skins that shrank into creases, a little clear where the light comes through.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** Raisins, cranberries, dates: long creases from end to end, shiny on the ridges. */
export function shriveled(scene: Scene, x: number, y: number, rx: number, ry: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(colour, 0.12)
  const glow = mix(scaled(skin, 1.9), rgb('#ff8a5a'), 0.08)
  const turn = random.angle()
  const [long, wide] = [rx * random.between(0.85, 1.2), ry * random.between(0.85, 1.15)]
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.42, 0.4)
  field.stamp(x, y, long * 1.12, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const dent = layeredNoise(u * 1.1 + seed, v * 1.1, 2) - 0.5
    const q = u * u + v * v + 0.35 * dent
    if (q > 1) return false
    const fold = layeredNoise(u * 1.3 + seed, v * 2.6 + 0.8 * Math.sin(u * 2 + seed), 2)
    const crease = smooth(0.11, 0.01, Math.abs(fold - 0.5))
    const round = Math.sqrt(clamp(1 - q))
    const z = 2 + wide * (0.85 * round - 0.2 * crease)
    const tone = mix(
      mix(skin, glow, 0.3 * smooth(0.55, 0.75, fold) + 0.25 * (1 - round)),
      scaled(skin, 0.45),
      0.6 * crease,
    )
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.55 - 0.3 * crease, z + 2)
  })
}

const APRICOT = { skin: rgb('#e2760e'), clear: rgb('#ffae3c'), deep: rgb('#a8480a') }

/** A piece of a dried apricot: flat and leathery, its rim thick and rolled up, its middle thin and full of light. */
export function driedApricot(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(APRICOT.skin, 0.09)
  const turn = random.angle()
  const [long, wide] = [size * random.between(0.95, 1.2), size * random.between(0.66, 0.9)]
  // Cut through the middle: one side is straight.
  const cut = random.between(0.25, 0.6)
  const fold = random.between(-0.25, 0.25)
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.42, 0.4)
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const wobble = 0.22 * (layeredNoise(u * 1.3 + seed, v * 1.3, 2) - 0.5)
    const q = hypot(u, v) + wobble
    if (q > 1 || v > cut) return false
    const inward = Math.min(1 - q, (cut - v) * 0.9)
    const rim = smooth(0.34, 0.12, 1 - q) * smooth(0, 0.09, 1 - q)
    const n = layeredNoise(u * 2 + seed, v * 2, 3)
    const crease = smooth(0.05, 0.01, Math.abs(n - 0.5))
    const middle = smooth(0.2, 0.6, inward)
    const paint = mix(
      mix(skin, APRICOT.clear, 0.55 * middle * n + 0.35 * rim),
      APRICOT.deep,
      0.14 * crease + 0.25 * smooth(0.1, 0, inward),
    )
    const z = 3 + size * (0.3 * smooth(0, 0.14, inward) + 0.08 * rim - 0.025 * crease + fold * u * v + 0.14 * (n - 0.5))
    const flesh = noise(lx * 0.5 + seed, ly * 0.5)
    return put(out, scaled(paint, 0.95 + 0.1 * flesh), heightOn(rest, lx, ly) + z, 0.42, z + 2)
  })
}

const COCOA = { body: rgb('#3a170a'), bright: rgb('#6e3a1e') }

/** A loose chocolate chip: a drop with a small point. */
export function chocolateDrop(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const body = mix(COCOA.body, COCOA.bright, random.unit() * 0.4)
  const [leanX, leanY] = [random.bell() * 0.22, random.bell() * 0.22]
  const rest = field.settle(x, y, size * 0.7, size * 0.7, 0, 0.4, 0.4)
  field.stamp(x, y, size * 1.05, 0, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const q = hypot(u, v)
    if (q > 1) return false
    const tip = hypot(u - leanX, v - leanY)
    const z = size * (0.5 * Math.sqrt(1 - q * q) + 0.7 * smooth(0.6, 0, tip) ** 1.5)
    return put(out, mix(body, COCOA.bright, 0.35 * smooth(0.9, 0.2, q)), heightOn(rest, lx, ly) + z + 2, 0.7, z + 2)
  })
}
