// Stalks of celery cut into sticks and laid side by side, as they are served with a dip.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

/** Two layers of sticks about one direction, ribbed on their backs and hollow inside. */
export function stickBundle(scene: Scene, x: number, y: number, radius: number, colour: Rgb): void {
  const { random } = scene
  const turn = Math.atan2(y - scene.y, x - scene.x) + random.between(-0.35, 0.35)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const thick = 15
  const pitch = thick * 1.85
  for (const [count, lift] of [
    [Math.round((radius * 1.7) / pitch), 0],
    [Math.round((radius * 1.05) / pitch), 2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const across = (i - (count - 1) / 2) * pitch + random.bell() * 4
      const along = random.bell() * radius * 0.14
      const body = scene.vary(colour, 0.07)
      const pale = mix(body, rgb('#eef4cc'), 0.55)
      const hollow = random.chance(0.5)
      const way = turn + random.bell() * (lift ? 0.24 : 0.1)
      const length = radius * random.between(1.6, 1.95)
      tube(
        scene,
        arc(x + cos * along - sin * across, y + sin * along + cos * across, length, way, random.bell() * 0.1, 8),
        {
          radius: thick * random.between(0.88, 1.08),
          gloss: 0.5,
          flatten: 0.72,
          sink: 0.5,
          lift,
          paint: (t, h) => {
            const rib = hollow ? smooth(0.7, 0.95, h) : 0.5 + 0.5 * Math.sin(Math.acos(h) * 11)
            const end = smooth(0.05, 0.02, Math.min(t, 1 - t))
            return scaled(mix(body, pale, Math.max(0.7 * rib, end)), 0.86 + 0.18 * h)
          },
        },
      )
    }
}
