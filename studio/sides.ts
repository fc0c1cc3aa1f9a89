// What a tilted camera sees of a piece besides its top: the side, and what lies in the dark below its edge.
import type { Rgb } from './colour.ts'
import type { Field } from './field.ts'
import type { Layer } from './layers.ts'
import { clamp, hypot, layeredNoise, smooth } from './noise.ts'
import { type Exposure, type Light, toned } from './shading.ts'

/** The field's picture from above, and the light that made it. */
export interface Lit {
  shaded: Uint8Array
  exposure: Exposure
  light: Light
}

/** Light from the room and from the lamp on an upright side. */
const ROOM = 0.58
const LAMP = 0.5
/** Light that comes through the sides of pale food: rice, tofu, fish. */
const PALE = 0.3
/** Scene units between neighbours that still belong to one piece. */
const STEP = 6
/** Pixels to the left and right, and inward, whose colors a side mixes: single pixels would smear into streaks. */
const ALONG = 4
const INWARD = 2

/** Pixels to the left and right whose light a painted side mixes, and how far up or down their edge may be. */
const COLUMNS = [-8, -6, -4, -2, 2, 4, 6, 8] as const
const NEAR = 7

export type Side = (out: Uint8Array, at: number, z: number) => void

/** Colors down an upright side: its own paint or that of its upper edge, lit by the way it faces. `hidden`: how many pieces lie on it. */
export function sideOf(field: Field, layer: Layer, x: number, y: number, hidden: number, lit: Lit): Side {
  const { pixelWidth: width, pixelHeight: height } = field
  const { height: z, pieceDepth, side } = layer
  const i = y * width + x
  const upper = z[i] as number
  const depth = Math.max(4, pieceDepth[i] as number)
  const isPiece = (px: number, py: number): boolean =>
    (z[clamp(py, 0, height - 1) * width + clamp(px, 0, width - 1)] as number) > upper - STEP
  const { light, exposure } = lit
  const paint = field.sidePaints[(side[i] as number) - 1]
  const { open, sun, fallX, fallY } = paint ? lightAlong(exposure, x, y, isPiece) : exposure.aboutAt(x, y)
  const facing = (fallX * Math.cos(light.azimuth) + fallY * Math.sin(light.azimuth)) / (hypot(fallX, fallY) || 1)
  const lamp = hidden ? 0 : LAMP * Math.max(0, (facing + 0.8) / 1.8) * sun
  const openAbove = hidden ? 0.5 : Math.min(1, open * 1.3)
  const openBelow = open * 0.7
  const [sceneX, sceneY] = field.sceneAt(x, y)
  const edge = paint ? null : colourAlong(field, layer, x, y, isPiece)
  return (out, at, heightHere) => {
    const down = upper - heightHere
    const t = clamp(down / depth)
    const grain = edge ? 0.9 + 0.2 * layeredNoise(sceneX * 0.16, heightHere * 0.16 + sceneY * 0.1, 2) : 1
    // A piece turns away from the light towards its foot; below that there is only its shadow.
    const turned = paint ? 1 : (1 - 0.42 * t * t) * (1 - 0.7 * smooth(depth, depth + 8, down))
    const shade = (ROOM * (openAbove + (openBelow - openAbove) * t) + lamp + 0.06) * turned * grain
    const own = edge ?? (paint?.(sceneX, sceneY, heightHere) as Rgb)
    for (const k of [0, 1, 2] as const) {
      const through = edge ? PALE * own[k] * own[k] * turned : 0
      out[at + k] = toned(own[k] * (shade + through) * light.key[k])
    }
  }
}

/** The light on a long side, averaged over its neighbors: its edge goes in steps of a pixel, which would show as streaks. */
function lightAlong(
  exposure: Exposure,
  x: number,
  y: number,
  isPiece: (x: number, y: number) => boolean,
): ReturnType<Exposure['aboutAt']> {
  const sum = exposure.aboutAt(x, y)
  let count = 1
  for (const dx of COLUMNS) {
    let edge = y
    while (edge > y - NEAR && !isPiece(x + dx, edge)) edge--
    while (edge < y + NEAR && isPiece(x + dx, edge + 1)) edge++
    if (Math.abs(edge - y) >= NEAR) continue
    const { open, sun, fallX, fallY } = exposure.aboutAt(x + dx, edge)
    sum.open += open
    sum.sun += sun
    sum.fallX += fallX
    sum.fallY += fallY
    count++
  }
  return { open: sum.open / count, sun: sum.sun / count, fallX: sum.fallX / count, fallY: sum.fallY / count }
}

function colourAlong(
  field: Field,
  layer: Layer,
  x: number,
  y: number,
  isPiece: (x: number, y: number) => boolean,
): Rgb {
  const { pixelWidth: width, pixelHeight: height } = field
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let dy = 0; dy <= INWARD; dy++) {
    for (let dx = -ALONG; dx <= ALONG; dx += 2) {
      if ((dx || dy) && !isPiece(x + dx, y - dy)) continue
      const at = (clamp(y - dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1)) * 3
      for (const k of [0, 1, 2] as const) sum[k] += layer.colour[at + k] as number
      count++
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** The upper face of a covered piece: only light from the room comes in through the gap above it, and more of it to and fro between pale faces. */
export function underneath(out: Uint8Array, at: number, layer: Layer, i: number, gap: number, lit: Lit): void {
  const shade = 0.12 + 0.14 * clamp(gap / 40)
  for (const k of [0, 1, 2] as const) {
    const own = layer.colour[i * 3 + k] as number
    out[at + k] = toned(own * (shade + PALE * own * own) * lit.light.key[k])
  }
}
