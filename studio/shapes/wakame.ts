// Wakame that has swollen in a broth: dark, silky ribbons that fold over themselves, a little clear at their edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'

const [DARK, GREEN, CLEAR] = [rgb('#14351c'), rgb('#27572a'), rgb('#5f8a3a')]

export function wakame(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const strips = random.whole(2, 4)
  for (let i = 0; i < strips; i++) {
    const seed = random.between(0, 99)
    const tone = random.unit()
    const [px, py] = scene.spot(size * 0.4, x, y)
    ribbon(scene, limpPath(scene, px, py, size * random.between(1.3, 2.3), random.bell() * 3), {
      width: size * random.between(0.36, 0.64),
      thick: 1.6,
      gloss: 1,
      cup: 0.12,
      sink: 0.3,
      lift: i * 1.5,
      roll: wanderingRoll(scene, 1.2),
      // Frayed along its length, torn at its ends.
      taper: (t) => Math.min(1, 0.35 + 4 * t, 0.2 + 4 * (1 - t)) * (0.5 + 0.9 * noise(t * 9 + seed, seed)),
      paint: (t, v, under) => {
        const n = noise(t * 5 + seed, v * 1.6 + seed)
        const edge = smooth(0.62, 1, Math.abs(v))
        const body = mix(mix(DARK, GREEN, 0.25 + 0.5 * tone + 0.4 * (n - 0.5)), CLEAR, 0.4 * edge)
        return scaled(under ? mix(body, CLEAR, 0.16) : body, 0.9 + 0.25 * n)
      },
    })
  }
}
