// The picture before light falls on it: for every pixel a height, a color and a gloss.
import type { Rgb } from './colour.ts'
import { ABOVE_GROUND, Ground } from './ground.ts'
import { type Layer, layersBelow, NOTHING, newLayer, pushDown } from './layers.ts'
import { clamp } from './noise.ts'
import type { Overlay } from './overlay.ts'
import { type Rest, settled } from './rest.ts'
import { composed, type Finish, type Sample, type Shape, SOLID } from './sample.ts'
import { halfOf, leftOf, rightOf, type Wall, type Within } from './within.ts'

export { heightOn, type Rest } from './rest.ts'
export { type Finish, put, type Sample, type Shape, SOLID } from './sample.ts'

/** `top`: the highest wins. `decal`: colors what is there and adds its height. A number: a clear liquid, and how deep one sees. */
export type StampMode = 'top' | 'decal' | number

/** The color of an upright side at a place and a height; seen when the camera is tilted. */
export type SidePaint = (sceneX: number, sceneY: number, z: number) => Rgb

/** The highest that anything may come to rest at a place. */
export type Ceiling = (sceneX: number, sceneY: number) => number

export interface Camera {
  zoom: number
  panX: number
  panY: number
  /** Angle from straight above, in radians: a tilted camera sees further back, and what stands in front of the frame. */
  tilt?: number
}

/** Scene units that a tilted camera needs behind the frame for what lies low, and before it for what stands high. */
const BEHIND = 32
/** The same for each unit of the tilt's tangent, which tells in a low camera. */
const BEHIND_LOW = 27
const BEFORE = 60

/** Scene units: less than this on top of a piece belongs to it, like pepper or a fleck of parsley. */
const THIN = 3
/** How strongly light and shade show below a clear liquid. */
const RELIEF = 0.3
export class Field implements Layer {
  readonly tilt: number
  /** The row that comes to the middle of the picture. */
  readonly middleRow: number
  readonly pixelWidth: number
  readonly pixelHeight: number
  /** Pixels per scene unit. */
  readonly scale: number
  readonly height: Float32Array
  readonly colour: Float32Array
  readonly gloss: Float32Array
  readonly pieceDepth: Uint8Array
  readonly side: Uint8Array
  /** From the top down; empty for a camera that looks from above. */
  readonly below: readonly Layer[]
  readonly sidePaints: SidePaint[] = []
  /** Which of them are the outsides of vessels: nothing inside is painted with them, however steep. */
  readonly isOutside: boolean[] = []
  /** Drawn over the finished picture. */
  readonly overlays: Overlay[] = []
  /** Applied to every stamped solid while set. */
  finish: Finish | null = null
  #ceiling: Ceiling | null = null
  #floor = NOTHING
  #wall: Wall | null = null
  #side = 0
  #ground: Ground | null = null
  readonly width: number
  readonly depth: number
  readonly #left: number
  readonly #top: number
  /** The arrays of this field, in an object like those below, which is faster to read. */
  readonly #surface: Layer
  readonly #sample: Sample = { z: 0, red: 0, green: 0, blue: 0, gloss: 0, depth: 0, alpha: 1 }

  /** `width` and `depth` are in scene units; the camera zooms about their middle. */
  constructor(width: number, depth: number, pixelsPerUnit: number, camera: Camera = { zoom: 1, panX: 0, panY: 0 }) {
    this.width = width
    this.depth = depth
    const { zoom, panX, panY, tilt = 0 } = camera
    const [behind, before] = tilt ? [Math.max(BEHIND, BEHIND_LOW * Math.tan(tilt)), BEFORE] : [0, 0]
    const seen = depth / zoom / Math.cos(tilt)
    this.tilt = tilt
    this.scale = pixelsPerUnit * zoom
    this.pixelWidth = Math.round(width * pixelsPerUnit)
    this.pixelHeight = Math.round((seen + behind + before) * this.scale)
    this.middleRow = (seen / 2 + behind) * this.scale
    this.#left = (width - width / zoom) / 2 + panX
    this.#top = (depth - seen) / 2 - behind + panY
    const pixels = this.pixelWidth * this.pixelHeight
    const surface = newLayer(pixels)
    this.#surface = surface
    this.height = surface.height
    this.colour = surface.colour
    this.side = surface.side
    this.pieceDepth = surface.pieceDepth
    this.below = tilt ? layersBelow(pixels) : []
    this.gloss = new Float32Array(pixels)
  }

