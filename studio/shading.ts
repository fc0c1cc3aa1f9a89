// One pass of light over a field: a warm key light from the top left with soft shadows, cool light from the sky, gloss.
// Computed indexes always lie inside the buffers; hence each "as number" below.
import { blurred } from './blur.ts'
import type { Rgb } from './colour.ts'
import type { Field } from './field.ts'
import { expOf, logOf } from './lookup.ts'
import { clamp, smooth } from './noise.ts'
import { type HalfField, softShadow } from './shadow.ts'

export interface Light {
  azimuth: number
  elevation: number
  key: Rgb
  sky: Rgb
}

export const DAY: Light = { azimuth: -2.25, elevation: 0.82, key: [1.06, 0.95, 0.79], sky: [0.86, 0.88, 0.94] }
const KEY_STRENGTH = 1.12
const SKY_STRENGTH = 0.44
/** Steeper slopes are drawn as this one: edges would otherwise turn black. */
const STEEPEST = 2.2
/** A slope that is wholly turned away from the lamp. */
const TURNED = 0.16
/** Scene units between neighbors on a rim that are a drop and no slope. */
const CLIFF = 7
/** With the whole tilt, every level surface would mirror the lamp. */
const HIGHLIGHT_TILT = 0.25
const SATURATION = 1.06
/** Light that comes back from the food around a hollow. */
const BOUNCE: Rgb = [1.3, 0.95, 0.62]
/** Share of the lamp's light that a white piece in shadow still gets from its neighbours. */
const TRANSLUCENCE = 0.3
/** Scene units about an upright side over which its light is averaged: it would otherwise be streaked. */
const SIDE_REACH = 6

/** How much of the sky and of the lamp a place sees. */
export interface Exposed {
  open: number
  sun: number
}

/** How much of the sky and of the lamp every pixel of the field sees. */
export class Exposure {
  readonly #half: HalfField
  readonly #open: Float32Array
  readonly #sun: Float32Array
  #smooth: { z: Float32Array; open: Float32Array; sun: Float32Array } | null = null

  constructor(field: Field, light: Light) {
    this.#half = halved(field)
    this.#open = ambientOcclusion(this.#half)
    this.#sun = softShadow(this.#half, light)
  }

