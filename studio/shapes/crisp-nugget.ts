// What was turned in starch and fried: rounded, craggy, golden, and glossy where a glaze clings to it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const GOLD = rgb('#e3a550')
const BROWN = rgb('#9c5518')

export interface NuggetLook {
  /** What it was tossed in; left out, it is dry. */
  glaze?: Rgb
  /** Length over width: a finger of fish is longer than a bite of chicken. */
  long?: number
}

export function crispNugget(scene: Scene, x: number, y: number, size: number, { glaze, long = 1.2 }: NuggetLook): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const gold = scene.vary(GOLD, 0.08)
  const deep = glaze ? mix(scaled(glaze, 0.6), BROWN, 0.3) : BROWN
  const coat = glaze ? mix(gold, glaze, random.between(0.66, 0.86)) : gold
  const bright = glaze ? mix(coat, rgb('#ffcf80'), 0.35) : mix(gold, rgb('#f8d690'), 0.5)
  hewn(scene, x, y, {
    size: size * random.between(0.8, 1.1),
    long: long * random.between(0.9, 1.15),
    tall: random.between(0.75, 0.95),
    sides: 7,
    uneven: size * 0.26,
    tip: 0.25,
    round: 0.26,
    gloss: glaze ? 0.8 : 0.3,
    grain: (u, v) => layeredNoise(u * 2 * long + seed, v * 2 + seed, 2),
    paint: ({ u, v, edge, grain }) => {
      const crag = pores(u * 3.4 * long + seed, v * 3.4, 0.6)
      const body = mix(coat, deep, clamp(0.9 * smooth(0.5, 0.24, grain) + 0.25 * (1 - crag)))
      return mix(body, bright, clamp(0.6 * smooth(0.55, 0.75, grain) * crag + 0.15 * edge))
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.2,
  })
}
