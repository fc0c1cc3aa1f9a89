// A spoonful of sauce over a piece of fish: a streak with a soft rim that runs over the edge into the rest of the sauce.
// It leaves most of the flesh white, or one would take it for salmon.
import type { Rgb } from '#studio/colour.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'

export interface Film {
  colour: Rgb
  /** How much was poured: 0 where the sauce only climbs the lower edge. */
  poured: number
  /** Where the spoon was held, along and across the piece, and how far it spread. */
  along: number
  across: number
  long: number
  /** The side of the piece over which it ran, 1 or -1, and where along it. */
  side: number
  runs: number
}

export function newFilm(random: Random, colour: Rgb, turn: number, poured: number): Film {
  // Down the picture, where one sees it run.
  const side = Math.cos(turn) >= 0 ? 1 : -1
  // Thin on white flesh it is brighter and warmer than in the pot.
  const [red, green, blue] = colour
  return {
    colour: [Math.min(1, red * 1.3), green * 0.98, blue * 0.75],
    poured,
    along: random.between(-0.45, 0.1),
    across: side * random.between(0.05, 0.35),
    long: random.between(0.18, 0.27),
    side,
    runs: random.between(-0.3, 0.2),
  }
}

/** 0 where there is none, 1 where it is thick. `t` and `v` run from -1 to 1 along and across the piece, `n` is the piece's noise. */
export function filmAt({ along, across, long, side, runs }: Film, t: number, v: number, n: number): number {
  const wavy = (n - 0.5) * 1.7
  const pool = 1 - hypot((t - along - 0.16 * v) / long, (v - across) / 0.6)
  const down = Math.max(0, side * v)
  const run = (1 - Math.abs(t - along - runs * down) / (long * 0.62)) * smooth(0, 0.4, down)
  return 0.82 * smooth(0, 0.65, Math.max(pool, run * 0.9) + wavy)
}
