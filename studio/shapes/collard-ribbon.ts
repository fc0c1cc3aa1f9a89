// Collards cut into ribbons and cooked: flat and soft, matt, with a pale vein and its branches, turned over here and there.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from './ribbon.ts'

const [VEIN, BACK] = [rgb('#a9c07c'), rgb('#6f9450')]

export function collardRibbon(scene: Scene, x: number, y: number, length: number, width: number, colour: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(colour, 0.16)
  // The knife meets the middle vein of a leaf in few of them.
  const veined = random.chance(0.3)
  const veinAt = random.between(-0.5, 0.5)
  ribbon(scene, limpPath(scene, x, y, length, random.bell() * 1.6), {
    width,
    thick: 1.6,
    gloss: 0.16,
    cup: random.between(-0.05, 0.1),
    sink: 0.3,
    roll: wanderingRoll(scene, 0.55),
    taper: (t) => Math.min(1, 0.55 + 5 * t, 0.5 + 5 * (1 - t)) * (0.72 + 0.5 * noise(t * 4 + seed, seed)),
    paint: (t, v, under) => {
      const along = t * (length / width)
      const crinkle = noise(along * 1.5 + seed, v * 1.3 + seed)
      const fine = noise(along * 5 + seed, v * 4 - seed)
      const spine = veined ? smooth(0.16, 0.05, Math.abs(v - veinAt)) : 0
      const branch = Math.abs(((along * 0.9 + 0.5 * Math.abs(v - veinAt) + seed) % 1) - 0.5)
      const thin = 0.2 * smooth(0.1, 0.02, branch)
      const leaf = scaled(body, 0.76 + 0.36 * crinkle + 0.14 * (fine - 0.5))
      return mix(mix(leaf, BACK, under ? 0.45 : 0.08), VEIN, clamp(0.5 * spine + thin))
    },
  })
}
