// A glass that stands on the table: rim, drink, and what shows through its side.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { chunk } from '#studio/shapes/solid.ts'
import { type Band, banded } from '#studio/shapes/upright.ts'

export interface TumblerOptions {
  radius: number
  height: number
  /** What is in it, from the bottom up. */
  bands: readonly Band[]
  surface: { dark: Rgb; light: Rgb }
  /** Clear drinks let ice and light through. */
  clear: boolean
  foam?: Rgb
  ice?: boolean
  /** The color of its straw's stripes. */
  straw?: Rgb
}

export interface DrinkSurface {
  x: number
  y: number
  radius: number
}

const WALL = 7
const BOTTOM = 9
const GLASS = rgb('#dfe6e4')
/** From the rim down to the drink. */
const HEADROOM = 20

export function tumbler(scene: Scene, x: number, y: number, options: TumblerOptions): DrinkSurface {
  const { radius, height, surface, clear, foam, ice, straw } = options
  const base = scene.field.heightAt(x, y)
  const level = base + height - HEADROOM
  const seed = scene.random.between(0, 99)
  scene.field.withSides(glassSide(scene, x, base, level, options), () =>
    scene.field.stamp(x, y, radius, 0, (lx, ly, out) => {
      const r = Math.hypot(lx, ly)
      const inward = radius - r
      if (inward < 0) return false
      if (inward < WALL) {
        const q = (inward - WALL / 2) / (WALL / 2)
        return put(out, mix(GLASS, WHITE, 0.4), base + height - 4 + Math.sqrt(clamp(1 - q * q)) * 4, 1)
      }
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const swirl = Math.sin(Math.atan2(ly, lx) + (r / radius) * 7 + n * 4) * 0.5 + 0.5
      const bubble = foam ? smooth(0.5, 0.72, noise(lx * 0.16 + seed, ly * 0.16)) : 0
      const drink = foam ? mix(foam, scaled(foam, 0.88), bubble) : mix(surface.light, surface.dark, 0.3 * swirl)
      const edge = smooth(12, 0, inward - WALL) * 0.25
      return put(out, mix(drink, WHITE, edge), level + (foam ? n * 5 : swirl), clear ? 0.9 : 0.45)
    }),
  )
  if (ice) {
    const frozen = mix(surface.light, WHITE, 0.6)
    for (const [ix, iy] of scene.spots(4, radius * 0.52, x, y))
      chunk(scene, ix, iy, {
        size: radius * 0.24,
        side: mix(frozen, surface.light, 0.4),
        top: frozen,
        gloss: 1,
        bump: 0.6,
        edge: 4,
      })
  }
  if (straw) paperStraw(scene, x - radius * 0.5, y - radius * 0.4, level, height * 0.62, straw)
  return { x, y, radius: radius - WALL * 2 }
}

const STRAW_RADIUS = 10
const STRIPE = 34

/** A striped paper straw that stands in the drink. */
function paperStraw(scene: Scene, x: number, y: number, foot: number, height: number, stripe: Rgb): void {
  const paint: SidePaint = (sx, _sy, z) => {
    const wound = (((z + (sx - x) * 0.9) % STRIPE) + STRIPE) % STRIPE
    return scaled(wound < STRIPE / 2 ? stripe : WHITE, 1.15 - 0.5 * Math.abs((sx - x) / STRAW_RADIUS - 0.2))
  }
  scene.field.withSides(paint, () =>
    scene.field.stamp(x, y, STRAW_RADIUS, 0, (lx, ly, out) => {
      const d = Math.hypot(lx, ly) / STRAW_RADIUS
      return d <= 1 && put(out, d < 0.6 ? scaled(stripe, 0.3) : WHITE, foot + height, 0.2)
    }),
  )
}

/** The drink as seen through the glass: a thick foot, streaks of light, and a paler empty rim. */
function glassSide(scene: Scene, x: number, base: number, level: number, options: TumblerOptions): SidePaint {
  const { radius, height, bands, clear, surface } = options
  const seed = scene.random.between(0, 99)
  const fill = banded(bands, base + BOTTOM, height - HEADROOM - BOTTOM, seed)
  return (sx, sy, z) => {
    const u = (sx - x) / radius
    const streak = 0.42 * smooth(0.16, 0.02, Math.abs(u + 0.58)) + 0.2 * smooth(0.07, 0.01, Math.abs(u - 0.76))
    const deep = clamp(0.75 - (0.75 * (z - base)) / height + 0.35 * u * u)
    const drink = bands.length > 1 ? fill(sx, sy, z) : mix(surface.light, surface.dark, deep)
    if (z < base + BOTTOM) return mix(scaled(surface.dark, 0.8), GLASS, 0.15 + 0.25 * smooth(0.5, 0, Math.abs(u)))
    if (z > level) return mix(mix(drink, GLASS, 0.45), WHITE, streak)
    const glow = clear ? 0.35 * smooth(0.75, 0.1, Math.abs(u - 0.2)) : 0.08
    return scaled(mix(mix(drink, surface.light, glow), WHITE, streak), 1.22)
  }
}
