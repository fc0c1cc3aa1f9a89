// Feta and its like: brined, white, crumbly. Cut, it breaks along rough faces with cracks and small holes.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { brokenCrumb } from '#studio/shapes/broken-crumb.ts'
import { type CurdBody, cutCurd } from '#studio/shapes/cut-curd.ts'

const [WHITE_CURD, SHADE] = [rgb('#fdf6e4'), rgb('#dccba0')]

function brined(scene: Scene, x: number, y: number, body: CurdBody, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  const own = scene.vary(colour, 0.02)
  let [rough, hole, crack] = [0, 0, 0]
  cutCurd(scene, x, y, body, {
    // Asked first for each point.
    relief: ({ u, v, face }) => {
      rough = layeredNoise(u * 0.11 + seed, v * 0.11 - seed, 4)
      hole = pores(u * 0.085 + seed, v * 0.085, 0.34)
      // Thin lines where two lumps of curd were pressed together.
      crack = smooth(0.035, 0.008, Math.abs(layeredNoise(u * 0.035 - seed, v * 0.035, 2) - 0.5))
      // What broke is rougher than what the knife left.
      return (rough - 0.5) * (face > 4 ? 8 : 3.6) - 2.4 * hole - 1.6 * crack
    },
    paint: ({ face, up, edge, broad }) => {
      const side = face ? 0.12 + 0.2 * (1 - up) : 0
      const share = side + 0.5 * hole + 0.34 * crack + 0.5 * smooth(0.5, 0.3, rough) - 0.1 * edge
      return scaled(mix(own, SHADE, clamp(share)), 0.98 + 0.05 * (broad - 0.5))
    },
    gloss: () => 0.14,
  })
}

/** A cube that was broken off rather than cut, a crumb or two beside it. */
export function fetaChunk(scene: Scene, x: number, y: number, size: number, colour: Rgb = WHITE_CURD): void {
  const { random } = scene
  const body = {
    size,
    aspect: random.between(0.66, 1),
    tall: random.between(0.6, 0.95),
    tip: random.between(0.05, 0.34),
    soft: 0.05,
    chipped: 0.13,
    broken: random.whole(1, 2),
  }
  brined(scene, x, y, body, colour)
  if (random.chance(0.5)) brokenCrumb(scene, ...scene.spot(size * 1.4, x, y), size * 0.24, colour)
}

/** A thick slice of the block, laid on whole: its edges crumble, one corner is gone. `turn`: which way its length lies. */
export function fetaSlab(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const body = { size, aspect: 0.62, tall: 0.36, turn, tip: 0.1, soft: 0.025, chipped: 0.045, broken: 1 }
  brined(scene, x, y, body, WHITE_CURD)
}
