// Kale cut as fine as possible and boiled for a few minutes: short, limp shreds, most of them below the surface of the soup.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import { type Crowd, gathered } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'

const GREENS = [rgb('#35701f'), rgb('#29601a'), rgb('#4a842c'), rgb('#6a9c3c')]

/** Shreds of one leaf stay together. */
const TUFT = 9

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
  const tufts = gathered(scene, Math.round(count / TUFT), { x: scene.x, y: scene.y, radius: reach }, crowd)
  for (const [x, y] of tufts.flatMap(([cx, cy]) => Array.from({ length: TUFT }, () => scene.spot(34, cx, cy)))) {
    const body = scene.vary(random.pick(GREENS), 0.14)
    const pale = mix(body, rgb('#bcd07c'), random.chance(0.14) ? 0.45 : 0.12)
    const rest = level - random.between(0, deep)
    const seed = random.between(0, 99)
    scene.field.withCeiling(
      () => rest,
      () =>
        ribbon(scene, limpPath(scene, x, y, random.between(26, 88), random.bell() * 2.2), {
          width: random.chance(0.3) ? random.between(10, 19) : random.between(5, 10),
          thick: 1,
          gloss: 0.6,
          sink: 0.3,
          roll: wanderingRoll(scene, 0.3),
          taper: (t) => Math.min(1, 0.3 + 5 * t, 0.3 + 5 * (1 - t)) * (0.6 + 0.8 * noise(t * 5 + seed, seed)),
          paint: (t, v, under) => {
            const crinkle = noise(t * 7 + seed, v + seed)
            return mix(scaled(body, 0.78 + 0.4 * crinkle), pale, (under ? 0.35 : 0) + 0.3 * smooth(0.2, 0, Math.abs(v)))
          },
        }),
    )
  }
}
