// Thick sauce on a plate: it sinks toward its edge, where it is thin, oily and of no certain outline.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { DAY } from '#studio/shading.ts'

const [LIGHT_X, LIGHT_Y] = [Math.cos(DAY.azimuth), Math.sin(DAY.azimuth)]

export interface PoolOptions {
  x: number
  y: number
  radius: number
  /** The height of what it lies on, and how far it rises above that. */
  base: number
  rise: number
  dark: Rgb
  light: Rgb
  /** Onion, tomato and spice that cooked down in it: 0 is smooth. */
  pulp: number
  /** The same for all layers of one pool, which then have one outline. */
  seed: number
  /** How deep one sees into it; left out, it lies under everything. */
  clear?: number
}

/** How far its edge lies below what it is poured on: it runs out between grains and comes to nothing on a plate. */
const SHORE = 7

export function saucePool(scene: Scene, options: PoolOptions): void {
  const { x, y, radius, base, rise, dark, light, pulp, seed, clear } = options
  const rim = mix(scaled(dark, 0.8), light, 0.15)
  scene.field.stamp(
    x,
    y,
    radius * 1.2,
    0,
    (lx, ly, out) => {
      const angle = Math.atan2(ly, lx)
      const tongues = layeredNoise(Math.cos(angle) * 1.7 + seed, Math.sin(angle) * 1.7 + seed, 3)
      const r = hypot(lx, ly) / (radius * (0.84 + 0.32 * tongues))
      if (r > 1) return false
      const n = layeredNoise(lx * 0.016 + seed, ly * 0.016, 3)
      const body = layeredNoise(lx * 0.08 + seed, ly * 0.08 + seed, 3) - 0.5
      const bit = smooth(0.7, 0.86, noise(lx * 0.16 + seed, ly * 0.16))
      const thin = smooth(0.82, 1, r)
      // On the slope a tilted camera would draw its grain out into hair.
      const calm = smooth(0.98, 0.78, r)
      const z =
        base - SHORE + (rise + SHORE) * (1 - r ** 3) ** 0.7 + (n - 0.5) * 8 + pulp * calm * (body * 5 + bit * 1.6)
      const grain = 1 + pulp * calm * (body * 0.5 + bit * 0.2)
      const paint = scaled(mix(mix(dark, light, clamp((n - 0.3) * 2)), rim, 0.6 * thin), grain)
      // The slope that faces the lamp would mirror it as one white patch: only wet glints are left of it.
      const toLight = (lx * LIGHT_X + ly * LIGHT_Y) / (hypot(lx, ly) || 1)
      const lamp = smooth(0.5, 0.72, r) * smooth(-0.1, 0.5, toLight)
      const glint = smooth(0.62, 0.76, layeredNoise(lx * 0.045 - seed, ly * 0.045, 2))
      return put(out, paint, z, 0.95 - lamp * (0.72 - 0.3 * glint))
    },
    clear ?? 'top',
  )
}
