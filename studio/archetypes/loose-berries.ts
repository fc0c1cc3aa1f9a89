// Round berries strewn on something soft: one layer in which none lies in another, and some in the hollows between them.
import type { Area } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'

const TRIES = 900
/** How far apart their middles are, in radii. */
const APART = 1.98

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
  const r = piece.reach * scale
  const first = placesApart(scene, area, r * APART, most)
  const hollow = ([x, y]: Point): boolean => {
    const near = first.filter(([px, py]) => hypot(px - x, py - y) < r * 1.45)
    return near.length >= 3
  }
  const above = placesApart(scene, area, r * APART, Math.round(first.length * second), hollow)
  for (const [x, y] of [...first, ...above]) piece.draw(scene, x, y, scale)
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
