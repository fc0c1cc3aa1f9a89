// Chicken Kiev: a plump breaded roll, cut open so that the herb butter runs out.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbCoat } from '#studio/shapes/crumbed.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'

const MEAT = rgb('#fbead0')
const BUTTER = rgb('#f0c93c')
const HERB = rgb('#4f8a2a')

/** How steeply the knife went through it, as height over length. */
const CUT_SLOPE = 1.1

interface RollOptions {
  half: number
  radius: number
  turn: number
  /** Where it was cut, from -1 to 1 along it; left out, it is whole. */
  cutAt?: number
}

/** The cut face: crumb, then white meat in fibers, then the hollow with the butter; `d` and `core` are 1 at their rims. */
function faceAt(d: number, core: number, lx: number, ly: number, seed: number): Rgb {
  // Strands run around the hollow, as the breast was folded about the butter.
  const strand = noise(Math.atan2(ly, lx) * 2 + seed, d * 22 + seed) * 0.6 + noise(lx * 0.09 + seed, ly * 0.2) * 0.4
  const meat = scaled(mix(MEAT, rgb('#dcb07c'), 0.3 + 0.3 * smooth(0.45, 0.9, d)), 0.84 + 0.28 * strand)
  const leaf = smooth(0.42, 0.54, noise(lx * 0.2 + seed, ly * 0.2))
  const butter = mix(mix(BUTTER, rgb('#8f8a1c'), 0.35), HERB, 0.85 * leaf)
  const filled = mix(meat, butter, smooth(1.05, 0.85, core))
  const crumb = noise(lx * 0.3 + seed, ly * 0.3)
  return mix(filled, mix(rgb('#c98530'), rgb('#8a4a16'), crumb), smooth(0.84, 0.9, d))
}

function roll(scene: Scene, x: number, y: number, { half, radius, turn, cutAt }: RollOptions): void {
  const seed = scene.random.between(0, 99)
  const { field } = scene
  const rest = field.settle(x, y, half * 0.6, radius * 0.6, turn, 0.3, 0)
  const tall = radius * 1.2
  const cut = cutAt === undefined ? Number.POSITIVE_INFINITY : cutAt * half
  field.withSides(
    (sx, sy, z) => crumbCoat(sx + sy * 0.5, z * 1.3, seed)[0],
    () =>
      field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
        const t = lx / half
        if (Math.abs(t) > 1) return false
        const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 2)
        const wide = radius * (1 - Math.abs(t) ** 2.7) ** 0.5 * (1 + 0.1 * t) * (0.96 + 0.1 * n)
        const v = ly / wide
        if (!(Math.abs(v) < 1)) return false
        const [coat, relief] = crumbCoat(lx, ly, seed)
        const dome = 5 + tall * (wide / radius) ** 0.7 * Math.sqrt(1 - v * v) + relief * 0.8
        const plane = tall + 5 - (lx - cut) * CUT_SLOPE
        if (plane >= dome) return put(out, scaled(coat, 1.02), rest.z + dome, 0.22)
        if (plane < 3) return false
        const up = (plane - 5) / tall
        const wave = noise(ly * 0.06 + seed, up * 4)
        const d = hypot(ly / (radius * 0.98), (up - 0.46) * 1.9)
        const core = hypot(ly / (radius * (0.3 + 0.14 * wave)), (up - 0.36) / (0.15 + 0.06 * wave))
        const hollow = 12 * smooth(1, 0.5, core)
        return put(out, faceAt(d, core, lx, ly, seed), rest.z + plane - hollow, 0.3 + 0.6 * smooth(1, 0.9, core))
      }),
  )
}

/** One roll whole, one cut; the butter has run out on the plate. */
export function chickenKiev(scene: Scene, x: number, y: number, size: number): void {
  const [half, radius] = [158 * size, 74 * size]
  roll(scene, x + 24 * size, y - 74 * size, { half, radius, turn: 0.2 })
  // The cut end points to the front, away from what lies beside it.
  const turn = Math.PI - 0.45
  const [cx, cy] = [x + 16 * size, y + 56 * size]
  const along = (share: number): readonly [number, number] => [
    cx + Math.cos(turn) * half * share,
    cy + Math.sin(turn) * half * share,
  ]
  const [px, py] = along(0.86)
  runout(scene, px, py, 112 * size, mix(BUTTER, rgb('#d9a51c'), 0.5))
  herbFlecks(scene, 34, 62 * size, HERB, 5, px, py)
  roll(scene, cx, cy, { half, radius, turn, cutAt: 0.16 })
  const [bx, by] = along(0.64)
  runout(scene, bx, by, 26 * size, mix(BUTTER, HERB, 0.2))
}
