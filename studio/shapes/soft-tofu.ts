// Tofu that was never fried: cream-colored cubes with soft edges and fine pores, and the sauce or broth that runs over them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { clung, clungAt } from '#studio/shapes/clung.ts'
import { type CurdPoint, cutCurd } from '#studio/shapes/cut-curd.ts'

const [CURD, SHADE] = [rgb('#fff3da'), rgb('#e9d2a4')]

export interface SoftTofuOptions {
  size: number
  aspect?: number
  tall?: number
  turn?: number
  tip?: number
  /** What runs over it, and how much of it: 0 only wets its foot. */
  sauce?: Rgb
  coated?: number
  sunk?: number
  /** Cut with a wet knife: no pores, no broken corners. */
  clean?: boolean
}

export function softTofu(scene: Scene, x: number, y: number, options: SoftTofuOptions): void {
  const { random } = scene
  const { size, sauce, coated = 0, sunk = 0, clean = false } = options
  const seed = random.between(0, 99)
  const curd = scene.vary(CURD, 0.025)
  const body = {
    size,
    aspect: options.aspect ?? random.between(0.82, 1.05),
    tall: options.tall ?? random.between(0.8, 1),
    tip: options.tip ?? random.between(0, 0.24),
    sunk,
    soft: 0.11,
    chipped: clean ? 0 : 0.03,
    broken: random.chance(0.35) && !clean ? 1 : 0,
    ...(options.turn !== undefined && { turn: options.turn }),
  }
  // On small cubes they would look like those of a stone.
  const open = clean ? 0 : smooth(20, 34, size)
  const hole = ({ u, v }: CurdPoint): number => open * pores(u * 0.21 + seed, v * 0.21 - seed, 0.36)
  let thick = 0
  cutCurd(scene, x, y, body, {
    // Asked first for each point.
    relief: (point) => {
      const ran = layeredNoise(point.u * (1 / size) - seed, point.v * (1 / size) + seed, 2)
      thick = sauce ? clungAt(coated, point.up, ran) : 0
      return 1.5 * thick - 0.8 * hole(point) * (1 - thick)
    },
    paint: (point) => {
      const { face, up, edge, broad } = point
      // Light goes through it: its edges are the palest, its foot is the warmest.
      const side = face ? 0.24 + 0.3 * (1 - up) : 0.05
      const own = mix(curd, SHADE, Math.max(0, side * (1 - 0.6 * edge) + 0.16 * (broad - 0.5) + 0.3 * hole(point)))
      return sauce ? clung(own, { sauce, coated }, thick) : scaled(own, 0.99)
    },
    gloss: () => 0.36 + 0.5 * thick,
  })
}
