// Raw vegetables from the knife or the grater: flat shreds of cabbage, and thin sticks of carrot.
import { mix, type Rgb, scaled, WHITE } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

/** Shreds narrower than this bend. */
const LIMP = 14

/** Cut across a head of cabbage or lettuce: bands of ruffled leaf, stiff pieces of rib, and slivers, lying flat on each other. */
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
  const body = scene.vary(leaf, 0.12)
  const pale = scene.vary(rib, 0.04)
  const kind = random.unit()
  const stiff = kind < 0.22
  const sliver = kind > 0.72
  const wide = width * (stiff ? random.between(0.7, 1.3) : sliver ? random.between(0.4, 0.7) : random.between(0.8, 2.1))
  const long = length * (stiff ? random.between(0.35, 0.7) : sliver ? random.between(0.6, 1) : random.between(0.5, 1.1))
  const near = stiff ? random.between(0.6, 0.95) : random.between(0, 0.3)
  const thins = random.chance(0.5) ? 1 : -1
  const path = stiff
    ? arc(x, y, long, random.angle(), random.bell() * 0.5, 10)
    : limpPath(scene, x, y, long, random.bell() * (wide > LIMP ? 0.8 : 1.9))
  const ruffle = stiff || sliver ? 0 : random.between(0.15, 0.45)
  ribbon(scene, path, {
    width: wide,
    thick: stiff ? 3 : 1.1,
    gloss: 0.4,
    cup: stiff ? 0.03 : random.between(0, 0.16),
    sink: 0.46,
    lift: random.between(0, 2),
    roll: wanderingRoll(scene, stiff ? 0.15 : 0.42),
    taper: (t) => {
      const end = stiff ? 1 : Math.min(1, 0.5 + 7 * t, 0.25 + 3.2 * (1 - t))
      const wavers = 0.78 + 0.4 * noise(t * 3 + seed, seed) + ruffle * (noise(t * 15 + seed, 4) - 0.5)
      return end * wavers * (1 + 0.3 * thins * (t - 0.5))
    },
    paint: (t, v, under) => {
      const toRib = Math.min(1, near + 0.5 * smooth(0.5, 0.85, noise(t * 2.2 + seed, 3)))
      // The thin of the leaf lets light through between its veins; a cut edge is pale and wet.
      const veins = smooth(0.12, 0, Math.abs(((t * 4 + 0.5 * Math.abs(v) + seed) % 1) - 0.5)) * (stiff ? 0 : 0.22)
      const cut = smooth(0.7, 0.95, v * thins)
      const flesh = mix(mix(body, pale, toRib * 0.75), pale, Math.max(veins, 0.4 * cut))
      const shade = 0.9 + 0.18 * noise(t * 5 + seed, v * 1.5 + 2)
      return scaled(under ? mix(flesh, pale, 0.2) : flesh, shade)
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
