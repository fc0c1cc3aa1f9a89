// Slices of a rolled omelet: thin sheets of egg wound about each other, moist and smooth where the knife went through.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, roundedBox, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { block } from '#studio/shapes/upright.ts'

const ROLLED = {
  layer: rgb('#fbd04a'),
  pale: rgb('#fff0a6'),
  seam: rgb('#d98e18'),
  skin: rgb('#f2b632'),
  brown: rgb('#c8842a'),
}
const SLICE = { halfWidth: 62, halfDepth: 44, height: 98 }

/** The winding at a point of the cut, both coordinates from -1 to 1: pale sheets with a thin golden line between them. */
function winding(u: number, w: number, seed: number, inside: Rgb | null): Rgb {
  const n = layeredNoise(u * 1.9 + seed, w * 1.9, 3)
  const ring = (Math.abs(u) ** 2.6 + Math.abs(w) ** 2.6) ** (1 / 2.6) + (n - 0.5) * 0.14
  const turns = ring * 4.3 - Math.atan2(w, u) / TAU + (n - 0.5) * 0.4
  const within = turns - Math.floor(turns)
  // The line comes and goes where two sheets grew together.
  const joined = smooth(0.25, 0.5, noise(u * 3 + seed, w * 3 - seed))
  const seam = smooth(0.13, 0.03, Math.min(within, 1 - within)) * smooth(0.08, 0.2, ring) * joined
  const egg = scaled(mix(ROLLED.pale, ROLLED.layer, 0.25 + 0.7 * smooth(0.1, 1, within)), 0.98 + 0.08 * n)
  const wound = mix(egg, inside ?? ROLLED.seam, seam * (inside ? 0.9 : 0.75))
  return mix(wound, ROLLED.skin, smooth(0.92, 1.02, ring) * 0.8)
}

/** A slice set up so that the winding of the sheet shows in front. */
export function rolledSlice(scene: Scene, x: number, y: number, inside: Rgb | null): void {
  const { halfWidth, halfDepth, height } = SLICE
  const seed = scene.random.between(0, 99)
  block(scene, x, y, {
    halfWidth,
    halfDepth,
    height,
    turn: scene.random.bell() * 0.08,
    corner: 16,
    edge: 20,
    side: (base) => (sx, _sy, z) =>
      winding((sx - x) / (halfWidth * 1.02), ((z - base) / (height - 6)) * 2 - 1, seed, inside),
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.012, 3)
      const m = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      const skin = mix(ROLLED.layer, ROLLED.skin, smooth(0.3, 0.65, n))
      return [
        mix(skin, ROLLED.brown, smooth(0.56, 0.72, m) * 0.28),
        (n - 0.5) * 5 - 16 * Math.abs(lx / halfWidth) ** 3,
        0.8,
      ]
    },
  })
}

/** A slice that lies on its side: the whole winding is seen. */
export function fallenSlice(scene: Scene, x: number, y: number, inside: Rgb | null): void {
  const seed = scene.random.between(0, 99)
  const [halfX, halfY, tall] = [64, 58, SLICE.halfDepth * 1.5]
  const base = scene.field.settle(x, y, halfX * 0.7, halfY * 0.7, 0, 0.5, 0).z
  const skin = (sx: number, sy: number, z: number): Rgb => {
    const n = layeredNoise((sx + sy) * 0.03 + seed, z * 0.02, 3)
    return scaled(mix(ROLLED.layer, ROLLED.skin, smooth(0.3, 0.7, n)), 0.8 + 0.2 * smooth(0, tall * 0.5, z - base))
  }
  scene.field.withSides(skin, () =>
    scene.field.stamp(x, y, halfX * 1.5, -0.2, (lx, ly, out) => {
      const inward = -roundedBox(lx, ly, halfX, halfY, 30)
      if (inward < 0) return false
      const edge = smooth(7, 0, inward)
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
      return put(out, winding(lx / halfX, ly / halfY, seed, inside), base + tall - 5 * edge * edge + (n - 0.5) * 3, 0.7)
    }),
  )
}
