// A hard-boiled egg chopped roughly: a corner of white with part of the yolk in it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const [WHITE, CUT, YOLK, PALE] = [rgb('#fffdf4'), rgb('#f6efdc'), rgb('#f2b53a'), rgb('#f9d878')]

export function eggChunk(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const half = random.between(0.75, 1.3)
  const turn = random.angle()
  const off = size * 0.5
  disc(scene, x - Math.cos(turn) * off, y - Math.sin(turn) * off, {
    radius: size * 1.12,
    ry: size,
    thickness: size * random.between(0.42, 0.6),
    turn,
    edge: size * 0.12,
    tilt: 0.3,
    sink: 0.4,
    face: (d, a, u, v) => {
      const t = Math.abs(a) / half
      const n = noise(u * 5 + seed, v * 5)
      if (d > 1 || t > 1 + 0.2 * (n - 0.5)) return null
      const yolk = smooth(0.66, 0.6, d + 0.05 * (n - 0.5))
      const white = mix(CUT, WHITE, smooth(0.8, 0.95, d))
      const crumbly = noise(u * 16 + seed, v * 16) - 0.5
      const paint = mix(white, scaled(mix(YOLK, PALE, n), 1 + 0.16 * crumbly), yolk)
      return [paint, yolk * (crumbly * 3 - 1) - 2 * smooth(0.85, 1, t), 0.5 - 0.35 * yolk]
    },
  })
}
