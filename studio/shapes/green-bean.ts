// A green bean: slim, a little crooked, swollen where the seeds are, with a pale tip.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const GREENS = ['#5a9a34', '#6aa83e', '#4a8a2c', '#78b048'].map(rgb)
const [TIP, LIGHT] = [rgb('#b8d07a'), rgb('#a6d06a')]

export function greenBean(scene: Scene, x: number, y: number, length: number, turn: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(random.pick(GREENS), 0.08)
  tube(scene, arc(x, y, length * random.between(0.8, 1.1), turn, random.bell() * 0.6, 12), {
    radius: random.between(6, 7.8),
    gloss: 0.7,
    flatten: 0.85,
    sink: 0.4,
    taper: (t) => Math.min(1, 0.35 + 7 * t, 0.12 + 5 * (1 - t)) * (0.88 + 0.2 * noise(t * 7 + seed, seed)),
    paint: (t, h) => {
      const seam = smooth(0.75, 0.95, h) * 0.3
      return mix(scaled(mix(body, LIGHT, seam), 0.78 + 0.26 * h), TIP, 0.7 * smooth(0.93, 1, t))
    },
  })
}
