// Round berries strewn on something soft: one layer in which none lies in another, and some in the hollows between them.
import type { Area } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { blueberry } from '#studio/sculpted/berries.ts'
import { restOn } from '#studio/sculpted/berry-heap.ts'
import { sculpture } from '#studio/sculpted/carver.ts'

const TRIES = 7000
/** How far apart their middles are, in radii. */
const APART = 1.92

export function isRoundBerry({ name }: Part): boolean {
  return /blueberr|bilberr/.test(name)
}

/** `scale`: of the berries; `most` of them in the first layer, `second` on top, as a share of those. */
export function looseBerries(
  scene: Scene,
  { piece }: Part,
  area: Area,
  { scale, most, second }: { scale: number; most: number; second: number },
): void {
  if (!piece) return
  const { field, random } = scene
  const r = piece.reach * scale
  const first = placesApart(scene, area, r * APART, most)
  const hollow = ([x, y]: Point): boolean => {
    const near = first.filter(([px, py]) => hypot(px - x, py - y) < r * 1.45)
    return near.length >= 2
  }
  const above = placesApart(scene, area, r * APART, Math.round(first.length * second), hollow)
  const floor = Math.min(...first.map(([x, y]) => field.heightAt(x, y)))
  // The lower ones lie in what is soft.
  const balls = first.map(([x, y]) => ({
    x,
    y,
    z: field.heightAt(x, y) + r * 0.62,
    size: r * random.between(0.9, 1.05),
  }))
  for (const [x, y] of above) balls.push({ x, y, z: restOn(balls, x, y, r), size: r * random.between(0.9, 1.02) })
  // Smaller ones under the sculpted, for their shadows.
  for (const { x, y } of balls) piece.draw(scene, x, y, scale * 0.8)
  const solids = balls.map(({ x, y, z, size }) => {
    const place = { x: x - area.x, y: y - area.y, z: z - size * 0.84 - floor, size, lean: 0 }
    return blueberry({ ...place, turn: random.between(-0.6, 3.7), seed: random.between(0, 99) })
  })
  if (solids.length) field.overlays.push(sculpture(area.x, area.y, floor, solids))
}

/** The far ones first, so that the near ones lie against them. */
function placesApart(
  scene: Scene,
  { x, y, radius, keep }: Area,
  apart: number,
  most: number,
  suits: (spot: Point) => boolean = () => true,
): Point[] {
  const places: Point[] = []
  for (let i = 0; i < TRIES && places.length < most; i++) {
    const spot = scene.spot(radius, x, y)
    if (keep?.(...spot, apart / 2) === false || !suits(spot)) continue
    if (places.every(([px, py]) => hypot(px - spot[0], py - spot[1]) > apart)) places.push(spot)
  }
  return places.sort((one, other) => one[1] - other[1])
}
