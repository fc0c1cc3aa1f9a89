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
  readonly #left: number
  readonly #top: number
  readonly #scene: Scene
  readonly #pool: Pool

  constructor(scene: Scene, pool: Pool) {
    const { level, radius, x, y, from, to, wall = 0, scrap = 2.6 } = pool
    const { scale, pixelWidth, pixelHeight, view, height: z } = scene.field
    this.#scene = scene
    this.#pool = pool
    this.#left = clamp(Math.floor((x - radius - view[0]) * scale), 0, pixelWidth - 1)
    this.#top = clamp(Math.floor((y - radius - view[1]) * scale), 0, pixelHeight - 1)
    this.width = clamp(Math.ceil((x + radius - view[0]) * scale), 0, pixelWidth - 1) - this.#left + 1
    this.height = clamp(Math.ceil((y + radius - view[1]) * scale), 0, pixelHeight - 1) - this.#top + 1
    const stands = new Float32Array(this.width * this.height)
    this.stands = stands
    for (let j = 0; j < stands.length; j++)
      if (this.distance(j) < radius - wall) stands[j] = smooth(from, to, (z[this.pixel(j)] as number) - level)
    const broad = this.soft(stands, scrap)
    for (let j = 0; j < stands.length; j++) stands[j] = (stands[j] as number) * smooth(0.3, 0.46, broad[j] as number)
  }

  /** The field's pixel of an index of the maps. */
  pixel(j: number): number {
    return (this.#top + ((j / this.width) | 0)) * this.#scene.field.pixelWidth + this.#left + (j % this.width)
  }

  /** From the middle of the pool, in scene units. */
  offset(j: number): [u: number, v: number] {
    const [sx, sy] = this.#scene.field.sceneAt(this.#left + (j % this.width), this.#top + ((j / this.width) | 0))
    return [sx - this.#pool.x, sy - this.#pool.y]
  }

  distance(j: number): number {
    const [u, v] = this.offset(j)
    return hypot(u, v)
  }

  soft(map: Float32Array, reach: number): Float32Array {
    return blurred(map, this.width, this.height, reach * this.#scene.field.scale)
  }
}
