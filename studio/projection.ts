// The field seen from the side: every column is swept from the front to the back, and what stands higher hides what is behind.
import type { Rgb } from './colour.ts'
import type { Field } from './field.ts'
import { clamp, smooth } from './noise.ts'
import { type Light, toned } from './shading.ts'

/** Height that stays where it is when the camera tilts: about the floor of a plate. */
const LEVEL = 24
/** A drop of more than this many scene units between neighbours is a side, not a slope. */
const SIDE_DROP = 7
const AMBIENT = 0.6
/** Pixels over which the way a side faces is measured. */
const REACH = 8
/** How deep pieces of food are. */
const PIECE_DEPTH = 24

/** `shaded` is the field's picture from above. Indexes lie inside the buffers; each "as number" says so. */
export function projected(field: Field, shaded: Uint8Array, rows: number, light: Light): Uint8Array<ArrayBuffer> {
  const { pixelWidth: width, pixelHeight: height, scale, height: z } = field
  const across = Math.cos(field.tilt)
  const rise = Math.sin(field.tilt) * scale
  const out = new Uint8Array(width * rows * 3)
  const half = rows / 2
  const rowOf = (y: number, heightHere: number): number =>
    (y - field.middleRow) * across - (heightHere - LEVEL) * rise + half
  for (let x = 0; x < width; x++) {
    let limit = rows
    for (let y = height - 1; y >= 0 && limit > 0; y--) {
      const i = y * width + x
      const here = z[i] as number
      const top = rowOf(y, here)
      const first = Math.max(0, Math.ceil(top))
      if (first >= limit) continue
      const front = y < height - 1 ? (z[i + width] as number) : here
      const drop = here - front
      const level = y < height - 1 ? rowOf(y + 1, front) : limit
      const face = drop > SIDE_DROP ? sideOf(field, x, y, light) : null
      for (let row = first; row < limit; row++) {
        const below = row - top
        const o = (row * width + x) * 3
        if (face && below > across) {
          const [red, green, blue] = face(here - (below - across) / rise, front)
          out[o] = red
          out[o + 1] = green
          out[o + 2] = blue
          continue
        }
        // On a slope the colors run into each other.
        const t = y < height - 1 && level > top ? clamp(below / (level - top)) : 0
        for (let k = 0; k < 3; k++) {
          const a = shaded[i * 3 + k] as number
          const b = t > 0 ? (shaded[(i + width) * 3 + k] as number) : a
          out[o + k] = a + (b - a) * t
        }
      }
      limit = first
    }
  }
  return out
}

type Face = (z: number, ground: number) => readonly [number, number, number]

/** Colors down an upright side: its own paint or that of its upper edge, lit by the way it faces. */
function sideOf(field: Field, x: number, y: number, light: Light): Face {
  const { pixelWidth: width, pixelHeight: height, height: z, colour } = field
  const at = (px: number, py: number): number => z[clamp(py, 0, height - 1) * width + clamp(px, 0, width - 1)] as number
  let slopeX = 0
  let slopeY = 1
  for (let reach = 1; reach <= REACH; reach++) {
    slopeX += at(x - reach, y) - at(x + reach, y)
    slopeY += Math.max(0, at(x, y - reach) - at(x, y + reach))
  }
  const length = Math.hypot(slopeX, slopeY)
  const lit = (slopeX * Math.cos(light.azimuth) + slopeY * Math.sin(light.azimuth)) / length
  const brightness = AMBIENT + 0.5 * Math.max(0, (lit + 0.8) / 1.8)
  const i = y * width + x
  const paint = field.sidePaints[(field.side[i] as number) - 1]
  const [sceneX, sceneY] = field.sceneAt(x, y)
  // Contact takes light away at the foot; a piece without sides of its own hangs over a dark gap.
  const upper = z[i] as number
  const shadeAt = (heightHere: number, ground: number): number => {
    const gap = paint ? 0 : 0.75 * smooth(PIECE_DEPTH, PIECE_DEPTH * 2.4, upper - heightHere)
    return brightness * (0.62 + 0.38 * smooth(0, 26, heightHere - ground)) * (1 - gap)
  }
  const edge: Rgb = [colour[i * 3] as number, colour[i * 3 + 1] as number, colour[i * 3 + 2] as number]
  return (heightHere, ground) => {
    const shade = shadeAt(heightHere, ground)
    const [red, green, blue] = paint ? paint(sceneX, sceneY, heightHere) : edge
    return [toned(red * shade * light.key[0]), toned(green * shade * light.key[1]), toned(blue * shade * light.key[2])]
  }
}

const SHARP_ROWS = 0.42

/** A lens that is focused on the dish: the far edge of the table is soft. */
export function softenedFar(picture: Uint8Array, width: number, rows: number, radius: number): void {
  const source = picture.slice()
  const last = Math.round(rows * SHARP_ROWS)
  for (let y = 0; y < last; y++) {
    const reach = Math.round(radius * (1 - y / last) ** 1.4)
    if (reach < 1) continue
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0]
      let count = 0
      for (let dy = -reach; dy <= reach; dy += reach) {
        for (let dx = -reach; dx <= reach; dx += reach) {
          const i = (clamp(y + dy, 0, rows - 1) * width + clamp(x + dx, 0, width - 1)) * 3
          for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + (source[i + k] as number)
          count++
        }
      }
      for (let k = 0; k < 3; k++) picture[(y * width + x) * 3 + k] = (sum[k] as number) / count
    }
  }
}
