// A piece of food where a wrap was cut through it, and how its cut face is painted.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'

/** How a food looks where it was cut. */
export type MorselForm =
  | 'bean'
  | 'grain'
  | 'crumb'
  | 'melt'
  | 'leaf'
  | 'dice'
  | 'lump'
  | 'patty'
  | 'shred'
  | 'spread'
  | 'slice'
  | 'strip'
  | 'baton'
  | 'crescent'
  | 'noodle'
  | 'rice'

/** A food at the cut. Sizes are shares of the cut's radius. */
export interface CutFood {
  colour: Rgb
  form: MorselForm
  /** Skin or crust, where it has one. */
  rim?: Rgb
  /** The paler part of its flesh, where it has one. */
  pale?: Rgb
  /** Spooned over the rest instead of spread on the sheet. */
  above?: boolean
  /** How much of the cut is its own, relative to the others. */
  share: number
}

export interface Morsel {
  v: number
  w: number
  size: number
  long: number
  cos: number
  sin: number
  bend: number
  colour: Rgb
  food: CutFood
  seed: number
  /** How far it stands out of the cut beside its neighbors. */
  lift: number
}

/** The color of its cut face at a place, and how far it stands out there. */
export function painted({ food, colour, seed }: Morsel, a: number, b: number, d: number): readonly [Rgb, number] {
  const round = Math.sqrt(clamp(1 - d * d))
  const grain = layeredNoise(a * 2 + seed, b * 2, 3)
  // Lit from above.
  const light = 0.92 + 0.2 * b * smooth(0.2, 0.9, d) - 0.22 * smooth(0.8, 1, d)
  switch (food.form) {
    case 'patty': {
      const crust = smooth(0.6, 0.82, d + 0.5 * (grain - 0.5))
      const crumb = layeredNoise(a * 5 + seed, b * 5, 3)
      const herb = smooth(0.52, 0.62, noise(a * 9 - seed, b * 9))
      const inside = scaled(mix(colour, rgb('#5a8420'), 0.7 * herb), 0.62 + 0.8 * crumb)
      return [scaled(mix(inside, food.rim ?? colour, crust), light), 0.5 + 0.4 * crumb]
    }
    case 'dice': {
      const skin = food.rim && smooth(0.5, 0.75, -b)
      const body = skin ? mix(colour, food.rim ?? colour, skin) : colour
      return [scaled(body, light * (0.9 + 0.2 * grain) * (1 - 0.24 * smooth(0.8, 1, d))), 0.4 + 0.5 * round]
    }
    case 'leaf': {
      // A pale rib in some, a crisp edge that catches the light.
      const rib = smooth(0.25, 0.1, Math.abs(b)) * smooth(40, 60, seed)
      const body = mix(mix(colour, rgb('#cfe88a'), 0.55 * smooth(0.1, 0.8, b)), rgb('#eef3cc'), 0.7 * rib)
      return [scaled(body, light * (0.78 + 0.44 * grain)), 0.2 + 0.6 * smooth(-0.8, 0.6, b)]
    }
    case 'strip': {
      // Meat across the grain: pale fibers inside, browned and spiced outside.
      const fiber = layeredNoise(a * 3 + b + seed, b * 3.4 - a, 3)
      const inside = scaled(mix(colour, rgb('#fff3de'), 0.5 * smooth(0.4, 0.65, fiber)), 0.86 + 0.28 * fiber)
      // The pan browned one side more than the other.
      const seared = smooth(0.58, 0.92, d + 0.3 * (grain - 0.5)) * (0.25 + 0.75 * smooth(0, 0.6, b + 0.3 * a))
      const edge = 1 + 0.16 * b - 0.1 * smooth(0.85, 1, d)
      return [scaled(mix(inside, food.rim ?? colour, 0.85 * seared), edge), 0.35 + 0.55 * round ** 0.4]
    }
    case 'baton': {
      // A stick cut across: skin on one side, seeds opposite, wet flesh between.
      const skin = smooth(0.6, 0.78, b + 0.1 * (grain - 0.5))
      const seeded = smooth(-0.2, -0.6, b) * smooth(0.5, 0.7, noise(a * 5 + seed, b * 5))
      const flesh = mix(colour, rgb('#f6f3cf'), 0.5 * seeded + 0.3 * grain)
      return [scaled(mix(flesh, food.rim ?? colour, skin), light * 1.03), 0.35 + 0.5 * round]
    }
    case 'crescent': {
      // A slice: skin along its outer edge, pale walls and seeds toward the middle.
      const skin = smooth(0.5, 0.8, -b)
      const wall = smooth(0.62, 0.8, Math.abs(Math.sin(a * 4 + seed))) * smooth(0.5, -0.1, -b)
      const flesh = mix(colour, food.pale ?? colour, 0.75 * wall + 0.3 * smooth(0, 0.8, b))
      return [scaled(mix(flesh, food.rim ?? colour, skin), light * (0.92 + 0.18 * grain)), 0.3 + 0.5 * round]
    }
    case 'bean': {
      const shine = 0.5 * smooth(0.45, 0.1, hypot(a + 0.1, b - 0.4))
      return [mix(scaled(colour, light * 1.04), rgb('#fff0dc'), shine * 0.45), 0.2 + 0.9 * round]
    }
    case 'spread':
      return [scaled(colour, 0.98 + 0.1 * (grain - 0.5) + 0.05 * b), 0.35 + 0.2 * grain]
    case 'slice': {
      const ends = smooth(0.78, 0.9, Math.abs(a))
      return [scaled(mix(colour, food.rim ?? colour, ends), light * (0.92 + 0.16 * grain)), 0.4 + 0.4 * round]
    }
    case 'shred':
      return [
        scaled(mix(colour, rgb('#fff3dc'), 0.3 * smooth(-0.2, 0.7, b)), light * (0.86 + 0.28 * grain)),
        0.3 + 0.3 * round,
      ]
    case 'melt':
      return [scaled(mix(colour, rgb('#ffe9a0'), 0.4 * round), light + 0.05), 0.3 + 0.5 * round]
    case 'noodle':
      // Thin noodles cut across: each end is round, with a shadow about it.
      return [scaled(colour, 1.04 - 0.26 * smooth(0.6, 1, d)), 0.2 + 0.4 * round]
    case 'grain':
      return [scaled(colour, light * (0.94 + 0.12 * grain)), 0.25 + 0.3 * round]
    case 'rice':
      // Packed: the grains lie close, with a shadow about each.
      return [scaled(colour, 0.97 - 0.34 * smooth(0.5, 1, d) + 0.1 * (grain - 0.5)), 0.3 + 0.14 * round]
    default:
      return [scaled(colour, light * (0.74 + 0.5 * grain)), 0.1 + 0.8 * round + 0.3 * (grain - 0.5)]
  }
}
