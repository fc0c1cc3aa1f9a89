// A glass of something: the drink stands in the field, the clear glass is drawn over it.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Overlay } from '#studio/overlay.ts'
import type { Scene } from '#studio/scene.ts'
import type { Citrus } from '#studio/shapes/citrus.ts'
import { clearGlass, type GlassShape, STRAW_AT, straw, wheelOnRim } from '#studio/shapes/glassware.ts'
import { floatingCube, stackedCubes, throughIce } from '#studio/shapes/ice.ts'
import { sunkenFruit, sunkenPeaches, throughFruit } from '#studio/shapes/sunken-fruit.ts'
import { tableBehind } from '#studio/shapes/through-glass.ts'
import { type Band, banded } from '#studio/shapes/upright.ts'

export interface TumblerOptions {
  radius: number
  height: number
  /** What is in it, from the bottom up. */
  bands: readonly Band[]
  surface: { dark: Rgb; light: Rgb }
  /** Clear drinks let ice and light through. */
  clear: boolean
  /** How cloudy a clear drink is: 0 shows the table behind it, 1 hides it. */
  haze?: number
  foam?: Rgb
  ice?: boolean
  /** The color of its straw's stripes. */
  straw?: Rgb
  /** Milk or cream poured on last, which sinks in wisps. */
  float?: Rgb
  /** Cherries and slices of apple that lie in it. */
  sunken?: boolean
  /** Slices of peach that hang in it. */
  peaches?: boolean
  /** What is heaped in it, drawn before its wall. */
  heap?: (surface: DrinkSurface) => Overlay
  /** Sits on the rim. */
  citrus?: Citrus
}

export interface DrinkSurface {
  x: number
  y: number
  radius: number
  /** Height of the surface. */
  level: number
}

const MILKY_TEA = rgb('#d98f4a')
/** How much of the table a clear drink hides, unless it says so. */
const HAZE = 0.6
const WALL = 6
const BOTTOM = 14
/** From the rim down to the drink. */
const HEADROOM = 34

export function tumbler(scene: Scene, x: number, y: number, options: TumblerOptions): DrinkSurface {
  const { radius, height, surface, clear, foam, ice } = options
  const base = scene.field.heightAt(x, y)
  const level = base + height - HEADROOM
  const inner = radius - WALL
  const seed = scene.random.between(0, 99)
  const glass: GlassShape = { x, y, base, height, radius, bottom: BOTTOM, chilled: ice === true }
  const behind = tableBehind(scene, glass)
  scene.field.withSides(drinkSide(scene, x, base, level, options, behind), () =>
    scene.field.stamp(x, y, inner, 0, (lx, ly, out) => {
      const r = hypot(lx, ly)
      if (r > inner) return false
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const swirl = Math.sin(Math.atan2(ly, lx) + (r / radius) * 7 + n * 4) * 0.5 + 0.5
      // The drink climbs a little up the wall, where the light catches it.
      const meniscus = smooth(7, 0, inner - r)
      if (foam) {
        // Small bubbles gather along the wall, fewer and larger ones stand in the swirl.
        const gathers = smooth(inner * 0.66, inner, r + n * 34)
        const bubble = Math.max(
          pores(lx * 0.16 + seed, ly * 0.16, 0.5) * gathers,
          pores(lx * 0.07 + seed, ly * 0.07, 0.34) * smooth(0.5, 0.62, n),
        )
        const ring = smooth(0, 0.3, bubble) * smooth(0.9, 0.45, bubble)
        const tone = mix(mix(foam, surface.light, 0.45 * swirl), scaled(surface.light, 0.86), 0.3 * bubble)
        return put(out, mix(tone, WHITE, ring * 0.22), level + swirl * 2.4 + bubble * 1.6 + meniscus * 2, 0.4)
      }
      const open = options.float ? { light: options.float, dark: mix(options.float, surface.light, 0.5) } : surface
      const drink = mix(open.light, open.dark, clear ? 0.4 + 0.5 * smooth(0, inner, r) : 0.22 * swirl)
      // A window is mirrored in what is clear, and its color is deep where the glass is.
      const away = Math.abs(Math.atan2(ly, lx) + 2.2)
      const mirrored = clear
        ? smooth(0.62, 0.4, away) * smooth(0.5, 0.58, r / inner) * smooth(0.84, 0.76, r / inner)
        : 0
      const lit = mix(drink, WHITE, 0.35 * meniscus + 0.3 * mirrored)
      return put(out, lit, level + meniscus * 3 + swirl * 0.6, clear ? 0.85 : 0.3)
    }),
  )
  if (ice) {
    const turned = scene.random.angle()
    // The straw stands between two cubes.
    const start = options.straw ? STRAW_AT + 1.05 + 0.12 * Math.sin(turned) : turned
    const drink = foam ?? options.float ?? surface.light
    for (const step of [0, 2.1, 4.2]) {
      const off = radius * scene.random.between(0.4, 0.5)
      floatingCube(scene, x + Math.cos(start + step) * off, y + Math.sin(start + step) * off, radius * 0.3, drink)
    }
  }
  if (options.straw) scene.field.overlays.push(straw(glass, level, options.straw, clear && !options.float))
  const shown = { x, y, radius: inner - 6, level }
  if (options.heap) scene.field.overlays.push(options.heap(shown))
  scene.field.overlays.push(clearGlass(glass))
  if (options.citrus) scene.field.overlays.push(wheelOnRim(glass, radius * 0.46, options.citrus))
  return shown
}

