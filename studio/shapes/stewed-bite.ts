// A bite of chicken in a sauce: plump and round-edged, browned in patches, the lower half coated, a film of sauce run over the top.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

interface BiteColours {
  /** The faces that the knife left. */
  inside: Rgb
  outside: Rgb
  /** Corners that lay on the pan or over the fire. */
  crust: Rgb
  sauce: Rgb
  /** How much of it is browned: below 1 in a pan, above it over charcoal. */
  browned: number
}

export function stewedBite(scene: Scene, x: number, y: number, size: number, colours: BiteColours): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(colours.inside, 0.04)
  const outside = scene.vary(colours.outside, 0.05)
  const crust = scene.vary(colours.crust, 0.08)
  const { sauce, browned } = colours
  // One side of it took more color than the others.
  const hot = random.angle()
  const [hotX, hotY] = [Math.cos(hot), Math.sin(hot)]
  const seared = random.whole(1, 5)
  const wetTo = random.between(0.3, 0.5)
  const brownAt = (face: number, u: number, v: number, edge: number): number => {
    const patch = layeredNoise(u * 1.25 - seed, v * 1.25 + seed, 3)
    const side = 0.14 * (hotX * u + hotY * v) + 0.2 * edge
    // Mottled, without an edge: a patch with one would look like chocolate.
    const mottled = 0.34 * (layeredNoise(u * 5.5 + seed, v * 5.5 - seed, 3) - 0.5)
    const met = smooth(0.6 - 0.08 * browned, 0.9 - 0.12 * browned, patch + side + mottled)
    return clamp(met + (face === seared ? 0.25 * browned : 0))
  }
  const wetAt = (height: number, broad: number): number =>
    smooth(wetTo + 0.18, wetTo - 0.14, height + 0.4 * (broad - 0.5))
  // The sauce ran over it and is thick in some places.
  const filmAt = (u: number, v: number): number =>
    smooth(0.36, 0.64, layeredNoise(u * 1.1 + seed * 2, v * 1.1 - seed, 3))
  // A hint of the grain of the meat, no more: long fibers would look like mushroom.
  const fiberAt = (u: number, v: number): number => noise(u * 2 + seed, v * 6.5 + 1.4 * u + seed)
  hewn(scene, x, y, {
    size,
    long: random.between(1.05, 1.45),
    tall: random.between(0.66, 0.86),
    uneven: size * 0.2,
    sides: 7,
    tip: 0.3,
    round: 0.33,
    gloss: ({ height, grain, u, v }) => 0.36 + 0.4 * Math.max(wetAt(height, grain), filmAt(u, v)),
    grain: (u, v) => layeredNoise(u * 1.6 + seed, v * 1.6 + seed, 2),
    paint: ({ face, u, v, edge, grain, height }) => {
      const pale = mix(inside, outside, clamp((face ? 0.4 : 0.06) + 0.5 * (grain - 0.4)))
      const meat = scaled(pale, 1 + 0.1 * (fiberAt(u, v) - 0.5))
      const brown = brownAt(face, u, v, edge)
      const fried = mix(mix(meat, outside, smooth(0.02, 0.45, brown)), crust, 0.92 * smooth(0.28, 0.9, brown))
      return mix(fried, sauce, Math.max(0.88 * wetAt(height, grain), 0.14 + 0.52 * filmAt(u, v)))
    },
    relief: ({ u, v, grain }) => ((grain - 0.5) * 0.1 + (fiberAt(u, v) - 0.5) * 0.05 + 0.035 * filmAt(u, v)) * size,
  })
}
