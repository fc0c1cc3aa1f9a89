// A whole apple from the oven, its core taken out and filled.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumb } from '#studio/shapes/pieces.ts'

const RED = rgb('#b3271a')
const YELLOW = rgb('#e2b544')
const GREEN = rgb('#a2b836')
const CARAMEL = rgb('#7a3a10')
const FLESH = rgb('#f0d898')

/** How far down the skin reaches from its highest point, as a share of the radius. */
const TALL = 0.94

/** Round shoulders that fall away on all sides, streaked skin, a collar of burst flesh about the filling. */
export function bakedApple(scene: Scene, x: number, y: number, r: number, filling: Rgb, green: boolean): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, r * 0.6, r * 0.6, 0, 0.6, 0).z
  const ground = green ? mix(YELLOW, GREEN, 0.6) : YELLOW
  /** The skin by direction and by how far down from the core: streaks run from the core to the foot. */
  const skin = (angle: number, down: number): Rgb => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const cheek = smooth(0.36, 0.62, layeredNoise(cos * 1.2 + seed, sin * 1.2 - seed, 2))
    const streak = smooth(0.35, 0.75, layeredNoise(cos * 7 + seed, sin * 7 + down * 2.2, 3))
    const fleck = smooth(0.72, 0.8, noise(cos * 24 + down * 7 + seed, sin * 24 - down * 7))
    const wrinkle = smooth(0.48, 0.3, layeredNoise(cos * 2.4 + seed, sin * 2.4 + down * 2.4, 3))
    const ripe = mix(ground, RED, cheek * (green ? 0.55 : 0.62) + streak * (0.08 + 0.2 * cheek))
    const speckled = mix(ripe, FLESH, fleck * 0.45)
    return mix(speckled, CARAMEL, clamp(wrinkle * 0.35 + smooth(1.2, 1.7, down) * 0.45))
  }
  // Down its sides a streak would be drawn out into a smear; there the skin is nearly of one color.
  const side: SidePaint = (px, py, z) => {
    const fall = clamp(1 - (z - base) / (r * TALL))
    const cheek = smooth(0.3, 0.7, layeredNoise(px * 0.012 + seed, z * 0.02 + py * 0.004, 2))
    return scaled(mix(mix(ground, RED, cheek * 0.4), CARAMEL, 0.45 * fall * fall), 1 - 0.3 * fall)
  }
  const soft = mix(filling, rgb('#f6e3b4'), 0.4)
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, r * 1.02, 0, (lx, ly, out) => {
      const angle = Math.atan2(ly, lx)
      // Five soft ribs, as an apple has.
      const d = hypot(lx, ly) / (r * (0.97 + 0.025 * Math.cos(angle * 5 + seed)))
      if (d > 1) return false
      const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3)
      const shoulder = r * TALL * Math.sqrt(1 - clamp((d - 0.52) / 0.5) ** 2)
      const split = 0.42 + (n - 0.5) * 0.08
      if (d > split + 0.1 + 0.04 * Math.sin(angle * 3 + seed)) {
        return put(out, skin(angle, d), base + shoulder + (n - 0.5) * 5, 0.62)
      }
      if (d > split)
        return put(out, mix(FLESH, rgb('#c07a26'), 0.15 + 0.5 * smooth(0.4, 0.7, n)), base + shoulder - 3, 0.55)
      const dome = 24 * Math.sqrt(clamp(1 - (d / split) ** 2))
      const toasted = smooth(0.45, 0.7, layeredNoise(lx * 0.09 + seed, ly * 0.09, 3))
      const z = base + r * TALL - 4 + dome + (n - 0.5) * 16
      return put(
        out,
        mix(mix(scaled(soft, 0.9 + 0.2 * n), rgb('#e6ac4c'), 0.3), rgb('#a8601c'), toasted * 0.75),
        z,
        0.35,
      )
    }),
  )
  curds(scene, x, y, r * 0.34, filling)
}

/** The juice that runs out and thickens about the foot. */
export function syrup(scene: Scene, x: number, y: number, r: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    x,
    y,
    r * 1.4,
    0,
    (lx, ly, out) => {
      const angle = Math.atan2(ly, lx)
      const edge = r * (0.98 + 0.5 * layeredNoise(Math.cos(angle) * 1.4 + seed, Math.sin(angle) * 1.4 + seed, 3))
      const d = hypot(lx, ly) / edge
      if (d > 1) return false
      out.alpha = 0.75 * smooth(1, 0.9, d)
      return put(out, mix(rgb('#b0601a'), rgb('#d9973c'), smooth(0.6, 1, d)), 2.5 * smooth(1, 0.85, d), 1)
    },
    'decal',
  )
}

/** Fresh cheese heaped in an apple: soft curds, golden where the oven caught them. */
function curds(scene: Scene, x: number, y: number, radius: number, cheese: Rgb): void {
  const { random } = scene
  heaped(scene, { x, y, radius: radius * 1.1 }, 18, () => {
    for (const [px, py] of scene.spots(34, radius, x, y)) {
      const baked = mix(mix(cheese, rgb('#fbe2a8'), 0.6), rgb('#cf8830'), 0.75 * random.unit())
      crumb(scene, px, py, random.between(7, 13), baked, 0.35)
    }
  })
}
