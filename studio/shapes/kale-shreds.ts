// Kale cut as fine as possible and boiled for a few minutes: short, limp shreds, most of them below the surface of the soup.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import { type Crowd, gathered } from '#studio/scatter.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const GREENS = [rgb('#2f6a1c'), rgb('#245818'), rgb('#3f7a26'), rgb('#5c9034')]

/** Shreds of one leaf stay together. */
const TUFT = 9

/** Limp: it bends one way and sways a little. */
function wavy({ random }: Scene, [x, y]: Point, length: number, turn: number): Point[] {
  const seed = random.between(0, 99)
  const sway = length * random.between(0.02, 0.06)
  return arc(x, y, length, turn, random.bell() * 1.6, 14).map(
    ([px, py], i): Point => [px + sway * Math.sin(i * 0.5 + seed), py + sway * Math.cos(i * 0.45 + seed)],
  )
}

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
  // Cut from one roll of leaves, the shreds of a tuft lie much the same way.
  const shreds = tufts.flatMap(([cx, cy]) => {
    const turn = random.angle()
    return Array.from({ length: TUFT }, () => ({ spot: scene.spot(38, cx, cy), turn: turn + random.bell() * 0.7 }))
  })
  for (const { spot, turn } of shreds) {
    const body = scene.vary(random.pick(GREENS), 0.14)
    const pale = mix(body, rgb('#bcd07c'), random.chance(0.14) ? 0.45 : 0.12)
    const rest = level - random.between(0, deep)
    const seed = random.between(0, 99)
    scene.field.withCeiling(
      () => rest,
      () =>
        ribbon(scene, wavy(scene, spot, random.between(34, 104), turn), {
          width: random.chance(0.24) ? random.between(10, 15) : random.between(4.5, 8.5),
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
