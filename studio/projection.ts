// The field seen from the side: it is swept from the front to the back, and what is nearer hides what is behind.
// Indexes lie inside the buffers; each "as number" says so.
import type { Field } from './field.ts'
import { type Layer, NOTHING } from './layers.ts'
import { clamp, smooth } from './noise.ts'
import { type Lit, type Side, sideOf, underneath } from './sides.ts'

/** Height that stays where it is when the camera tilts: about the floor of a plate. */
export const LEVEL = 24
/** A drop of more than this many scene units between neighbours is a side, not a slope. */
const SIDE_DROP = 7
/** Between these drops a slope comes to look like a side: what is painted on it would be drawn out into streaks. */
const STEEP = [0.8, 4] as const
/** Pixels to the left and right over which a slope is averaged. */
const ALONG = 2
/** Scene units: no rim falls off over a longer way. */
const RIM = 10
/** Scene units: a slice of meat is thick, a leaf is not. */
const THICK = 7
/** How high above a plate the edge of a leaning slice may be. */
const LEANING = 34
const TO_THE_GROUND = Number.NEGATIVE_INFINITY

/** Nothing that stands on a table is lower than this. */
const TABLE_TOP = 16

export interface Projected {
  picture: Uint8Array<ArrayBuffer>
  /** 1 where the table, a napkin or what lies flat on it is seen. */
  table: Uint8Array
}

export function projected(field: Field, lit: Lit, rows: number): Projected {
  const sweep = new Sweep(field, lit, rows)
  for (let y = field.pixelHeight - 1; y >= 0; y--) sweep.row(y)
  return sweep
}

class Sweep implements Projected {
  readonly picture: Uint8Array<ArrayBuffer>
  readonly table: Uint8Array
  readonly #field: Field
  readonly #lit: Lit
  readonly #middle: number
  readonly #layers: readonly Layer[]
  /** Rows of the picture for a step to the back, and for a scene unit of height. */
  readonly #across: number
  readonly #rise: number
  /** Where the row that is being swept, and the one before it, would be drawn at the level that stays in place, less the picture's middle. */
  #ground = 0
  #groundBefore = 0
  readonly #drawn: Uint8Array
  /** How much of a row the upper edge below it covers: its color is there already, and mixed into what is drawn later. */
  readonly #covered: Float32Array
  /** The color of the upper edge that was drawn last. */
  readonly #own = new Uint8Array(3)
  /** For every column: everything from this row on is drawn. */
  readonly #limit: Int32Array

  constructor(field: Field, lit: Lit, rows: number) {
    this.picture = new Uint8Array(field.pixelWidth * rows * 3)
    this.table = new Uint8Array(field.pixelWidth * rows)
    this.#field = field
    this.#lit = lit
    this.#middle = rows / 2
    this.#layers = [field, ...field.below]
    this.#across = Math.cos(field.tilt)
    this.#rise = Math.sin(field.tilt) * field.scale
    this.#drawn = new Uint8Array(field.pixelWidth * rows)
    this.#covered = new Float32Array(field.pixelWidth * rows)
    this.#limit = new Int32Array(field.pixelWidth).fill(rows)
  }

  /** One row of the field, in all columns: the memory of a column lies far apart. */
  row(y: number): void {
    const { pixelWidth: width, pixelHeight: height, height: z } = this.#field
    this.#ground = this.#groundOf(y)
    this.#groundBefore = this.#groundOf(Math.min(y + 1, height - 1))
    const limits = this.#limit
    for (let x = 0; x < width; x++) {
      const limit = limits[x] as number
      // Nothing is seen of it where all is drawn from its top on, nor of what lies below it.
      if (limit > 0 && this.#rowOf(this.#ground, z[y * width + x] as number) <= limit - 1) this.#column(x, y)
    }
  }

  /** All layers of one pixel. */
  #column(x: number, y: number): void {
    const { pixelWidth: width, pixelHeight: height } = this.#field
    const i = y * width + x
    let underside = Number.POSITIVE_INFINITY
    for (let k = 0; k < this.#layers.length; k++) {
      const { height: z } = this.#layers[k] as Layer
      const here = z[i] as number
      if (here === NOTHING || this.#rowOf(this.#ground, here) > (this.#limit[x] as number) - 1) break
      const front = y < height - 1 ? this.#frontOf(k, i, i + width, here) : here
      const foot = this.#footOf(k, i, here - front)
      this.#span(x, y, k, front, foot, underside - here)
      if (foot === TO_THE_GROUND) break
      underside = foot
    }
  }

  /** The height one step nearer to the viewer. A vessel goes on below what lies in it. */
  #frontOf(k: number, i: number, ahead: number, here: number): number {
    const { height, side } = this.#layers[k] as Layer
    const own = side[i] as number
    if (own && this.#field.isOutside[own - 1])
      for (const layer of this.#layers) if (layer.side[ahead] === own) return layer.height[ahead] as number
    return k === 0 ? (height[ahead] as number) : here
  }

  /** The drop to the front, averaged over some pixels: an edge goes in steps of a pixel, which would show as a comb. */
  #dropAbout(x: number, y: number): number {
    const { pixelWidth: width, pixelHeight: height, height: z } = this.#field
    const behind = Math.max(0, y - 1) * width
    const before = Math.min(height - 1, y + 2) * width
    let sum = 0
    for (let dx = -ALONG; dx <= ALONG; dx++) {
      const px = clamp(x + dx, 0, width - 1)
      sum += (z[behind + px] as number) - (z[before + px] as number)
    }
    return sum / (2 * ALONG + 1) / 3
  }

  /** Whether this is the inside of a vessel: it goes on in front, below whatever lies in it. */
  #isInside(own: number, x: number, y: number): boolean {
    if (!own || !this.#field.isOutside[own - 1]) return false
    const { pixelWidth: width, pixelHeight: height, scale } = this.#field
    const ahead = Math.min(height - 1, y + Math.round(RIM * scale)) * width + x
    return this.#layers.some((layer) => layer.side[ahead] === own)
  }

  /** Where a piece ends below. */
  #footOf(k: number, i: number, drop: number): number {
    const { height, side, pieceDepth } = this.#layers[k] as Layer
    const under = this.#layers[k + 1]
    const next = under?.height[i] ?? NOTHING
    if (next === NOTHING || side[i]) return TO_THE_GROUND
    const here = height[i] as number
    const depth = pieceDepth[i] as number
    let foot = here - depth
    // A thick piece just above the next one lies on it; so does one that leans, with only the plate below.
    const rests = foot - next < depth || (depth >= THICK && under?.side[i] && foot - next < LEANING)
    if (rests) foot = Math.min(foot, next)
    // A piece holds together where it is steep.
    if (drop > 0 && drop < depth * 2) foot = Math.min(foot, here - drop)
    return foot
  }

