// A coarse salsa in its bowl.
import { type Rgb, rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { specks } from '#studio/shapes/surface.ts'

function lump(scene: Scene, x: number, y: number, size: number, colour: Rgb, gloss = 0.5): void {
  const [rx, ry, rz] = [size, size * scene.random.between(0.6, 0.85), size * 0.34]
  ellipsoid(scene, x, y, {
    rx,
    ry,
    rz,
    paint: scene.vary(colour, 0.07),
    bump: size * 0.3,
    bumpScale: 0.16,
    sink: 0.9,
    gloss,
  })
}

/** Tomatoes from under the broiler, pulsed with onion and chilies: juicy, coarse, with bits of blackened skin. */
export function coarseSalsa(scene: Scene, radius: number, level: number): void {
  const { random } = scene
  const reds = [rgb('#d8321c'), rgb('#c4281a'), rgb('#e2512e'), rgb('#b02214')]
  const others = [rgb('#f3e3cc'), rgb('#f0d0b0'), rgb('#5f8a34')]
  for (let i = 0; i < 230; i++) {
    const [x, y] = scene.spot(radius * 0.86)
    const bit = random.chance(0.2)
    const size = bit ? random.between(4, 8) : random.between(7, 12) + 10 * random.unit() ** 2
    scene.field.withCeiling(
      () => level - 2,
      () => lump(scene, x, y, size, random.pick(bit ? others : reds), 0.85),
    )
  }
  specks(scene, 90, radius * 0.84, [rgb('#2c1a12'), rgb('#4a2414')], 2.8)
}
