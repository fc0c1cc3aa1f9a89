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
/** Brown sugar, poured over one side. */
const POURED = rgb('#7a3a0c')
/** Where the syrup stands. */
const LEVEL = 60
const BEANS = { paste: rgb('#5a2630'), light: rgb('#8a4a4c') }

/** A spoonful of sweet beans: smooth, with whole ones in it. */
function beanPaste(scene: Scene, x: number, y: number, r: number): void {
  const seed = scene.random.between(0, 99)
  ellipsoid(scene, x, y, {
    rx: r * 1.08,
    ry: r * 0.94,
    rz: r * 0.5,
    gloss: 0.22,
    bump: 12,
    bumpScale: 0.05,
    sink: 0.4,
    paint: (u, v, h) =>
      scaled(mix(BEANS.paste, BEANS.light, 0.6 * layeredNoise(u * 4 + seed, v * 4, 3)), 0.78 + 0.34 * h),
  })
  for (const [px, py] of scene.spots(26, r * 0.84, x, y)) {
    const size = scene.random.between(6, 10)
    const paint = scene.vary(mix(BEANS.paste, BEANS.light, scene.random.unit()), 0.1)
    ellipsoid(scene, px, py, { rx: size * 1.2, ry: size * 0.85, rz: size * 0.6, paint, gloss: 0.4, lift: -3 })
  }
}

/** Half circles of one fruit, each leaning on the next. */
function group(scene: Scene, part: Part, angle: number, count: number): void {
  const segments = /mandarin|orange|tangerine/.test(part.name)
  for (let i = 0; i < count; i++) {
    const a = angle + (i - (count - 1) / 2) * (segments ? 0.2 : 0.27)
    const [x, y] = scene.polar(a, 176 + scene.random.bell() * 12 + (i % 2 ? 26 : -6))
    if (segments) mandarinSegment(scene, x, y, scene.random.between(56, 64), a + scene.random.bell() * 0.3)
    else part.piece?.draw(scene, x, y, scene.random.between(1.16, 1.34))
  }
}

export function anmitsu({ scene, dish, setting }: Stage): void {
  bowl(scene, { radius: 330, ...setting.ceramic, body: INDIGO, depth: 78 })
  liquid(scene, { ...SYRUP, level: LEVEL, radius: 308, gloss: 1, rough: 0.6, clear: 30 })
  beanPaste(scene, scene.x, scene.y, 90)
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
const APART = 49

/** Cubes beside each other wherever nothing else lies, from the back to the front; each darkens the syrup about its foot. */
function jelly(scene: Scene): void {
  const { field, random } = scene
  const isFree = (x: number, y: number): boolean => field.heightAt(x, y) < LEVEL + 6
  const places: Point[] = []
  for (const [x, y] of scene.spots(420, 262)) {
    const free = [-1, 1].every((side) => isFree(x + 17 * side, y + 12) && isFree(x + 17 * side, y - 8))
    if (free && isFree(x, y) && places.every(([px, py]) => hypot(px - x, py - y) > APART)) places.push([x, y])
  }
  for (const [x, y] of places.toSorted((a, b) => a[1] - b[1])) {
    const half = random.between(20, 24)
    const base = LEVEL - random.between(4, 9)
    const turn = random.angle()
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

/** Syrup runs off the paste over the jelly beside it. */
function poured(scene: Scene): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  field.stamp(
    scene.x,
    scene.y,
    190,
    0,
    (x, y, out) => {
      const angle = Math.atan2(y, x)
      const tongue = layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2 + seed, 2)
      const reach = 62 + 150 * smooth(0.42, 0.7, tongue)
      const r = hypot(x, y)
      const inward = reach - r
      if (inward < 0) return false
      const ran = smooth(0, 14, inward) * smooth(0, 40, r)
      out.alpha = 0.6 * ran
      return put(out, mix(POURED, rgb('#9a5216'), smooth(26, 4, inward)), 1.6 * smooth(0, 10, inward), 1)
    },
    'decal',
  )
}
