// A small dice of roasted eggplant: matt and browned, soft at its edges, spongy flesh with seeds, its dark skin on one face only.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [FLESH, TOASTED, BROWN, SEED] = [rgb('#e3b264'), rgb('#b9752a'), rgb('#743d12'), rgb('#8a5a22')]
const [SKIN, WORN] = [rgb('#35202a'), rgb('#55363f')]

export function eggplantDice(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(mix(FLESH, TOASTED, 0.4 * random.unit()), 0.06)
  // A few lie with their skin up, most show it on one side, some are from the heart.
  const skinned = random.chance(0.17) ? 0 : random.chance(0.75) ? random.whole(1, 4) : 9
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.3),
    tall: random.between(0.6, 0.8),
    uneven: size * 0.15,
    sides: 4,
    tip: 0.34,
    round: 0.22,
    gloss: ({ face }) => (face === skinned ? 0.22 : 0.1),
    grain: (u, v) => layeredNoise(u * 3 + seed, v * 3, 3),
    paint: ({ face, u, v, edge, grain }) => {
      if (face === skinned) return scaled(mix(SKIN, WORN, smooth(0.4, 0.7, grain)), 0.95 + 0.3 * edge)
      const pit = smooth(0.66, 0.8, noise(u * 9 + seed, v * 9 + seed))
      const browned = clamp(0.65 * edge + 0.9 * smooth(0.5, 0.72, grain))
      const soft = mix(mix(flesh, TOASTED, clamp(0.5 * (face ? 1 : 0.4) + 1.2 * (0.5 - grain))), BROWN, 0.5 * browned)
      return scaled(mix(soft, SEED, 0.35 * pit), 0.95 + 0.1 * grain)
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.14,
  })
}
