// Onion that was floured and fried until crisp: short curls and scraps of all widths in a rough, golden crust.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const CRUST = [rgb('#f3d08a'), rgb('#e0a850'), rgb('#b87328')] as const
const DARK = rgb('#6e3a10')

export function crispOnion(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const [pale, gold, brown] = CRUST
  const fried = random.unit() ** 1.3
  const own: Rgb = scene.vary(fried < 0.5 ? mix(pale, gold, fried * 2) : mix(gold, brown, fried * 2 - 1), 0.06)
  const scrap = random.chance(0.5)
  const long = length * (scrap ? random.between(0.3, 0.6) : random.between(0.7, 1.2))
  const bend = scrap ? random.bell() * 0.8 : random.between(1, 5) * (random.chance(0.5) ? 1 : -1)
  ribbon(scene, arc(x, y, long, random.angle(), bend, 12), {
    width: scrap ? random.between(9, 17) : random.between(7, 13),
    thick: 3.4,
    gloss: 0.3,
    cup: random.between(-0.1, 0.15),
    sink: 0.55,
    lift: random.between(0, 4),
    roll: wanderingRoll(scene, 0.7),
    // The crust is thick here and broken off there.
    taper: (t) =>
      Math.min(1, 0.5 + 4 * t, 0.4 + 4 * (1 - t)) *
      (0.55 + 0.5 * noise(t * 4 + seed, seed) + 0.5 * (noise(t * 17 + seed, 3) - 0.3)),
    paint: (t, v, under) => {
      const crumb = layeredNoise(t * 9 + seed, v * 2.4 + seed, 2)
      const rim = smooth(0.5, 1, Math.abs(v)) * 0.35
      const took = clamp(0.9 * smooth(0.55, 0.8, crumb) * fried + rim * crumb)
      return scaled(mix(mix(own, pale, under ? 0.25 : 0), DARK, 0.55 * took), 0.84 + 0.36 * crumb)
    },
  })
}
