// Gnocchi from a hot tray: small pillows, gold and blistered, brown where they lay on the metal.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [PALE, GOLD, BROWN] = [rgb('#f4d48c'), rgb('#dc962c'), rgb('#84480f')]

export function roastGnocco(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const crisp = random.between(0.35, 1)
  const pale = scene.vary(PALE, 0.04)
  ellipsoid(scene, x, y, {
    rx: size * random.between(0.95, 1.15),
    ry: size * random.between(0.68, 0.8),
    rz: size * 0.66,
    power: 1.5,
    gloss: 0.45,
    bump: size * 0.14,
    bumpScale: 2 / size,
    sink: 0.4,
    paint: (u, v, h) => {
      const n = layeredNoise(u * 1.7 + seed, v * 1.7, 3)
      // The marks of the fork are only a shadow under the crust.
      const furrow = 0.94 + 0.06 * Math.cos(u * 11 + seed)
      const gold = mix(pale, GOLD, Math.min(1, 0.25 + crisp * smooth(0.3, 0.6, n) + 0.4 * (1 - h)))
      const caught = crisp * (0.85 * smooth(0.52, 0.68, n) + 0.35 * smooth(0.7, 0.85, noise(u * 6 + seed, v * 6)))
      return scaled(mix(gold, BROWN, Math.min(0.85, caught)), furrow)
    },
  })
}
