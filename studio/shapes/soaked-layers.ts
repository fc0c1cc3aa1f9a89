// The cut through a tiramisu: a row of soaked biscuits, each a rounded end with a paler heart, and soft cream about and above them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { layeredNoise, noise, pores, smooth } from '#studio/noise.ts'

const SPONGE = { pale: rgb('#d3a264'), soaked: rgb('#6b3716'), wet: rgb('#4a230d') }
const COCOA = rgb('#5a3219')
/** Scene units from the middle of one biscuit to the next. */
const BISCUIT = 66
/** How much of a layer the biscuits are; the rest is cream. */
const SHARE = 0.56

export function soakedCut(cream: Rgb, base: number, height: number, seed: number): SidePaint {
  const each = height / 2
  return (x, y, z) => {
    const along = x * 0.92 + y * 0.5
    const sag = 7 * (layeredNoise(along * 0.012 + seed, seed, 2) - 0.5)
    const t = (z - base + sag) / each
    const layer = t < 1 ? 0 : 1
    const up = (t - layer) / SHARE
    const whipped = layeredNoise(along * 0.035 + seed, z * 0.05 + layer * 9, 3)
    // Where the knife dragged a little coffee through it.
    const dragged = smooth(0.64, 0.8, layeredNoise(along * 0.02 - seed, z * 0.09, 2)) * 0.16
    let colour = mix(scaled(cream, 0.9 + 0.16 * whipped), SPONGE.pale, dragged)
    const shift = layer * 0.46 + seed
    const s = along / BISCUIT + shift
    const cell = Math.floor(s)
    const own = noise(cell * 5.3 + 0.5, layer * 3.1 + seed) - 0.5
    const across = ((s - cell) * 2 - 1) * (1 + 0.06 * own)
    const above = (up - 0.5 - 0.06 * own) / (0.5 + 0.05 * own)
    const rim = Math.abs(across) ** 3.4 + Math.abs(above) ** 2.8
    if (rim < 1.04) {
      const crumb = pores(along * 0.12 + cell * 3 + seed, z * 0.15, 0.6)
      const drunk = 0.5 + 0.32 * smooth(0.2, 1, rim) + 0.9 * (layeredNoise(along * 0.05 + cell, z * 0.06, 2) - 0.5)
      const body = mix(mix(SPONGE.pale, SPONGE.soaked, drunk), SPONGE.wet, 0.4 * smooth(0.2, -0.9, above))
      const sponge = scaled(body, 1.05 - 0.25 * crumb)
      colour = mix(sponge, colour, smooth(0.86, 1.04, rim))
    } else if (up < 1) colour = scaled(colour, 0.86)
    // Cream lies in the shadow of what is on it; cocoa fell down the cut.
    const shade = 1 - 0.16 * smooth(0.9, 1, t - layer) * (1 - layer)
    const fell = layer === 1 ? smooth(0.84, 1, t - 1 + 0.22 * (noise(along * 0.09 + seed, 2.5) - 0.5)) : 0
    return mix(scaled(colour, shade), COCOA, 0.75 * fell)
  }
}
