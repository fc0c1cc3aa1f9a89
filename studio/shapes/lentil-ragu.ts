// A ladleful of lentils that cooked down with tomatoes: thick, coarse, each lentil half melted into the sauce, thin at its edge.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface RaguLook {
  dark: Rgb
  light: Rgb
  lentil: Rgb
  /** Chopped nuts in it, if any. */
  nut?: Rgb
  /** Its height in the middle, in scene units. */
  rise: number
}

/** Follows `ground`, on which it lies. */
export function lentilRagu(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  look: RaguLook,
  ground: (x: number, y: number) => number,
): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, radius * 1.25, 0, (lx, ly, out) => {
    const broad = layeredNoise(lx * 0.017 + seed, ly * 0.017, 3)
    const r = hypot(lx, ly) / radius + 0.75 * (broad - 0.5)
    if (r > 1) return false
    const lump = layeredNoise(lx * 0.045 + seed, ly * 0.045 - seed, 3)
    const fine = noise(lx * 0.3 + seed, ly * 0.3)
    // Bent a little, so that the lentils lie in no rows.
    const [bx, by] = [lx + 9 * noise(lx * 0.05, ly * 0.05 + seed), ly + 9 * noise(lx * 0.05 - seed, ly * 0.05)]
    const bead = pores(bx * 0.086 + seed, by * 0.086, 0.72)
    const nut = look.nut ? pores(by * 0.043 - seed, bx * 0.043, 0.42) : 0
    const whole = smooth(0.24, 0.46, layeredNoise(lx * 0.03 - seed, ly * 0.03, 2))
    const seen = bead * (0.25 + 0.75 * whole)
    const dome = (1 - Math.max(0, r) ** 2) ** 0.7
    const body = mix(look.dark, look.light, clamp(0.15 + 1.1 * (lump - 0.3) + 0.3 * (broad - 0.5)))
    const pulse = mix(body, mix(look.lentil, look.light, 0.1 + 0.2 * fine), 0.86 * smooth(0.08, 0.6, seen))
    const tone = look.nut ? mix(pulse, scaled(look.nut, 0.75 + 0.5 * fine), 0.9 * smooth(0.2, 0.5, nut)) : pulse
    const z =
      ground(x + lx, y + ly) +
      look.rise * dome +
      dome * (15 * (lump - 0.5) + 4.6 * seen + 6 * smooth(0.1, 0.6, nut)) +
      (fine - 0.5) * 1.2
    return put(out, scaled(tone, 0.94 + 0.12 * fine), z, 0.5 + 0.4 * smooth(0.55, 0.7, broad) * (1 - bead), z)
  })
}
