// Raw vegetables cut into sticks and laid side by side, as they are served with a dip.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { chunk } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

/** Two layers of sticks about one direction. Celery is ribbed and hollow, the rest is solid. */
export function stickBundle(scene: Scene, x: number, y: number, radius: number, colour: Rgb, celery: boolean): void {
  const { random } = scene
  const turn = Math.atan2(y - scene.y, x - scene.x) + random.between(-0.35, 0.35)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const thick = celery ? 15 : 13
  const pitch = thick * 1.85
  for (const [count, lift] of [
    [Math.round((radius * 1.7) / pitch), 0],
    [Math.round((radius * 1.05) / pitch), 2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const across = (i - (count - 1) / 2) * pitch + random.bell() * 4
      const along = random.bell() * radius * 0.14
      const body = scene.vary(colour, 0.07)
      const pale = mix(body, celery ? rgb('#eef4cc') : rgb('#ffc477'), 0.55)
      const hollow = random.chance(0.5)
      const way = turn + random.bell() * (lift ? 0.24 : 0.1)
      const length = radius * random.between(1.6, 1.95)
      if (!celery) {
        // Cut with a knife: square ends and flat sides.
        chunk(scene, x + cos * along - sin * across, y + sin * along + cos * across, {
          size: length / 2,
          aspect: (thick * random.between(0.8, 1)) / (length / 2),
          tall: (thick * 0.8) / (length / 2),
          tip: 0.02,
          turn: way,
          side: scaled(body, 0.9),
          top: mix(body, pale, 0.25),
          gloss: 0.45,
          edge: 2.4,
          uneven: 0.05,
        })
        continue
      }
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
