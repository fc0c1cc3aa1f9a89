// A chunk of pumpkin, simmered: deep golden and fibrous, greenish under the peel that was cut off, stringy where the seeds were.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [GOLDEN, ORANGE, DEEP] = [rgb('#f6ab1c'), rgb('#ea8408'), rgb('#b95a04')]
const [UNDER_PEEL, PEEL] = [rgb('#dcc23c'), rgb('#5f7a26')]

export function pumpkinChunk(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(mix(GOLDEN, ORANGE, random.unit()), 0.04)
  // The side that lay under the peel; on some a strip of it was left.
  const outer = random.whole(1, 4)
  const strip = random.chance(0.45) ? 1 : 0
  hewn(scene, x, y, {
    size: size * random.between(0.88, 1.1),
    long: random.between(1.05, 1.3),
    tall: random.between(0.8, 0.95),
    sides: 4,
    uneven: size * 0.1,
    tip: 0.2,
    round: 0.17,
    gloss: 0.45,
    grain: (u, v) => layeredNoise(u * 1.8 + seed, v * 6 + seed, 2),
    paint: ({ face, u, v, edge, grain, height }) => {
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 2)
      const body = mix(scaled(flesh, 0.9 + 0.2 * grain), DEEP, 0.24 * smooth(0.5, 0.75, n) + (face === 0 ? 0 : 0.05))
      if (face === outer) {
        const rind = mix(
          mix(body, UNDER_PEEL, 0.75),
          PEEL,
          strip * 0.85 * smooth(0.5, 0.62, noise(u * 2 + seed, height * 2 + v)),
        )
        return mix(rind, body, 0.3 * edge)
      }
      return mix(body, GOLDEN, 0.35 * edge)
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.05,
  })
}
