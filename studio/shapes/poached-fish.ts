// White fish that simmered in a sauce: blocks that begin to come apart, and flakes that have.
import type { Rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'

/** `size` is about half the length of a block, `film` the sauce about it. */
export function poachedFish(scene: Scene, x: number, y: number, size: number, film?: Rgb): void {
  const { random } = scene
  fishLoin(scene, x, y, {
    halfLength: size * random.between(0.98, 1.3),
    halfWidth: size * random.between(0.72, 0.9),
    turn: random.angle(),
    crusted: 0,
    tall: random.between(0.4, 0.54),
    opened: random.chance(0.2) ? 1.5 : random.between(0, 0.5),
    strip: random.chance(0.4),
    film,
  })
}
