// Chicken cut across into thin slices that lean on each other.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

export interface SlicedChicken {
  /** Half the length of a slice. */
  size: number
  turn: number
  count: number
  meat: Rgb
  skin: Rgb
  /** Burnt places on the skin; the same as the skin where it was poached. */
  char: Rgb
  gloss: number
}

const SHADE = rgb('#b98a58')
/** Scene units that the slices rise above the plate. */
const RISE = 30

/** No two slices are alike: the skin is a band along one edge, the meat's short fibers run towards it. */
export function slicedChicken(scene: Scene, x: number, y: number, options: SlicedChicken): void {
  const { size, turn, count, meat, skin, char, gloss } = options
  const { random } = scene
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  heaped(scene, { x, y, radius: size * 3 }, RISE, () => {
    for (let i = 0; i < count; i++) {
      const along = (i - (count - 1) / 2) * size * 0.46 + random.bell() * size * 0.05
      const off = random.bell() * size * 0.09
      const seed = random.between(0, 99)
      const inside = scene.vary(meat, 0.05)
      // Small at both ends of the piece, broad in the middle.
      const part = (0.68 + 0.34 * Math.sin((Math.PI * (i + 0.9)) / (count + 0.8))) * random.between(0.94, 1.06)
      disc(scene, x + cos * along - sin * off, y + sin * along + cos * off, {
        radius: size * part,
        ry: size * part * random.between(0.5, 0.6),
        thickness: 13 + i * 2,
        turn: turn + Math.PI / 2 + 0.28 + random.bell() * 0.16,
        edge: 6,
        lean: 0.4,
        sink: 0.5,
        tilt: 0.04,
        face: (_d, a, u, v) => {
          const bulge = layeredNoise(Math.cos(a) * 1.7 + seed, Math.sin(a) * 1.7, 3) - 0.5
          const q = (Math.abs(u) ** 2.4 + Math.abs(v) ** 2.4) ** (1 / 2.4) + 0.34 * bulge
          if (q > 0.97) return null
          const fiber = noise(u * 7 + seed, v * 16 + layeredNoise(u * 3 + seed, v * 2, 2) * 5)
          const cloud = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
          const band = smooth(0.36, 0.56, v + 0.3 * (cloud - 0.5) + 0.1 * u * u)
          const rim = smooth(0.8, 0.95, q)
          const crust = clamp(Math.max(band, rim * 0.9))
          const burnt = smooth(0.42, 0.62, layeredNoise(u * 4 - seed, v * 4, 3) + 0.14 * rim)
          const face = scaled(mix(inside, SHADE, 0.2 * smooth(0.4, 0.75, cloud)), 0.9 + 0.16 * fiber)
          const paint = mix(face, mix(skin, char, burnt), crust)
          return [paint, v * 6 + (fiber - 0.5) * 1.8 * (1 - crust) + band * 3, gloss - 0.2 * (1 - crust)]
        },
      })
    }
  })
}