  /** The row of the picture; `ground` comes from `#groundOf`. */
  #rowOf(ground: number, z: number): number {
    return ground - (z - LEVEL) * this.#rise + this.#middle
  }

  #groundOf(y: number): number {
    return (y - this.#field.middleRow) * this.#across
  }

  /** Draws what can be seen of one layer of a pixel: its surface and the side below it. `gap`: how far below the next piece it lies. */
  #span(x: number, y: number, k: number, front: number, foot: number, gap: number): void {
    const layer = this.#layers[k] as Layer
    const { pixelWidth: width, pixelHeight: height } = this.#field
    const i = y * width + x
    const here = layer.height[i] as number
    const top = this.#rowOf(this.#ground, here)
    const first = Math.max(0, Math.ceil(top))
    const limit = this.#limit[x] as number
    const end = foot === TO_THE_GROUND ? limit : Math.min(limit, this.#rowOf(this.#ground, foot) + this.#across)
    if (first >= end) return
    const drop = here - front
    const isSlope = drop <= SIDE_DROP
    const level = this.#rowOf(this.#groundBefore, front)
    const isSteep = k === 0 && drop > 0 && !this.#isInside(layer.side[i] as number, x, y)
    const steep = isSteep
      ? smooth(STEEP[0], STEEP[1], Math.max(drop, this.#dropAbout(x, y))) * smooth(0, STEEP[0], drop)
      : 0
    const { picture } = this
    const isAlike = y < height - 1 && layer.side[i] === layer.side[i + width]
    const own = this.#own
    let isSeen = false
    let side: Side | null = null
    for (let row = first; row < end; row++) {
      const at = row * width + x
      if (this.#drawn[at]) continue
      this.#drawn[at] = 1
      if (here < TABLE_TOP) this.table[at] = 1
      const o = at * 3
      const share = this.#covered[at] as number
      const red = picture[o] as number
      const green = picture[o + 1] as number
      const blue = picture[o + 2] as number
      const below = row - top
      const isTop = below <= this.#across || (isSlope && row < level)
      if (!isTop || steep > 0) {
        side ??= sideOf(this.#field, layer, x, y, k, this.#lit)
        side(picture, o, here - Math.max(0, below - this.#across) / this.#rise)
      }
      if (isTop && k > 0) underneath(picture, o, layer, i, gap, this.#lit)
      else if (isTop) {
        // On a slope the colors run into each other, but not into those of another thing in front.
        const ahead = isAlike && isSlope && level > top ? clamp(below / (level - top)) : 0
        this.#surface(o, i, ahead, 1 - steep)
      }
      if (row === first) {
        isSeen = true
        for (let c = 0; c < 3; c++) own[c] = picture[o + c] as number
      }
      if (share > 0) this.#mixIn(o, red, green, blue, share)
    }
    if (isSeen) this.#coverAbove(x, first, first - top)
    let undrawn = limit
    while (undrawn > 0 && this.#drawn[(undrawn - 1) * width + x]) undrawn--
    this.#limit[x] = undrawn
  }

  /** The field's lit surface, `t` on the way from a pixel to the one before it. */
  #surface(o: number, i: number, t: number, share: number): void {
    const { shaded } = this.#lit
    const ahead = t > 0 ? i + this.#field.pixelWidth : i
    for (let c = 0; c < 3; c++) {
      const a = shaded[i * 3 + c] as number
      const seen = a + ((shaded[ahead * 3 + c] as number) - a) * t
      this.picture[o + c] = share < 1 ? seen * share + (this.picture[o + c] as number) * (1 - share) : seen
    }
  }

  #mixIn(o: number, red: number, green: number, blue: number, share: number): void {
    const { picture } = this
    picture[o] = (picture[o] as number) * (1 - share) + red * share
    picture[o + 1] = (picture[o + 1] as number) * (1 - share) + green * share
    picture[o + 2] = (picture[o + 2] as number) * (1 - share) + blue * share
  }

  /** Only the piece's own color: what is mixed into it from below would climb on from row to row like a hair. */
  #coverAbove(x: number, first: number, share: number): void {
    const at = (first - 1) * this.#field.pixelWidth + x
    if (first === 0 || this.#drawn[at] || this.#covered[at]) return
    this.#covered[at] = share
    for (let c = 0; c < 3; c++) this.picture[at * 3 + c] = this.#own[c] as number
  }
}
