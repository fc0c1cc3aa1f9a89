// What is drawn over the finished picture because one sees through it: clear glass, a straw, a slice on a rim.
import type { Rgb } from './colour.ts'
import type { Field } from './field.ts'
import { LEVEL } from './projection.ts'
import { type Light, toned } from './shading.ts'

export type Overlay = (canvas: Canvas) => void

export class Canvas {
  readonly width: number
  readonly height: number
  /** Pixels per scene unit. */
  readonly scale: number
  /** How far a step towards the viewer, and one upward, move a point on the picture, in pixels per scene unit. */
  readonly across: number
  readonly rise: number
  readonly light: Light
  readonly #rgb: Uint8Array
  readonly #left: number
  readonly #top: number
  readonly #middleRow: number

  constructor(field: Field, picture: { width: number; height: number; rgb: Uint8Array }, light: Light) {
    this.light = light
    this.width = picture.width
    this.height = picture.height
    this.#rgb = picture.rgb
    this.scale = field.scale
    this.across = Math.cos(field.tilt) * field.scale
    this.rise = Math.sin(field.tilt) * field.scale
    const [left, top] = field.view
    this.#left = left
    this.#top = top
    this.#middleRow = field.middleRow / field.scale
  }

  /** Where a point of the scene appears. */
  place(x: number, y: number, z: number): readonly [number, number] {
    const fromMiddle = (y - this.#top - this.#middleRow) * this.across
    return [(x - this.#left) * this.scale, fromMiddle - (z - LEVEL) * this.rise + this.height / 2]
  }

  /** The point of the scene at this height that appears there. */
  under(px: number, py: number, z: number): readonly [number, number] {
    const fromMiddle = py - this.height / 2 + (z - LEVEL) * this.rise
    return [px / this.scale + this.#left, fromMiddle / this.across + this.#top + this.#middleRow]
  }

  /** Calls `paint` for every pixel of a box; it mixes a color into what is there. */
  each(left: number, top: number, right: number, bottom: number, paint: (px: number, py: number) => void): void {
    const lastX = Math.min(this.width - 1, Math.ceil(right))
    const lastY = Math.min(this.height - 1, Math.ceil(bottom))
    for (let py = Math.max(0, Math.floor(top)); py <= lastY; py++)
      for (let px = Math.max(0, Math.floor(left)); px <= lastX; px++) paint(px, py)
  }

  blend(px: number, py: number, colour: Rgb, share: number): void {
    if (share <= 0) return
    const at = (py * this.width + px) * 3
    for (const k of [0, 1, 2] as const) {
      const before = this.#rgb[at + k] as number // inside the picture, as `each` sees to
      this.#rgb[at + k] = before + (toned(colour[k]) - before) * Math.min(1, share)
    }
  }
}
