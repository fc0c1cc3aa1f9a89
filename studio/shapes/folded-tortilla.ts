// A soft tortilla folded in half over its filling: a thin half-moon that leans on what it lies on.
import { mix, type Rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** The fold is toward -y, the open edge toward +y. */
export function foldedTortilla(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  turn: number,
  light: Rgb,
  brown: Rgb,
): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, radius * 0.7, radius * 0.4, turn, 0.1, 0.22)
  scene.field.stamp(x, y, radius * 1.1, turn, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / radius]
    const inward = 0.97 + 0.025 * Math.sin(u * 5 + seed) - hypot(u, v)
    const back = v + 0.26 - 0.03 * Math.sin(u * 4 + seed)
    if (inward < 0 || back < 0) return false
    const n = layeredNoise(u * 4 + seed, v * 4, 4)
    const fold = Math.sqrt(1 - (1 - clamp(back / 0.16)) ** 2)
    // Full in the middle, where the filling lies; the edge is two thin sheets that gape a little.
    const belly = smooth(0, 0.5, inward) * 15
    const z = 7 + 10 * fold + belly * fold + 4 * smooth(0.07, 0, inward) * n + (n - 0.5) * 7
    const toasted = clamp(smooth(0.45, 0.68, n) * 0.75 + smooth(0.06, 0, inward) * 0.25)
    return put(out, mix(light, brown, toasted), heightOn(rest, lx, ly) + z, 0.4, z + 3)
  })
}
