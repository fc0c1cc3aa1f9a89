// What fills a vessel: mounds of loose food, and liquids from clear broth to thick puree.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
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
    const r = hypot(x, y / aspect) / (radius * edge)
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
      out.alpha = smooth(radius, radius - 5, hypot(u, v))
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
  /** How rough the grain between spoon marks is; a blender leaves little. */
  grit?: number
  oil?: Rgb
  /** How much onion, tomato and spice cooked down in it: 0 is smooth, 1 a thick stew. */
  pulp?: number
}

export function liquid(scene: Scene, options: LiquidOptions): void {
  const { radius, level, dark, light, gloss = 0.8, rough = 2, clear, shallow, swirl, grit = 1, oil, pulp = 0 } = options
  const { field } = scene
  const cx = options.x ?? scene.x
  const cy = options.y ?? scene.y
  const seed = scene.random.between(0, 99)
  field.stamp(
    cx,
    cy,
    radius,
    0,
    (x, y, out) => {
      const r = hypot(x, y)
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
      if (pulp) {
        // Thick and light where the pulp gathers, thin, dark and oily between; it dries to a darker ring at the wall.
        const body = layeredNoise(x * 0.085 + seed, y * 0.085 + seed, 3) - 0.5
        const bit = smooth(0.7, 0.86, noise(x * 0.16 + seed, y * 0.16))
        z += pulp * (body * 3.8 + bit * 1.4) * calm
        colour = scaled(colour, 1 + pulp * (body * 0.55 + bit * 0.22 - 0.34 * smooth(radius * 0.8, radius, r)))
      }
      if (swirl) {
        // A spoon drawn outward in a spiral leaves a furrow with a soft lip; the rest is smooth with a fine grain.
        const phase = Math.sin((Math.atan2(y, x) + r * 0.062 * swirl + n * 1.4) * 0.5)
        const furrow = Math.exp(-((phase / 0.3) ** 2)) - 0.55 * Math.exp(-(((Math.abs(phase) - 0.52) / 0.2) ** 2))
        const grain = grit * (layeredNoise(x * 0.13 + seed, y * 0.13, 2) - 0.5)
        z -= (furrow * 3.2 - grain * 1.1) * smooth(radius * 0.92, radius * 0.6, r) * smooth(8, 40, r)
        colour = scaled(colour, 1 - furrow * 0.05 * smooth(radius, radius * 0.6, r) + grain * 0.06)
      }
      // Pulp is wet, not polished.
      return put(out, colour, z, gloss * (1 - 0.42 * pulp))
    },
    clear ?? 'top',
  )
  if (oil) oilBeads(scene, { x: cx, y: cy, radius, level, oil })
}

interface OilBeads {
  x: number
  y: number
  radius: number
  level: number
  oil: Rgb
}

/** Fat gathers: beads of all sizes in a few places, most of them toward the wall. */
export function oilBeads(scene: Scene, { x: cx, y: cy, radius, level, oil }: OilBeads): void {
  const { field, random } = scene
  for (let group = 0; group < 13; group++) {
    const angle = random.angle()
    const off = radius * Math.sqrt(random.between(0.12, 0.9))
    const wide = random.between(14, 46)
    for (let i = 0; i < 9; i++) {
      const [x, y] = scene.spot(wide, cx + Math.cos(angle) * off, cy + Math.sin(angle) * off)
      const r = 1.4 + 9 * random.unit() ** 2.6
      if (field.heightAt(x, y) > level + 5 || hypot(x - cx, y - cy) > radius * 0.95) continue
      const bead = (u: number, v: number, out: Parameters<typeof put>[0]): boolean => {
        const d = hypot(u, v) / r
        if (d > 1) return false
        // A lens: clear in the middle, a colored ring.
        out.alpha = 0.3 + 0.35 * d * d
        return put(out, oil, 1.1 * Math.sqrt(1 - d * d), 1)
      }
      field.stamp(x, y, r, 0, bead, 'decal')
    }
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
