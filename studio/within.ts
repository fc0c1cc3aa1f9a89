// Bounds of stamps: of long, thin shapes, outside of which a stamp need not ask the shape, and of vessels.

/** A rectangle about the middle of a stamp; `cos` and `sin` are of the direction of its length. */
export interface Within {
  cos: number
  sin: number
  halfLength: number
  halfWidth: number
}

/** Nearly upright or level sides bound a row too far out to be computed. */
const SLANT = 0.01

export function within(turn: number, halfLength: number, halfWidth: number): Within {
  return { cos: Math.cos(turn), sin: Math.sin(turn), halfLength, halfWidth }
}

/** How far the rectangle reaches to the left in the row `dy` below its middle. */
export function leftOf({ cos, sin, halfLength, halfWidth }: Within, dy: number): number {
  const byLength = Math.abs(cos) > SLANT ? (-sin * dy) / cos - halfLength / Math.abs(cos) : Number.NEGATIVE_INFINITY
  const byWidth = Math.abs(sin) > SLANT ? (cos * dy) / sin - halfWidth / Math.abs(sin) : Number.NEGATIVE_INFINITY
  return Math.max(byLength, byWidth)
}

/** The same to the right. It is left of `leftOf` where the rectangle is not. */
export function rightOf({ cos, sin, halfLength, halfWidth }: Within, dy: number): number {
  const byLength = Math.abs(cos) > SLANT ? (-sin * dy) / cos + halfLength / Math.abs(cos) : Number.POSITIVE_INFINITY
  const byWidth = Math.abs(sin) > SLANT ? (cos * dy) / sin + halfWidth / Math.abs(sin) : Number.POSITIVE_INFINITY
  return Math.min(byLength, byWidth)
}

/** The round inside of a vessel. */
export interface Wall {
  x: number
  y: number
  radius: number
}

/** Half its width in the row `y`. */
export function halfOf(wall: Wall, y: number): number {
  return Math.sqrt(Math.max(0, wall.radius ** 2 - (y - wall.y) ** 2))
}
