// Crushed tomatoes that cooked down: thick and glossy, soft lumps in it, bits of onion, orange oil that rose to the top.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { liquid } from '#studio/shapes/surface.ts'

const SAUCE = { dark: rgb('#86190a'), light: rgb('#cb3d16') }
const LUMPS = ['#c22a12', '#d8431e', '#b3220e', '#dd5428'].map(rgb)
const ONION = rgb('#e8a468')
const OIL = rgb('#e0781c')

export function tomatoSauce(scene: Scene, radius: number, level: number): void {
  const { random, field } = scene
  liquid(scene, { level, radius, ...SAUCE, gloss: 0.95, rough: 4, pulp: 0.9 })
  for (let i = 0; i < 120; i++) {
    const [x, y] = scene.spot(radius * 0.88)
    const onion = random.chance(0.22)
    const size = onion ? random.between(3.5, 7) : random.between(7, 12) + 13 * random.unit() ** 2
    field.withCeiling(
      () => level - size * 0.28,
      () => softLump(scene, x, y, size, onion ? mix(ONION, SAUCE.light, random.between(0.2, 0.6)) : random.pick(LUMPS)),
    )
  }
  risenOil(scene, radius, level)
}

function softLump(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const paint = scene.vary(colour, 0.08)
  ellipsoid(scene, x, y, {
    rx: size,
    ry: size * scene.random.between(0.55, 0.85),
    rz: size * 0.36,
    paint: (_u, _v, h) => scaled(paint, 0.8 + 0.25 * h),
    gloss: 0.9,
    bump: size * 0.3,
    bumpScale: 0.14,
    sink: 0.2,
  })
}

/** In the hollows and along the wall. */
function risenOil({ field, random, x: cx, y: cy }: Scene, radius: number, level: number): void {
  const seed = random.between(0, 99)
  const shape = (x: number, y: number, out: Sample): boolean => {
    const r = hypot(x, y) / radius
    if (r > 0.985 || field.heightAt(cx + x, cy + y) > level + 2.5) return false
    const n = layeredNoise(x * 0.035 + seed, y * 0.035, 3)
    out.alpha = 0.34 * smooth(0.6, 0.74, n + 0.1 * smooth(0.7, 0.98, r))
    return out.alpha > 0 && put(out, OIL, 0, 1)
  }
  field.stamp(cx, cy, radius, 0, shape, 'decal')
}
