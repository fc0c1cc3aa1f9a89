// Avocado mashed with a fork: a rough, creamy heap with soft chunks that were left whole.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const FLESH = { yellow: rgb('#dfe08a'), green: rgb('#b3c850'), outer: rgb('#7ea236') }

/** `level` is the height of its edge at the wall of the bowl. */
export function mashedAvocado(scene: Scene, radius: number, level: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  field.stamp(scene.x, scene.y, radius, 0, (x, y, out) => {
    const r = hypot(x, y) / radius
    if (r > 1) return false
    const broad = layeredNoise(x * 0.018 + seed, y * 0.018, 3) - 0.5
    const lumpy = layeredNoise(x * 0.05 + seed, y * 0.05 - seed, 3) - 0.5
    const fine = layeredNoise(x * 0.15 - seed, y * 0.15, 3) - 0.5
    // Torn, not smooth: ridges where the fork pulled it apart.
    const ridge = 0.5 - Math.abs(layeredNoise(x * 0.034 - seed, y * 0.034 + seed, 3) - 0.5) * 4
    const calm = smooth(1, 0.86, r)
    const z = level - 6 + 22 * Math.sqrt(1 - r * r) + calm * (26 * broad + 20 * lumpy + 9 * fine + 5 * ridge)
    const tone = mix(FLESH.green, FLESH.yellow, clamp(0.45 + 1.6 * lumpy + 1.1 * fine))
    return put(out, mix(tone, FLESH.outer, clamp(0.15 - 1.4 * broad - 0.8 * lumpy)), z, 0.5)
  })
  for (const [x, y] of scene.spots(46, radius * 0.82)) {
    const size = 9 + 21 * random.unit() ** 1.6
    const grainSeed = random.between(0, 99)
    const body = scene.vary(mix(FLESH.green, FLESH.yellow, random.between(0.2, 0.9)), 0.05)
    // Some were next to the skin and are darker on one side.
    const skinSide = random.chance(0.45) ? random.whole(1, 4) : -1
    hewn(scene, x, y, {
      size,
      long: random.between(1.1, 1.8),
      tall: random.between(0.35, 0.6),
      uneven: size * 0.32,
      sides: 5,
      tip: 0.35,
      round: 0.28,
      gloss: 0.5,
      sink: 0.1,
      grain: (u, v) => layeredNoise(u * 2.4 + grainSeed, v * 2.4, 3),
      paint: ({ grain, face }) => mix(scaled(body, 0.86 + 0.28 * grain), FLESH.outer, face === skinSide ? 0.75 : 0.1),
      relief: ({ grain }) => (grain - 0.5) * size * 0.3 - size * 0.12,
    })
  }
}
