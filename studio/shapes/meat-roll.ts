// A roulade: a thin slice of beef rolled up and braised, its outer edge along one side, its fibers across, glazed with gravy.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BEEF = { tender: rgb('#a8643c'), brown: rgb('#74391a'), dark: rgb('#47200e'), fiber: rgb('#c98a5e') }

export function meatRoll(scene: Scene, x: number, y: number, half: number, turn: number, gravy: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const radius = half * random.between(0.4, 0.46)
  const rest = field.settle(x, y, half * 0.7, radius * 0.7, turn, 0.5, 0.1)
  const lap = random.between(0.1, 0.35)
  const waist = random.between(-0.2, 0.2)
  const meatAt = (along: number, around: number): readonly [Rgb, number, number] => {
    const n = layeredNoise(along * 0.022 + seed, around * 0.022, 3)
    // The fibers run around the roll, a little slanted; here and there one has come loose.
    const fiber = layeredNoise(along * 0.11 + around * 0.02 + seed, around * 0.018 + seed, 3)
    const film = smooth(0.42, 0.66, layeredNoise(along * 0.015 - seed, around * 0.03, 2))
    const body = mix(mix(BEEF.brown, BEEF.tender, smooth(0.35, 0.65, n)), BEEF.dark, 0.5 * smooth(0.6, 0.8, n))
    const paint = mix(mix(body, BEEF.fiber, 0.34 * smooth(0.55, 0.8, fiber)), gravy, 0.2 + 0.5 * film)
    return [scaled(paint, 0.88 + 0.22 * fiber), fiber, film]
  }
  const flank: SidePaint = (px, py, z) => scaled(meatAt(px - x, (py - y) * 0.5 + z)[0], 0.9)
  field.withSides(flank, () =>
    field.stamp(x, y, half + radius, turn, (lx, ly, out) => {
      const u = lx / half
      const lumpy = 1 + 0.16 * (layeredNoise(u * 2.2 + seed, ly > 0 ? 2.5 : 7.5, 2) - 0.5)
      const drawn = 1 - 0.1 * Math.exp(-(((u - waist) / 0.16) ** 2)) - 0.1 * smooth(0.5, 1, Math.abs(u))
      const v = ly / (radius * lumpy * drawn)
      const past = Math.max(0, Math.abs(u) - 0.78) / 0.22
      const q = v * v + past ** 2.2
      if (q > 1) return false
      const [colour, fiber, film] = meatAt(lx, ly)
      // The edge of the slice lies along the roll, thick and a little torn.
      const edge = v - lap - 0.1 * Math.sin(u * 3 + seed) - 0.07 * (noise(u * 9 + seed, 4) - 0.5)
      const crease = smooth(0.1, 0, edge) * smooth(-0.01, 0.015, edge)
      const round = Math.sqrt(1 - q)
      const z =
        radius * (0.18 + 0.94 * round) +
        (edge < 0 ? 5 * clamp(round * 2) : 0) -
        3 * crease +
        (fiber - 0.5) * 5 +
        film * 1.6
      return put(out, scaled(colour, 1 - 0.42 * crease), rest.z + z, 0.35 + 0.45 * film)
    }),
  )
}
