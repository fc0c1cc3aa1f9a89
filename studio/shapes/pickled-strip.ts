// A strip of bell pepper or onion that boiled a moment in vinegar: it bends, but its edges are still crisp.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const WET = rgb('#fff4d8')

/** `flesh`: what shows along the cut edges. */
export function pickledStrip(scene: Scene, x: number, y: number, length: number, skin: Rgb, flesh: Rgb): void {
  const { random } = scene
  const own = scene.vary(skin, 0.08)
  const seed = random.between(0, 99)
  const bend = random.between(0.3, 1.9) * (random.chance(0.5) ? 1 : -1)
  const sway = length * random.between(0.01, 0.06)
  const path = arc(x, y, length, random.angle(), bend, 14).map(
    ([px, py], i): Point => [px + sway * Math.sin(i * 0.6 + seed), py + sway * Math.cos(i * 0.5 + seed)],
  )
  const cutSide = random.chance(0.5) ? 1 : -1
  ribbon(scene, path, {
    width: random.between(13, 22),
    thick: 3,
    gloss: 0.62,
    sink: 0.3,
    cup: random.between(0, 0.14),
    roll: wanderingRoll(scene, 0.35),
    taper: (t) => Math.min(1, 0.55 + 4 * t, 0.4 + 4 * (1 - t)) * (0.86 + 0.28 * noise(t * 2.4 + seed, seed)),
    paint: (t, v) => {
      const tone = scaled(own, 0.9 + 0.2 * noise(t * 4 + seed, v * 1.5))
      const cut = smooth(0.55, 0.85, v * cutSide)
      return mix(mix(tone, flesh, 0.75 * cut), WET, 0.2 * smooth(0.6, 0.8, noise(t * 3 + seed, 4.5)) * (1 - cut))
    },
  })
}
