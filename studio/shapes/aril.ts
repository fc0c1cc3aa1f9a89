// What is strewn on a milk pudding: seeds of a pomegranate, and bits of pistachio.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [RUBY, GARNET, GLOW] = [rgb('#c4122e'), rgb('#7d0820'), rgb('#f2566a')]
const [GREEN, PALE, SKIN] = [rgb('#7f9c2e'), rgb('#c3cf74'), rgb('#7a4a52')]

/** Juice about a pale seed: the light that falls in comes out on the other side. */
export function aril(scene: Scene, x: number, y: number, size: number): void {
  const skin = scene.vary(RUBY, 0.1)
  ellipsoid(scene, x, y, {
    rx: size * scene.random.between(1.05, 1.25),
    ry: size * scene.random.between(0.8, 0.92),
    rz: size * 0.85,
    gloss: 1,
    sink: 0.6,
    power: 1.3,
    paint: (u, v, h) => mix(mix(GARNET, skin, smooth(0.1, 0.7, h)), GLOW, 0.5 * smooth(0.1, 0.8, u * 0.6 + v * 0.8)),
  })
}

/** Green where it broke, the skin a dull purple. */
export function pistachioBit(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const flesh = scene.vary(mix(GREEN, PALE, random.unit() ** 1.4), 0.06)
  const skinned = random.chance(0.35) ? random.whole(1, 4) : -1
  const seed = random.between(0, 99)
  hewn(scene, x, y, {
    size,
    long: random.between(1.05, 1.6),
    tall: random.between(0.6, 0.8),
    sides: 5,
    uneven: size * 0.12,
    round: 0.1,
    gloss: 0.35,
    grain: (u, v) => layeredNoise(u * 2.2 + seed, v * 2.2, 2),
    paint: ({ face, grain, edge }) =>
      face === skinned
        ? mix(SKIN, flesh, 0.35 * grain)
        : mix(scaled(flesh, 0.86 + 0.24 * grain), PALE, 0.3 * edge + (face ? 0 : 0.15)),
    relief: ({ grain }) => (grain - 0.5) * size * 0.12,
  })
}
