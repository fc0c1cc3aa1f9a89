// Fillets baked under a crust of chopped nuts: it lies along the middle, and the flaky edge, the belly and the tail stay bare.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { TROUT, whiteFillet } from '#studio/shapes/white-fillet.ts'

const [MUSTARD, TOASTED] = [rgb('#c98c34'), rgb('#8a4f1c')]
const NUTS: readonly Rgb[] = [rgb('#c07c34'), rgb('#d89a50'), rgb('#a8642a'), rgb('#e2b06a')]
const SKIN = rgb('#6d6a58')

interface Served {
  scene: Scene
  x: number
  y: number
  size: number
}

/** Two long fillets that lie askew, their tails to the same side. */
export function nutCrustedFillets({ scene, x, y, size }: Served, main: MeatColours): void {
  for (const [dx, dy, turn] of [
    [-10, -76, -0.28],
    [6, 68, -0.06],
  ] as const)
    crusted(scene, x + dx * size, y + dy * size, size, turn, main)
}

function crusted(scene: Scene, x: number, y: number, size: number, turn: number, main: MeatColours): void {
  const { random, field } = scene
  const [halfLength, halfWidth] = [204 * size, 84 * size]
  whiteFillet(scene, x, y, {
    ...main,
    halfLength,
    halfWidth,
    turn,
    crusted: 0.6,
    taper: 0.62,
    tall: 0.36,
    skin: SKIN,
    tones: TROUT,
    flaky: 0.1,
  })
  const seed = random.between(0, 99)
  // How far inside the crust a point is, along and across the fillet; below 0 it is outside.
  const inside = (t: number, v: number): number =>
    1 -
    ((t + 0.08) / 0.82) ** 4 -
    (Math.abs(v + 0.04) / (0.76 - 0.42 * smooth(-0.2, 0.9, t))) ** 4 +
    0.7 * (layeredNoise(t * 5 + seed, v * 2, 2) - 0.5)
  const paste = (lx: number, ly: number, out: Sample): boolean => {
    const deep = inside(lx / halfLength, ly / halfWidth)
    if (deep < 0) return false
    const n = noise(lx * 0.09 + seed, ly * 0.09)
    out.alpha = 0.8 * smooth(0, 0.25, deep)
    return put(out, scaled(mix(MUSTARD, TOASTED, smooth(0.3, 0.75, n)), 0.8 + 0.3 * n), 2 * n, 0.3)
  }
  field.stamp(x, y, halfLength, turn, paste, 'decal')
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  field.withFinish(sauced(TOASTED, 0.26, seed, 0), () => {
    for (const [t, v] of scene.spread(620, () => [random.between(-0.95, 0.78), random.between(-0.85, 0.78)], 3)) {
      if (inside(t, v) < 0.04) continue
      const [lx, ly] = [t * halfLength, v * halfWidth]
      const large = random.chance(0.2)
      const nut = (large ? random.between(6.5, 8.5) : random.between(3, 5.8)) * size
      choppedNut(scene, x + cos * lx - sin * ly, y + sin * lx + cos * ly, nut, random.pick(NUTS))
    }
  })
}
