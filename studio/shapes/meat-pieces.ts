// Bite-sized pieces of meat and fish.
import { mix, type Rgb } from '#studio/colour.ts'
import { layeredNoise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

/** A piece of stewing meat: rounded corners, fibers along it, darker where it was seared. */
export function braisedChunk(scene: Scene, x: number, y: number, size: number, flesh: Rgb, sear: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(mix(flesh, sear, 0.25), 0.08)
  ellipsoid(scene, x, y, {
    rx: size * random.between(1, 1.25),
    ry: size * random.between(0.8, 1),
    rz: size * 0.9,
    power: 2.6,
    bump: size * 0.4,
    bumpScale: 1.9 / size,
    gloss: 0.55,
    sink: 0.4,
    paint: (u, v, h) => {
      const fiber = layeredNoise(u * 2 + seed, v * 7 + seed, 3)
      const seared = layeredNoise(u * 1.6 - seed, v * 1.6, 3)
      return mix(
        inside,
        sear,
        Math.min(1, 0.9 * Math.max(0, fiber - 0.38) + 1.6 * Math.max(0, seared - 0.52) + 0.35 * (1 - h)),
      )
    },
  })
}

/** A thin slice of meat from the pan: flat, with seared edges. */
export function sliver(scene: Scene, x: number, y: number, length: number, flesh: Rgb, sear: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(flesh, 0.08)
  ellipsoid(scene, x, y, {
    rx: length * random.between(0.4, 0.56),
    ry: length * random.between(0.2, 0.28),
    rz: length * 0.16,
    power: 1.9,
    bump: length * 0.09,
    bumpScale: 4 / length,
    gloss: 0.6,
    sink: 0.55,
    paint: (u, v, h) => {
      const fiber = layeredNoise(u * 2 + seed, v * 6 + seed, 3)
      return mix(inside, sear, Math.min(1, 1.1 * Math.max(0, fiber - 0.42) + 0.75 * (1 - h) ** 1.5))
    },
  })
}

/** A piece of cooked fish that shows its flakes. */
export function flakyChunk(scene: Scene, x: number, y: number, size: number, flesh: Rgb, sear: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(flesh, 0.05)
  const gap = mix(inside, sear, 0.45)
  ellipsoid(scene, x, y, {
    rx: size * random.between(1.05, 1.35),
    ry: size * random.between(0.75, 0.95),
    rz: size * 0.72,
    power: 2.3,
    bump: size * 0.18,
    bumpScale: 2 / size,
    gloss: 0.5,
    paint: (u, v, h) => {
      const flake = Math.sin((u + 0.35 * v * v) * 11 + layeredNoise(u * 2 + seed, v * 2, 2) * 3)
      return mix(mix(inside, gap, flake > 0.72 ? 0.8 : 0), sear, 0.3 * (1 - h))
    },
  })
}
