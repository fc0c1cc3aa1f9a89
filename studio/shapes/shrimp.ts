// A peeled shrimp, curled by the heat: slim, in segments, coral along its back and white inside the curl, its tail left on.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CORAL = rgb('#f0713c')
const [FLESH, INNER, DEEP, TAIL] = [rgb('#f9bd9c'), rgb('#fde3d0'), rgb('#d4481c'), rgb('#d23a16')]
const SEGMENTS = 6

/** `tail`: whether its fins were left on. */
export function shrimp(scene: Scene, x: number, y: number, size: number, colour = CORAL, tail = true): void {
  const { random, field } = scene
  const coral = scene.vary(colour, 0.08)
  const turn = random.angle()
  const hand = random.chance(0.5) ? 1 : -1
  const seed = random.between(0, 99)
  const sweep = random.between(3.3, 4)
  const middle = size * 0.66
  const fan = size * 0.5
  const rest = field.settle(x, y, size * 0.75, size * 0.75, 0, 0.5, 0.3)
  const [slopeX, slopeY] = [rest.slopeX, rest.slopeY]
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const r = hypot(lx, ly)
    if (r < size * 0.14) return false
    // From the head (0) around to the tail (1).
    const angle = (((hand * Math.atan2(ly, lx)) % TAU) + TAU) % TAU
    const before = angle > (sweep + TAU) / 2 ? angle - TAU : angle
    const t = before / sweep
    const way = middle * (0.94 + 0.18 * t)
    const fat = size * 0.3 * (1 - 0.62 * smooth(0.25, 1.05, t)) * (0.82 + 0.18 * smooth(0, 0.16, t))
    const n = layeredNoise(lx * (3 / size) + seed, ly * (3 / size), 2)
    const lean =
      rest.z +
      slopeX * (lx * Math.cos(turn) - ly * Math.sin(turn)) +
      slopeY * (lx * Math.sin(turn) + ly * Math.cos(turn))
    if (t > 1) {
      if (!tail) return false
      // Two fins of thin shell, ribbed, apart from each other.
      const along = ((before - sweep) * way) / fan
      if (along > 1) return false
      const off = (r - way) / fan
      const blade =
        Math.abs(Math.abs(off - 0.06 * along) - 0.34 * along) /
        (0.13 + 0.2 * Math.sin(Math.PI * Math.min(1, along * 0.8 + 0.2)))
      if (blade > 1 || along > 1 - 0.22 * blade * blade) return false
      const rib = 0.8 + 0.3 * Math.abs(Math.sin(off * 34 + along * 5))
      const paint = mix(scaled(TAIL, rib), DEEP, 0.4 * along)
      return put(out, paint, lean + size * (0.1 + 0.05 * (1 - blade * blade)), 0.7, size * 0.1 + 2)
    }
    // The outer edge is scalloped by the segments.
    const phase = t * SEGMENTS + 0.15
    const index = Math.floor(phase)
    const within = phase - index
    const ringed = 1 + 0.08 * Math.sin(Math.PI * clamp(within)) - 0.04
    const v = (r - way) / (fat * ringed)
    const cap = t < 0 ? (-before * way) / (fat * 0.8) : 0
    const q = v * v + cap * cap
    if (q > 1) return false
    const round = Math.sqrt(1 - q)
    const own = noise(index * 3.7 + seed, 2.5)
    // Each segment reaches a little over the next one.
    const seam = smooth(0.16, 0, within) * smooth(-0.95, -0.2, v)
    const back = smooth(-0.25, 0.85, v + (n - 0.5) * 0.5)
    const band = smooth(0.2, 0.95, within) * (0.4 + 0.45 * own)
    const flesh = mix(INNER, FLESH, smooth(-0.9, 0.2, v))
    const colored = mix(flesh, coral, clamp(back * (0.62 + 0.5 * band) + 0.24 * band))
    const vein = smooth(0.1, 0.03, Math.abs(v - 0.55)) * smooth(0.02, 0.12, t) * smooth(0.85, 0.6, t)
    const paint = mix(mix(colored, DEEP, 0.5 * seam * back + 0.16 * seam), DEEP, 0.34 * vein)
    const cut = t < 0.03 ? smooth(0.03, -0.03, t) : 0
    const z = fat * (0.5 + 1.02 * round) + size * (0.05 * within - 0.045 * seam - 0.02 * vein)
    return put(out, mix(scaled(paint, 0.95 + 0.1 * n), INNER, 0.6 * cut), lean + z, 0.62, z + 2)
  })
}
