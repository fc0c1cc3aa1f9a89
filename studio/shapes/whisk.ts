// A small balloon whisk that lies on its side: loops of wire into a wooden handle.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { tube } from '#studio/shapes/tube.ts'

const STEEL = rgb('#c9c5bc')
const WOOD = { dark: rgb('#8a552a'), light: rgb('#c68f54') }

/** `x`, `y`: where the wires enter the handle; `turn`: where the handle points. */
export function whisk(scene: Scene, x: number, y: number, turn: number, length: number, sauce: Rgb): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (u: number, v: number): Point => [x + cos * u - sin * v, y + sin * u + cos * v]
  // The widest loop last: it lies on top of the narrow ones.
  for (const wide of [0.05, 0.13, 0.2]) {
    const half = length * wide
    const loop = Array.from({ length: 25 }, (_, i) => {
      const t = (i / 24) * Math.PI
      return at(-length * Math.sin(t) ** 0.75, half * Math.cos(t) * (0.35 + 1.25 * Math.sin(t)))
    })
    const paint = (t: number, h: number): Rgb =>
      mix(scaled(STEEL, 0.72 + 0.4 * h), sauce, Math.abs(t - 0.5) < 0.2 ? 0.35 : 0)
    tube(scene, loop, { radius: 3.2, paint, gloss: 0.9, rigid: true, lift: 14 - wide * 60 })
  }
  const grip = [at(-8, 0), at(length * 0.86, 0)]
  tube(scene, grip, {
    radius: 15,
    paint: (t, h) => (t < 0.1 ? scaled(STEEL, 0.8 + 0.3 * h) : mix(WOOD.dark, WOOD.light, h)),
    gloss: 0.35,
    taper: (t) => 0.72 + 0.32 * Math.sin(t * Math.PI * 0.8),
    rigid: true,
  })
}
