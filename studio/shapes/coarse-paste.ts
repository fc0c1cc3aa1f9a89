// A dip that was pulsed or chopped: a coarse paste with the broad furrow of a spoon, in which oil gathers.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { liquid } from '#studio/shapes/surface.ts'

export interface PasteLook {
  light: Rgb
  dark: Rgb
  /** Bits in it, such as of walnut or of charred skin. */
  bits: Rgb
  /** 0: hardly any of them. */
  gritty: number
  /** How rough its surface is, in scene units. */
  rough: number
  /** Whether oil was poured on it. */
  oil: boolean
}

const FURROW = 13
const OIL = { dark: rgb('#b98a1e'), light: rgb('#d9b03c') }

/** `level`: its height at the wall of the bowl; it is heaped a little higher inside. */
export function coarsePaste(scene: Scene, radius: number, level: number, look: PasteLook): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(scene.x, scene.y, radius, 0, (x, y, out) => {
    const r = hypot(x, y)
    if (r > radius) return false
    const n = layeredNoise(x * 0.016 + seed, y * 0.016, 3)
    const lump = layeredNoise(x * 0.055 + seed, y * 0.055 - seed, 3)
    const fine = layeredNoise(x * 0.16 + seed, y * 0.16, 2)
    // One turn of the spoon around the middle, and a lip where it pushed the paste aside.
    const ring = (r - radius * (0.5 + 0.12 * Math.sin(Math.atan2(y, x) + seed) + 0.16 * (n - 0.5))) / (radius * 0.13)
    const furrow = Math.exp(-ring * ring) * smooth(-0.5, 0.4, Math.sin(Math.atan2(y, x) * 0.5 + seed) + 0.9)
    const lip = Math.exp(-((Math.abs(ring) - 1.7) ** 2) * 2)
    const calm = smooth(radius, radius * 0.86, r)
    const heap = 12 * smooth(radius, radius * 0.6, r)
    const z =
      level +
      heap +
      calm * ((lump - 0.5) * look.rough * 2 + (fine - 0.5) * look.rough * 0.7 + 5 * lip) -
      FURROW * furrow
    const grit = pores(x * 0.085 + 2 * noise(x * 0.02, y * 0.02) + seed, y * 0.085, 0.6)
    const body = scaled(mix(look.dark, look.light, smooth(0.28, 0.68, 0.5 * n + 0.5 * lump)), 0.92 + 0.16 * fine)
    const tone = mix(body, look.bits, look.gritty * smooth(0.3, 0.6, grit))
    return put(out, scaled(tone, 1 - 0.12 * furrow), z, 0.45)
  })
  if (look.oil) liquid(scene, { level: level + 8, radius: radius * 0.8, ...OIL, gloss: 1, rough: 0.6, clear: 9 })
}
