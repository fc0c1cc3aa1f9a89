// The field seen from the side: every column is swept from the front to the back, and what stands higher hides what is behind.
import type { Rgb } from './colour.ts'
import type { Field } from './field.ts'
import { clamp, smooth } from './noise.ts'
import { type Light, toned } from './shading.ts'

/** Height that stays where it is when the camera tilts: about the floor of a plate. */
export const LEVEL = 24
/** A drop of more than this many scene units between neighbours is a side, not a slope. */
const SIDE_DROP = 7
const AMBIENT = 0.6
/** Pixels over which the way a side faces is measured. */
const REACH = 8
/** Light that reaches the ground under a piece. */
const UNDER = 0.66

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
      const face = drop > SIDE_DROP ? sideOf(field, shaded, x, y, light) : null
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

const NOTHING: Rgb = [0, 0, 0]
const GROUND_STEP = 3

/** The picture's mean color just before the foot of a side; a single pixel would smear into streaks. */
function groundBefore({ pixelWidth, pixelHeight }: Field, shaded: Uint8Array, x: number, y: number): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  const row = Math.min(y + GROUND_STEP, pixelHeight - 1) * pixelWidth
  for (let step = -2; step <= 2; step++) {
    const at = (row + clamp(x + step * GROUND_STEP, 0, pixelWidth - 1)) * 3
    for (const k of [0, 1, 2] as const) sum[k] += (shaded[at + k] as number) / 5
  }
  return sum
}

/** Colors down an upright side: its own paint or that of its upper edge, lit by the way it faces. */
function sideOf(field: Field, shaded: Uint8Array, x: number, y: number, light: Light): Face {
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
  const upper = z[i] as number
  const depth = field.pieceDepth[i] as number
  const under = paint ? NOTHING : groundBefore(field, shaded, x, y)
  const edge: Rgb = [colour[i * 3] as number, colour[i * 3 + 1] as number, colour[i * 3 + 2] as number]
  return (heightHere, ground) => {
    // Contact takes light away at the foot.
    const shade = brightness * (0.62 + 0.38 * smooth(0, 26, heightHere - ground))
    const own = paint ? paint(sceneX, sceneY, heightHere) : edge
    // A piece without sides of its own ends at its lower edge; below that lies the ground in its shadow.
    const gap = paint ? 0 : smooth(depth, depth * 1.25 + 2, upper - heightHere)
    const seen = (k: 0 | 1 | 2): number => {
      const value = toned(own[k] * shade * light.key[k])
      return value + (under[k] * UNDER - value) * gap
    }
    return [seen(0), seen(1), seen(2)]
  }
}

const SHARP_ROWS = 0.42

/** A lens that is focused on the dish: the far edge of the table is soft. */
export function softenedFar(picture: Uint8Array, width: number, rows: number, radius: number): void {
  // Ever closer samples fill the gaps between the first, which would show as a mesh.
  for (const share of [0.8, 0.4, 0.2]) blurredFar(picture, width, rows, radius * share)
}

function blurredFar(picture: Uint8Array, width: number, rows: number, radius: number): void {
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
