// Wakame that has swollen in a broth: dark, silky ribbons that fold over themselves, a little clear at their edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const [DARK, GREEN, CLEAR] = [rgb('#0f2a18'), rgb('#1c4424'), rgb('#4c7434')]

export function wakame(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const strips = random.whole(3, 5)
  // Ribbons of one frond hang together and drift the same way.
  const [turn, bend] = [random.angle(), random.bell() * 2.2]
  for (let i = 0; i < strips; i++) {
    const seed = random.between(0, 99)
    const tone = random.unit()
    const [px, py] = scene.spot(size * 0.34, x, y)
    const long = size * random.between(1.6, 2.9)
    ribbon(scene, arc(px, py, long, turn + random.bell() * 0.5, bend + random.bell() * 0.9, 16), {
      width: size * random.between(0.3, 0.56),
      thick: 1.2,
      gloss: 0.7,
      cup: 0.06,
      sink: 0.3,
      lift: i,
      roll: wanderingRoll(scene, 0.9),
      // Frayed along its length, torn at its ends.
      taper: (t) => (0.2 + 0.8 * Math.sin(Math.PI * t) ** 0.6) * (0.66 + 0.6 * noise(t * 4 + seed, seed)),
      paint: (t, v, under) => {
        const n = noise(t * 5 + seed, v * 1.6 + seed)
        const edge = smooth(0.62, 1, Math.abs(v))
        const body = mix(mix(DARK, GREEN, 0.25 + 0.5 * tone + 0.4 * (n - 0.5)), CLEAR, 0.4 * edge)
        return scaled(under ? mix(body, CLEAR, 0.16) : body, 0.9 + 0.25 * n)
      },
    })
  }
}