/** The drink through the wall: deeper at the edges, with ice behind the glass when it is clear. */
function drinkSide(
  scene: Scene,
  x: number,
  base: number,
  level: number,
  options: TumblerOptions,
  behind: (u: number, z: number) => Rgb,
): SidePaint {
  const { radius, height, bands, clear, surface, ice, foam, float, haze = HAZE } = options
  const most = Math.max(...surface.light)
  const tint = surface.light.map((c) => Math.max(0.01, c / most))
  const seed = scene.random.between(0, 99)
  const fill = banded(bands, base + BOTTOM, height - HEADROOM - BOTTOM, seed)
  const cubes = ice && clear ? stackedCubes(scene, level, radius) : []
  const fruit = options.sunken
    ? sunkenFruit(scene, base + BOTTOM, radius)
    : options.peaches
      ? sunkenPeaches(scene, base + BOTTOM, radius)
      : []
  return (sx, _sy, z) => {
    const u = (sx - x) / radius
    // Along the wall: across the picture, what is at its sides would be drawn out into streaks.
    if (bands.length > 1) return scaled(fill(x + radius * Math.asin(clamp(u, -1, 1)), 0, z), 1.15)
    const deep = clamp((level - z) / (level - base))
    if (!clear) {
      const n = layeredNoise(u * 3 + seed, z * 0.02, 3)
      const froth = foam ? smooth(26, 8, level - z + n * 14) : 0
      const body = mix(surface.light, surface.dark, 0.25 * deep + 0.35 * (n - 0.4) + 0.25 * u * u)
      return scaled(foam ? mix(body, foam, froth) : body, 1.12)
    }
    const glow = smooth(0.95, 0.1, Math.abs(u - 0.25)) * (0.5 + 0.5 * deep)
    const rim = smooth(0.55, 1, Math.abs(u))
    let colour = scaled(mix(surface.dark, surface.light, glow), 1.2 + 0.45 * glow - 0.35 * rim)
    // Through little of it, at the sides and near the bottom, more of the table shows.
    const path = 0.35 + Math.sqrt(Math.max(0, 1 - u * u))
    const table = behind(u, z)
    const through: Rgb = [0, 1, 2].map((k) => (table[k] as number) * 1.5 * (tint[k] as number) ** path) as [
      number,
      number,
      number,
    ]
    colour = mix(colour, through, float ? 0 : (1 - haze) * (0.75 + 0.25 * smooth(1.35, 0.5, path)))
    let milk = 0
    if (float) {
      const wisp = layeredNoise(u * 3 + seed, z * 0.012 + seed, 3)
      milk = smooth(0.5, 0.16, deep + (wisp - 0.5) * 0.6)
      // Where the two meet it is the color of milky tea.
      colour = mix(mix(colour, MILKY_TEA, Math.min(1, milk * 1.8)), float, milk ** 1.6)
    }
    colour = throughIce(colour, cubes, sx - x, z, scaled(surface.light, 1.5), 1 - 0.75 * milk)
    colour = throughFruit(colour, fruit, sx - x, z)
    // Light gathers at the bottom of the glass.
    return mix(colour, mix(surface.light, rgb('#fff6e0'), 0.4), 0.35 * smooth(0.86, 1, deep))
  }
}
