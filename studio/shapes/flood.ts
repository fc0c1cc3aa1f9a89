// A cloudy soup poured about what lies in it. What breaks its surface is wet at its foot; what is below fades softly and has no outline.
import { tintOf } from '#studio/clear-broth.ts'
import { mix, type Rgb } from '#studio/colour.ts'
import { SOLID } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { Standing } from '#studio/shapes/standing.ts'

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
  const { level, radius, dark, light, clear, pulp = 0, climb = 6, share = 0.6, scrap } = options
  const { colour, height: z, gloss, pieceDepth } = scene.field
  const seed = scene.random.between(0, 99)
  const at = { level, radius, x: scene.x, y: scene.y, from: 0.4, to: 2.2, wall: WALL, ...(scrap && { scrap }) }
  const map = new Standing(scene, at)
  const { stands, far } = map
  const blank = (): Float32Array => new Float32Array(stands.length)
  const soft = (values: Float32Array, reach: number): Float32Array => map.soft(values, reach)
  const tint = tintOf(light)
  const near = soft(stands, BEND)
  const inner = soft(stands, SHOULDER)
  const out = soft(stands, EDGE)
  // Its height above the soup, rounded off at the edge.
  const rises = blank()
  for (let j = 0; j < rises.length; j++)
    if (stands[j])
      rises[j] =
        Math.max(0, (z[map.pixel(j)] as number) - level) * smooth(0.3, 0.92, inner[j] as number) * (stands[j] as number)
  const eased = soft(rises, EDGE * 1.4)
  // What shines through it, mixed as light is in fog.
  const seen = blank()
  const through = [blank(), blank(), blank()] as [Float32Array, Float32Array, Float32Array]
  for (let j = 0; j < seen.length; j++) {
    if ((far[j] as number) > radius) continue
    const i = map.pixel(j)
    const above = (z[i] as number) - level
    const depth = above > 0 ? DROWNED * (1 - (stands[j] as number)) : -above
    if (depth > clear * 6) continue
    // What stands in it colors it little, or it would have a halo.
    const kept = Math.exp(-(depth + 0.6) / clear) * (1 - 0.65 * (stands[j] as number))
    seen[j] = kept
    const dye = Math.min(1.6, (depth + 1) / clear)
    for (const c of [0, 1, 2] as const)
      through[c][j] = kept * (colour[i * 3 + c] as number) * (tint[c] as number) ** dye
  }
  const glow = soft(seen, BLUR)
  const glimpses = through.map((values) => soft(values, BLUR))
  for (let j = 0; j < stands.length; j++) {
    if ((far[j] as number) > radius) continue
    const i = map.pixel(j)
    const [u, v, r] = [map.across(j), map.down(j), far[j] as number]
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
    const high = stand > 0 ? climb * (0.4 + 1.2 * noise(u * 0.05 + seed, v * 0.05)) : 1
    const film = stand > 0 ? share * Math.exp(-above / Math.max(0.5, high)) : 0
    for (let c = 0; c < 3; c++) {
      const own = (soup[c] as number) * tone
      const wet = (own * (1 - kept) + ((glimpses[c] as Float32Array)[j] as number)) * corner
      const piece = colour[i * 3 + c] as number
      colour[i * 3 + c] = wet + (piece + (own * 0.96 - piece) * film - wet) * stand
    }
    const wetness = 0.9 - 0.3 * Math.min(1, pulp)
    gloss[i] = wetness + ((gloss[i] as number) * (1 - film) + 0.85 * film - wetness) * stand
    z[i] = Math.max(surface, level + above)
    pieceDepth[i] = stand > 0.5 ? FOOT : SOLID
  }
}

function mixed(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
