// A chunk of potato that simmered until its edges went round: waxy, stained by its sauce, coated at the foot.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [WAXY, SHADE] = [rgb('#f3d995'), rgb('#d9b262')]

export interface StewedPotatoLook {
  sauce: { dark: Rgb; light: Rgb }
  /** How much of the sauce clings to it, 0 to 1. */
  coated: number
}

export function stewedPotato(scene: Scene, x: number, y: number, size: number, look: StewedPotatoLook): void {
  const { random } = scene
  const { sauce, coated } = look
  const seed = random.between(0, 99)
  const flesh = scene.vary(WAXY, 0.05)
  const film = mix(sauce.dark, sauce.light, 0.7)
  const wetAt = (height: number, u: number, v: number): number => {
    const ran = layeredNoise(u * 1.1 + seed, v * 1.1 - seed, 2)
    return Math.max(0.9 * smooth(0.6, 0.3, height + 0.4 * (ran - 0.5)), 0.8 * smooth(0.5, 0.64, ran)) * coated
  }
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.35),
    tall: random.between(0.66, 0.84),
    uneven: size * 0.12,
    sides: random.whole(4, 6),
    tip: 0.4,
    round: 0.17,
    sink: 0.3,
    gloss: ({ height, u, v }) => 0.34 + 0.4 * wetAt(height, u, v),
    grain: (u, v) => layeredNoise(u * 2.6 + seed, v * 2.6, 3),
    paint: ({ u, v, grain, edge, height }) => {
      // Floury along its edges.
      const waxy = mix(scaled(mix(SHADE, flesh, 0.5 + grain), 0.94 + 0.08 * grain), WAXY, 0.4 * edge)
      return mix(stained(waxy, film, 0.34 * coated), film, wetAt(height, u, v))
    },
    relief: ({ grain, edge }) => ((grain - 0.5) * 0.07 - edge * grain * 0.02) * size,
  })
}
