// A bit of a roughly chopped nut: brown skin on one side, pale and broken on the others.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const KERNEL = rgb('#f8d592')
const ROASTED = rgb('#7d3f12')

export function choppedNut(scene: Scene, x: number, y: number, size: number, skin: Rgb): void {
  const { random } = scene
  const brown = scene.vary(mix(skin, ROASTED, 0.3), 0.12)
  const pale = scene.vary(mix(KERNEL, skin, 0.35), 0.06)
  const seed = random.between(0, 99)
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.35),
    tall: random.between(0.55, 0.8),
    uneven: size * 0.16,
    sides: 5,
    tip: 0.4,
    round: 0.16,
    gloss: 0.3,
    grain: (u, v) => layeredNoise(u * 2.4 + seed, v * 2.4, 2),
    paint: ({ face, grain }) =>
      face > 0 && face < 4
        ? scaled(brown, 0.8 + 0.4 * grain)
        : mix(pale, brown, clamp(0.1 + 0.55 * smooth(0.46, 0.62, grain))),
    relief: ({ grain }) => (grain - 0.5) * size * 0.14,
  })
}
