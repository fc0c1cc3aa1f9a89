// A cube of raw apple with its skin on: crisp and pale, one face round and red.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const FLESH = { pale: rgb('#fdf4d2'), shade: rgb('#eedc9c'), under: rgb('#e6e0a0') }
const SKINS = ['#c0201c', '#a8161e', '#d03a26'].map(rgb)
const STREAK = rgb('#f0a04a')

export function appleDice(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(random.pick(SKINS), 0.08)
  const flesh = scene.vary(FLESH.pale, 0.03)
  const kind = random.unit()
  // Skin up, skin on one side, or from the inside of the apple.
  const skinFace = kind < 0.38 ? 0 : kind < 0.8 ? random.whole(1, 4) : -1
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.3),
    tall: random.between(0.75, 1),
    sides: 4,
    round: 0.07,
    uneven: size * 0.1,
    tip: 0.34,
    gloss: ({ face }) => (face === skinFace ? 0.75 : 0.5),
    grain: (u, v) => layeredNoise(u * 2.4 + seed, v * 2.4 + seed, 2),
    paint: ({ face, u, v, grain, edge }) => {
      if (face === skinFace) {
        const streak = smooth(0.6, 0.85, noise(u * 1.4 + seed, v * 6))
        const freckle = smooth(0.8, 0.9, noise(u * 9 + seed, v * 9))
        return mix(scaled(skin, 0.9 + 0.2 * grain), STREAK, 0.3 * streak + 0.3 * freckle)
      }
      const body = mix(flesh, FLESH.shade, 0.4 * smooth(0.5, 0.8, grain))
      return mix(body, FLESH.under, 0.3 * edge)
    },
    relief: ({ face, u, v, grain }) => (face === 0 && skinFace === 0 ? -size * 0.16 * (u * u + v * v) : grain * 1.2),
  })
}
