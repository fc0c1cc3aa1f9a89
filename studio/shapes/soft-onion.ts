// A slice of onion after a long time in the pan: a flat, limp crescent through which one sees what lies below.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const GLINT = rgb('#fff0c8')

/** How much of what lies below shines through the middle of a slice. */
const CLEAR = 0.55

/** `width`: as a share of the length. */
export function softOnion(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  flesh: Rgb,
  edge: Rgb,
): void {
  const { random, field } = scene
  const body = scene.vary(flesh, 0.09)
  const brown = scene.vary(edge, 0.1)
  const seed = random.between(0, 99)
  const bend = random.between(1, 2.7) * (random.chance(0.5) ? 1 : -1)
  // Most are crescents from the side of the onion; some are thin threads from its end.
  const thread = random.chance(0.2)
  const wide = length * width * (thread ? random.between(0.8, 1.3) : random.between(1.5, 2.5))
  const sway = length * random.between(0.02, 0.1)
  const path = arc(x, y, length, random.angle(), bend, 14).map(
    ([px, py], i): Point => [px + sway * Math.sin(i * 0.5 + seed), py + sway * Math.cos(i * 0.45 + seed)],
  )
  const below = path.map(([px, py]) => field.colourAt(px, py))
  // On white rice it stays golden.
  const through = (t: number): Rgb => {
    const [red, green, blue] = below[Math.round(t * (below.length - 1))] ?? body
    return [Math.min(red, body[0]), Math.min(green, body[1]), Math.min(blue, body[2])]
  }
  // The tips are thin; one end was nearer to the root, and is blunt.
  const blunt = random.between(0.25, 0.7)
  ribbon(scene, path, {
    width: wide,
    thick: 1.1,
    gloss: 0.8,
    sink: 0.3,
    cup: random.between(-0.05, 0.1),
    roll: wanderingRoll(scene, thread ? 0.5 : 0.4),
    taper: (t) => Math.min(1, blunt + 5 * t, 0.1 + 2.6 * (1 - t)) * (0.82 + 0.36 * noise(t * 2.6 + seed, seed)),
    paint: (t, v) => {
      // The lines of the onion run along the slice; its outer skin is the firmest and darkest.
      const line = smooth(0.38, 0.62, noise(v * 3.4 + seed, t * 0.7 + seed))
      const outer = smooth(0.66, 1, v)
      const took = smooth(0.52, 0.85, noise(t * 2 + seed, 6.5)) * 0.4 + 0.12 * outer
      const own = mix(scaled(body, 0.95 + 0.08 * line), brown, clamp(took))
      const clear = CLEAR * (1 - 0.55 * outer) * (0.75 + 0.5 * (1 - line))
      return mix(mix(own, through(t), clear), GLINT, 0.1 * smooth(0.8, 1, -v))
    },
  })
}
