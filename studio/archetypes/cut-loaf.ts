// A loaf on its board or platter, its first slices toppled over before the cut.
import { rgb, scaled } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { type Solid, sculpture } from '#studio/sculpted/carver.ts'
import { type Glaze, glazeOn, type LoafForm, type LoafPaint, type LoafPlace, loafPiece } from '#studio/sculpted/loaf.ts'
import { block } from '#studio/shapes/upright.ts'

export interface CutLoaf {
  form: LoafForm
  paint: LoafPaint
  glaze?: Glaze
  turn: number
  /** How thick the slices are. */
  thick: number
  /** Where the middle of the cut is. */
  x: number
  y: number
}

/** How far before the cut each slice stands, how far it leans, and how far it was pushed aside and turned. */
const SLICES = [
  { ahead: 112, topple: Math.PI / 2, aside: 14, turned: -0.16 },
  { ahead: 38, topple: 1.14, aside: -6, turned: 0.1 },
] as const

export function cutLoaf(scene: Scene, loaf: CutLoaf): void {
  const { field, random } = scene
  const { form, paint, glaze, turn, thick, x, y } = loaf
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const base = field.heightAt(x, y)
  const solids: Solid[] = []
  const add = (place: LoafPlace, half: number, ends: readonly [boolean, boolean]): void => {
    const seed = random.between(0, 99)
    solids.push(loafPiece(form, paint, place, { half, ends }, seed))
    if (glaze) solids.push(glazeOn(form, place, { half, ends }, glaze, seed))
  }
  add({ x: -cos * form.halfLength, y: -sin * form.halfLength, z: 0, turn, topple: 0 }, form.halfLength, [false, true])
  for (const { ahead, topple, aside, turned } of SLICES) {
    const place = {
      x: cos * ahead - sin * aside,
      y: sin * ahead + cos * aside,
      z: (thick / 2) * Math.sin(topple),
      turn: turn + turned,
      topple,
    }
    add(place, thick / 2, [true, true])
  }
  // Below the sculpture, for its shadow.
  const shadow = rgb('#8a5a34')
  const shade = { turn, base, top: () => [shadow, 0, 0] as const, side: () => () => scaled(shadow, 0.7) }
  const { halfLength, halfWidth, wall } = form
  block(scene, x - cos * halfLength, y - sin * halfLength, {
    ...shade,
    halfWidth: halfLength * 0.86,
    halfDepth: halfWidth * 0.82,
    height: wall * 0.9,
  })
  for (const { ahead } of SLICES) {
    const at = ahead + (form.wall + form.dome) * 0.42
    block(scene, x + cos * at, y + sin * at, {
      ...shade,
      halfWidth: 40,
      halfDepth: halfWidth * 0.8,
      height: thick * 0.8,
    })
  }
  field.overlays.push(sculpture(x, y, base, solids))
}
