// White cabbage shredded and boiled: limp, glassy, pale at the rib.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'

const [RIB, GLASSY] = [rgb('#f4f0d0'), rgb('#e4e3b0')]

const SHREDS = ['#9fb850', '#b5c868', '#cdd68e', '#86a744', '#c2cf7c'].map(rgb)

/** Finely cut and boiled: limp shreds that lie flat and cling together, shining with broth. */
export function boiledShred(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const leaf = scene.vary(random.pick(SHREDS), 0.08)
  const pale = random.between(0, 0.4)
  const side = random.chance(0.5) ? 1 : -1
  ribbon(scene, limpPath(scene, x, y, length * random.between(0.55, 1.2), random.bell() * 2.4), {
    width: random.chance(0.25) ? random.between(24, 36) : random.between(11, 23),
    thick: 1.2,
    gloss: 0.8,
    cup: random.between(0, 0.16),
    sink: 0.5,
    roll: wanderingRoll(scene, 0.5),
    taper: (t) => Math.min(1, 0.45 + 5 * t, 0.3 + 4 * (1 - t)) * (0.55 + 0.8 * noise(t * 3.4 + seed, seed)),
    paint: (t, v) => {
      const vein = smooth(0.2, 0.04, Math.abs(v - 0.8 * (noise(t * 2 + seed, 4) - 0.5)))
      const glassy = mix(leaf, GLASSY, pale + 0.25 * smooth(0.3, 0.9, v * side))
      return scaled(mix(glassy, RIB, 0.22 * vein), 0.84 + 0.24 * noise(t * 6 + seed, v * 2))
    },
  })
}
