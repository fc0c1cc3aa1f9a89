// A cloudy soup poured about what lies in it. What breaks its surface is wet at its foot; what is below fades softly and has no outline.
import { blurred } from '#studio/blur.ts'
import { tintOf } from '#studio/clear-broth.ts'
import { mix, type Rgb } from '#studio/colour.ts'
import { SOLID } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface FloodOptions {
  level: number
  radius: number
  dark: Rgb
  light: Rgb
  /** How deep one sees into it, in scene units: 2 in cream, 12 in a thin cloudy broth. */
  clear: number
  /** What cooked down in it: 0 is smooth. */
  pulp?: number
  /** How far it clings to what stands in it, and how much of the color it covers there. */
  climb?: number
  share?: number
  /** Scraps narrower than this drown, in scene units. */
  scrap?: number
}

/** Scene units over which the surface bends up to a piece, and over which what is below is blurred. */
const BEND = 3.4
const BLUR = 1.5
/** How high it climbs there. */
const MENISCUS = 1
/** Nothing but the wall of the bowl is this near to its edge, in scene units. */
const WALL = 8
/** The depth at which a scrap drowns. */
const DROWNED = 1.6
/** The side of a piece is drawn down into the soup. */
const FOOT = 36
/** Scene units over which a piece rounds off into the soup: a cliff would be fringed. */
const SHOULDER = 1.9
/** Scene units over which its outline is smoothed. */
const EDGE = 0.9

export function flood(scene: Scene, options: FloodOptions): void {
  const { level, radius, dark, light, clear, pulp = 0, climb = 6, share = 0.6, scrap = 2.6 } = options
  const { field } = scene
  const { scale, pixelWidth, pixelHeight, colour, height: z, gloss, pieceDepth } = field
  const [left, top] = field.view
  const x0 = clamp(Math.floor((scene.x - radius - left) * scale), 0, pixelWidth - 1)
  const x1 = clamp(Math.ceil((scene.x + radius - left) * scale), 0, pixelWidth - 1)
  const y0 = clamp(Math.floor((scene.y - radius - top) * scale), 0, pixelHeight - 1)
  const y1 = clamp(Math.ceil((scene.y + radius - top) * scale), 0, pixelHeight - 1)
  const [width, height] = [x1 - x0 + 1, y1 - y0 + 1]
  const seed = scene.random.between(0, 99)
  const soft = (map: Float32Array, reach: number): Float32Array => blurred(map, width, height, reach * scale)
  const at = (j: number): number => (y0 + ((j / width) | 0)) * pixelWidth + x0 + (j % width)
  const offsetOf = (j: number): [number, number] => {
    const [sx, sy] = field.sceneAt(x0 + (j % width), y0 + ((j / width) | 0))
    return [sx - scene.x, sy - scene.y]
  }
  const tint = tintOf(light)
  const inside = new Uint8Array(width * height)
  const stands = new Float32Array(width * height)
  for (let j = 0; j < stands.length; j++) {
    const [u, v] = offsetOf(j)
    const r = hypot(u, v)
    if (r > radius) continue
    inside[j] = 1
    // The wall of the bowl is no piece.
    if (r < radius - WALL) stands[j] = smooth(0.4, 2.2, (z[at(j)] as number) - level)
  }
  const broad = soft(stands, scrap)
  for (let j = 0; j < stands.length; j++) stands[j] = (stands[j] as number) * smooth(0.3, 0.46, broad[j] as number)
  const near = soft(stands, BEND)
  const inner = soft(stands, SHOULDER)
  const out = soft(stands, EDGE)
  // Its height above the soup, rounded off at the edge.
  const rises = new Float32Array(width * height)
  for (let j = 0; j < rises.length; j++)
    if (stands[j])
      rises[j] =
        Math.max(0, (z[at(j)] as number) - level) * smooth(0.3, 0.92, inner[j] as number) * (stands[j] as number)
  const eased = soft(rises, EDGE * 1.4)
  // What shines through it, mixed as light is in fog.
  const seen = new Float32Array(width * height)
  const through = [0, 1, 2].map(() => new Float32Array(width * height)) as [Float32Array, Float32Array, Float32Array]
  for (let j = 0; j < seen.length; j++) {
    if (!inside[j]) continue
    const i = at(j)
    const above = (z[i] as number) - level
    const depth = above > 0 ? DROWNED * (1 - (stands[j] as number)) : -above
    // What stands in it colors it little, or it would have a halo.
    const kept = Math.exp(-(depth + 0.6) / clear) * (1 - 0.65 * (stands[j] as number))
    seen[j] = kept
    const dye = Math.min(1.6, (depth + 1) / clear)
    for (const c of [0, 1, 2] as const)
      through[c][j] = kept * (colour[i * 3 + c] as number) * (tint[c] as number) ** dye
  }
  const glow = soft(seen, BLUR)
  const [red, green, blue] = through.map((map) => soft(map, BLUR)) as [Float32Array, Float32Array, Float32Array]
  for (let j = 0; j < stands.length; j++) {
    if (!inside[j]) continue
    const i = at(j)
    const [u, v] = offsetOf(j)
    const r = hypot(u, v)
    const below = z[i] as number
    const stand = out[j] as number
    // The wall is higher than the soup.
    if (below > level && r >= radius - WALL) continue
    const n = layeredNoise(u * 0.011 + seed, v * 0.011, 3)
    const body = pulp > 0 ? layeredNoise(u * 0.07 + seed, v * 0.07 + seed, 3) - 0.5 : 0
    const calm = smooth(radius, radius * 0.84, r)
    const tone = 1 + pulp * body * 0.3 - 0.1 * smooth(radius * 0.86, radius, r)
    const soup = mix(dark, light, clamp((n - 0.3) * 2))
    const edge = near[j] as number
    const surface = level + ((n - 0.5) * 2.4 + pulp * body * 2.2) * calm + MENISCUS * smooth(0.04, 0.5, edge)
    // Dark in the very corner between the two.
    const corner = 1 - 0.2 * smooth(0.16, 0.5, edge) * (1 - stand)
    const kept = glow[j] as number
    const above = mixed(eased[j] as number, rises[j] as number, smooth(0.8, 0.98, inner[j] as number))
    const high = climb * (0.4 + 1.2 * noise(u * 0.05 + seed, v * 0.05))
    const film = share * Math.exp(-above / Math.max(0.5, high))
    for (const [c, map] of [red, green, blue].entries()) {
      const own = (soup[c] as number) * tone
      const wet = (own * (1 - kept) + (map[j] as number)) * corner
      const piece = colour[i * 3 + c] as number
      colour[i * 3 + c] = wet + (piece + (own * 0.96 - piece) * film - wet) * stand
    }
    gloss[i] = 0.9 + ((gloss[i] as number) * (1 - film) + 0.85 * film - 0.9) * stand
    z[i] = Math.max(surface, level + above)
    pieceDepth[i] = stand > 0.5 ? FOOT : SOLID
  }
}

function mixed(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
