// White cabbage cut into wide ribbons and boiled: limp, glassy, pale at the rib and green toward the edge of the leaf.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'

const GREENS = ['#b2c563', '#c6d27e', '#d9de9c', '#93b04a'].map(rgb)
const [RIB, GLASSY] = [rgb('#f4f0d0'), rgb('#e4e3b0')]

export function boiledCabbage(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const leaf = scene.vary(random.pick(GREENS), 0.06)
  const ribbed = random.chance(0.35) ? random.between(0.5, 0.9) : random.between(0, 0.25)
  const side = random.chance(0.5) ? 1 : -1
  ribbon(scene, limpPath(scene, x, y, size * random.between(1.5, 2.7), random.bell() * 1.7), {
    width: size * random.between(0.3, 0.74),
    thick: 1.2 + 2.4 * ribbed,
    gloss: 0.5,
    cup: random.between(0, 0.22),
    sink: 0.4,
    lift: random.between(0, 2),
    roll: wanderingRoll(scene, 0.75),
    taper: (t) => Math.min(1, 0.5 + 6 * t, 0.5 + 6 * (1 - t)) * (0.68 + 0.55 * noise(t * 4 + seed, seed)),
    paint: (t, v, under) => {
      // Veins branch off the rib across the ribbon.
      const vein = smooth(0.16, 0.02, Math.abs(noise(t * 5 + 0.7 * v + seed, v * 0.8 + seed) - 0.5))
      const near = Math.min(1, ribbed + 0.5 * smooth(0.1, 0.9, v * side))
      const body = mix(mix(leaf, GLASSY, 0.5 * near), RIB, 0.35 * near + 0.3 * vein)
      return scaled(under ? mix(body, RIB, 0.3) : body, 0.9 + 0.16 * noise(t * 7 + seed, v * 2))
    },
  })
}
