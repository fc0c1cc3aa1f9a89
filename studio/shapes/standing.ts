// What stands out of a liquid, as a soft map: how much of each pixel is above the surface, and how near it is to what is.
import { blurred } from '#studio/blur.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface Pool {
  level: number
  radius: number
  x: number
  y: number
  /** Heights above the level at which something begins to stand out, and at which it does. */
  from: number
  to: number
  /** Nothing counts this near to the edge, where the wall of the vessel is; in scene units. */
  wall?: number
  /** Scraps narrower than this drown; in scene units. */
  scrap?: number
}

/** Maps over the box of pixels about a pool, row by row. */
export class Standing {
  readonly width: number
  readonly height: number
  readonly stands: Float32Array
  /** From the middle of the pool, in scene units. */
  readonly far: Float32Array
  readonly #left: number
  readonly #top: number
  readonly #scene: Scene
  readonly #x0: number
  readonly #y0: number
  readonly #step: number

  constructor(scene: Scene, pool: Pool) {
    const { level, radius, x, y, from, to, wall = 0, scrap = 2.6 } = pool
    const { scale, pixelWidth, pixelHeight, view, height: z } = scene.field
    this.#scene = scene
    this.#step = 1 / scale
    this.#left = clamp(Math.floor((x - radius - view[0]) * scale), 0, pixelWidth - 1)
    this.#top = clamp(Math.floor((y - radius - view[1]) * scale), 0, pixelHeight - 1)
    this.width = clamp(Math.ceil((x + radius - view[0]) * scale), 0, pixelWidth - 1) - this.#left + 1
    this.height = clamp(Math.ceil((y + radius - view[1]) * scale), 0, pixelHeight - 1) - this.#top + 1
    const [x0, y0] = scene.field.sceneAt(this.#left, this.#top)
    this.#x0 = x0 - x
    this.#y0 = y0 - y
    const stands = new Float32Array(this.width * this.height)
    const far = new Float32Array(stands.length)
    this.stands = stands
    this.far = far
    for (let j = 0; j < stands.length; j++) {
      const r = hypot(this.across(j), this.down(j))
      far[j] = r
      if (r < radius - wall) stands[j] = smooth(from, to, (z[this.pixel(j)] as number) - level)
    }
    const broad = this.soft(stands, scrap)
    for (let j = 0; j < stands.length; j++) stands[j] = (stands[j] as number) * smooth(0.3, 0.46, broad[j] as number)
  }

  /** The field's pixel of an index of the maps. */
  pixel(j: number): number {
    return (this.#top + ((j / this.width) | 0)) * this.#scene.field.pixelWidth + this.#left + (j % this.width)
  }

  /** Scene units to the right of the middle of the pool, and toward the viewer. */
  across(j: number): number {
    return this.#x0 + (j % this.width) * this.#step
  }

  down(j: number): number {
    return this.#y0 + ((j / this.width) | 0) * this.#step
  }

  soft(map: Float32Array, reach: number): Float32Array {
    return blurred(map, this.width, this.height, reach * this.#scene.field.scale)
  }
}
