// What fills a vessel: mounds of loose food, and liquids from clear broth to thick puree.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

export interface MoundOptions {
  radius: number
  rise: number
  base: number
  dark: Rgb
  light: Rgb
  x?: number
  y?: number
  rough?: number
  gloss?: number
  /** Bumps per scene unit. */
  grain?: number
  /** Depth over radius, for mounds that are longer than wide. */
  aspect?: number
  turn?: number
}

export function mound(scene: Scene, options: MoundOptions): void {
  const { radius, rise, base, dark, light, rough = 10, gloss = 0.35, grain = 0.045, aspect = 1, turn = 0 } = options
  const seed = scene.random.between(0, 99)
  scene.field.stamp(options.x ?? scene.x, options.y ?? scene.y, radius * 1.1, turn, (x, y, out) => {
    const angle = Math.atan2(y / aspect, x)
    const edge = 0.94 + 0.12 * layeredNoise(Math.cos(angle) * 2 + seed, Math.sin(angle) * 2 + seed, 3)
    const r = Math.hypot(x, y / aspect) / (radius * edge)
    if (r > 1) return false
    const n = layeredNoise(x * grain + seed, y * grain, 4)
    const m = layeredNoise(x * grain * 3 + seed, y * grain * 3, 3)
    const z = base + rise * Math.sqrt(1 - r * r) + (n - 0.5) * rough * 2 + (m - 0.5) * rough * 0.5
    return put(out, mix(dark, light, clamp(n * 1.5 - 0.25)), z, gloss)
  })
}

/** Colors the inside of a vessel up to where its liquid will reach: pale walls would shine through the shallow edge. */
export function coat(scene: Scene, radius: number, colour: Rgb, x = scene.x, y = scene.y): void {
  scene.field.stamp(
    x,
    y,
    radius,
    0,
    (u, v, out) => {
      out.alpha = smooth(radius, radius - 5, Math.hypot(u, v))
      return out.alpha > 0 && put(out, colour, 0, 0.5)
    },
    'decal',
  )
}

export interface LiquidOptions {
  radius: number
  level: number
  dark: Rgb
  light: Rgb
  x?: number
  y?: number
  gloss?: number
  rough?: number
  /** A clear liquid: how deep one sees into it, in scene units. */
  clear?: number
  /** Clear to the wall of the vessel: the color that it has where it is shallow. */
  shallow?: Rgb
  /** Spoon marks: how tightly they wind. */
  swirl?: number
  oil?: Rgb
}

export function liquid(scene: Scene, options: LiquidOptions): void {
  const { radius, level, dark, light, gloss = 0.8, rough = 2, clear, shallow, swirl, oil } = options
  const { field, random } = scene
  const cx = options.x ?? scene.x
  const cy = options.y ?? scene.y
  const seed = random.between(0, 99)
  field.stamp(
    cx,
    cy,
    radius,
    0,
    (x, y, out) => {
      const r = Math.hypot(x, y)
      if (r > radius) return false
      const n = layeredNoise(x * 0.011 + seed, y * 0.011, 3)
      const m = layeredNoise(x * 0.04 + seed, y * 0.04 + seed, 3)
      let colour = mix(dark, light, clamp((n - 0.3) * 2))
      if (shallow) {
        // The floor of the vessel is brighter where the ripples gather the light, in a faint net.
        const net = smooth(0.1, 0, Math.abs(m - 0.5)) * smooth(radius, radius * 0.7, r)
        colour = mix(scaled(colour, 1 + 0.16 * net), shallow, 0.65 * smooth(radius * 0.68, radius, r))
      }
      // Calm at the rim, where it would otherwise lap over the wall in dots.
      const calm = 0.25 + 0.75 * smooth(radius, radius * 0.8, r)
      let z = level + ((n - 0.5) * rough * 2 + (m - 0.5) * rough * 0.9) * calm
      if (swirl) {
        // A spoon drawn outward in a spiral leaves a furrow with a soft lip; the rest is smooth with a fine grain.
        const phase = Math.sin((Math.atan2(y, x) + r * 0.062 * swirl + n * 1.4) * 0.5)
        const furrow = Math.exp(-((phase / 0.3) ** 2)) - 0.55 * Math.exp(-(((Math.abs(phase) - 0.52) / 0.2) ** 2))
        const grain = layeredNoise(x * 0.13 + seed, y * 0.13, 2) - 0.5
        z -= (furrow * 3.2 - grain * 1.1) * smooth(radius * 0.92, radius * 0.6, r) * smooth(8, 40, r)
        colour = scaled(colour, 1 - furrow * 0.05 * smooth(radius, radius * 0.6, r) + grain * 0.06)
      }
      return put(out, colour, z, gloss)
    },
    clear ?? 'top',
  )
  if (!oil) return
  for (let i = 0; i < 60; i++) {
    const [x, y] = scene.spot(radius * 0.9, cx, cy)
    const r = random.between(2, 11) * random.between(0.4, 1)
    if (field.heightAt(x, y) > level + 5) continue
    const bead = (u: number, v: number, out: Parameters<typeof put>[0]): boolean => {
      const d = Math.hypot(u, v) / r
      if (d > 1) return false
      out.alpha = 0.55
      return put(out, oil, 0.9 * Math.sqrt(1 - d * d), 1)
    }
    field.stamp(x, y, r, 0, bead, 'decal')
  }
}

/** Tiny grains strewn over everything: pepper, spice, sugar. */
export function specks(
  scene: Scene,
  count: number,
  radius: number,
  colours: readonly Rgb[],
  size = 2,
  x = scene.x,
  y = scene.y,
): void {
  const { random } = scene
  for (let i = 0; i < count; i++) {
    const [px, py] = scene.spot(radius, x, y)
    if (!scene.facesUp(px, py, 9)) continue
    const r = size * random.between(0.6, 1.5)
    const paint = scene.vary(random.pick(colours), 0.2)
    ellipsoid(scene, px, py, {
      rx: r,
      ry: r * random.between(0.5, 1),
      rz: r * 0.5,
      paint,
      gloss: 0.25,
      sink: 0.9,
      lift: 0.3,
    })
  }
}
