// Clear agar jelly in its syrup, fruit in groups around a scoop of sweet bean paste.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { jellyCube } from '#studio/shapes/jelly-cube.ts'
import { mandarinSegment } from '#studio/shapes/mandarin-segment.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** Clear jelly shows best on a deep glaze. */
const INDIGO = rgb('#3d6b78')
const SYRUP = { dark: rgb('#4a7f8c'), light: rgb('#86b4b8') }
/** Brown sugar, boiled down. */
const POURED = rgb('#3a1604')
/** Where the syrup stands. */
const LEVEL = 60
const BEANS = { paste: rgb('#4a161c'), light: rgb('#7c343a'), skin: rgb('#35090f') }

/** A scoop of sweet beans: a thick paste in soft folds, with whole ones in it that shine. */
function beanPaste(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  ellipsoid(scene, x, y, {
    rx: r * 1.04,
    ry: r * 0.94,
    rz: r * 0.74,
    gloss: 0.3,
    bump: 15,
    bumpScale: 0.04,
    sink: 0.4,
    power: 1.25,
    paint: (u, v, h) =>
      scaled(mix(BEANS.paste, BEANS.light, 0.75 * layeredNoise(u * 5 + seed, v * 5, 3)), 0.82 + 0.26 * h),
  })
  for (const [px, py] of scene.spots(34, r * 0.86, x, y)) {
    const size = random.between(7.5, 11)
    const paint = scene.vary(mix(BEANS.skin, BEANS.light, random.unit()), 0.1)
    ellipsoid(scene, px, py, { rx: size * 1.3, ry: size * 0.86, rz: size * 0.7, paint, gloss: 0.55, lift: -2 })
  }
}

/** Half circles of one fruit, each leaning on the next. */
function group(scene: Scene, part: Part, angle: number, count: number): void {
  const segments = /mandarin|orange|tangerine/.test(part.name)
  for (let i = 0; i < count; i++) {
    const a = angle + (i - (count - 1) / 2) * (segments ? 0.19 : 0.26)
    const [x, y] = scene.polar(a, 158 + scene.random.bell() * 14 + (i % 2 ? 34 : -8))
    if (segments) mandarinSegment(scene, x, y, scene.random.between(56, 64), a + scene.random.bell() * 0.3)
    else part.piece?.draw(scene, x, y, scene.random.between(1.16, 1.34))
  }
}

export function anmitsu({ scene, dish, setting }: Stage): void {
  bowl(scene, { radius: 330, ...setting.ceramic, body: INDIGO, depth: 78 })
  liquid(scene, { ...SYRUP, level: LEVEL, radius: 308, gloss: 1, rough: 0.6, clear: 30 })
  beanPaste(scene, scene.x, scene.y, 92)
  if (dish.has(/sugar|syrup/)) poured(scene)
  const fruit = dish.of('fruit').filter((part) => part.piece)
  // The first group lies in front.
  const start = 1.9
  fruit.forEach((part, i) => {
    group(scene, part, start + (i / fruit.length) * TAU, /mandarin|orange|tangerine/.test(part.name) ? 8 : 7)
  })
  jelly(scene)
}

/** Scene units between the middles of two cubes. */
const APART = 38

/** Cubes beside each other wherever nothing else lies, from the back to the front; each darkens the syrup about its foot. */
function jelly(scene: Scene): void {
  const { field, random } = scene
  const isFree = (x: number, y: number): boolean => field.heightAt(x, y) < LEVEL + 6
  const places: Point[] = []
  // Diced in their dish: most of them still lie as they were cut.
  const cut = random.between(0.2, 0.6)
  for (const [x, y] of scene.spots(1100, 284)) {
    const free = [-1, 1].every((side) => isFree(x + 17 * side, y + 12) && isFree(x + 17 * side, y - 8))
    if (free && isFree(x, y) && places.every(([px, py]) => hypot(px - x, py - y) > APART)) places.push([x, y])
  }
  for (const [x, y] of places.toSorted((a, b) => a[1] - b[1])) {
    const half = random.between(18, 22)
    const base = LEVEL - random.between(4, 9)
    const turn = random.chance(0.25) ? random.angle() : cut + random.bell() * 0.22
    field.stamp(
      x,
      y,
      half * 2,
      turn,
      (lx, ly, out) => {
        const off = Math.max(Math.abs(lx), Math.abs(ly)) / half
        out.alpha = 0.42 * smooth(1.45, 0.8, off)
        return out.alpha > 0 && put(out, SYRUP.dark, 0, 1)
      },
      'decal',
    )
    field.overlays.push(jellyCube({ x, y, base, half, tall: half * random.between(1.3, 1.55), turn }, field))
  }
}

/** Brown sugar syrup over the crown of the paste, from where it runs down one side in a few tongues. */
function poured(scene: Scene): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  field.stamp(
    scene.x,
    scene.y,
    150,
    0,
    (x, y, out) => {
      const angle = Math.atan2(y, x)
      const tongue = layeredNoise(Math.cos(angle) * 2.6 + seed, Math.sin(angle) * 2.6 + seed, 2)
      const reach = 50 + 60 * smooth(0.46, 0.66, tongue)
      const inward = reach - hypot(x, y)
      if (inward < 0) return false
      out.alpha = 0.8 * smooth(0, 7, inward)
      return put(out, mix(POURED, rgb('#8a4a12'), smooth(16, 2, inward)), 2.4 * smooth(0, 9, inward), 1)
    },
    'decal',
  )
}
