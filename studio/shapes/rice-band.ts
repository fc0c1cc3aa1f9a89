// A flat rice noodle: a limp white band that turns on its side here and there.
import { mix, type Rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from './ribbon.ts'

export function riceBand(scene: Scene, path: readonly Point[], radius: number, body: Rgb): void {
  const [edge, middle] = [scaled(body, 0.86), mix(body, WHITE, 0.12)]
  ribbon(scene, path, {
    width: radius * 2,
    thick: 3.4,
    gloss: 0.6,
    cup: 0.08,
    sink: 0.4,
    roll: wanderingRoll(scene, 0.9),
    paint: (_t, v) => mix(middle, edge, v ** 6),
  })
}
