// A wide egg noodle, cut short: a soft ribbon that bends, waves and turns a little about its own length.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from './ribbon.ts'

const LIT = rgb('#fff4cc')
const DEEP = rgb('#c98a2c')

/** `half`: half of its length. */
export function eggNoodle(scene: Scene, x: number, y: number, half: number, colour: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(colour, 0.04)
  const shade = scaled(mix(body, DEEP, 0.3), 0.95)
  const waves = random.between(1.5, 2.6)
  const bend = random.between(0.5, 1.7) * (random.chance(0.5) ? 1 : -1)
  ribbon(scene, limpPath(scene, x, y, half * 2.1, bend), {
    width: random.between(21, 26),
    thick: 3.2,
    gloss: 0.5,
    cup: 0.1,
    sink: 0.6,
    taper: (t) => Math.sqrt(clamp(Math.min(t, 1 - t) * 14, 0.25, 1)) * (0.95 + 0.1 * noise(t * 3 + seed, 4)),
    roll: wanderingRoll(scene, 0.95),
    paint: (t, v, under) => {
      // A wave every few centimeters: its crests catch the light, its edges look thin.
      const wave = 0.5 + 0.5 * Math.sin(t * waves * Math.PI * 2 + seed + v * 0.5)
      const face = mix(shade, body, (under ? 0.25 : 0.5) + 0.5 * wave)
      return mix(face, LIT, 0.3 * smooth(0.6, 1, wave) + 0.25 * smooth(0.75, 1, Math.abs(v)))
    },
  })
}
