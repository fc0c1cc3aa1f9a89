// Fine sticks that a knife cut: flat sides, square ends, no two of one width; raw ones stay straight, dressed ones give a little.
import { mix, type Rgb, scaled, WHITE } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

export interface MatchstickLook {
  flesh: Rgb
  /** Of some sticks one side is skin, or the pale core. */
  skin?: Rgb
}

export function matchstick(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  look: MatchstickLook,
): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(look.flesh, 0.09)
  const long = length * random.between(0.55, 1.15)
  const wide = width * random.between(0.7, 1.35)
  const skinned = look.skin && random.chance(0.45) ? random.between(0.25, 0.7) : 2
  const narrows = random.between(-0.35, 0.35)
  const lean = random.bell() * 0.35
  ribbon(scene, arc(x, y, long, random.angle(), random.bell() * 0.5, 8), {
    width: wide,
    thick: wide * 0.6,
    gloss: 0.6,
    sink: 0.5,
    lift: random.between(0, 2),
    roll: () => lean,
    taper: (t) => (1 + narrows * (t - 0.5)) * (0.92 + 0.16 * noise(t * 3 + seed, seed)),
    paint: (t, v) => {
      // The upper face is lit, the side that is turned away is deeper.
      const side = smooth(0.45, 0.62, Math.abs(v))
      const wet = 0.14 * smooth(0.55, 0.8, noise(t * 4 + seed, v + 5))
      const body =
        v > skinned && look.skin ? look.skin : mix(scaled(flesh, 1 - 0.2 * side * (v > 0 ? 1 : 0.3)), WHITE, wet)
      return scaled(body, 0.95 + 0.1 * noise(t * 9 + seed, v * 2))
    },
  })
}
