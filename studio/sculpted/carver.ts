// Food that overhangs, such as a burger: solids in space, seen along the camera's rays and drawn over the finished picture.
// A field of heights cannot show what hangs out over an edge.
import type { Rgb } from '#studio/colour.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import type { Canvas, Overlay } from '#studio/overlay.ts'
import { KnownLight } from './known-light.ts'

/** One food in space. Coordinates are from the middle of the sculpture's foot; `y` grows towards the viewer, `z` upward. */
export interface Solid {
  /** An upright cylinder that holds it. */
  bounds: { x: number; y: number; reach: number; from: number; to: number }
  /** At most how far it is to the surface; negative inside. */
  distance: (x: number, y: number, z: number) => number
  colour: (x: number, y: number, z: number) => Rgb
  gloss: number
  /** Share of light that comes through: thin leaves and melted cheese have no dark side. */
  through?: number
}

type Vector = readonly [number, number, number]

/** Below this distance a ray has met the surface. */
const TOUCH = 0.3
const MOST_STEPS = 150
/** Farther from its bounds than this, a solid need not be asked: bumps and corners may stand out a little. */
const NEAR = 6
/** Pixels along the side of a tile, whose rays are followed together as long as nothing is near. */
const TILE = 8
/** Light that a white card beside the camera sends back: the lamp stands behind the food. */
const CARD: Vector = [-0.42, 0.72, 0.55]
const CARD_STRENGTH = 0.62
const CARD_COLOUR: Rgb = [1.04, 1, 0.92]
/** Light that comes back from the food around a hollow. */
const WARM: Rgb = [1.3, 0.95, 0.62]
const KEY_STRENGTH = 1.02
const SKY_STRENGTH = 0.46
const SATURATION = 1.06
/** Where in a pixel the finer look at an edge goes. */
const CORNERS = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const

export function sculpture(x: number, y: number, base: number, solids: readonly Solid[]): Overlay {
  return (canvas) => new Carver(canvas, x, y, base, solids).draw()
}

class Carver {
  readonly #canvas: Canvas
  readonly #x: number
  readonly #y: number
  readonly #base: number
  readonly #solids: readonly Solid[]
  readonly #reach: number
  readonly #top: number
  /** Along the camera's ray. */
  readonly #backward: number
  readonly #downward: number
  readonly #lamp: Vector
  #which = -1
  /** Of the ray that is being followed: the solids whose bounds it crosses, and from where to where. */
  readonly #crossing: number[] = []
  readonly #enter: number[] = []
  readonly #leave: number[] = []
  readonly #free = new Map<number, number>()
  readonly #knownSun: KnownLight
  readonly #knownOpenness: KnownLight

  constructor(canvas: Canvas, x: number, y: number, base: number, solids: readonly Solid[]) {
    this.#canvas = canvas
    this.#x = x
    this.#y = y
    this.#base = base
    this.#solids = solids
    this.#knownSun = new KnownLight(canvas.width, canvas.height)
    this.#knownOpenness = new KnownLight(canvas.width, canvas.height)
    this.#reach = Math.max(...solids.map(({ bounds }) => hypot(bounds.x, bounds.y) + bounds.reach))
    this.#top = Math.max(...solids.map(({ bounds }) => bounds.to))
    this.#backward = canvas.rise / canvas.scale
    this.#downward = canvas.across / canvas.scale
    const { azimuth, elevation } = canvas.light
    const level = Math.cos(elevation)
    this.#lamp = [Math.cos(azimuth) * level, Math.sin(azimuth) * level, Math.sin(elevation)]
  }

