// Light that was worked out for a pixel, for the finer looks at it when it turns out to be on an edge: the light is the same there.

/** Scene units: places of a solid farther behind each other than this do not share their light. */
const APART = 4

export class KnownLight {
  readonly #width: number
  readonly #light: Float32Array
  readonly #depth: Float32Array
  /** 1 + the number of the solid; 0 where nothing is known. */
  readonly #whose: Uint8Array

  constructor(width: number, height: number) {
    this.#width = width
    this.#light = new Float32Array(width * height)
    this.#depth = new Float32Array(width * height)
    this.#whose = new Uint8Array(width * height)
  }

  /** `depth`: how far to the front the place is. */
  at(px: number, py: number, which: number, depth: number, workOut: () => number): number {
    const i = Math.floor(py) * this.#width + Math.floor(px)
    if (this.#whose[i] === which + 1 && Math.abs((this.#depth[i] as number) - depth) < APART)
      return this.#light[i] as number // inside the picture
    const light = workOut()
    this.#light[i] = light
    this.#depth[i] = depth
    this.#whose[i] = which + 1
    return light
  }
}
