// A meatball rolled by hand and turned in the pan: never quite round, flat and dark where it lay, cracked and crumbly between, moist.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface MeatballLook {
  meat: Rgb
  crust: Rgb
  /** What was spooned over it runs down from the top. */
  glaze?: Rgb | undefined
}

const CRUMB = rgb('#e2b883')

/** `r`: half its width. */
export function brownedMeatball(scene: Scene, x: number, y: number, r: number, look: MeatballLook): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const meat = scene.vary(look.meat, 0.07)
  const crust = scene.vary(look.crust, 0.08)
  const squat = random.between(0.78, 0.92)
  const turn = random.angle()
  const [rx, ry] = [r * random.between(0.98, 1.1), r * random.between(0.9, 1)]
  // Where it lay on the pan: towards two sides, level or nearly.
  const flats = [random.angle(), random.angle()].map((angle) => {
    const off = random.between(0.2, 0.62)
    return { u: Math.cos(angle) * off, v: Math.sin(angle) * off, wide: random.between(0.42, 0.62) }
  })
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.4, 0.2)
  field.stamp(x, y, r * 1.3, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly / ry, lx / rx)
    const outline = 0.92 + 0.16 * layeredNoise(Math.cos(angle) * 1.4 + seed, Math.sin(angle) * 1.4 - seed, 2)
    const [u, v] = [lx / (rx * outline), ly / (ry * outline)]
    const q = u * u + v * v
    if (q > 1) return false
    const round = Math.sqrt(1 - q)
    const lump = layeredNoise(u * 1.9 + seed, v * 1.9, 2) - 0.5
    const grain = layeredNoise(u * 5.5 + seed, v * 5.5 - seed, 3)
    let [flat, level] = [0, 0]
    for (const { u: fu, v: fv, wide } of flats) {
      const on = smooth(wide, wide * 0.55, Math.hypot(u - fu, v - fv) + 0.3 * (grain - 0.5))
      flat = Math.max(flat, on)
      level = Math.max(level, on * 0.1)
    }
    const crack = smooth(0.07, 0.015, Math.abs(layeredNoise(u * 1.5 - seed, v * 1.5 + 7, 2) - 0.5)) * (1 - flat)
    const heat = clamp(0.22 + 0.8 * flat + 1.1 * (grain - 0.5) + 0.5 * lump)
    const browned = mix(meat, crust, smooth(0.12, 0.95, heat))
    const flecked = mix(browned, CRUMB, 0.5 * smooth(0.68, 0.8, noise(u * 7 + seed * 2, v * 7)) * (1 - 0.7 * flat))
    // Low on its sides a pattern would be drawn out into streaks.
    const high = smooth(0.28, 0.7, round)
    const own = mix(mix(meat, crust, 0.45), scaled(flecked, (0.82 + 0.36 * grain) * (1 - 0.3 * crack)), high)
    const ran = layeredNoise(u * 1.9 + seed, v * 1.9 + seed, 3)
    const wet = look.glaze ? smooth(0.54, 0.46, ran - 0.04 * round) : 0
    const paint = look.glaze ? mix(stained(own, look.glaze, 0.66 * wet), look.glaze, 0.24 * wet) : own
    const z =
      r *
      (squat * (0.3 + round) -
        level * squat +
        (0.12 * lump + 0.1 * (grain - 0.5) * (1 - 0.5 * flat) - 0.04 * crack) * (1 - 0.6 * wet) * high +
        0.03 * wet)
    const gloss = 0.26 + 0.3 * smooth(0.5, 0.7, layeredNoise(u * 2.4 - seed, v * 2.4, 2)) + 0.25 * wet
    return put(out, paint, rest.z + z, Math.min(1, gloss), r * squat * 1.6 * round + 3)
  })
}
