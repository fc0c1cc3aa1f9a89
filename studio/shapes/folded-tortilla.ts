// A soft tortilla folded in half over its filling: a thin half-moon that leans on what it lies on.
import { mix, type Rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** How far the lower sheet reaches beyond the upper one, as a share of the radius. */
const LOWER = 0.075

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
    // The lower sheet looks out a little along the round edge; both are thin and pale where they end.
    const lower = inward < LOWER + 0.03 * Math.sin(u * 7 + seed)
    const fold = Math.sqrt(1 - (1 - clamp(back / 0.1)) ** 2)
    const belly = smooth(0.08, 0.5, inward) * 9
    const z = lower ? 4 + 2 * n : 9 + 4 * fold + belly * fold + (n - 0.5) * 7
    const toasted = clamp(smooth(0.5, 0.7, n) * 0.7)
    return put(out, mix(light, brown, toasted), heightOn(rest, lx, ly) + z, 0.3, lower ? 5 : 7)
  })
}
