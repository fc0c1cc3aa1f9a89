// A chicken cutlet from the pan or the grill, not breaded: a golden crust in patches, brown at the edges, the pale meat where it never touched the pan.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type Shape, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PALE, GOLD, BROWN, DEEP] = [rgb('#f0d5a0'), rgb('#d99a42'), rgb('#a5601e'), rgb('#5f300e')]
const CHAR = rgb('#3a1a0a')

/** Scene units from one bar of the grill to the next. */
const BARS = 36

export function panCutlet(scene: Scene, x: number, y: number, half: number, turn: number, grilled = false): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const wide = half * random.between(0.56, 0.64)
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, grilled ? 0.1 : 0.5, 0.2)
  const thick = half * (grilled ? 0.3 : 0.19)
  const gold = scene.vary(GOLD, 0.04)
  // Heavy enough to press down into what it lies on.
  const drop = grilled ? thick * 0.55 : 0
  const foot = rest.z - drop
  if (grilled) {
    const shadow: Shape = (lx, ly, out) => {
      out.alpha = 0.7 * smooth(1.2, 0.8, hypot(lx / half, ly / wide))
      return out.alpha > 0 && put(out, CHAR, 0, 0.3)
    }
    field.stamp(x, y + 12, half * 1.3, turn, shadow, 'decal')
  }
  const flank: SidePaint = (px, py, z) => {
    const n = noise((px + py) * 0.05 + seed, z * 0.06)
    if (grilled) {
      // Golden below the crust, and turning away from the light to a dark foot.
      const high = (z - foot) / thick
      const strand = noise((px - py) * 0.09 + seed, z * 0.3)
      const meat = mix(mix(gold, PALE, 0.25 + 0.5 * n), BROWN, 0.75 * smooth(0.55, 0.95, high + 0.5 * (n - 0.5)))
      return scaled(mix(DEEP, meat, 0.25 + 0.75 * smooth(-0.55, 0.4, high)), 0.86 + 0.22 * strand)
    }
    return mix(mix(PALE, gold, 0.45 + 0.5 * n), BROWN, 0.25 + 0.5 * smooth(thick * 0.7, thick, z - rest.z))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.2, turn, (lx, ly, out) => {
      const u = lx / half
      // Broad where the breast was thick, drawn out to a blunt point.
      const profile = 1 - 0.42 * smooth(-0.25, 1, u) - 0.1 * smooth(-0.5, -1, u)
      const bow = 0.16 * wide * (1 - u * u)
      const rag = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3) - 0.5
      const v = (ly - bow) / (wide * profile)
      const q = Math.abs(u) ** 2.8 + Math.abs(v) ** 2.5 + rag * 0.34
      if (q > 1) return false
      const n = layeredNoise(lx * 0.026 + seed, ly * 0.026, 4)
      const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
      // The grain runs along the breast and leaves shallow furrows.
      const grain = noise(u * 2.4 + seed, v * 5 + u * 0.8 + seed)
      const furrow = smooth(0.32, 0.2, grain)
      const heat = n + 0.16 * (fine - 0.5) - 0.12 * furrow
      const rim = smooth(0.74, 1, q)
      const crust = mix(mix(PALE, gold, smooth(0.26, 0.44, heat)), BROWN, 0.92 * smooth(0.46, 0.62, heat + 0.14 * rim))
      const bar = Math.abs(((((lx * 0.8 + ly * 0.6 + seed) % BARS) + BARS) % BARS) - BARS / 2)
      const marks = grilled ? smooth(6.5, 3.5, bar + (n - 0.5) * 7) * smooth(1, 0.8, q) * smooth(0.24, 0.4, n) : 0
      const browned = mix(crust, DEEP, 0.6 * smooth(0.6, 0.74, heat + 0.1 * rim) + 0.22 * rim)
      const paint = mix(browned, CHAR, 0.88 * marks)
      const z =
        3 +
        thick * (1 - clamp(q)) ** (grilled ? 0.42 : 0.32) +
        (n - 0.5) * 8 +
        (fine - 0.5) * 3 -
        furrow * 3.4 -
        marks * 2.4
      return put(out, scaled(paint, 0.9 + 0.2 * fine), heightOn(rest, lx, ly) - drop + z, grilled ? 0.45 : 0.62)
    }),
  )
}
