// A smooth dip spread in a shallow dish with the back of a spoon: a deep furrow wound about the middle, oil standing in it.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface SwooshLook {
  dark: Rgb
  light: Rgb
  /** Poured over it at the end. */
  oil: Rgb | null
}

export function swoosh(scene: Scene, radius: number, level: number, { dark, light, oil }: SwooshLook): void {
  const seed = scene.random.between(0, 99)
  const start = scene.random.angle()
  scene.field.stamp(scene.x, scene.y, radius, 0, (x, y, out) => {
    const r = hypot(x, y) / radius
    if (r > 1) return false
    const n = layeredNoise(x * 0.011 + seed, y * 0.011, 3)
    const fine = layeredNoise(x * 0.05 + seed, y * 0.05, 3)
    // Wound once and a half outward, wide and soft; the spoon pushed up a lip on both sides.
    const turns = (Math.atan2(y, x) + start) / TAU + r * 1.75 + (n - 0.5) * 0.16
    const across = turns - Math.floor(turns)
    const wound = smooth(0.97, 0.8, r) * smooth(0.05, 0.2, r)
    const furrow = Math.sin(across * Math.PI) ** 2 * wound
    const lip = smooth(0.14, 0, Math.min(across, 1 - across)) * wound
    const z = level + 8 + 10 * lip - 11 * furrow + (n - 0.5) * 4 + (fine - 0.5) * 1.6 - 9 * smooth(0.86, 1, r)
    const body = mix(light, dark, 0.5 * furrow + 0.2 * (0.5 - n))
    const stands = oil ? smooth(0.5, 0.92, furrow + 0.35 * (n - 0.5)) * smooth(0.35, 0.5, n + 0.2 * furrow) : 0
    const paint = oil ? mix(scaled(body, 0.98 + 0.06 * fine), oil, 0.72 * stands) : body
    return put(out, paint, z + 3 * stands, 0.4 + 0.6 * stands)
  })
}
