// A soft tortilla folded in half over its filling: a thin half-moon that leans on what it lies on.
import { mix, type Rgb } from '#studio/colour.ts'
import { type Finish, heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** How far the lower sheet reaches beyond the upper one, as a share of the radius. */
const LOWER = 0.1

/** The fold is toward -y, the open edge toward +y; `fill` lays what is in it, after the lower sheet and before the upper one. */
export function foldedTortilla(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  turn: number,
  light: Rgb,
  brown: Rgb,
  coat: Finish,
  fill: () => void,
): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, radius * 0.7, radius * 0.4, turn, 0.1, 0.16)
  const sheet = (upper: boolean): void =>
    scene.field.stamp(x, y, radius * 1.1, turn, (lx, ly, out) => {
      const [u, v] = [lx / radius, ly / radius]
      // The lower sheet looks out a little along the round edge.
      const inward =
        0.97 + 0.025 * Math.sin(u * 5 + seed) - hypot(u, v) - (upper ? LOWER + 0.03 * Math.sin(u * 7 + seed) : 0)
      const back = v + 0.26 - 0.03 * Math.sin(u * 4 + seed)
      if (inward < 0 || back < 0) return false
      const n = layeredNoise(u * 4 + seed, v * 4, 4)
      const fold = Math.sqrt(1 - (1 - clamp(back / 0.12)) ** 2)
      // What is in it holds it open in front; at the corners the sheets meet.
      const open = smooth(0, 0.7, back) * smooth(0.95, 0.5, Math.abs(u))
      const droop = 7 * smooth(0.14, 0, inward)
      const z = upper ? 8 + 7 * fold + 24 * open - droop * open + (n - 0.5) * 8 : 4 + 2 * n
      const toasted = clamp(smooth(0.5, 0.7, n) * 0.7)
      return put(out, mix(light, brown, toasted), heightOn(rest, lx, ly) + z, 0.2, upper ? 6 : 5)
    })
  scene.field.withFinish(coat, () => sheet(false))
  fill()
  scene.field.withFinish(coat, () => sheet(true))
}
