// A round of leek after simmering: rings within rings, pale green to nearly white, slipping apart.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const GREENS = ['#8fae56', '#a9c070', '#c2cf8e', '#7d9f48'].map(rgb)
const HEART = rgb('#eee9b8')
const GAP = rgb('#87934c')

export function leekRound(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const green = scene.vary(random.pick(GREENS), 0.06)
  const seed = random.between(0, 99)
  const rings = random.between(3.2, 4.6)
  // Some have lost their heart.
  const hollow = random.chance(0.3) ? random.between(0.3, 0.55) : 0
  const [offX, offY] = [random.bell() * 0.12, random.bell() * 0.12]
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.66, 0.95),
    thickness: r * 0.34,
    edge: 2,
    tilt: 0.26,
    face: (d, a, u, v) => {
      const edge = 0.92 + 0.08 * noise(Math.cos(a) * 1.4 + seed, Math.sin(a) * 1.4)
      if (d > edge) return null
      // Rings have slipped a little toward one side.
      const slipped = hypot(u + offX * (1 - d), v + offY * (1 - d)) + 0.05 * (noise(u * 2 + seed, v * 2) - 0.5)
      if (slipped < hollow) return null
      const phase = slipped * rings + 0.25
      const along = phase - Math.floor(phase)
      const gap = smooth(0.2, 0.03, Math.min(along, 1 - along))
      const lift = noise(Math.floor(phase) * 5.3 + seed, 2.5) - 0.5
      const body = mix(HEART, green, smooth(0.25, 0.95, d))
      const paint = mix(scaled(body, 0.94 + 0.1 * along), GAP, 0.6 * gap)
      return [paint, lift * r * 0.16 - 1.6 * gap, 0.45]
    },
  })
}
