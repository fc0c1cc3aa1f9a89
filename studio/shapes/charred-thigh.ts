// A boneless thigh rubbed with a dark spice paste and charred on a grill: broad and flat, black along its edges and on its bumps, rust between.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [RUST, MAHOGANY, CHAR] = [rgb('#c9782c'), rgb('#7a3612'), rgb('#23100a')]
const [ALLSPICE, HERB] = [rgb('#3a1c0e'), rgb('#5f6a24')]

export function charredThigh(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  { flesh }: MeatColours,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = size * random.between(1.12, 1.28)
  const width = size * random.between(0.78, 0.9)
  const thick = size * random.between(0.3, 0.36)
  const rust = scene.vary(mix(flesh, RUST, 0.7), 0.05)
  const fold = random.between(-0.3, 0.3)
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.2)
  const flank: SidePaint = (px, py, z) => {
    const n = layeredNoise((px + py) * 0.03 + seed, z * 0.05, 3)
    return mix(mix(rust, MAHOGANY, smooth(0.35, 0.55, n)), CHAR, 0.8 * smooth(0.5, 0.7, n))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.35, turn, (lx, ly, out) => {
      const [u, v] = [lx / half, ly / width]
      const angle = Math.atan2(v, u)
      const ragged = 0.78 + 0.44 * layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 3)
      const d = hypot(u, v) / ragged
      if (d > 1) return false
      const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 4)
      const lump = layeredNoise(lx * 0.045 - seed, ly * 0.045, 2)
      const fine = noise(lx * 0.16 + seed, ly * 0.16)
      // The muscle folded over where the bone was.
      const away = v - fold - 0.35 * u + (n - 0.5) * 0.6
      const crease = smooth(0.13, 0.02, Math.abs(away)) * smooth(0.85, 0.45, d)
      const heat = n * 0.7 + lump * 0.3 + 0.2 * smooth(0.66, 1, d) - 0.14 * crease
      const brown = mix(rust, MAHOGANY, smooth(0.36, 0.52, heat))
      const charred = mix(brown, CHAR, 0.94 * smooth(0.5, 0.64, heat))
      const spice = smooth(0.72, 0.78, noise(lx * 0.2 - seed, ly * 0.2))
      const paint = mix(charred, fine > 0.6 ? HERB : ALLSPICE, 0.6 * spice)
      const step = 5 * smooth(0, 0.12, away) * smooth(0.9, 0.5, d)
      const z =
        4 + thick * (1 - d ** 3) ** 0.5 + step - crease * 6 + (n - 0.5) * 12 + (lump - 0.5) * 8 + (fine - 0.5) * 2
      return put(out, scaled(paint, 0.9 + 0.2 * fine), heightOn(rest, lx, ly) + clamp(z, 1, 200), 0.6)
    }),
  )
}
