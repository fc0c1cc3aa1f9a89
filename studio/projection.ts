// The field seen from the side: every column is swept from the front to the back, and what is nearer hides what is behind.
import type { Field } from './field.ts'
import { type Layer, NOTHING } from './layers.ts'
import { clamp, smooth } from './noise.ts'
import { type Lit, sideOf, underneath } from './sides.ts'

/** Height that stays where it is when the camera tilts: about the floor of a plate. */
export const LEVEL = 24
/** A drop of more than this many scene units between neighbours is a side, not a slope. */
const SIDE_DROP = 7
/** From this drop on, a slope begins to look like a side. */
const STEEP = 1.6

/** Indexes lie inside the buffers; each "as number" says so. */
export function projected(field: Field, lit: Lit, rows: number): Uint8Array<ArrayBuffer> {
  const { pixelWidth: width, pixelHeight: height, scale, height: z } = field
  const { shaded } = lit
  const across = Math.cos(field.tilt)
  const rise = Math.sin(field.tilt) * scale
  const out = new Uint8Array(width * rows * 3)
  const half = rows / 2
  const rowOf = (y: number, heightHere: number): number =>
    (y - field.middleRow) * across - (heightHere - LEVEL) * rise + half
  const layers: readonly Layer[] = [field, ...field.below]
  const drawn = new Uint8Array(rows)
  for (let x = 0; x < width; x++) {
    drawn.fill(0)
    let limit = rows // everything from this row on is drawn
    for (let y = height - 1; y >= 0 && limit > 0; y--) {
      const i = y * width + x
      const ahead = y < height - 1 ? i + width : i
      let above = Number.POSITIVE_INFINITY // the lower edge of the layer above
      for (let k = 0; k < layers.length; k++) {
        const layer = layers[k] as Layer
        const here = layer.height[i] as number
        if (here === NOTHING) break
        const front = k === 0 ? (z[ahead] as number) : here
        const drop = here - front
        const next = layers[k + 1]?.height[i] ?? NOTHING
        const depth = layer.pieceDepth[i] as number
        let foot = next === NOTHING || layer.side[i] ? Number.NEGATIVE_INFINITY : here - depth
        // A thick piece just above the next one lies on it.
        if (foot - next < depth) foot = Math.min(foot, next)
        // A piece holds together where it is steep.
        if (drop > 0 && drop < depth * 2) foot = Math.min(foot, front)
        const top = rowOf(y, here)
        const first = Math.max(0, Math.ceil(top))
        const last = foot === Number.NEGATIVE_INFINITY ? limit : Math.min(limit, rowOf(y, foot) + across)
        if (first < last) {
          const level = rowOf(Math.min(y + 1, height - 1), front)
          const isSlope = drop <= SIDE_DROP
          const steep = k === 0 ? smooth(STEEP, SIDE_DROP, drop) : 0
          let side: ReturnType<typeof sideOf> | null = null
          for (let row = first; row < last; row++) {
            if (drawn[row]) continue
            drawn[row] = 1
            const o = (row * width + x) * 3
            const below = row - top
            const isTop = below <= across || (isSlope && row < level)
            if (!isTop || steep > 0) {
              side ??= sideOf(field, layer, x, y, k, lit)
              side(out, o, here - Math.max(0, below - across) / rise)
            }
            if (isTop) {
              if (k > 0) underneath(out, o, layer, i, above - here, lit)
              else {
                // On a slope the colors run into each other.
                const t = isSlope && level > top ? clamp(below / (level - top)) : 0
                for (let c = 0; c < 3; c++) {
                  const a = shaded[i * 3 + c] as number
                  const seen = t > 0 ? a + ((shaded[ahead * 3 + c] as number) - a) * t : a
                  out[o + c] = steep > 0 ? seen + ((out[o + c] as number) - seen) * steep : seen
                }
              }
            }
          }
          while (limit > 0 && drawn[limit - 1]) limit--
        }
        if (foot === Number.NEGATIVE_INFINITY) break
        above = foot
      }
    }
  }
  return out
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
