// A field with a seed and a place to lay food: what every shape draws on.
import type { Rgb } from './colour.ts'
import type { Field } from './field.ts'
import { Random } from './random.ts'

/** Scene units of height within a piece's reach above which it would slide off. */
const STEEP = 24

export type Point = readonly [x: number, y: number]

export class Scene {
  readonly field: Field
  readonly random: Random
  /** Where the dish stands; archetypes place everything about this point. */
  x: number
  y: number
  readonly #bare: { x: number; y: number; radius: number }[] = []

  constructor(field: Field, seed: string) {
    this.field = field
    this.random = new Random(seed)
    this.x = field.width / 2
    this.y = field.depth / 2
  }

  /** The color a little lighter or darker, warmer or cooler: no two pieces are quite alike. */
  vary(colour: Rgb, amount = 0.12): Rgb {
    const light = 1 + this.random.bell() * amount
    const warm = this.random.bell() * amount * 0.5
    return [colour[0] * light * (1 + warm), colour[1] * light, colour[2] * light * (1 - warm)]
  }

  spot(radius: number, x = this.x, y = this.y): Point {
    const angle = this.random.angle()
    const r = radius * Math.sqrt(this.random.unit())
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  }

  /** Spots that keep their distance: each is the best of nine candidates. */
  spots(count: number, radius: number, x = this.x, y = this.y): Point[] {
    return this.spread(count, () => this.spot(radius, x, y))
  }

  /** Of every `choices` candidates the one that is farthest from its neighbors. */
  spread(count: number, candidate: () => Point, choices = 9): Point[] {
    const placed: Point[] = []
    for (let i = 0; i < count; i++) {
      let best = candidate()
      let bestDistance = -1
      for (let k = 0; k < choices; k++) {
        const point = k === 0 ? best : candidate()
        let distance = Number.POSITIVE_INFINITY
        for (const other of placed) {
          const d = (other[0] - point[0]) ** 2 + (other[1] - point[1]) ** 2
          if (d < distance) distance = d
        }
        if (distance > bestDistance) {
          bestDistance = distance
          best = point
        }
      }
      placed.push(best)
    }
    return placed
  }

  /** From now on nothing is strewn there: two specks and a leaf on a white dollop are a face. */
  keepBare(x: number, y: number, radius: number): void {
    this.#bare.push({ x, y, radius })
  }

  /** Whether what lies there is level enough to carry something: nothing is strewn on an upright side or into a gap. */
  facesUp(x: number, y: number, reach: number): boolean {
    if (this.#bare.some((place) => Math.hypot(place.x - x, place.y - y) < place.radius + reach)) return false
    let lowest = Number.POSITIVE_INFINITY
    let highest = Number.NEGATIVE_INFINITY
    for (const [dx, dy] of [
      [0, 0],
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const) {
      const z = this.field.heightAt(x + dx, y + dy)
      lowest = Math.min(lowest, z)
      highest = Math.max(highest, z)
    }
    return highest - lowest < STEEP
  }

  /** A point at a distance and an angle from the dish's middle. */
  polar(angle: number, radius: number): Point {
    return [this.x + Math.cos(angle) * radius, this.y + Math.sin(angle) * radius]
  }
}
