// A flatbread from a hot pan: soft and a little wavy, blown up into bubbles that the iron scorched, floury where it never touched.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { CrustLook } from '#studio/shapes/breads.ts'

export interface GriddleBread {
  radius: number
  look: CrustLook
  /** How far its bubbles rise, in scene units; a tortilla hardly has any. */
  puff: number
  thick: number
}

const SCORCHED = rgb('#3c1c0c')
const FLOURED = rgb('#fbf0d8')

/** Color and height above the dough at a place in the bread, which runs from -1 to 1. */
function surfaceAt(u: number, v: number, seed: number, { look, puff }: GriddleBread) {
  const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
  const fine = layeredNoise(u * 16 + seed, v * 16, 2)
  const grain = noise(u * 64 + seed, v * 64)
  const warp = 0.3 * (layeredNoise(u * 4 - seed, v * 4, 3) - 0.5)
  const large = pores((u + warp) * 2.8 + seed, (v - warp) * 2.8, 0.46)
  const small = pores((u - warp) * 6.5 + seed, (v + warp) * 6.5 + 9, 0.42)
  const freckle = pores(u * 15 + seed, v * 15 + warp * 4, 0.42)
  const swollen = smooth(0, 0.9, large)
  // The iron touched the tops of the bubbles, not evenly; thin dough is freckled all over.
  const touched = Math.max(large, 0.85 * small * smooth(0.3, 0.55, n))
  const seared = smooth(0.3, 0.85, touched + 0.7 * (fine - 0.5))
  const toasted = mix(look.light, look.mid, clamp(smooth(0.34, 0.76, n) * 0.6 + 0.6 * smooth(0.05, 0.5, touched)))
  // Flour that never burned off lies in the flat places.
  const floured = mix(toasted, FLOURED, 0.42 * smooth(0.52, 0.3, n + 0.3 * (fine - 0.5)) * (1 - seared))
  const spotted = mix(floured, look.dark, 0.8 * seared + (puff < 4 ? 0.45 : 0.28) * freckle * (0.4 + fine))
  const colour = mix(spotted, SCORCHED, 0.8 * smooth(0.62, 1, touched * (0.45 + fine)) * seared)
  return {
    colour: scaled(colour, 0.93 + 0.08 * fine + 0.06 * grain),
    up: puff * (swollen + 0.5 * small) + 4 * (n - 0.5) + 1.6 * fine + 0.8 * grain,
  }
}

/** How far its edge is from the middle in a direction: patted out by hand. */
function outline(angle: number, seed: number): number {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return (
    0.95 + 0.09 * (layeredNoise(x * 1.3 + seed, y * 1.3 + seed, 3) - 0.5) + 0.02 * (noise(x * 9 + seed, y * 9) - 0.5)
  )
}

export function griddleBread(scene: Scene, x: number, y: number, bread: GriddleBread): void {
  const { random, field } = scene
  const { radius, thick } = bread
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, radius * 0.8, radius * 0.8, 0, 0.55, 0.12)
  const limp = random.between(2, 3)
  field.stamp(x, y, radius * 1.02, random.angle(), (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / radius]
    const angle = Math.atan2(v, u)
    const d = hypot(u, v) / outline(angle, seed)
    if (d > 1) return false
    const { colour, up } = surfaceAt(u, v, seed, bread)
    const edge = smooth(0.93, 1, d)
    const wave = 5 * smooth(0.5, 1, d) * Math.sin(angle * limp + seed)
    const z = thick + up * smooth(1, 0.9, d) + wave - thick * 0.6 * edge * edge
    return put(out, mix(colour, bread.look.mid, 0.3 * edge), heightOn(rest, lx, ly) + z, 0.02, thick + 3)
  })
}

/** Folded in half while it was hot: the upper half does not quite cover the lower, and the fold stays round. */
export function foldedBread(scene: Scene, x: number, y: number, turn: number, bread: GriddleBread): void {
  const { random, field } = scene
  const { radius, thick } = bread
  const rest = field.settle(x, y, radius * 0.6, radius * 0.4, turn, 0.5, 0.3)
  const seeds = [random.between(0, 99), random.between(0, 99)]
  for (const [layer, seed] of seeds.entries()) {
    const slip = layer ? 0.06 : 0
    field.stamp(x, y, radius * 1.1, turn, (lx, ly, out) => {
      const u = lx / radius + slip * 0.5
      const v = ly / radius + 0.42
      const angle = Math.atan2(v, u)
      const d = (hypot(u, v) + slip) / outline(angle, seed)
      if (d > 1 || v < -0.02 * Math.sin(u * 3 + seed)) return false
      const { colour, up } = surfaceAt(u, v, seed, bread)
      const fold = Math.sqrt(clamp(v / 0.1))
      const apart = layer ? thick * (0.7 + 0.9 * smooth(0.1, 0.5, v) + 0.4 * Math.sin(u * 4 + seed) * v) : 0
      const z = thick + apart + (layer ? up : 0) * smooth(1, 0.9, d) * fold - thick * 0.6 * smooth(0.94, 1, d) ** 2
      const shaded = scaled(colour, 0.86 + 0.14 * fold)
      return put(out, shaded, heightOn(rest, lx, ly) + z * (0.45 + 0.55 * fold), 0.02, layer ? thick + 4 : z + 8)
    })
  }
}
