// Dates and nuts rolled between the palms: dark and sticky, bits of nut in it, shreds of coconut all over it if there is any.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const COCONUT = rgb('#fbf4e6')
const NUT = rgb('#c08648')
/** How deep the sides of the ball are where only their outline counts, as a share of its radius. */
const FLANK = 0.06
const SHADOW = rgb('#2a160c')

/**
 * A whole ball, round below too. Heights cannot overhang, so the ball ends where the camera's line of sight meets its
 * lower edge, and the upright side there is painted with what the camera sees of its front.
 */
export function energyBall(
  scene: Scene,
  x: number,
  y: number,
  r: number,
  light: Rgb,
  dark: Rgb,
  rolledInCoconut: boolean,
): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const base = field.heightAt(x, y)
  const [cos, sin] = [Math.cos(field.tilt), Math.sin(field.tilt)]
  const lean = [random.angle(), random.angle(), random.angle()]
  // Some were rolled in more of it than others, and on one side.
  const coat = random.between(0.16, 0.4)

  /** How far down the picture a point is from the middle of the ball, as a share of its radius. */
  const downAt = (ly: number, z: number): number => (ly * cos - (z - base - r) * sin) / r

  /** Nuts and coconut at a point of the picture of the ball, where both run from -1 to 1. */
  const surface = (across: number, down: number) => {
    const d = Math.min(1, hypot(across, down))
    // Over the curve of the ball, so that nothing is drawn out at its edge.
    const bulge = Math.asin(d) / (d || 1)
    const [p, q] = [across * bulge, down * bulge]
    const n = layeredNoise(p * 2.6 + seed, q * 2.6, 3)
    // Chopped, so they have corners.
    const [a, b] = [p + 0.3 * layeredNoise(q * 5 + seed, p * 5, 2), q + 0.3 * layeredNoise(p * 5 - seed, q * 5, 2)]
    const nut = Math.max(pores(a * 2.2 - seed, b * 2.9 + seed, 0.3), 0.8 * pores(a * 6 + seed, b * 4.6 - seed, 0.3))
    const rolled = smooth(0.6 - coat, 0.8 - coat, layeredNoise(p * 1.1 - seed, q * 1.1 + seed, 3))
    const shreds = Math.max(
      ...lean.map((first, i) => {
        const turn = first + n * 1.5
        const [along, off] = [p * Math.cos(turn) + q * Math.sin(turn), q * Math.cos(turn) - p * Math.sin(turn)]
        return pores(along * (3.6 + i) + seed + i * 17, off * (15 + 2 * i) + seed, 0.42)
      }),
    )
    const coconut = rolledInCoconut ? smooth(0.3, 0.5, shreds) * rolled : 0
    const body = mix(scaled(mix(dark, light, n), 0.9 + 0.5 * smooth(0.55, 0.75, n)), NUT, smooth(0.15, 0.35, nut))
    return { colour: mix(body, COCONUT, coconut * 0.92), n, nut, coconut }
  }

  const front = (sceneX: number, sceneY: number, z: number): Rgb => {
    const across = (sceneX - x) / r
    const down = downAt(sceneY - y, z)
    const toCamera = Math.sqrt(Math.max(0, 1 - across * across - down * down))
    // 1 where the ball faces up, -1 where it faces the plate.
    const up = toCamera * cos - down * sin
    return scaled(surface(across, down).colour, 0.5 + 0.95 * smooth(-0.75, 0.95, up))
  }

  // The ball touches the plate in a point; about it, it is dark.
  const shadow: Shape = (lx, ly, out) => {
    out.alpha = 0.5 * smooth(0.8, 0.1, hypot(lx, ly) / r)
    return out.alpha > 0 && put(out, SHADOW, 0, 0.2)
  }
  field.stamp(x, y, r, 0, shadow, 'decal')
  field.withSides(front, () =>
    field.stamp(x, y, r * 1.3, 0, (lx, ly, out) => {
      const [u, v] = [lx / r, ly / r]
      const half = Math.sqrt(Math.max(0, 1 - u * u))
      const ahead = v * cos - half + sin
      const d2 = u * u + v * v
      if (ahead > 0) return false
      // Left and right, what the camera sees of the ball lies behind its outline from above.
      const flank = d2 > 1 && half > 0 && sin > 0 && v < 0 && ahead > -FLANK
      if (d2 > 1 && !flank) return false
      const z = base + r + r * (flank ? (v * cos + half) / sin : Math.sqrt(1 - d2))
      const { colour, n, nut, coconut } = surface(u, downAt(ly, z))
      return put(out, colour, z + (n - 0.5) * 9 + coconut * 2.4 + nut * 3, 0.4 * (1 - coconut))
    }),
  )
}
