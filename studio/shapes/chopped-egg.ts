// Hard-boiled eggs chopped with a knife: bits of white with flat cut sides, crumbs of yolk that stick to them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [OUTSIDE, CUT, YOLK, PALE_YOLK] = [rgb('#fffaec'), rgb('#f8edd2'), rgb('#f2b93c'), rgb('#f9db88')]

/** A bit of the white: smooth and shiny where it was the outside of the egg, matt where the knife went. */
function bitOfWhite(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const outside = random.whole(0, 4)
  // The yolk lay against one of its sides.
  const stained = random.chance(0.5) ? random.whole(0, 4) : -1
  // Crumbs of yolk stick to all of it.
  const dusty = random.between(0.1, 0.75)
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.7),
    tall: random.between(0.4, 0.7),
    sides: 4,
    uneven: size * 0.14,
    tip: 0.3,
    round: 0.1,
    gloss: ({ face }) => (face === outside ? 0.7 : 0.25),
    grain: (u, v) => layeredNoise(u * 2 + seed, v * 2, 3),
    paint: ({ face, edge, grain }) => {
      const white = face === outside ? OUTSIDE : scaled(CUT, 0.97 + 0.05 * grain)
      const smeared = mix(white, PALE_YOLK, (face === stained ? 0.6 : 0) + 0.4 * dusty * smooth(0.48, 0.66, grain))
      return mix(smeared, OUTSIDE, 0.4 * edge)
    },
    relief: () => 0,
    sink: 0.3,
  })
}

/** Crumbs keep together where a yolk fell apart. */
function brokenYolk(scene: Scene, x: number, y: number): void {
  const { random } = scene
  for (const [px, py] of scene.spots(random.whole(7, 15), random.between(12, 24), x, y)) {
    const size = 2.4 + 5.6 * random.unit() ** 1.8
    const paint = mix(YOLK, PALE_YOLK, random.unit())
    const crumb = { rx: size, ry: size * random.between(0.7, 1), rz: size * 0.7, paint, gloss: 0.08 }
    ellipsoid(scene, px, py, { ...crumb, bump: size * 0.5, bumpScale: 0.25, sink: 0.35 })
  }
}

/** `x` and `y` is the middle of the heap. */
export function choppedEgg(scene: Scene, radius: number, x: number, y: number): void {
  const { random } = scene
  heaped(scene, { x, y, radius: radius * 1.1 }, 26, () => {
    for (const [px, py] of scene.spots(330, radius, x, y)) {
      if (random.chance(0.24)) brokenYolk(scene, px, py)
      else bitOfWhite(scene, px, py, random.between(6, 11) + 11 * random.unit() ** 3)
    }
    for (const [px, py] of scene.spots(16, radius * 0.9, x, y)) brokenYolk(scene, px, py)
  })
}
