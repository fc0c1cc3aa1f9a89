// The lid of a pie: domed over the fruit, brushed with egg, slit so that steam gets out, and crimped to the crust below it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'

const JUICE = rgb('#8a3a08')
const SUGAR = rgb('#fff3d6')
/** Where the crimped rim begins, as a share of the radius. */
const RIM = 0.86
const DOME = 34
const SLITS = 5
/** Two of them flank the slice that is out. */
const FIRST_SLIT = 1.05 + TAU / 10

/** How far the lid rises above the rim's foot. */
export function lidHeight(d: number): number {
  return d > RIM ? 4 : DOME * (1 - (d / RIM) ** 2.4) ** 0.8 + 2
}

/** How far inside a slit a point is: 1 in its middle, 0 beside it; and how near its raised lips. */
function slitAt(u: number, v: number): { open: number; lip: number } {
  const d = hypot(u, v)
  const turn = ((Math.atan2(v, u) - FIRST_SLIT) / TAU) * SLITS
  const aside = Math.abs(turn - Math.round(turn)) * (TAU / SLITS) * d
  const along = (d - 0.4) / 0.2
  if (Math.abs(along) > 1.25) return { open: 0, lip: 0 }
  // Widest in the middle, where the crust pulled apart.
  const half = 0.028 * Math.sqrt(clamp(1 - along * along))
  return {
    open: half > 0 ? smooth(half, half * 0.45, aside) : 0,
    lip: smooth(0.05, 0.012, Math.abs(aside - half - 0.012)) * smooth(1.25, 0.9, Math.abs(along)),
  }
}

/** Color, height and gloss at a place of a round with the radius 1; `n` is the pastry's own unevenness. */
export function lidAt(
  u: number,
  v: number,
  n: number,
  pastry: { pale: Rgb; gold: Rgb; brown: Rgb },
): readonly [Rgb, number, number] {
  const d = hypot(u, v)
  const angle = Math.atan2(v, u)
  const fine = noise(u * 34, v * 34)
  const broad = layeredNoise(u * 2.6 + 7, v * 2.6, 3)
  const crimp = 0.5 + 0.5 * Math.sin(angle * 34 + 2.2 * (d - RIM) * 12 + 1.6 * noise(angle * 3 + 9, 2))
  if (d > RIM) {
    const across = (d - (RIM + 1) / 2) / ((1 - RIM) / 2)
    const round = Math.sqrt(clamp(1 - across * across))
    const tone = mix(
      mix(pastry.pale, pastry.gold, 0.45 + 0.5 * crimp * round),
      pastry.brown,
      0.55 * smooth(0.45, 0.75, n) * crimp,
    )
    return [scaled(tone, 0.92 + 0.14 * fine), 3 + 15 * round * (0.55 + 0.45 * crimp), 0.35]
  }
  const { open, lip } = slitAt(u, v)
  // Egg browns first where the crust stands highest, and along the slits.
  const browned = clamp(0.2 + 0.75 * smooth(0.38, 0.68, broad) + 0.35 * lip + 0.25 * smooth(0.3, 0, d))
  const near = smooth(RIM - 0.09, RIM, d)
  const glazed = mix(
    mix(pastry.pale, pastry.gold, browned),
    pastry.brown,
    0.5 * smooth(0.55, 0.8, browned * (0.6 + 0.8 * n)),
  )
  const sugar = smooth(0.82, 0.9, noise(u * 88 + 3, v * 88)) * 0.55
  const crust = mix(scaled(glazed, 0.94 + 0.12 * fine - 0.14 * near), SUGAR, sugar)
  const z = lidHeight(d) + 5 * (broad - 0.5) + 3 * (n - 0.5) + 1.2 * fine + 4 * lip - 11 * open - 4 * near
  // Thick juice bubbled up through the slits and ran out of some.
  const run = smooth(0.62, 0.75, noise(angle * 2.2 + 5, 4)) * smooth(0.1, 0.02, Math.abs(d - 0.56))
  return [mix(crust, JUICE, clamp(0.92 * open + 0.25 * run * lip)), z, 0.45 + 0.5 * open]
}
