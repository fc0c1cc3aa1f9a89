// The table top. A pixel of it is worked out when something needs it: most of a table lies hidden below the dish.
import { type Layer, NOTHING } from './layers.ts'
import type { Sample, Shape } from './sample.ts'

/** No table top is as high as this; what is, hides it. */
export const ABOVE_GROUND = 10

/** Where pixels lie in the table's own coordinates. */
export interface GroundPlace {
  /** The middle of the table, in scene units from the upper left of the view. */
  x: number
  y: number
  turn: number
  pixelWidth: number
  scale: number
}

export class Ground {
  readonly #shape: Shape
  readonly #place: GroundPlace
  readonly #cos: number
  readonly #sin: number
  readonly #surface: Layer
  readonly #gloss: Float32Array
  readonly #sample: Sample = { z: 0, red: 0, green: 0, blue: 0, gloss: 0, depth: 0, alpha: 1 }

  constructor(shape: Shape, place: GroundPlace, surface: Layer, gloss: Float32Array) {
    this.#shape = shape
    this.#place = place
    this.#cos = Math.cos(place.turn)
    this.#sin = Math.sin(place.turn)
    this.#surface = surface
    this.#gloss = gloss
  }

  /** Works out a pixel on which nothing was drawn yet; its height. */
  fill(i: number): number {
    const { x, y, pixelWidth, scale } = this.#place
    const { height, colour, pieceDepth } = this.#surface
    const out = this.#sample
    const px = i % pixelWidth
    const dx = (px + 0.5) / scale - x
    const dy = ((i - px) / pixelWidth + 0.5) / scale - y
    if (!this.#shape(this.#cos * dx + this.#sin * dy, -this.#sin * dx + this.#cos * dy, out)) return NOTHING
    height[i] = out.z
    colour[i * 3] = out.red
    colour[i * 3 + 1] = out.green
    colour[i * 3 + 2] = out.blue
    pieceDepth[i] = out.depth
    this.#gloss[i] = out.gloss
    return height[i] as number // inside, and rounded
  }

  fillAll(): void {
    const { height } = this.#surface
    for (let i = 0; i < height.length; i++) if (height[i] === NOTHING) this.fill(i)
  }
}
