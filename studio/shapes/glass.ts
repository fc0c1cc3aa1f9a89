// A glass that stands on the table, seen a little from the side: rim, wall, drink, ice.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { tube } from '#studio/shapes/tube.ts'

export interface GlassOptions {
  /** Half the width of the rim, and the height of the glass, in scene units. */
  halfWidth: number
  height: number
  /** Width of the foot over width of the rim. */
  foot: number
  dark: Rgb
  light: Rgb
  /** Clear drinks let ice show; thick ones are opaque to the wall. */
  clear: boolean
  /** Share of the glass that is filled. */
  fill?: number
  foam?: Rgb
  straw?: Rgb
}

/** Depth of an ellipse that a level circle becomes when seen from this side. */
const FORESHORTENING = 0.34
const LIFT = 30

/** Where garnish can float. */
export interface DrinkSurface {
  x: number
  y: number
  radius: number
}

export function glass(scene: Scene, x: number, y: number, options: GlassOptions): DrinkSurface {
  const { halfWidth, height, foot, dark, light, clear, fill = 0.86, foam, straw } = options
  const { field, random } = scene
  const seed = random.between(0, 99)
  const base = field.heightAt(x, y + height / 2) + LIFT
  const rimY = -height / 2
  const drinkY = rimY + height * (1 - fill)
  const half = (ly: number): number => halfWidth * (1 - (1 - foot) * clamp((ly - rimY) / height))
  const inEllipse = (lx: number, ly: number, cy: number, r: number): number =>
    Math.hypot(lx / r, (ly - cy) / (r * FORESHORTENING))
  const inBody = (lx: number, ly: number, from: number): boolean => {
    const w = half(ly)
    if (ly >= from && ly <= height / 2) return Math.abs(lx) <= w
    if (ly > height / 2) return inEllipse(lx, ly, height / 2, halfWidth * foot) <= 1
    return inEllipse(lx, ly, from, half(from)) <= 1
  }
  const reach = height / 2 + halfWidth
  // The empty part and the thick bottom: glass tints what is behind it.
  field.stamp(
    x,
    y,
    reach,
    0,
    (lx, ly, out) => {
      if (!inBody(lx, ly, rimY)) return false
      const q = Math.abs(lx) / half(clamp(ly, rimY, height / 2))
      out.alpha = 0.22 + 0.4 * smooth(0.8, 1, q)
      return put(out, WHITE, LIFT + 26 * Math.sqrt(Math.max(0, 1 - q * q)), 0.9)
    },
    'decal',
  )
  const inset = halfWidth * 0.07
  field.stamp(x, y, reach, 0, (lx, ly, out) => {
    const low = height / 2 - halfWidth * 0.1
    if (ly > low + halfWidth * foot * FORESHORTENING || !inBody(lx * (1 + inset / halfWidth), ly, drinkY)) return false
    if (ly > low && inEllipse(lx, ly, low, halfWidth * foot - inset) > 1) return false
    const surface = half(drinkY) - inset
    const onTop = inEllipse(lx, ly, drinkY, surface)
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    if (onTop <= 1) {
      const swirl = Math.sin(Math.atan2((ly - drinkY) / FORESHORTENING, lx) + onTop * 7 + n * 4) * 0.5 + 0.5
      const bubbles = foam ? smooth(0.5, 0.7, noise(lx * 0.16 + seed, ly * 0.3)) : 0
      const colour = foam ? mix(foam, scaled(foam, 0.86), bubbles) : mix(light, dark, 0.25 * swirl)
      return put(out, mix(colour, WHITE, 0.1 * smooth(0.86, 1, onTop)), base + 34 + (foam ? n * 6 : swirl), 0.65)
    }
    const q = lx / (half(ly) - inset)
    const round = Math.sqrt(Math.max(0, 1 - q * q))
    const down = (ly - drinkY) / (height / 2 - drinkY)
    let colour = mix(light, dark, clamp(0.15 + 0.55 * down + 0.35 * (1 - round) + (n - 0.5) * (clear ? 0.5 : 0.25)))
    if (foam && down < 0.1 + 0.03 * n) colour = mix(foam, colour, down * 6)
    const streak = smooth(0.1, 0.02, Math.abs(q + 0.62)) * 0.5 + smooth(0.05, 0.01, Math.abs(q - 0.74)) * 0.3
    if (clear) {
      const cell = Math.abs(noise(lx * 0.028 + seed, ly * 0.03 + seed) - 0.5)
      const ice = down < 0.62 ? smooth(0.09, 0.16, cell) : 0
      colour = mix(colour, WHITE, ice * 0.13)
    }
    return put(out, mix(colour, WHITE, streak), base + halfWidth * 0.42 * round, clear ? 0.4 : 0.5)
  })
  if (straw) drawStraw(scene, x + halfWidth * 0.3, y + drinkY, height, base, straw)
  const rim: Point[] = []
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * Math.PI * 2
    rim.push([x + Math.cos(a) * halfWidth, y + rimY + Math.sin(a) * halfWidth * FORESHORTENING])
  }
  tube(scene, rim, { radius: 3.4, paint: mix(WHITE, light, 0.15), gloss: 1, sink: 1, lift: 6 })
  return { x, y: y + drinkY, radius: halfWidth * 0.6 }
}

function drawStraw(scene: Scene, x: number, y: number, height: number, base: number, colour: Rgb): void {
  const top: Point = [x + height * 0.16, y - height * 0.5]
  const path: Point[] = [[x, y], top]
  tube(scene, path, {
    radius: 9,
    paint: (t) => (Math.sin(t * 34) > 0 ? rgb('#fdf8ee') : colour),
    gloss: 0.6,
    rigid: true,
    lift: Math.max(0, base * 0.2),
  })
}
