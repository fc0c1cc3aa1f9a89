// A chocolate chip in a cookie: angular, dark and glossy, half sunk into the dough that rose around it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [DARK, BRIGHT] = [rgb('#2e1208'), rgb('#5c2c14')]

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
