// The lamp's soft shadows, at half the field's resolution.
// Computed indexes always lie inside the buffers; hence each "as number" below.
import { blurred } from './blur.ts'
import type { Light } from './shading.ts'

export interface HalfField {
  width: number
  height: number
  scale: number
  z: Float32Array
}

const RAYS = 4
const REACH = 190
/** Half-field pixels along the side of a tile, as a power of two. */
const TILE_BITS = 4

/** Marches the heights towards a few jittered lights; the share of them that a point sees. */
export function softShadow(half: HalfField, light: Light): Float32Array {
  const { width, height, scale, z } = half
  const sun = new Float32Array(z.length)
  for (let ray = 0; ray < RAYS; ray++) {
    // Pixels take turns with two rays: the blur makes one of them, and the shadow has no steps.
    const pair = [0, 0.5].map((between) => rayAt(half, light, ray + between))
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const { stepX, stepY, risen, soft, columns, highest } = pair[(x + y) & 1] as Ray
        const i = y * width + x
        const tiles = (y >> TILE_BITS) * columns
        const start = (z[i] as number) + 0.4
        const ceiling = highest[tiles + (x >> TILE_BITS)] as number
        let visible = 1
        for (let k = 0; k < risen.length; k++) {
          const rayZ = start + (risen[k] as number)
          if (rayZ > ceiling) break
          const sx = x + (stepX[k] as number)
          const sy = y + (stepY[k] as number)
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) break
          const above = (z[sy * width + sx] as number) - rayZ
          if (above <= 0) continue
          const seen = 1 - above / (soft[k] as number)
          if (seen < visible) visible = seen
          if (visible <= 0) {
            visible = 0
            break
          }
        }
        sun[i] = (sun[i] as number) + visible / RAYS
      }
    }
  }
  return blurred(sun, width, height, 0.9 * scale)
}

interface Ray {
  /** Where it comes over at each step, in pixels, how high it is there, and how soft its edge. */
  stepX: Int32Array
  stepY: Int32Array
  risen: Float64Array
  soft: Float64Array
  columns: number
  highest: Float32Array
}

function rayAt(half: HalfField, light: Light, ray: number): Ray {
  const azimuth = light.azimuth + (ray / (RAYS - 0.5) - 0.5) * 0.5
  const rise = Math.tan(light.elevation + Math.sin(ray * 2.4) * 0.13)
  const distances: number[] = []
  for (let d = 1.2; d < REACH; d = d * 1.2 + 0.7) distances.push(d)
  return {
    stepX: Int32Array.from(distances, (d) => Math.round(Math.cos(azimuth) * d * half.scale)),
    stepY: Int32Array.from(distances, (d) => Math.round(Math.sin(azimuth) * d * half.scale)),
    risen: Float64Array.from(distances, (d) => d * rise),
    soft: Float64Array.from(distances, (d) => d * 0.22 + 0.8),
    ...highestAhead(half, Math.cos(azimuth) > 0, Math.sin(azimuth) > 0),
  }
}

/** For every tile the highest point of all that a ray in this direction comes over: above it nothing can be in the way. */
function highestAhead(
  { width, height, scale, z }: HalfField,
  toRight: boolean,
  toFront: boolean,
): { columns: number; highest: Float32Array } {
  const columns = ((width - 1) >> TILE_BITS) + 1
  const rows = ((height - 1) >> TILE_BITS) + 1
  const highest = new Float32Array(columns * rows).fill(Number.NEGATIVE_INFINITY)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tile = (y >> TILE_BITS) * columns + (x >> TILE_BITS)
      const here = z[y * width + x] as number
      if (here > (highest[tile] as number)) highest[tile] = here
    }
  }
  const tiles = Math.ceil((REACH * scale) / (1 << TILE_BITS)) + 1
  const across = highest.slice()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const tile = row * columns + column
      const most = Math.min(tiles, toRight ? columns - 1 - column : column)
      for (let k = 1; k <= most; k++)
        across[tile] = Math.max(across[tile] as number, highest[toRight ? tile + k : tile - k] as number)
    }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const tile = row * columns + column
      const most = Math.min(tiles, toFront ? rows - 1 - row : row)
      highest[tile] = across[tile] as number
      for (let k = 1; k <= most; k++)
        highest[tile] = Math.max(
          highest[tile] as number,
          across[toFront ? tile + k * columns : tile - k * columns] as number,
        )
    }
  return { columns, highest }
}
