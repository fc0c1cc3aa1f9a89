// Tofu broken up by hand and fried: white, crumbly breaks beside flat sides, crisp and golden along every edge.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [CURD, SHADE, GOLD, CRISP] = [rgb('#fff4dc'), rgb('#f0d9a6'), rgb('#e2a748'), rgb('#a8621e')]

/** `film`: the sauce it lies in, a little of which clings to its foot. */
export function tornTofu(scene: Scene, x: number, y: number, size: number, film?: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const curd = scene.vary(CURD, 0.025)
  // Some sides met the pan, the others broke open later and stayed white.
  const fried = Array.from({ length: 6 }, () => random.pick([0, 0.08, 0.5, 0.85]))
  hewn(scene, x, y, {
    size: size * random.between(0.8, 1.15),
    long: random.between(1, 1.35),
    tall: random.between(0.72, 0.95),
    sides: 4,
    uneven: size * 0.2,
    tip: 0.26,
    round: 0.09,
    gloss: 0.24,
    grain: (u, v) => layeredNoise(u * 4.2 + seed, v * 4.2 + seed, 3),
    paint: ({ face, u, v, edge, grain, height }) => {
      const hole = pores(u * 4.4 + seed, v * 4.4 + face * 5, 0.4)
      const patch = layeredNoise(u * 1.8 - seed, v * 1.8 + face * 3, 3)
      const heat = clamp((fried[face] ?? 0) * smooth(0.3, 0.6, patch) + 0.85 * edge * smooth(0.3, 0.62, grain * 0.5 + patch * 0.5))
      const inside = mix(curd, SHADE, 0.55 * hole + 0.35 * smooth(0.55, 0.3, grain))
      const browned = heat < 0.55 ? mix(inside, GOLD, heat / 0.55) : mix(GOLD, CRISP, (heat - 0.55) / 0.45)
      const wet = film ? 0.55 * smooth(0.34, 0.06, height + 0.2 * (patch - 0.5)) : 0
      return scaled(film ? mix(browned, film, wet) : browned, 0.96 + 0.08 * grain)
    },
    relief: ({ face, u, v, grain }) =>
      (grain - 0.5) * size * ((fried[face] ?? 0) > 0.4 ? 0.1 : 0.2) - pores(u * 4.4 + seed, v * 4.4 + face * 5, 0.4) * size * 0.05,
  })
}
