// What the knife shows of a pie: the crust below and along its edge, and the filling with what was baked in it.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface PieInside {
  radius: number
  base: number
  height: number
  crust: SidePaint
  filling: SidePaint
  /** Where the wall of the crust begins, as a share of the radius. */
  wall: number
  floor: number
  /** Height of a lid of pastry above the filling at a share of the radius; none on an open pie. */
  lid?: (r: number) => number
  /** The skin of a custard that browned in the oven. */
  skin?: Rgb | undefined
}

export function pieInside({ x: cx, y: cy }: Scene, pie: PieInside, seed: number): SidePaint {
  const { radius, base, height, crust, filling, wall, floor, lid, skin } = pie
  return (x, y, z) => {
    const far = hypot(x - cx, y - cy)
    const up = z - base
    const wobble = layeredNoise(far * 0.035 + seed, up * 0.05, 2) - 0.5
    // The wall leans outward, and meets the floor in a curve.
    const inner = far / radius - wall + 0.03 * wobble - 0.03 * (1 - up / height)
    const bottom = floor + 4 * wobble + 12 * smooth(-0.09, 0.01, inner) - up
    const over = lid ? up - height - lid(far / radius) + 9 : -9
    const depth = Math.max(inner * radius, bottom, over)
    if (depth > 0) return scaled(crust(x, y, z), 0.86 + 0.14 * smooth(0, 5, depth))
    // Damp and darker where the filling lies on its crust.
    const own = scaled(filling(far, 0, up), 1 - 0.2 * smooth(-5, 0, depth))
    return skin ? mix(own, skin, 0.75 * smooth(height - 9 + 6 * wobble, height - 1, up)) : own
  }
}

/** Set custard: pale and smooth, fine bubbles in it, and the cut ends of what was strewn over the crust. */
export function setCustard(light: Rgb, dark: Rgb, bits: readonly Rgb[], seed: number): SidePaint {
  return (along, _y, z) => {
    const n = layeredNoise(along * 0.025 + seed, z * 0.04, 3)
    const bubble = pores(along * 0.16 + seed, z * 0.18, 0.3)
    const body = scaled(mix(light, dark, 0.4 * smooth(0.3, 0.8, n)), 1 - 0.12 * bubble)
    if (!bits.length) return body
    const bent = z + 5 * noise(along * 0.05, seed)
    const [u, v] = [along * 0.034 + seed, bent * 0.085 + seed]
    const bit = pores(u, v, 0.62)
    const own =
      bits[Math.floor(noise(Math.floor(u) * 7.31 + 0.5, Math.floor(v) * 5.17 + 0.5) * 89) % bits.length] ?? body
    const streak = 0.85 + 0.3 * noise(along * 0.07 + seed, bent * 0.4)
    return mix(body, scaled(own, streak), smooth(0.12, 0.34, bit))
  }
}
