// White fish that simmered in a sauce: blocks that begin to come apart, and flakes that have.
import type { Scene } from '#studio/scene.ts'
import { flakePair } from '#studio/shapes/fish-flake.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'

/** `size` is about half the length of a block. */
export function poachedFish(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const turn = random.angle()
  if (random.chance(0.75)) {
    fishLoin(scene, x, y, {
      halfLength: size * random.between(1.05, 1.25),
      halfWidth: size * random.between(0.7, 0.86),
      turn,
      crusted: 0,
      tall: 0.62,
      opened: random.chance(0.6) ? 1.5 : random.between(0.4, 0.7),
    })
    return
  }
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const base = scene.field.settle(x, y, size * 0.6, size * 0.5, turn, 0.3, 0).z
  for (let i = 0; i < 3; i++) {
    const along = (i - 1) * size * 0.44
    flakePair(scene, x + cos * along, y + sin * along, {
      long: size * random.between(0.3, 0.4),
      wide: size * random.between(0.7, 0.86),
      turn: turn + random.bell() * 0.2,
      base: base + size * (0.3 - 0.12 * i),
      lean: size * 0.06,
    })
  }
}
