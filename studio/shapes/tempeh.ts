// Tempeh from the pan: whole soybeans pressed into a block, pale where it was cut, brown where it lay in the oil.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [BINDING, BEAN, GOLD, BROWN] = [rgb('#f0dcb0'), rgb('#d3a45c'), rgb('#c9812e'), rgb('#7a3f12')]

/** `crisp`: 0 steamed, 1 fried. */
export function tempehCube(scene: Scene, x: number, y: number, size: number, crisp: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const fried = [random.between(0.55, 1), ...Array.from({ length: 4 }, () => random.pick([0.15, 0.3, 0.85]))]
  const bean = (u: number, v: number): number => pores(u * 2.6 + seed, v * 3.1 + seed, 0.95)
  hewn(scene, x, y, {
    size: size * random.between(0.86, 1.08),
    long: random.between(1, 1.25),
    tall: random.between(0.8, 1),
    sides: 4,
    uneven: size * 0.09,
    tip: 0.22,
    round: 0.09,
    gloss: 0.35,
    grain: bean,
    paint: ({ face, u, v, edge, grain, height }) => {
      // Beans cut through by the knife, each with a paler heart.
      const [p, q] = face ? [u + v, height * 1.4 + face] : [u, v]
      const cut = face ? bean(p, q) : grain
      const body = mix(BINDING, mix(BEAN, BINDING, 0.6 * smooth(0.75, 1, cut)), smooth(0.1, 0.4, cut))
      const patch = smooth(0.3, 0.68, layeredNoise(p * 1.6 + seed, q * 1.6, 3))
      const heat = clamp(crisp * ((fried[face] ?? 0.4) * (0.45 + 0.6 * patch) + 0.35 * edge))
      const baked = heat < 0.5 ? mix(body, GOLD, heat * 1.5) : mix(mix(body, GOLD, 0.75), BROWN, (heat - 0.5) * 1.5)
      return scaled(baked, 0.94 + 0.12 * cut)
    },
    relief: ({ grain }) => (grain - 0.4) * size * 0.1,
  })
}
