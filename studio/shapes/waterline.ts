// Where food stands out of a sauce or a broth: the liquid climbs a little and clings, so that the two are one dish.
import { mix, type Rgb } from '#studio/colour.ts'
import { clamp, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { Standing } from '#studio/shapes/standing.ts'

export interface WaterlineOptions {
  level: number
  radius: number
  dark: Rgb
  light: Rgb
  x?: number
  y?: number
  /** How far it climbs, in scene units: a thin broth little, a thick sauce far. */
  climb?: number
  /** How much of the food's color it covers. */
  share?: number
  /** How dark it is in the corner between them. */
  ring?: number
}

/** The liquid's own waves stay below this. */
const WAVES = 3.5
/** Scene units over which it is darker beside a piece, and over which a piece's outline is smoothed. */
const BESIDE = 4
const EDGE = 1.3
const DEEP = 0.8

export function waterline(scene: Scene, options: WaterlineOptions): void {
  const { level, radius, dark, light, x = scene.x, y = scene.y, climb = 10, share = 0.65, ring = 0.5 } = options
  const { colour, height: z, gloss } = scene.field
  const seed = scene.random.between(0, 99)
  const film = mix(dark, light, 0.45)
  const map = new Standing(scene, { level, radius, x, y, from: WAVES - 1, to: WAVES + 1.5, scrap: 1.6 })
  const near = map.soft(map.stands, BESIDE)
  const out = map.soft(map.stands, EDGE)
  const heights = new Float32Array(out.length)
  for (let j = 0; j < heights.length; j++) heights[j] = (z[map.pixel(j)] as number) - level
  // From pixel to pixel the height of a piece jumps, and the edge of the film would be hairy.
  const eased = map.soft(heights, EDGE)
  for (let j = 0; j < out.length; j++) {
    if ((map.far[j] as number) > radius) continue
    const stand = out[j] as number
    const beside = (near[j] as number) * (1 - stand)
    if (stand < 0.02 && beside < 0.02) continue
    const i = map.pixel(j)
    // Higher in some places than in others, as when a spoon stirred it.
    const top = climb * (0.45 + 1.1 * noise((x + map.across(j)) * 0.045 + seed, (y + map.down(j)) * 0.045))
    const above = Math.max(0, (eased[j] as number) - WAVES)
    const wet = stand * share * clamp(1 - above / Math.max(1, top - WAVES)) ** 0.8
    const shadow = ring * smooth(0.05, 0.5, beside)
    for (const c of [0, 1, 2] as const) {
      const own = colour[i * 3 + c] as number
      const shaded = own + (dark[c] * DEEP - own) * shadow
      colour[i * 3 + c] = shaded + (film[c] - shaded) * wet
    }
    gloss[i] = (gloss[i] as number) + (0.85 - (gloss[i] as number)) * Math.max(wet, shadow)
    z[i] = (z[i] as number) + 1.4 * smooth(0.05, 0.6, beside)
  }
}