  draw(): void {
    const canvas = this.#canvas
    const [left, back] = canvas.place(this.#x - this.#reach, this.#y - this.#reach, this.#base + this.#top)
    const [right, front] = canvas.place(this.#x + this.#reach, this.#y + this.#reach, this.#base)
    const [x0, y0] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(back))]
    const [x1, y1] = [Math.min(canvas.width, Math.ceil(right) + 1), Math.min(canvas.height, Math.ceil(front) + 1)]
    const [width, height] = [Math.max(0, x1 - x0), Math.max(0, y1 - y0)]
    const met = new Int8Array(width * height).fill(-1)
    const colours: (Rgb | null)[] = new Array(width * height).fill(null)
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const colour = this.#seen(x0 + column + 0.5, y0 + row + 0.5)
        if (!colour) continue
        met[row * width + column] = this.#which
        colours[row * width + column] = colour
      }
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const i = row * width + column
        const own = met[i]
        const isEdge = met[i - 1] !== own || met[i + 1] !== own || met[i - width] !== own || met[i + width] !== own
        const [px, py] = [x0 + column, y0 + row]
        if (isEdge) this.#blendEdge(px, py)
        else {
          const colour = colours[i]
          if (colour) canvas.blend(px, py, colour, 1)
        }
      }
  }

  #blendEdge(px: number, py: number): void {
    const sum: [number, number, number] = [0, 0, 0]
    let count = 0
    for (const [dx, dy] of CORNERS) {
      const colour = this.#seen(px + 0.5 + dx, py + 0.5 + dy)
      if (!colour) continue
      count++
      for (const k of [0, 1, 2] as const) sum[k] += Math.min(1.2, colour[k])
    }
    if (count) this.#canvas.blend(px, py, [sum[0] / count, sum[1] / count, sum[2] / count], count / CORNERS.length)
  }

  /** How far the nearest surface is at most, if nearer than `nearest`; remembers whose it is. */
  #distance(x: number, y: number, z: number, nearest = 1e9): number {
    for (let i = 0; i < this.#solids.length; i++) {
      const { bounds, distance } = this.#solids[i] as Solid
      const upright = Math.max(bounds.from - z, z - bounds.to)
      if (upright > nearest) continue
      const dx = x - bounds.x
      const dy = y - bounds.y
      const outside = Math.max(upright, Math.sqrt(dx * dx + dy * dy) - bounds.reach)
      if (outside > nearest) continue
      const d = outside > NEAR ? outside : distance(x, y, z)
      if (d >= nearest) continue
      nearest = d
      this.#which = i
    }
    return nearest
  }

  /** The color that a ray brings back; null when it passes by. */
  #seen(px: number, py: number): Rgb | null {
    const free = this.#freeTo(px, py)
    if (free === Number.POSITIVE_INFINITY) return null
    const [x, startY] = this.#startOf(px, py)
    const far = this.#followed(x, startY, Math.max(0, free + startY * this.#backward), 0)
    if (far === null) return null
    return this.#lit(x, startY - far * this.#backward, this.#top - far * this.#downward, px, py)
  }

  /** Up to which depth no ray of a tile meets anything: its rays are followed from there on. Depth 0 is at the sculpture's middle. */
  #freeTo(px: number, py: number): number {
    const column = Math.floor(px / TILE)
    const row = Math.floor(py / TILE)
    const tile = row * Math.ceil(this.#canvas.width / TILE) + column
    const known = this.#free.get(tile)
    if (known !== undefined) return known
    const [x, startY] = this.#startOf((column + 0.5) * TILE, (row + 0.5) * TILE)
    const far = this.#followed(x, startY, 0, (TILE * Math.SQRT1_2) / this.#canvas.scale)
    const depth = far === null ? Number.POSITIVE_INFINITY : far - startY * this.#backward
    this.#free.set(tile, depth)
    return depth
  }

  /** Where a ray comes to the height of the sculpture's top. */
  #startOf(px: number, py: number): readonly [number, number] {
    const [x, y] = this.#canvas.under(px, py, this.#base + this.#top)
    return [x - this.#x, y - this.#y]
  }

  /** How far along a ray a surface comes nearer than `wide`; null when none does. Remembers whose it is. */
  #followed(x: number, startY: number, from: number, wide: number): number | null {
    const count = this.#crossed(x, startY, NEAR + wide)
    const end = this.#top / this.#downward
    let far = from
    for (let step = 0; step < MOST_STEPS && far < end; step++) {
      const y = startY - far * this.#backward
      const z = this.#top - far * this.#downward
      let nearest = 1e9
      for (let k = 0; k < count; k++) {
        if (far > (this.#leave[k] as number)) continue
        const i = this.#crossing[k] as number
        const before = (this.#enter[k] as number) - far
        const d = before > 0 ? before + TOUCH : (this.#solids[i] as Solid).distance(x, y, z) - wide
        if (d >= nearest) continue
        nearest = d
        this.#which = i
      }
      if (nearest < TOUCH) return far
      far += nearest
    }
    return wide > 0 && far < end ? far : null
  }

  /** Lists the solids whose bounds a ray crosses, and from where to where; returns how many. Only they need be asked along it. */
  #crossed(x: number, startY: number, over: number): number {
    let count = 0
    for (let i = 0; i < this.#solids.length; i++) {
      const { bounds } = this.#solids[i] as Solid
      const reach = bounds.reach + over
      const beside = x - bounds.x
      if (Math.abs(beside) > reach) continue
      const half = Math.sqrt(reach * reach - beside * beside)
      const enter = Math.max(
        (startY - bounds.y - half) / this.#backward,
        (this.#top - bounds.to - over) / this.#downward,
      )
      const leave = Math.min(
        (startY - bounds.y + half) / this.#backward,
        (this.#top - bounds.from + over) / this.#downward,
      )
      if (enter > leave || leave < 0) continue
      this.#crossing[count] = i
      this.#enter[count] = enter
      this.#leave[count] = leave
      count++
    }
    return count
  }

  #lit(x: number, y: number, z: number, px: number, py: number): Rgb {
    const which = this.#which
    const { distance, colour, gloss, through = 0 } = this.#solids[which] as Solid
    const e = 0.7
    const gx = distance(x + e, y, z) - distance(x - e, y, z)
    const gy = distance(x, y + e, z) - distance(x, y - e, z)
    const gz = distance(x, y, z + e) - distance(x, y, z - e)
    const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
    const [nx, ny, nz] = [gx / length, gy / length, gz / length]
    const own = colour(x, y, z)
    const open = this.#knownOpenness.at(px, py, which, y, () => this.#openness(x, y, z, nx, ny, nz))
    const [lx, ly, lz] = this.#lamp
    const facing = nx * lx + ny * ly + nz * lz
    const sunAt = (): number => this.#sun(x + nx * 2, y + ny * 2, z + nz * 2)
    const sun = facing > -0.35 ? this.#knownSun.at(px, py, which, y, sunAt) : 0
    const wrap = 0.24 + 0.38 * own[1] ** 2
    const key = Math.max(0, (facing + wrap) / (1 + wrap)) * KEY_STRENGTH * (sun + (1 - sun) * 0.3 * own[1])
    const card = CARD_STRENGTH * Math.max(0, nx * CARD[0] + ny * CARD[1] + nz * CARD[2] + 0.15) * (0.35 + 0.65 * open)
    const glow = through * (0.25 + 0.35 * sun) * (0.4 + 0.6 * open)
    const lightness = (own[0] + own[1] + own[2]) / 3
    const hollow = open ** (1.3 - 0.7 * Math.min(1, lightness))
    const sky = SKY_STRENGTH * (0.62 + 0.38 * nz) * hollow
    const shine =
      gloss * (0.9 * this.#mirror(nx, ny, nz, this.#lamp, 60) * sun + this.#mirror(nx, ny, nz, CARD, 26) * 0.26 * open)
    const { light, width, height } = this.#canvas
    const [fx, fy] = [px / width - 0.5, py / height - 0.5]
    const falloff = 1.02 - 0.42 * (fx * fx + fy * fy) - 0.2 * (fx + fy)
    const out: [number, number, number] = [0, 0, 0]
    for (let k = 0; k < 3; k++) {
      const i = k as 0 | 1 | 2
      const around = light.sky[i] + (WARM[i] - light.sky[i]) * (1 - hollow)
      const lit = own[i] * ((key + glow) * light.key[i] + sky * around + card * CARD_COLOUR[i])
      out[i] = (lit + shine * light.key[i]) * falloff
    }
    const grey = 0.3 * out[0] + 0.6 * out[1] + 0.1 * out[2]
    this.#which = which
    return [
      grey + (out[0] - grey) * SATURATION,
      grey + (out[1] - grey) * SATURATION,
      grey + (out[2] - grey) * SATURATION,
    ]
  }

  /** The light of a lamp that the surface mirrors into the camera. */
  #mirror(nx: number, ny: number, nz: number, [lx, ly, lz]: Vector, sharp: number): number {
    const [hx, hy, hz] = [lx, ly + this.#backward, lz + this.#downward]
    const cos = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz)
    return cos > 0 ? cos ** sharp : 0
  }

  /** How much of the room a place sees, from how near other surfaces are in front of it. */
  #openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    let open = 1
    for (const [far, weight] of [
      [4, 0.26],
      [10, 0.3],
      [22, 0.3],
    ] as const) {
      const d = this.#distance(x + nx * far, y + ny * far, z + nz * far, far)
      open *= 1 - weight * clamp((far - Math.max(0, d)) / far)
    }
    // The table is near.
    return open * (0.6 + 0.4 * smooth(0, 34, z))
  }

  #sun(x: number, y: number, z: number): number {
    const [lx, ly, lz] = this.#lamp
    let seen = 1
    for (let far = 4; far < 170; ) {
      const height = z + lz * far
      if (height > this.#top) break
      const d = this.#distance(x + lx * far, y + ly * far, height)
      if (d < 0.2) return 0
      seen = Math.min(seen, (7 * d) / far)
      far += Math.max(2.5, d)
    }
    return smooth(0, 1, seen)
  }
}
