// Half of a crumbed sausage or croquette, its slanting cut to the light: a soft, pale inside with green in it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbCoat } from '#studio/shapes/crumbed.ts'

export interface CroquetteOptions {
  length: number
  radius: number
  /** The direction in which the cut looks. */
  turn: number
  /** What was stirred into it. */
  flecks: readonly Rgb[]
  inside: Rgb
}

const CRUST = rgb('#a8641e')

export function cutCroquette(scene: Scene, x: number, y: number, options: CroquetteOptions): void {
  const { length, radius, turn, flecks, inside } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  // How far the knife ran along it from top to bottom.
  const slant = radius * random.between(1.2, 1.5)
  const base = field.settle(x, y, length * 0.4, radius * 0.6, turn, 0.5, 0.1).z
  const half = (lx: number, ly: number, out: Sample): boolean => {
    const past = Math.max(0, -lx - length / 2 + radius)
    const q = (ly / radius) ** 2 + (past / radius) ** 2
    if (q > 1) return false
    const round = Math.sqrt(1 - q)
    const wavy = 5 * (layeredNoise(lx * 0.05 + seed, ly * 0.05, 2) - 0.5)
    const top = radius * (0.5 + round)
    const plane = radius * 1.5 * (1 - (lx - length / 2 + slant + wavy) / slant)
    if (plane < radius * (0.5 - round)) return false
    if (plane >= top) {
      const [coat, relief] = crumbCoat(lx, ly + Math.asin(clamp(ly / radius, -1, 1)) * radius * 0.4, seed)
      return put(out, scaled(coat, 0.8 + 0.25 * round), base + top + relief * 0.6, 0.2, top + radius * round)
    }
    // How near the crust this point of the cut lies.
    const rim = hypot(ly / radius, (plane - radius * 0.5) / radius)
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
    const grain = noise(lx * 0.22 + seed, ly * 0.22)
    const bit = layeredNoise(lx * 0.12 - seed, ly * 0.12 + seed, 2)
    const which = flecks[Math.floor(noise(lx * 0.05 + seed, ly * 0.05) * 37) % Math.max(1, flecks.length)]
    const crumb = scaled(inside, 0.86 + 0.16 * n + 0.1 * grain)
    const stirred = which ? mix(crumb, which, 0.85 * smooth(0.56, 0.64, bit)) : crumb
    const paint = mix(stirred, CRUST, 0.9 * smooth(0.86, 0.94, rim))
    return put(out, paint, base + plane + 4 * (grain - 0.5) + 3 * (n - 0.5), 0.25, plane + 4)
  }
  // Crumbs on the steep front as well, where they would be drawn out into streaks.
  field.withSides(
    (px, _py, z) => scaled(crumbCoat(px, z * 1.4, seed)[0], 0.72 + 0.28 * smooth(base, base + radius, z)),
    () => field.stamp(x, y, length * 0.7 + radius, turn, half),
  )
}
