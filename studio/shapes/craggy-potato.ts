// A chunk of potato roasted in hot fat: flat sides and corners from the knife, rough where it was shaken, crisp and dark along the edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [FLUFFY, GOLD, AMBER, CRISP] = [rgb('#f8d684'), rgb('#efb244'), rgb('#cf8122'), rgb('#84430f')]

export function craggyPotato(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const well = random.between(0.75, 1.15)
  const tones = Array.from({ length: 7 }, () => random.between(-0.16, 0.16))
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.3),
    tall: random.between(0.66, 0.85),
    sides: 5,
    uneven: size * 0.12,
    tip: 0.3,
    round: 0.15,
    gloss: 0.38,
    sink: 0.2,
    grain: (u, v) => layeredNoise(u * 3.4 + seed, v * 3.4 - seed, 3),
    paint: ({ face, u, v, edge, grain, height }) => {
      const fine = noise(u * 13 + seed, v * 13)
      const broad = layeredNoise(u * 1.1 - seed, v * 1.1 + seed, 2)
      const took = well * (0.34 + 0.5 * smooth(0.4, 0.72, broad) + (tones[face] ?? 0)) + 0.22 * smooth(0.4, 0, height)
      const rough = smooth(0.45, 0.7, grain + 0.2 * (fine - 0.5))
      const gold = took < 0.45 ? mix(FLUFFY, GOLD, clamp(took / 0.45)) : mix(GOLD, AMBER, clamp((took - 0.45) / 0.5))
      const hard = clamp(edge * smooth(0.32, 0.6, grain) * 1.2 + 0.5 * rough * smooth(0.6, 1, took))
      return scaled(mix(gold, CRISP, 0.75 * hard), 0.93 + 0.14 * fine)
    },
    relief: ({ grain, edge }) => (grain - 0.5) * size * (0.06 + 0.16 * edge),
  })
}
