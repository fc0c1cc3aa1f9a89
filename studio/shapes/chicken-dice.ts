// Cold cooked chicken breast in dice: pale, with flat cut sides and fine fibers along them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [MEAT, SHADE, OUTSIDE] = [rgb('#fbeccd'), rgb('#e0bb86'), rgb('#d09a54')]

export function chickenDice(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const outside = random.chance(0.4) ? random.whole(0, 4) : -1
  hewn(scene, x, y, {
    size: size * random.between(0.8, 1.15),
    long: random.between(1.05, 1.5),
    tall: random.between(0.6, 0.9),
    sides: 4,
    uneven: size * 0.14,
    tip: 0.16,
    round: 0.3,
    gloss: 0.35,
    grain: (u, v) => layeredNoise(u * 1.2 + seed, v * 6 + seed, 2),
    paint: ({ face, edge, grain }) => {
      const meat = mix(MEAT, SHADE, 0.5 * (1 - grain) + (face ? 0.16 : 0))
      return scaled(face === outside ? mix(meat, OUTSIDE, 0.5) : meat, 1 + 0.04 * edge)
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.16,
  })
}
