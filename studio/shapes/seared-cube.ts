// A cube of meat from a very hot pan: dark brown faces that shine, paler edges, and here and there a cut face that stayed pink.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [DEEP, TAN] = [rgb('#4f2712'), rgb('#b87a48')]

/** `inside`: what a face looks like that never met the pan. */
export function searedCube(scene: Scene, x: number, y: number, size: number, brown: Rgb, inside: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(brown, 0.08)
  const pink = scene.vary(inside, 0.05)
  const bare = Array.from({ length: 5 }, () => (random.chance(0.2) ? 1 : 0))
  hewn(scene, x, y, {
    size: size * random.between(0.86, 1.14),
    long: random.between(1, 1.22),
    tall: random.between(0.75, 0.95),
    sides: 4,
    uneven: size * 0.16,
    tip: 0.16,
    round: 0.09,
    gloss: 0.5,
    grain: (u, v) => layeredNoise(u * 1.6 + seed, v * 5 + seed, 2),
    paint: ({ face, u, v, edge, grain }) => {
      const n = layeredNoise(u * 2.2 + seed, v * 2.2 - seed, 3)
      const seared = mix(mix(body, TAN, 0.7 * smooth(0.5, 0.3, n)), DEEP, 0.7 * smooth(0.54, 0.7, n))
      const crust = mix(seared, TAN, 0.25 * edge)
      const open = (bare[face] ?? 0) * smooth(0.8, 0.35, edge)
      return mix(crust, scaled(pink, 0.86 + 0.28 * grain), clamp(open) * 0.9)
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.09,
  })
}
