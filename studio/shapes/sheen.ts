// What makes a soup look wet: the light along its edge, and glints where it climbs up what stands in it.
import { rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { DAY } from '#studio/shading.ts'

export interface SheenOptions {
  level: number
  radius: number
  /** How bright its edge is: a cream soup less than a broth. */
  share?: number
  /** Whether it shines where it climbs up what stands in it. */
  glints?: boolean
  x?: number
  y?: number
}

const LIGHT = rgb('#fff6e2')
/** The surface's own waves stay below this. */
const WAVES = 2.8
/** How far from a piece they lie. */
const GLINTS = [2.5, 5, 7.5] as const
const [AWAY_X, AWAY_Y] = [-Math.cos(DAY.azimuth), -Math.sin(DAY.azimuth)]

export function sheen(scene: Scene, options: SheenOptions): void {
  const { level, radius, share = 0.3, glints = true, x = scene.x, y = scene.y } = options
  const { field } = scene
  const seed = scene.random.between(0, 99)
  field.stamp(
    x,
    y,
    radius,
    0,
    (u, v, out) => {
      const [sx, sy] = [x + u, y + v]
      if (Math.abs(field.heightAt(sx, sy) - level) > WAVES) return false
      // It climbs what stands on the far side of the light, and shines there.
      let glint = 0
      for (const step of glints ? GLINTS : [])
        if (field.heightAt(sx + AWAY_X * step, sy + AWAY_Y * step) - level > WAVES + 1.5)
          glint = Math.max(glint, 1 - step / 10)
      glint *= smooth(0.36, 0.6, noise(sx * 0.035 + seed, sy * 0.035))
      out.alpha = Math.max(0.55 * glint, share * windowAt(u / radius, v / radius, seed))
      return out.alpha > 0.01 && put(out, LIGHT, 0, 1)
    },
    'decal',
  )
}

/** Half the angle that the mirrored window spans, and where its bar is. */
const SPAN = 0.62
const BAR = 0.16

/** A window, mirrored in a bent band along the wall on the side of the light: crisp outside, soft inside, with its bar. */
function windowAt(u: number, v: number, seed: number): number {
  const r0 = hypot(u, v)
  if (r0 < 0.7 || r0 > 0.97) return 0
  const turn = Math.atan2(v, u) - DAY.azimuth
  const angle = turn - Math.round(turn / TAU) * TAU
  if (Math.abs(angle) > SPAN + 0.2) return 0
  const bent = layeredNoise(u * 5 + seed, v * 5, 2) - 0.5
  const r = r0 + 0.035 * bent
  const along = angle + 0.2 * bent
  const band = smooth(0.79, 0.885, r) * smooth(0.93, 0.915, r)
  const ends = smooth(SPAN, SPAN - 0.14, Math.abs(along))
  const pane = smooth(0.012, 0.03, Math.abs(along - BAR))
  return band * ends * pane * (0.75 + 0.5 * smooth(-SPAN, SPAN, along))
}
