// What a shape answers for a point, and what may be done to the answer.
import type { Rgb } from './colour.ts'

/** A shape's result at a point; one object is reused for all points. */
export interface Sample {
  z: number
  red: number
  green: number
  blue: number
  gloss: number
  /** How far the piece reaches down from here; below that, a tilted camera sees what lies under it. */
  depth: number
  /** Strength of a decal at this point. */
  alpha: number
}

/** Fills the sample for a point in the shape's own coordinates; false where the shape is not. */
export type Shape = (x: number, y: number, out: Sample) => boolean

/** Changes what a shape answered, at its own and at the scene's coordinates: browning, grill marks, glaze. */
export type Finish = (out: Sample, x: number, y: number, sceneX: number, sceneY: number) => void

/** A depth that reaches down to the table. */
export const SOLID = 255
/** How deep a piece of food is unless its shape says so. */
const PIECE_DEPTH = 40

export function put(out: Sample, colour: Rgb, z: number, gloss: number, depth = PIECE_DEPTH): true {
  out.red = colour[0]
  out.green = colour[1]
  out.blue = colour[2]
  out.z = z
  out.gloss = gloss
  out.depth = depth
  return true
}

/** One finish after the other. */
export function composed(first: Finish, then: Finish): Finish {
  return (out, x, y, sceneX, sceneY) => {
    first(out, x, y, sceneX, sceneY)
    then(out, x, y, sceneX, sceneY)
  }
}
