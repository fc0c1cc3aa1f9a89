// Raw vegetables from the knife or the grater: flat shreds of cabbage, and thin sticks of carrot.
import { mix, type Rgb, scaled, WHITE } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

/** Cut across a head of cabbage or lettuce: wide and thick at the rib, thin and ragged towards the edge of the leaf. */
export function headShred(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  leaf: Rgb,
  rib: Rgb,
): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(leaf, 0.1)
  const pale = scene.vary(rib, 0.04)
  // Some come from the rib, most from the leaf.
  const ribbed = random.chance(0.3) ? random.between(0.4, 0.9) : random.between(0, 0.3)
  const wide = width * random.between(0.55, 1.5) * (1 + 0.25 * ribbed)
  const thins = random.chance(0.5) ? 1 : -1
  ribbon(scene, limpPath(scene, x, y, length * random.between(0.75, 1.15), random.bell() * 2), {
    width: wide,
    thick: 1.5 + 2 * ribbed,
    gloss: 0.5,
    cup: random.between(0, 0.3),
    sink: 0.42,
    lift: random.between(0, 2.5),
    roll: wanderingRoll(scene, 0.8 - 0.4 * ribbed),
    taper: (t) => {
      const end = Math.min(1, 0.45 + 6 * t, 0.45 + 6 * (1 - t))
      return end * (0.72 + 0.5 * noise(t * 4 + seed, seed)) * (1 + 0.3 * thins * (t - 0.5))
    },
    paint: (t, v, under) => {
      const near = Math.min(1, ribbed + 0.55 * smooth(0.45, 0.85, noise(t * 2.2 + seed, 3)))
      const vein = smooth(0.14, 0, Math.abs(v - 0.8 * (noise(t * 3 + seed, 9) - 0.5)))
      const flesh = mix(mix(body, pale, near * 0.6), pale, 0.25 * vein)
      return scaled(under ? mix(flesh, pale, 0.22) : flesh, 0.93 + 0.1 * Math.abs(v))
    },
  })
}

/** A coarse grater's work: short, nearly straight, flat on one side, wet and bright. */
export function gratedRoot(scene: Scene, x: number, y: number, length: number, width: number, colour: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(colour, 0.1)
  ribbon(scene, arc(x, y, length, random.angle(), random.bell() * 0.9, 8), {
    width: width * random.between(0.7, 1.3),
    thick: width * 0.4,
    gloss: 0.6,
    lift: random.between(0, 3),
    roll: wanderingRoll(scene, 0.7),
    taper: (t) => Math.min(1, 0.3 + 4 * t, 0.3 + 3 * (1 - t)) * (0.8 + 0.4 * noise(t * 4 + seed, seed)),
    paint: (t, v) => mix(scaled(body, 0.9 + 0.12 * v), WHITE, 0.16 * smooth(0.55, 0.8, noise(t * 3 + seed, v + 5))),
  })
}
