// A round of an orange whose peel and pith were cut away with a knife: wet segments, thin walls between them, a thin line of pith about them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const [DEEP, BRIGHT, LIGHT] = [rgb('#ea7a0c'), rgb('#fb9f20'), rgb('#ffc65a')]
const WALL = rgb('#ffdf9c')
const PITH = rgb('#fff0cc')

export function peeledOrange(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const segments = random.whole(9, 11)
  const phase = random.angle()
  const tone = random.between(0.9, 1.06)
  const [coreX, coreY] = [random.bell() * 0.05, random.bell() * 0.05]
  disc(scene, x, y, {
    radius,
    ry: radius * random.between(0.92, 1),
    thickness: 10,
    edge: 7,
    tilt: 0.06,
    face: (d, a, u, v) => {
      const edge = 0.95 + 0.07 * (layeredNoise(Math.cos(a) * 1.2 + seed, Math.sin(a) * 1.2, 2) - 0.5)
      if (d > edge) return null
      const angle = Math.atan2(v - coreY, u - coreX) + 0.05 * Math.sin(a * 3 + seed)
      const from = hypot(u - coreX, v - coreY)
      const s = ((angle + phase) / TAU) * segments
      const within = Math.abs(s - Math.floor(s) - 0.5) * 2
      // Scene-like distance from the wall, so that it is as thin near the middle as at the rim.
      const wall = smooth(0.03, 0.012, ((1 - within) * from * Math.PI) / segments) * smooth(edge, edge * 0.92, d)
      const core = smooth(0.1, 0.06, from)
      // Vesicles: drops that point to the middle.
      const cell = layeredNoise(s * 5 + seed, from * 6 + seed, 2)
      const drop = noise(s * 8 + seed, from * 10 - seed)
      const own = mix(mix(DEEP, BRIGHT, smooth(0.25, 0.6, cell)), LIGHT, 0.6 * smooth(0.55, 0.85, drop))
      const rim = smooth(edge * 0.86, edge, d)
      // The knife left more of the pith in one place than in another.
      const left = smooth(0.2, 0.7, layeredNoise(Math.cos(a) * 2 + seed, Math.sin(a) * 2 - seed, 2))
      const pith = smooth(edge * (0.965 - 0.03 * left), edge * 0.985, d) * (0.35 + 0.6 * left)
      const flesh = scaled(mix(own, DEEP, 0.35 * rim), tone)
      const paint = mix(mix(flesh, WALL, 0.72 * Math.max(wall, core)), PITH, pith)
      const swell = 2.6 * (1 - within ** 4) * smooth(0.08, 0.3, from)
      return [paint, swell + drop * 1.3 - 2.4 * rim, 0.85 + 0.15 * drop]
    },
  })
}
