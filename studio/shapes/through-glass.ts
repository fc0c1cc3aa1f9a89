// The table as one sees it through a glass of something clear: turned from left to right, as by a lens.
import type { Rgb } from '#studio/colour.ts'
import { clamp } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** Scene units between the places that are looked up. */
const CELL = 3
/** How much wider the lens makes what lies behind it. */
const LENS = 1.35

interface Standing {
  x: number
  y: number
  base: number
  radius: number
  height: number
}

/** To be asked before the glass stands there. `u` runs from -1 to 1 across the glass, `z` is a height. */
export function tableBehind({ field }: Scene, glass: Standing): (u: number, z: number) => Rgb {
  const { x, y, base, radius, height } = glass
  const slant = Math.tan(field.tilt)
  const wide = radius * LENS
  const columns = Math.ceil((2 * wide) / CELL) + 1
  const rows = Math.ceil((height * slant) / CELL) + 1
  const colours: Rgb[] = []
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) colours.push(field.colourAt(x - wide + i * CELL, y - radius * 0.4 - j * CELL))
  return (u, z) => {
    const i = clamp(Math.round((wide - u * Math.abs(u) * wide) / CELL), 0, columns - 1)
    const j = clamp(Math.round(((z - base) * slant) / CELL), 0, rows - 1)
    return colours[j * columns + i] as Rgb // inside the grid
  }
}
