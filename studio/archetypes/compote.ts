// Berries in their thickened juice, in bowls: more fruit than jelly, red and clear, shining.

import { mix, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { toss } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const JELLY = { dark: rgb('#6e0410'), light: rgb('#b80c1c') }
const LEVEL = 66

export function compoteCups({ scene, dish, setting }: Stage): void {
  const fruit = dish.of('fruit').filter((part) => part.piece)
  const pale = mix(setting.ceramic.body, rgb('#fbf3e4'), 0.7)
  for (const [dx, dy, radius] of [
    [206, -114, 160],
    [-108, 52, 192],
  ] as const) {
    const at = { x: scene.x + dx, y: scene.y + dy }
    bowl(scene, { radius, ...setting.ceramic, body: pale, depth: 84, ...at })
    // Where the wall of the bowl comes out of the jelly.
    const inner = radius * 0.91
    liquid(scene, { ...JELLY, level: LEVEL - 22, radius: inner, gloss: 1, rough: 3, ...at })
    const soaked = sauced(JELLY.light, 0.3, scene.random.between(0, 99), 0.4)
    const keep = (x: number, y: number, reach: number): boolean => hypot(x - at.x, y - at.y) + reach * 1.25 < inner - 6
    scene.field.withFinish(soaked, () =>
      toss(scene, fruit, { ...at, radius: inner * 0.94, keep }, { cover: 1.5, scale: 1.05, rise: 2, crowd: () => 1 }),
    )
    liquid(scene, { ...JELLY, level: LEVEL, radius: inner + 6, gloss: 1, rough: 1.6, clear: 8, ...at })
    const wet = sauced(scaled(JELLY.light, 1.1), 0.12, scene.random.between(0, 99), 0.5)
    scene.field.withFinish(wet, () =>
      toss(
        scene,
        fruit,
        { ...at, radius: inner * 0.84, keep },
        { cover: 0.85, scale: 1.12, afloat: LEVEL + 3, crowd: () => 1 },
      ),
    )
    waterline(scene, { ...JELLY, ...at, level: LEVEL, radius: inner - 6, climb: 9 })
    sheen(scene, { ...at, level: LEVEL, radius: inner, share: 0.1 })
  }
}
