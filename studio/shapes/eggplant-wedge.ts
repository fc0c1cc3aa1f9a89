// A bite of eggplant that simmered in a thin curry: a wedge with dark, shining skin on its back, the cut flesh pale, soft and seedy.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKIN = { dark: rgb('#2a1230'), light: rgb('#4d2852'), rim: rgb('#86688a') }
const FLESH = { pale: rgb('#e3d79c'), soft: rgb('#bfae66'), seed: rgb('#a5843f') }

/** `size`: half of its length. */
export function eggplantWedge(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const wide = size * random.between(0.62, 0.78)
  const tall = size * random.between(0.6, 0.74)
  // Where the skin begins; some lie with it up.
  const line = random.chance(0.3) ? -0.5 : random.between(0.1, 0.36)
  const slant = random.between(-0.3, 0.3)
  const flesh = scene.vary(FLESH.pale, 0.04)
  const rest = field.settle(x, y, size * 0.7, wide * 0.7, turn, 0.45, 0.4)
  field.stamp(x, y, size * 1.35, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3) - 0.5
    const v = (ly / wide) * (1 + 0.5 * n)
    const u = lx / size + slant * v + 0.3 * n
    const q = Math.abs(u) ** 4 + Math.abs(v) ** 3
    if (q > 1) return false
    const skinned = smooth(line - 0.03, line + 0.03, v + 0.1 * n)
    const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
    const stripe = noise(v * 4 + seed, u * 0.7)
    const back = mix(mix(SKIN.dark, SKIN.light, 0.6 * stripe), SKIN.rim, 0.4 * smooth(line + 0.08, line, v))
    const seeds = smooth(0.64, 0.74, noise(lx * 0.2 + seed, ly * 0.14)) * smooth(0.05, 0.25, line - v)
    const cut = mix(mix(flesh, FLESH.soft, clamp(0.2 + 1.4 * (fine - 0.45))), FLESH.seed, 0.55 * seeds)
    // Highest where the skin begins, a slope of flesh on one side, the round back on the other.
    const ridge =
      v > line ? Math.sqrt(clamp(1 - ((v - line) / (1.02 - line)) ** 2)) : 1 - 0.55 * ((line - v) / (1 + line)) ** 1.3
    const blunt = 0.6 + 0.4 * Math.sqrt(clamp(1 - q))
    const z = 4 + tall * ridge * blunt + (1 - skinned) * (4 * n + 2 * (fine - 0.5))
    return put(
      out,
      scaled(mix(cut, back, skinned), 0.96 + 0.08 * fine),
      heightOn(rest, lx, ly) + z,
      0.5 + 0.4 * skinned,
      z + 3,
    )
  })
}
