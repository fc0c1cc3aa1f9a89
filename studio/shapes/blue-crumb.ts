// A crumble of blue cheese: creamy, broken, with pockets and veins of blue-green mold.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [PASTE, SHADE, MOLD, DEEP] = [rgb('#fbf3de'), rgb('#e6d7b2'), rgb('#8fa79c'), rgb('#4d6a6c')]

export function blueCrumb(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const paste = scene.vary(PASTE, 0.03)
  hewn(scene, x, y, {
    size: size * random.between(0.6, 1.2),
    long: random.between(1, 1.4),
    tall: random.between(0.6, 0.85),
    sides: 5,
    uneven: size * 0.3,
    round: 0.14,
    tip: 0.3,
    gloss: 0.25,
    grain: (u, v) => layeredNoise(u * 2.4 + seed, v * 2.4 + seed, 3),
    paint: ({ u, v, grain }) => {
      const vein = smooth(0.075, 0.02, Math.abs(layeredNoise(u * 1.1 - seed, v * 1.1 + seed, 2) - 0.48))
      const body = scaled(mix(paste, SHADE, smooth(0.55, 0.3, grain)), 0.96 + 0.08 * grain)
      return mix(body, mix(MOLD, DEEP, smooth(0.4, 0.62, grain)), 0.85 * vein)
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.3,
  })
}
