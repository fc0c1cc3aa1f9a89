// Seitan from the pan: chewy slices and strips with wavy faces, fine bubbles, and dark crisp edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [PALE, TAN, BROWN] = [rgb('#d8a868'), rgb('#b0713a'), rgb('#4a230d')]

interface SeitanCut {
  /** Length and height as shares of the size. */
  long: number
  tall: number
  /** 0 is as it comes out of the package, 1 seared. */
  crisp: number
}

export function seitan(scene: Scene, x: number, y: number, size: number, { long, tall, crisp }: SeitanCut): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(PALE, 0.05)
  const face = scene.vary(TAN, 0.08)
  const edges = scene.vary(BROWN, 0.1)
  const heat = crisp * random.between(0.7, 1)
  hewn(scene, x, y, {
    size,
    long: long * random.between(0.8, 1.15),
    tall: tall * random.between(0.85, 1.2),
    uneven: size * 0.34,
    sides: 6,
    tip: 0.36,
    round: 0.1,
    gloss: 0.5,
    grain: (u, v) => layeredNoise(u * 2.2 + seed, v * 2.2 + seed, 3),
    paint: ({ face: side, u, v, edge, grain }) => {
      const bubble = smooth(0.7, 0.8, noise(u * long * 9 + seed, v * 9 + seed))
      const body = mix(inside, face, clamp((side ? 0.1 : 0.3 + 0.5 * heat) + 0.9 * (grain - 0.45)))
      const seared = clamp(heat * (0.85 * edge * edge + 1.7 * (grain - 0.56) + (side ? 0 : 0.12)))
      return scaled(mix(body, edges, seared), 1 - 0.2 * bubble)
    },
    relief: ({ u, v, grain }) => ((grain - 0.5) * 0.2 + 0.05 * Math.sin(u * 5 + v * 2 + seed)) * size,
  })
}
