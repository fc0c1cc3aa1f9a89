// White fish that simmered in a sauce: blocks that begin to come apart, and flakes that have.
import type { Scene } from '#studio/scene.ts'
import { WHITE_FLAKES } from '#studio/shapes/fish-flake.ts'
import { brokenFlakes } from '#studio/shapes/fish-flakes.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'

const FLAKES = { flesh: WHITE_FLAKES.pearl, fat: WHITE_FLAKES.pearl, sear: WHITE_FLAKES.between }

/** `size` is about half the length of a block. */
export function poachedFish(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  if (random.chance(0.2)) {
    brokenFlakes(scene, x, y, size * 0.7, FLAKES)
    return
  }
  fishLoin(scene, x, y, {
    halfLength: size * random.between(1.05, 1.25),
    halfWidth: size * random.between(0.7, 0.86),
    turn: random.angle(),
    crusted: 0,
    tall: 0.62,
    opened: random.chance(0.6) ? 1.5 : random.between(0.4, 0.7),
  })
}