  /** The part of the scene that the camera sees: left, top, right, bottom. */
  get view(): [number, number, number, number] {
    const right = this.#left + this.pixelWidth / this.scale
    return [this.#left, this.#top, right, this.#top + this.pixelHeight / this.scale]
  }

  /** Scene coordinates of a pixel. */
  sceneAt(px: number, py: number): [x: number, y: number] {
    return [this.#left + (px + 0.5) / this.scale, this.#top + (py + 0.5) / this.scale]
  }

  /** Runs `stampAll` with this paint on all sides; `isOutside` for a vessel, which has another color inside. */
  withSides(paint: SidePaint, stampAll: () => void, isOutside = false): void {
    const before = this.#side
    this.#side = this.sidePaints.push(paint)
    this.isOutside.push(isOutside)
    stampAll()
    this.#side = before
  }

  /** Runs `stampAll` with this finish. */
  withFinish(finish: Finish | null, stampAll: () => void): void {
    const before = this.finish
    this.finish = before && finish ? composed(finish, before) : (finish ?? before)
    stampAll()
    this.finish = before
  }

  /** Runs `stampAll` with nothing resting higher than this: pieces sink in among each other instead of standing on towers. */
  withCeiling(ceiling: Ceiling, stampAll: () => void): void {
    const before = this.#ceiling
    this.#ceiling = ceiling
    stampAll()
    this.#ceiling = before
  }

  /** Runs `stampAll` with nothing sinking deeper than this: food hangs in a broth above the floor of its bowl. */
  withFloor(floor: number, stampAll: () => void): void {
    const before = this.#floor
    this.#floor = floor
    stampAll()
    this.#floor = before
  }

  /** Runs `stampAll` with nothing reaching out through the wall of a vessel. */
  withWall(wall: Wall, stampAll: () => void): void {
    const before = this.#wall
    this.#wall = wall
    stampAll()
    this.#wall = before
  }

  /** The height at which something comes to rest. */
  supportAt(x: number, y: number): number {
    const z = Math.max(this.heightAt(x, y), this.#floor)
    return this.#ceiling ? Math.min(z, this.#ceiling(x, y)) : z
  }

  heightAt(x: number, y: number): number {
    return this.#heightOf(this.#pixelAt(x, y))
  }

  #pixelAt(x: number, y: number): number {
    const px = clamp(Math.floor((x - this.#left) * this.scale), 0, this.pixelWidth - 1)
    const py = clamp(Math.floor((y - this.#top) * this.scale), 0, this.pixelHeight - 1)
    return py * this.pixelWidth + px
  }

  #heightOf(i: number): number {
    const z = this.height[i] as number // i is inside the buffers
    return z === NOTHING && this.#ground ? this.#ground.fill(i) : z
  }

  /** Lays the table top, which `shape` fills; it is worked out where something lies on it, and the rest by `showGround`. */
  layGround(shape: Shape, turn: number): void {
    const place = { x: this.width / 2 - this.#left, y: this.depth / 2 - this.#top, turn }
    this.#ground = new Ground(
      shape,
      { ...place, pixelWidth: this.pixelWidth, scale: this.scale },
      this.#surface,
      this.gloss,
    )
  }

  /** Works out the table wherever nothing hides it: to be called before all heights or colors are read. */
  showGround(): void {
    this.#ground?.fillAll()
    this.#ground = null
  }

  /** The color of what lies there now. */
  colourAt(x: number, y: number): Rgb {
    const i = this.#pixelAt(x, y)
    this.#heightOf(i)
    const c = i * 3
    return [this.colour[c] ?? 0, this.colour[c + 1] ?? 0, this.colour[c + 2] ?? 0]
  }

  /** Reads the colors as they are now, whatever is laid over them later. */
  remembered(): (x: number, y: number) => Rgb {
    this.showGround()
    const before = this.colour.slice()
    return (x, y) => {
      const c = this.#pixelAt(x, y) * 3
      return [before[c] ?? 0, before[c + 1] ?? 0, before[c + 2] ?? 0]
    }
  }

  /** `extent`: how far the shape reaches from its middle, whichever way it is turned. */
  stamp(x: number, y: number, extent: number, turn: number, shape: Shape, mode: StampMode = 'top'): void {
    this.stampBox(x, y, extent, extent, turn, shape, mode)
  }

  /** As `stamp`, over a box that is not square; the box is in scene directions, not turned with the shape. */
  stampBox(
    x: number,
    y: number,
    extentX: number,
    extentY: number,
    turn: number,
    shape: Shape,
    mode: StampMode,
    bounds: Within | null = null,
  ): void {
    const { scale, pixelWidth, pixelHeight, height, colour, gloss, side, pieceDepth, finish, below: layers } = this
    const out = this.#sample
    const surface = this.#surface
    const ownSide = this.#side
    const wall = this.#wall
    const cx = x - this.#left
    const cy = y - this.#top
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const x0 = Math.max(0, Math.floor((cx - extentX) * scale))
    const x1 = Math.min(pixelWidth - 1, Math.ceil((cx + extentX) * scale))
    const y0 = Math.max(0, Math.floor((cy - extentY) * scale))
    const y1 = Math.min(pixelHeight - 1, Math.ceil((cy + extentY) * scale))
    // What may be turned lies in a circle, and its corners need not be asked; a board or a tray that is not may fill the box.
    const isRound = turn !== 0 && extentX === extentY
    for (let py = y0; py <= y1; py++) {
      const dy = (py + 0.5) / scale - cy
      // A hundredth of a pixel more on both sides, for the rounding.
      let from = bounds ? Math.max(x0, Math.ceil((leftOf(bounds, dy) + cx) * scale - 0.51)) : x0
      let to = bounds ? Math.min(x1, Math.floor((rightOf(bounds, dy) + cx) * scale - 0.49)) : x1
      if (isRound) {
        const half = Math.sqrt(Math.max(0, extentX * extentX - dy * dy))
        from = Math.max(from, Math.ceil((cx - half) * scale - 0.51))
        to = Math.min(to, Math.floor((cx + half) * scale - 0.49))
      }
      if (wall) {
        const half = halfOf(wall, y + dy)
        from = Math.max(from, Math.ceil((wall.x - half - this.#left) * scale - 0.5))
        to = Math.min(to, Math.floor((wall.x + half - this.#left) * scale - 0.5))
      }
      for (let px = from; px <= to; px++) {
        const dx = (px + 0.5) / scale - cx
        out.alpha = 1
        const lx = cos * dx + sin * dy
        const ly = -sin * dx + cos * dy
        if (!shape(lx, ly, out)) continue
        const i = py * pixelWidth + px
        const c = i * 3
        let below = height[i] as number // i is inside the buffers from here on
        // Below a vessel nobody sees the table.
        if (below === NOTHING && (mode !== 'top' || !ownSide || out.z <= ABOVE_GROUND)) below = this.#heightOf(i)
        if (mode === 'top') {
          if (out.z <= below) continue
          if (finish) finish(out, lx, ly, x + dx, y + dy)
          const step = out.z - below
          if (step < THIN && out.depth >= step && !ownSide)
            pieceDepth[i] = Math.min(SOLID, (pieceDepth[i] as number) + step)
          else {
            if (layers.length) pushDown(surface, layers, i)
            side[i] = ownSide
            pieceDepth[i] = ownSide ? SOLID : Math.min(SOLID, out.depth)
          }
          height[i] = out.z
          colour[c] = out.red
          colour[c + 1] = out.green
          colour[c + 2] = out.blue
          gloss[i] = out.gloss
          continue
        }
        let share = out.alpha
        let lit = 1
        if (mode === 'decal') {
          height[i] = below + out.z
        } else {
          if (out.z <= below) continue
          share = 1 - Math.exp((below - out.z) / mode)
          lit = this.#litBelow(i, below)
          height[i] = out.z
          pieceDepth[i] = SOLID
        }
        const red = (colour[c] as number) * lit
        const green = (colour[c + 1] as number) * lit
        const blue = (colour[c + 2] as number) * lit
        const shine = gloss[i] as number
        colour[c] = red + (out.red - red) * share
        colour[c + 1] = green + (out.green - green) * share
        colour[c + 2] = blue + (out.blue - blue) * share
        gloss[i] = shine + (out.gloss - shine) * (mode === 'decal' ? share : 1)
      }
    }
  }

  /** Light on what a clear liquid covers: the liquid's level surface replaces its relief, without which it would look flat. */
  #litBelow(i: number, z: number): number {
    // Pixels to the right and below still have their own height, for stamps run from the upper left.
    const { height, pixelWidth } = this
    const right = i + 1 < height.length ? this.#heightOf(i + 1) - z : 0
    const lower = i + pixelWidth < height.length ? this.#heightOf(i + pixelWidth) - z : 0
    return 1 + RELIEF * clamp((right + lower) * this.scale, -1.4, 0.7)
  }

  /** The plane on which a piece with an elliptical footprint comes to rest. `sink` 0: on the mean height, 1: on the highest point. */
  settle(x: number, y: number, rx: number, ry: number, turn: number, sink: number, steepest: number): Rest {
    return settled(this, x, y, { rx, ry, turn }, sink, steepest)
  }
}
