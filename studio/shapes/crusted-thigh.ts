// A chicken thigh under a craggy crust of buttermilk, flour and cornmeal: ridges and flakes that browned, paler hollows between them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PALE, GOLD, AMBER, BROWN] = [rgb('#f0c877'), rgb('#dd9a3c'), rgb('#b8661e'), rgb('#6f3410')]
const [BONE, MARROW] = [rgb('#f0e2c4'), rgb('#b98a5c')]

/** Crust at a point: its color, and how high it stands. */
function crust(x: number, y: number, seed: number): readonly [Rgb, number] {
  const wave = 16 * (layeredNoise(x * 0.03 + seed, y * 0.03, 2) - 0.5)
  const flake = 1 - pores((x + wave) * 0.052 + seed, (y - wave) * 0.052, 0.95)
  const small = 1 - pores((x - wave) * 0.13 - seed, (y + wave) * 0.13, 0.9)
  const broad = layeredNoise(x * 0.014 + seed, y * 0.014, 3)
  const meal = noise(x * 0.42 + seed, y * 0.42)
  const high = 0.55 * flake + 0.3 * small + 0.15 * meal
  const heat = clamp(0.75 * smooth(0.3, 0.7, broad) + 0.5 * (high - 0.5))
  const tone = mix(mix(PALE, GOLD, smooth(0.05, 0.4, heat)), AMBER, smooth(0.36, 0.8, heat))
  const caught = smooth(0.72, 1, heat) * smooth(0.5, 0.8, small)
  return [scaled(mix(tone, BROWN, 0.6 * caught), 0.8 + 0.3 * high + 0.1 * (meal - 0.5)), high * 15 + 2 * meal]
}

/** The end of the bone points to `boneAt`, an angle. */
export function crustedThigh(scene: Scene, x: number, y: number, size: number, boneAt: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = boneAt + Math.PI
  const half = size * random.between(1.06, 1.18)
  const broad = size * random.between(0.8, 0.9)
  const lies = random.chance(0.5) ? 1 : -1
  const rest = field.settle(x, y, half * 0.7, broad * 0.6, turn, 0.45, 0.14)
  field.stamp(x, y, half * 1.5, turn, (lx, ly, out) => {
    const s = (lx + half * 1.12) / (half * 0.5)
    if (s < 0 || s > 1) return false
    const w = size * 0.12 * (s < 0.3 ? Math.sqrt(clamp(1 - ((0.3 - s) / 0.3) ** 2)) : 1)
    const v = (ly - size * 0.08 * lies) / (w || 1)
    if (!(Math.abs(v) < 1)) return false
    const round = Math.sqrt(1 - v * v)
    const paint = mix(scaled(BONE, 0.82 + 0.18 * round), MARROW, 0.5 * smooth(0.12, 0, s) + 0.6 * smooth(0.2, 0.5, s))
    return put(out, paint, heightOn(rest, lx, ly) + size * 0.1 + w * (0.3 + 0.8 * round), 0.35, w * 1.4)
  })
  const flank: SidePaint = (px, py, z) => scaled(crust(px - x + (py - y) * 0.5, z * 1.15, seed)[0], 0.94)
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.25, turn, (lx, ly, out) => {
      const [u, v0] = [lx / half, ly / broad]
      const angle = Math.atan2(v0, u)
      const lobe = layeredNoise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3 + seed, 2) - 0.5
      const crag = layeredNoise(lx * 0.045 + seed, ly * 0.045, 3) - 0.5
      // Narrower toward the knee, fuller on one side.
      const v = v0 / (1 - 0.3 * smooth(0.1, -1, u) + 0.07 * lies * Math.sign(v0))
      const q = (Math.abs(u) ** 2.4 + Math.abs(v) ** 2.4) ** (1 / 2.4) / (0.97 + 0.2 * lobe + 0.12 * crag)
      if (q > 1) return false
      const [paint, relief] = crust(lx, ly, seed)
      const dome = (1 - q ** 2.6) ** 0.52
      const fold = smooth(0.1, 0.02, Math.abs(v - 0.16 * lies - 0.1 * u)) * smooth(-0.75, -0.2, u) * smooth(0.7, 0.2, u)
      const z = size * (0.08 + 0.6 * dome) + relief * (0.5 + 0.5 * dome) + crag * 12 * dome - 7 * fold
      return put(out, scaled(paint, 1 - 0.16 * fold), heightOn(rest, lx, ly) + z, 0.2)
    }),
  )
}
