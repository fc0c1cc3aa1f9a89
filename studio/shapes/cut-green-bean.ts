// A length of green bean: the pod swells over each seed, its cut ends are pale.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [LIT, POD, DEEP, CUT] = [rgb('#8db54e'), rgb('#6c9c3a'), rgb('#3c6a22'), rgb('#d3dfa0')]

export function cutGreenBean(scene: Scene, x: number, y: number, length: number, radius: number, bend: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const pod = scene.vary(POD, 0.12)
  const long = length * random.between(0.7, 1.15)
  // Some keep the tip of the pod.
  const tip = random.chance(0.3)
  const seeds = long / (radius * 3.4)
  tube(scene, arc(x, y, long, random.angle(), random.bell() * bend, 12), {
    radius: radius * random.between(0.85, 1.15),
    gloss: 0.5,
    sink: 0.55,
    flatten: 0.82,
    taper: (t) => {
      const swell = 0.96 + 0.04 * Math.cos((t * seeds + seed) * Math.PI * 2)
      return (
        swell * (tip ? Math.min(1, 0.25 + 2.2 * (1 - t)) : Math.min(1, 0.86 + 3 * (1 - t))) * Math.min(1, 0.86 + 3 * t)
      )
    },
    paint: (t, h) => {
      const cut = Math.max(smooth(0.035, 0.012, t), tip ? 0 : smooth(0.965, 0.988, t))
      const n = noise(t * 6 + seed, h * 2)
      const body = mix(DEEP, mix(pod, LIT, 0.7 * smooth(0.55, 1, h)), smooth(0, 0.75, h))
      return mix(scaled(body, 0.9 + 0.2 * n), CUT, 0.75 * cut)
    },
  })
}
