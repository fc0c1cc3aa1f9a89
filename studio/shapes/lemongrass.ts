// What perfumes a Thai soup and stays in the bowl: lengths of bruised lemongrass, slices of galangal, torn lime leaves.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [FOOT, STALK, GREEN, PURPLE] = [rgb('#f3ecc4'), rgb('#dfe0a0'), rgb('#a3b85a'), rgb('#b98aa0')]
const [FLESH, RING, RIND] = [rgb('#f1dfae'), rgb('#d3a86c'), rgb('#b5684e')]

export function lemongrassCut(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const tint = random.chance(0.4) ? 0.5 : 0.1
  tube(scene, arc(x, y, length, random.angle(), random.bell() * 0.12), {
    radius: length * random.between(0.1, 0.13),
    gloss: 0.5,
    taper: (t) => 1.08 - 0.3 * t,
    paint: (t, h) => {
      // The layers of its sheath run along it and were bruised apart.
      const fiber = layeredNoise(t * 1.6 + seed, h * 9 + seed, 2)
      const along = mix(mix(FOOT, STALK, smooth(0, 0.4, t)), GREEN, smooth(0.4, 1, t) * 0.8)
      const blushed = mix(along, PURPLE, tint * smooth(0.35, 0, Math.abs(t - 0.3)) * (1 - h))
      return scaled(blushed, 0.78 + 0.16 * h + 0.22 * fiber - 0.3 * smooth(0.06, 0, Math.min(t, 1 - t)))
    },
  })
}

export function galangalSlice(scene: Scene, x: number, y: number, r: number): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.72, 0.92),
    thickness: r * 0.3,
    edge: 2,
    tilt: 0.2,
    lean: 0.4,
    face: (d, a, u, v) => {
      const edge = 0.9 + 0.2 * layeredNoise(Math.cos(a) * 1.4 + seed, Math.sin(a) * 1.4, 2)
      if (d > edge) return null
      const fiber = noise(u * 9 + seed, v * 9)
      const ring = smooth(0.07, 0, Math.abs(d - edge * 0.68)) * 0.7
      const rind = smooth(edge - 0.12, edge - 0.04, d)
      return [scaled(mix(mix(FLESH, RING, ring), RIND, 0.85 * rind), 0.92 + 0.14 * fiber), (fiber - 0.5) * 1.2, 0.4]
    },
  })
}
