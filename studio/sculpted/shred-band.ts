// A flat shred of cabbage in space: thin rods side by side, wide in the middle, bowed and turned a little on its edge.
import { type Rgb, scaled } from '#studio/colour.ts'
import type { Random } from '#studio/random.ts'
import type { Rod } from './strands.ts'

const STEPS = 4
const THIN = 1.7
/** Between the middles of two rods, as a share of their radius: no gap is seen. */
const APART = 1.35

export interface BandLook {
  length: number
  /** How many rods wide. */
  lanes: number
  colour: Rgb
}

export function shredBand(
  x: number,
  y: number,
  { length, lanes, colour }: BandLook,
  random: Random,
  height: (x: number, y: number) => number,
): Rod[] {
  const turn = random.angle()
  const bend = random.bell() * 1.8
  const arch = random.between(1, 7)
  const tilt = random.between(-0.7, 0.7)
  const wave = random.angle()
  const rods: Rod[] = []
  for (let lane = 0; lane < lanes; lane++) {
    const off = (lane - (lanes - 1) / 2) * THIN * APART
    // The edge that was cut through is pale.
    const tone = scaled(colour, lane === 0 ? 1.08 : 0.96)
    let before: Rod['from'] | undefined
    let [px, py] = [x - (Math.cos(turn) * length) / 2, y - (Math.sin(turn) * length) / 2]
    for (let i = 0; i <= STEPS; i++) {
      const t = i / STEPS
      const way = turn + bend * (t - 0.5)
      const full = 0.4 + 0.6 * Math.sin(Math.PI * (0.12 + 0.76 * t))
      const across = off * full * Math.cos(tilt)
      const up = off * full * Math.sin(tilt) + arch * Math.sin(Math.PI * t) + 1.6 * Math.sin(t * 7 + wave + lane * 0.6)
      const [sx, sy] = [px - Math.sin(way) * across, py + Math.cos(way) * across]
      const to = [sx, sy, height(px, py) + up] as const
      if (before) rods.push({ from: before, to, radius: THIN, colour: tone })
      before = to
      px += (Math.cos(way) * length) / STEPS
      py += (Math.sin(way) * length) / STEPS
    }
  }
  return rods
}
