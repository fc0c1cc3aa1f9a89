// Kale cut as fine as possible and boiled for a few minutes: short, limp shreds, most of them below the surface of the soup.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { type Crowd, gathered } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const GREENS = [rgb('#2a5a1e'), rgb('#1f4c18'), rgb('#3a6c28')]

/** `deep`: how far below the level they may hang. */
export function kaleShreds(
  scene: Scene,
  count: number,
  reach: number,
  level: number,
  deep: number,
  crowd: Crowd,
): void {
  const { random } = scene
  for (const [x, y] of gathered(scene, count, { x: scene.x, y: scene.y, radius: reach }, crowd)) {
    const body = scene.vary(random.pick(GREENS), 0.14)
    const pale = mix(body, rgb('#bcd07c'), random.chance(0.14) ? 0.45 : 0.12)
    const rest = level - random.between(0, deep)
    scene.field.withCeiling(
      () => rest,
      () =>
        tube(scene, arc(x, y, random.between(26, 70), random.angle(), random.bell() * 3.6, 10), {
          radius: random.between(2, 4),
          gloss: 0.6,
          sink: 0.3,
          flatten: 0.22,
          taper: (t) => 0.6 + 0.4 * Math.sin(t * Math.PI),
          paint: (_t, h) => mix(scaled(body, 0.75 + 0.3 * h), pale, 0.5 * h),
        }),
    )
  }
}
