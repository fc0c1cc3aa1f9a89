// A crouton torn from a roll: open, pale crumb where it tore, golden along its edges, one side of it smooth brown crust.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [CRUMB, GOLD, BROWN, CRUST] = [rgb('#f8e5b6'), rgb('#e2ab56'), rgb('#a8692a'), rgb('#9c5a22')]

export function tornCrouton(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const crumb = scene.vary(CRUMB, 0.04)
  const crust = scene.vary(CRUST, 0.1)
  const toasted = random.between(0.2, 0.5)
  const crusted = random.whole(1, 4)
  const holes = (u: number, v: number): number =>
    Math.max(pores(u * 3.2 + seed, v * 3.2, 0.5), 0.7 * pores(u * 7 - seed, v * 7, 0.5))
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.4),
    tall: random.between(0.62, 0.85),
    uneven: size * 0.34,
    sides: 4,
    tip: 0.3,
    round: 0.1,
    gloss: 0.1,
    grain: (u, v) => layeredNoise(u * 3 + seed, v * 3, 3),
    paint: ({ face, edge, grain, u, v }) => {
      if (face === crusted) return scaled(mix(crust, GOLD, 0.5 * smooth(0.45, 0.7, grain)), 0.94 + 0.14 * grain)
      const heat = clamp(toasted * 0.5 + 0.75 * edge * edge + 1.5 * (grain - 0.52))
      const torn = mix(mix(crumb, GOLD, smooth(0.05, 0.6, heat)), BROWN, 0.6 * smooth(0.6, 1, heat))
      return scaled(torn, 1 - 0.22 * holes(u, v))
    },
    relief: ({ face, grain, u, v }) =>
      size * (face === crusted ? 0.04 * grain : 0.24 * (grain - 0.5) - 0.1 * holes(u, v)),
  })
}
