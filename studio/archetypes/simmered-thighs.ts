// Thighs on the bone that simmered in a clear broth: pale, wrinkled skin, half of each under the surface.
import { rgb } from '#studio/colour.ts'
import type { Tones } from '#studio/mixing.ts'
import type { Scene } from '#studio/scene.ts'
import type { SkinTones } from '#studio/sculpted/bird-skin.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { type ChickenPiece, chickenThigh } from '#studio/sculpted/chicken-piece.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const SKIN: SkinTones = {
  pale: rgb('#f5e0b4'),
  gold: rgb('#eccd94'),
  amber: rgb('#deb26e'),
  brown: rgb('#cb9650'),
  dark: rgb('#b07c3c'),
}
/** From the back to the front, none in line with another; the third number is where the bone points. */
const PLACES = [
  [-24, -84, 1.1],
  [-92, 4, 3.5],
  [66, -22, 5.6],
  [-14, 56, 2.3],
  [86, 66, -0.4],
] as const

export function simmeredThighs(scene: Scene, broth: Tones, level: number): void {
  const { field, random } = scene
  const pieces = PLACES.map(
    ([dx, dy, bone], i): ChickenPiece => ({
      x: dx + random.bell() * 8,
      y: dy + random.bell() * 8,
      size: random.between(54, 64),
      boneAt: bone + random.bell() * 0.2,
      look: { tones: SKIN, browned: 0.62, seed: random.between(0, 99), sauce: broth, coated: 0.3 },
      sunk: random.between(10, 16),
      trimmed: i % 2 === 1,
    }),
  )
  // What is seen of them through the broth, and what throws their shadow.
  for (const { x, y, size, boneAt } of pieces)
    field.withCeiling(
      () => level - size * 0.3,
      () =>
        field.withFloor(level - size * 0.3, () =>
          ellipsoid(scene, scene.x + x, scene.y + y, {
            rx: size * 0.98,
            ry: size * 0.7,
            rz: size * 0.5,
            turn: boneAt,
            paint: SKIN.gold,
            sink: 0,
          }),
        ),
    )
  field.overlays.push(sculpture(scene.x, scene.y, level, pieces.flatMap(chickenThigh)))
}