  /** Fills a row of the field: how much of the sky and of the lamp each pixel sees. */
  row(y: number, open: Float64Array, sun: Float64Array): void {
    const { width, height } = this.#half
    const fy = clamp(y / 2 - 0.25, 0, height - 1.001)
    const start = (fy | 0) * width
    const v = fy - (fy | 0)
    for (let x = 0; x < open.length; x++) {
      const fx = clamp(x / 2 - 0.25, 0, width - 1.001)
      const i = start + (fx | 0)
      const u = fx - (fx | 0)
      open[x] = between(this.#open, width, i, u, v)
      sun[x] = between(this.#sun, width, i, u, v)
    }
  }

  /** Light about a pixel, and the direction, in the plane of the table, in which the ground falls there: the same for neighbours. */
  aboutAt(x: number, y: number): Exposed & { fallX: number; fallY: number } {
    const half = this.#half
    const softened = (map: Float32Array): Float32Array => blurred(map, half.width, half.height, SIDE_REACH * half.scale)
    this.#smooth ??= { z: softened(half.z), open: softened(this.#open), sun: softened(this.#sun) }
    const { z, open, sun } = this.#smooth
    return {
      open: sampled(open, half, x, y),
      sun: sampled(sun, half, x, y),
      fallX: sampled(z, half, x - 3, y) - sampled(z, half, x + 3, y),
      fallY: sampled(z, half, x, y - 3) - sampled(z, half, x, y + 3),
    }
  }
}

export function shade(
  field: Field,
  light: Light = DAY,
  exposure = new Exposure(field, light),
): Uint8Array<ArrayBuffer> {
  const { pixelWidth: width, pixelHeight: height, scale, tilt, height: z, colour, gloss, side, isOutside } = field
  const lx = Math.cos(light.azimuth) * Math.cos(light.elevation)
  const ly = Math.sin(light.azimuth) * Math.cos(light.elevation)
  const lz = Math.sin(light.elevation)
  const viewY = Math.sin(tilt * HIGHLIGHT_TILT)
  const viewZ = Math.cos(tilt * HIGHLIGHT_TILT)
  const lightAlongView = ly * viewY + lz * viewZ
  const out = new Uint8Array(width * height * 3)
  const openRow = new Float64Array(width)
  const sunRow = new Float64Array(width)
  const key = Float64Array.from(light.key)
  const sky = Float64Array.from(light.sky)
  // Light colors bounce more light into their own hollows and let some through, so shadows weaken with brightness; bounced light is warm.
  const bounce = Float64Array.from(light.sky, (share, c) => (BOUNCE[c] as number) - share)
  const own = new Float64Array(3)
  for (let y = 0; y < height; y++) {
    exposure.row(y, openRow, sunRow)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      let left = z[x > 0 ? i - 1 : i] as number
      let right = z[x < width - 1 ? i + 1 : i] as number
      let above = z[y > 0 ? i - width : i] as number
      let below = z[y < height - 1 ? i + width : i] as number
      const painted = side[i] as number
      if (painted && isOutside[painted - 1]) {
        // A rim is lit by its own slope: the drop to the table behind it would make a dashed line of its edge.
        const here = z[i] as number
        if (left < here - CLIFF) left = here
        if (right < here - CLIFF) right = here
        if (above < here - CLIFF) above = here
        if (below < here - CLIFF) below = here
      }
      let nx = (left - right) * scale * 0.5
      let ny = (above - below) * scale * 0.5
      const slope = Math.sqrt(nx * nx + ny * ny)
      if (slope > STEEPEST) {
        nx *= STEEPEST / slope
        ny *= STEEPEST / slope
      }
      const nz = 1 / Math.sqrt(nx * nx + ny * ny + 1)
      nx *= nz
      ny *= nz
      const open = openRow[x] as number
      const lit = sunRow[x] as number
      const facing = nx * lx + ny * ly + nz * lz
      // Light goes round the edges of pale food: rice, fish and tofu have no dark side.
      const wrap = 0.24 + 0.38 * (colour[i * 3 + 1] as number) ** 2
      const diffuse = Math.max(0, (facing + wrap) / (1 + wrap)) * KEY_STRENGTH
      const away = -(nx * lx + ny * ly)
      // Less of the room's light on what is turned away, and gradually: a plate would have a seam across it.
      const ambient = SKY_STRENGTH * (0.62 + 0.38 * nz) * (away > 0 ? 1 - 0.18 * smooth(0, TURNED, away) : 1)
      const shine = gloss[i] as number
      let highlight = 0
      if (shine > 0) {
        const mirror = 2 * (ny * viewY + nz * viewZ) * facing - lightAlongView
        const square = mirror > 0 ? mirror * mirror : 0
        const eighth = square * square * square * square
        const glow = 0.22 * eighth * square * square * square
        // Only what is wet mirrors the lamp; the rest has a faint sheen.
        const mirrored = mirror > 0.94 ? 0.6 * shine * smooth(0.94, 0.985, mirror) : 0
        highlight = shine * (mirrored + glow) * (0.2 + 0.8 * lit)
        highlight += shine * 0.1 * (1 - nz) ** 2 * open
      }
      const fx = x / width - 0.5
      const fy = y / height - 0.5
      const falloff = 1.02 - 0.42 * (fx * fx + fy * fy) - 0.2 * (fx + fy)
      const logOpen = logOf(open)
      for (let c = 0; c < 3; c++) {
        const albedo = colour[i * 3 + c] as number
        const lamp = key[c] as number
        const free = logOpen === 0 ? 1 : expOf(logOpen * (1.25 - 0.9 * albedo))
        const bounced = ambient * free * ((sky[c] as number) + (bounce[c] as number) * (1 - free))
        const through = lit + (1 - lit) * TRANSLUCENCE * albedo
        own[c] = (albedo * (diffuse * through * lamp + bounced) + highlight * lamp) * falloff
      }
      const red = own[0] as number
      const green = own[1] as number
      const blue = own[2] as number
      const grey = 0.3 * red + 0.6 * green + 0.1 * blue
      out[i * 3] = toned(grey + (red - grey) * SATURATION)
      out[i * 3 + 1] = toned(grey + (green - grey) * SATURATION)
      out[i * 3 + 2] = toned(grey + (blue - grey) * SATURATION)
    }
  }
  return out
}

// Identity up to the middle, then a soft shoulder: a film-like curve would spoil the palettes.
const TONE_STEPS = 4096
const TONE_RANGE = 3
const TONE = Uint8Array.from({ length: TONE_STEPS + 1 }, (_, step) => {
  const x = (step / TONE_STEPS) * TONE_RANGE
  const y = x < 0.5 ? x : 0.5 + 0.5 * Math.tanh(((x - 0.5) / 0.5) * 0.92)
  const s = y <= 0.0031308 ? y * 12.92 : 1.055 * Math.min(1, y) ** (1 / 2.4) - 0.055
  return Math.round(255 * clamp(0.02 + 0.98 * s))
})

/** An sRGB byte for linear light. */
export function toned(value: number): number {
  if (value <= 0) return TONE[0] as number
  const step = (value * (TONE_STEPS / TONE_RANGE)) | 0
  return TONE[Math.min(step, TONE_STEPS)] as number
}

function halved(field: Field): HalfField {
  const width = field.pixelWidth >> 1
  const height = field.pixelHeight >> 1
  const z = new Float32Array(width * height)
  const full = field.height
  const stride = field.pixelWidth
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * 2 * stride + x * 2
      const sum = (full[i] as number) + (full[i + 1] as number) + (full[i + stride] as number)
      z[y * width + x] = (sum + (full[i + stride + 1] as number)) / 4
    }
  }
  return { width, height, scale: field.scale / 2, z }
}

/** A point is darker the deeper it lies below the mean height around it, at four distances (scene units). */
function ambientOcclusion(half: HalfField): Float32Array {
  const open = new Float32Array(half.z.length).fill(1)
  for (const [reach, strength] of [
    [4, 1.76],
    [10, 1.92],
    [26, 2.08],
    [70, 1.92],
  ] as const) {
    const around = blurred(half.z, half.width, half.height, reach * half.scale * 0.6)
    for (let i = 0; i < open.length; i++) {
      const depth = ((around[i] as number) - (half.z[i] as number)) / reach
      if (depth > 0) open[i] = (open[i] as number) / (1 + strength * depth)
    }
  }
  return open
}

function sampled(map: Float32Array, half: HalfField, x: number, y: number): number {
  const fx = clamp(x / 2 - 0.25, 0, half.width - 1.001)
  const fy = clamp(y / 2 - 0.25, 0, half.height - 1.001)
  const xi = fx | 0
  const yi = fy | 0
  const u = fx - xi
  const v = fy - yi
  return between(map, half.width, yi * half.width + xi, u, v)
}

/** The value between four neighbours. */
function between(map: Float32Array, width: number, i: number, u: number, v: number): number {
  const top = (map[i] as number) * (1 - u) + (map[i + 1] as number) * u
  const bottom = (map[i + width] as number) * (1 - u) + (map[i + width + 1] as number) * u
  return top * (1 - v) + bottom * v
}
