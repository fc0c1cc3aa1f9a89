// A round cake or pie with one slice taken out, so that its inside shows; and fruit laid on it in rings.
import type { SidePaint } from '#studio/field.ts'
import type { Area } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'

/** Where a slice is missing: towards the viewer, so that the inside shows. */
const SLICE = { from: 0.72, width: 0.66 }

export function sliceTaken(x: number, y: number): boolean {
  const angle = (Math.atan2(y, x) - SLICE.from + TAU) % TAU
  return angle < SLICE.width
}

/** Toppings stay this far from the cut. */
const FROM_THE_CUT = 30

/** The top of a cake or pie, without the place of the missing slice. */
export function uncut(scene: Scene, area: Area): Area {
  const keep = (x: number, y: number): boolean => {
    const [dx, dy] = [x - scene.x, y - scene.y]
    for (let i = 0; i < 8; i++)
      if (sliceTaken(dx + FROM_THE_CUT * Math.cos((i * TAU) / 8), dy + FROM_THE_CUT * Math.sin((i * TAU) / 8)))
        return false
    return true
  }
  return { ...area, keep }
}

/** One paint for the outside, another where the knife went. */
export function outsideAndCut(scene: Scene, radius: number, outside: SidePaint, cut: SidePaint): SidePaint {
  return (x, y, z) => (hypot(x - scene.x, y - scene.y) > radius * 0.955 ? outside(x, y, z) : cut(x, y, z))
}

/** Fruit as a pastry cook lays it: one kind to a ring, each ring inside the last. */
export function fruitRings(scene: Scene, parts: readonly Part[], outermost: number, scale: number): void {
  const { keep } = uncut(scene, { x: scene.x, y: scene.y, radius: outermost })
  let distance = outermost
  for (let i = 0; distance > 0 && parts.length; i++) {
    const piece = parts[i % parts.length]?.piece
    if (!piece) break
    const reach = piece.reach * scale
    const at = Math.max(0, distance - reach)
    const count = at < reach ? 1 : Math.floor((TAU * at) / (reach * 1.75))
    for (let k = 0; k < count; k++) {
      const [x, y] = scene.polar((k / count) * TAU + i * 0.4 + scene.random.bell() * 0.03, at)
      if (keep?.(x, y, reach)) piece.draw(scene, x, y, scale)
    }
    distance = at - reach * 0.62
  }
}
