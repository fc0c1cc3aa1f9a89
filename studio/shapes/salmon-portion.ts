// A portion cut across a side of salmon: a thick block with its skin below, pale arcs of fat between the flakes.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CORAL = { deep: rgb('#d06a3c'), flesh: rgb('#e8986c'), fat: rgb('#f6d2ae') }
const [GOLD, BROWN, SKIN] = [rgb('#cc7a28'), rgb('#6f3410'), rgb('#5a5348')]
const ALBUMIN = rgb('#fff0dc')

/** Yogurt and chili baked on: brick red, black where it caught. */
export interface Marinade {
  paste: Rgb
  char: Rgb
}

export interface SalmonPortion {
  halfLength: number
  halfWidth: number
  turn: number
  /** How brown it is: 1 from a hot pan, about 0.6 from the oven. */
  crusted: number
  marinade?: Marinade | undefined
}

export function salmonPortion(scene: Scene, x: number, y: number, portion: SalmonPortion): void {
  const { halfLength, halfWidth, turn, crusted, marinade } = portion
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.05)
  const thick = halfWidth * random.between(0.56, 0.66)
  const pitch = halfWidth * random.between(0.3, 0.36)
  const spread = random.between(0.1, 0.2)
  const lean = random.bell() * 0.1
  const flank: SidePaint = (px, py, z) => {
    const up = (z - rest.z) / thick
    const layer = layeredNoise((px + py) * 0.012 + seed, z * 0.12, 2)
    const line = smooth(0.09, 0.02, Math.abs((((px - py * 0.6) * 0.045 + up * 0.7 + layer) % 1) - 0.5))
    const side = mix(mix(CORAL.flesh, CORAL.deep, layer * 0.7), CORAL.fat, 0.6 * line)
    const top = marinade ? marinade.paste : mix(GOLD, BROWN, 0.3)
    // The skin is a thin line; below it one sees what the fish lies on, in its shadow.
    return mix(mix(side, top, 0.8 * smooth(0.72, 0.95, up)), SKIN, smooth(0.16, 0.1, up))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, hypot(halfLength, halfWidth) * 1.1, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
      const t = (lx + lean * ly) / halfLength
      // The belly end is thinner and a little narrower than the back.
      const width = halfWidth * (1 - spread * smooth(-0.4, 1, t)) * (1 + 0.09 * (n - 0.5))
      const v = ly / width
      const q = Math.abs(t * (1 + 0.06 * (n - 0.5))) ** 6 + Math.abs(v) ** 6
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
      // Arcs around a point beyond the back, bent once along the middle of the side.
      const bent = Math.abs(lx + halfLength * 0.15) * 0.72
      const phase = (ly + bent) / pitch + (n - 0.5) * 0.8 + seed
      const along = phase - Math.floor(phase)
      const own = noise(Math.floor(phase) * 5.3 + seed, 1.5)
      const line = smooth(0.14, 0.04, Math.min(along, 1 - along)) * (0.55 + 0.45 * own)
      const gap = smooth(0.16, 0.03, along) * smooth(0.7, 0.85, own)
      const ridge = Math.sin(Math.PI * along)
      const body = scaled(mix(CORAL.deep, CORAL.flesh, 0.35 + 0.6 * ridge), 0.92 + 0.14 * fine)
      const rim = smooth(0.3, 0.9, q)
      // Broad patches where the heat struck, darkest at the edges and on the ridges of the flakes.
      const coarse = layeredNoise(lx * 0.016 + seed * 1.3, ly * 0.016 - seed, 2)
      const patch = smooth(0.4, 0.62, coarse * 0.7 + n * 0.2 + fine * 0.1)
      const struck = clamp(crusted * (0.2 + 0.72 * patch * (0.55 + 0.45 * ridge) + 0.85 * rim))
      const fatty = mix(body, CORAL.fat, line * (0.7 - 0.45 * struck))
      const brown = struck * (1 - 0.3 * line)
      const golden = mix(mix(fatty, GOLD, brown * 0.85), BROWN, 0.85 * smooth(0.55, 1.05, brown + (fine - 0.5) * 0.3))
      const white = smooth(0.72, 0.8, noise(lx * 0.07 + seed, ly * 0.07)) * line * 0.7
      const plain = mix(golden, ALBUMIN, marinade ? 0 : white)
      const caught = smooth(0.5, 0.68, n * 0.6 + fine * 0.4 + 0.12 * rim + 0.06 * ridge)
      const pasted = marinade && mix(scaled(marinade.paste, 0.78 + 0.4 * fine), marinade.char, 0.85 * caught)
      // Thin over the ridges, where the flakes show through.
      const colour = pasted ? mix(plain, pasted, 0.84 - 0.3 * line * (1 - caught)) : plain
      const high = thick * (1 - 0.42 * smooth(-0.3, 1, t)) * (1 - clamp(q)) ** 0.2
      const relief = ridge * 2.4 - gap * 4 + (fine - 0.5) * (marinade ? 6 : 2.4)
      return put(out, colour, rest.z + 4 + high + relief, 0.5 - 0.15 * brown)
    }),
  )
}
