// Chocolate: a chip in a cookie, half sunk into the dough that rose around it, and pieces broken from a bar.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [DARK, BRIGHT, SNAPPED] = [rgb('#2e1208'), rgb('#5c2c14'), rgb('#7a4426')]

export function chocolateChip(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const body = mix(DARK, BRIGHT, random.unit() * 0.6)
  const sunk = field.heightAt(x, y) - size * random.between(0.3, 0.5)
  field.withCeiling(
    () => sunk,
    () =>
      hewn(scene, x, y, {
        size,
        long: random.between(0.95, 1.3),
        tall: random.between(0.75, 1),
        sides: random.whole(4, 6),
        uneven: size * 0.1,
        tip: 0.35,
        gloss: 0.9,
        grain: (u, v) => layeredNoise(u * 2 + seed, v * 2, 2),
        // Paler where an edge caught the light, and where it melted into the dough.
        paint: ({ face, edge, grain }) => scaled(mix(body, BRIGHT, 0.6 * edge), (face ? 0.85 : 1.12) + 0.2 * grain),
        relief: ({ grain }) => (grain - 0.5) * size * 0.08,
      }),
  )
}

/** A piece of a bar as the knife left it: flat, sharp-edged, satin above and paler where it broke. */
export function chocolateShard(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.5),
    tall: random.between(0.45, 0.6),
    sides: random.whole(4, 5),
    uneven: size * 0.08,
    tip: 0.12,
    gloss: 0.5,
    grain: (u, v) => layeredNoise(u * 3 + seed, v * 3, 2),
    paint: ({ face, edge, grain }) =>
      scaled(mix(SNAPPED, mix(DARK, BRIGHT, 0.7), face ? 0.35 : 0.9), 0.9 + 0.25 * grain + 0.25 * edge),
    relief: ({ face, grain }) => (grain - 0.5) * size * (face ? 0.12 : 0.03),
  })
}
