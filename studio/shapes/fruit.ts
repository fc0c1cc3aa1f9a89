// Fruit that has a cut of its own: quartered figs, the pulp of a passion fruit.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const FIG_SKIN = rgb('#4a1f45')
const FIG_PITH = rgb('#f3dfc6')

/** A quarter of a fig on its back: purple skin, a pale rim, red flesh full of seeds. */
export function figQuarter(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  const skin = scene.vary(FIG_SKIN, 0.15)
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.8,
    thickness: 20,
    edge: 8,
    tilt: 0.18,
    face: (_d, _a, u, v) => {
      // A drop with its stem at one end.
      const half = Math.sqrt(Math.max(0, 1 - u * u)) * (0.78 - 0.3 * u)
      const q = Math.abs(v) / (half || 0.01)
      if (q > 1 || Math.abs(u) > 0.98) return null
      const inward = 1 - Math.max(q, Math.abs(u) ** 4)
      if (inward < 0.17) return [skin, -7 * smooth(0.17, 0, inward), 0.35]
      const n = noise(u * 15 + seed, v * 11)
      const pulp = n > 0.62 ? rgb('#f0c98a') : mix(rgb('#8f2238'), rgb('#c04a58'), n * 1.4)
      return [mix(FIG_PITH, pulp, smooth(0.24, 0.5, inward)), (n - 0.5) * 2, 0.6]
    },
  })
}

/** A spoonful of orange pulp, each black seed in its own clear drop. */
export function passionPulp(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: size,
    ry: size * 0.8,
    thickness: 5,
    edge: 4,
    lean: 0.2,
    face: (d, a) => {
      const edge = 0.78 + 0.2 * noise(Math.cos(a) * 2 + seed, Math.sin(a) * 2)
      return d > edge ? null : [mix(rgb('#e8921c'), rgb('#f6bd3c'), smooth(0.2, 0.9, d)), 2, 1]
    },
  })
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * TAU + scene.random.bell() * 0.5
    const r = size * scene.random.between(0.15, 0.6)
    const pip = { rx: size * 0.13, ry: size * 0.09, rz: size * 0.08, turn: a, gloss: 0.9 }
    ellipsoid(scene, x + Math.cos(a) * r, y + Math.sin(a) * r * 0.8, { ...pip, paint: scaled(rgb('#2a1a14'), 1) })
  }
}
