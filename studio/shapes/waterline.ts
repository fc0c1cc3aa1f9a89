// Where food stands out of a sauce or a broth: the liquid climbs a little and clings, so that the two are one dish.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, noise, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface WaterlineOptions {
  level: number
  radius: number
  dark: Rgb
  light: Rgb
  x?: number
  y?: number
  /** How far it climbs, in scene units: a thin broth little, a thick sauce far. */
  climb?: number
  /** How much of the food's color it covers. */
  share?: number
  /** How dark it is in the corner between them. */
  ring?: number
}

/** The liquid's own waves stay below this. */
const WAVES = 3.5
const AROUND = Array.from({ length: 8 }, (_, i) => [Math.cos((i / 8) * TAU), Math.sin((i / 8) * TAU)] as const)

export function waterline(scene: Scene, options: WaterlineOptions): void {
  const { level, radius, dark, light, x = scene.x, y = scene.y, climb = 10, share = 0.65, ring = 0.5 } = options
  const { field } = scene
  const seed = scene.random.between(0, 99)
  const deep = scaled(dark, 0.8)
  const film = mix(dark, light, 0.45)
  field.stamp(
    x,
    y,
    radius,
    0,
    (u, v, out) => {
      if (u * u + v * v > radius * radius) return false
      const [sx, sy] = [x + u, y + v]
      const above = field.heightAt(sx, sy) - level
      // Higher in some places than in others, as when a spoon stirred it.
      const top = climb * (0.45 + 1.1 * noise(sx * 0.045 + seed, sy * 0.045))
      if (above > top) return false
      if (above > WAVES) {
        out.alpha = share * clamp(1 - (above - WAVES) / (top - WAVES)) ** 0.8
        return put(out, film, 0, 0.85)
      }
      let near = 0
      for (const [dx, dy] of AROUND) {
        if (field.heightAt(sx + dx * 4, sy + dy * 4) - level > WAVES + 1.5) near += 2
        else if (field.heightAt(sx + dx * 9, sy + dy * 9) - level > WAVES + 1.5) near += 1
      }
      if (near === 0) return false
      out.alpha = ring * Math.min(1, near * 0.12)
      return put(out, deep, Math.min(2.2, near * 0.3), 1)
    },
    'decal',
  )
}
