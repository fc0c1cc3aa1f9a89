// Raw cabbage under a sharp knife: crisp, flat shreds, white where the leaf was cut through, colored along its skin.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { clamp, noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

export interface CabbageLook {
  skins: readonly Rgb[]
  /** The inside of a leaf, as it shows at the cut. */
  flesh: Rgb
}

export function cabbageShred(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  { skins, flesh }: CabbageLook,
): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(random.pick(skins), 0.12)
  const white = scene.vary(flesh, 0.03)
  // From the thin of the leaf, from its rib, or hair-fine.
  const kind = random.unit()
  const ribbed = kind < 0.2
  const fine = kind > 0.8
  const wide =
    width * (ribbed ? random.between(0.8, 1.3) : fine ? random.between(0.35, 0.6) : random.between(0.55, 1.5))
  const long = length * (fine ? random.between(0.7, 1.3) : random.between(0.45, 1.05))
  // Stiff: one bow, perhaps a kink, no loops.
  const kink = random.chance(0.3) ? random.between(0.3, 0.7) : 2
  const offX = random.bell() * long * 0.08
  const path = arc(x, y, long, random.angle(), random.bell() * (ribbed ? 0.9 : 1.9), 14).map(
    ([px, py], i): Point => (i / 14 > kink ? [px + offX * (i / 14 - kink), py - offX * (i / 14 - kink)] : [px, py]),
  )
  const pale = ribbed ? random.between(0.55, 0.85) : random.between(0, 0.2)
  const lean = random.chance(0.5) ? 1 : -1
  ribbon(scene, path, {
    width: wide,
    thick: ribbed ? 3.2 : 1.2,
    gloss: 0.55,
    cup: ribbed ? 0.05 : random.between(0.05, 0.3),
    sink: 0.4,
    lift: random.between(0, 2.5),
    roll: wanderingRoll(scene, ribbed ? 0.3 : 0.65),
    // Cut ends are blunt; the width wavers with the ruffles of the leaf.
    taper: (t) =>
      Math.min(1, 0.6 + 9 * t, 0.35 + 5 * (1 - t)) * (0.62 + 0.7 * noise(t * 3.2 + seed, seed)) * (1 + 0.25 * lean * t),
    paint: (t, v) => {
      const vein = smooth(0.16, 0, Math.abs(v - 0.9 * (noise(t * 2.4 + seed, 9) - 0.5)))
      const drift = smooth(0.4, 0.8, noise(t * 1.7 + seed, 3.5))
      // The cut runs along one edge of a thin shred; a thick one is white between two lines of skin.
      const cut = ribbed ? smooth(0.78, 0.5, Math.abs(v)) : smooth(0.62, 0.86, v * lean)
      const share = clamp(pale * (0.4 + 0.6 * drift) + 0.45 * cut + 0.22 * vein * drift)
      return scaled(mix(skin, white, share), 0.92 + 0.12 * noise(t * 7 + seed, v + 2))
    },
  })
}
