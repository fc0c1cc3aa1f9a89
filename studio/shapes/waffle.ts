// A waffle from the iron: deep square pockets between rounded ridges, brown where the iron touched, golden below, ragged at the edge.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { CrustLook } from '#studio/shapes/breads.ts'

const POCKETS = 5
const TALL = 40

export function waffle(scene: Scene, x: number, y: number, half: number, turn: number, look: CrustLook): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const base = field.settle(x, y, half * 0.6, half * 0.6, turn, 0.6, 0).z
  const pitch = (half * 2) / POCKETS
  const crumb = mix(look.light, [1, 0.86, 0.6], 0.3)
  // The two plates of the iron met halfway up: a pale, torn seam between two brown edges.
  const side: SidePaint = (sx, sy, z) => {
    const along = sx + sy * 0.6
    const up = (z - base) / TALL + 0.16 * (noise(along * 0.05 + seed, 3) - 0.5)
    const n = layeredNoise(along * 0.07 + seed, z * 0.1, 3)
    return scaled(
      mix(mix(look.mid, look.dark, 0.3 * n), crumb, 0.75 * smooth(0.3, 0.08, Math.abs(up - 0.5))),
      0.84 + 0.3 * n,
    )
  }
  const paintAt = (deep: number, wall: number, n: number, fine: number): Rgb => {
    const ridge = mix(look.mid, look.dark, clamp(0.25 + 1.5 * (n - 0.4)))
    const floor = mix(look.light, look.mid, clamp(0.2 + 1.1 * (n - 0.4)))
    return scaled(mix(mix(ridge, floor, deep), crumb, 0.4 * wall), 0.92 + 0.16 * fine)
  }
  field.withSides(side, () =>
    field.stamp(x, y, half * 1.5, turn, (lx, ly, out) => {
      const edge = roundedBox(lx, ly, half, half, half * 0.2) + 7 * (layeredNoise(lx * 0.03 + seed, ly * 0.03, 3) - 0.5)
      if (edge > 0) return false
      const n = layeredNoise(lx * 0.016 + seed, ly * 0.016, 3)
      const fine = layeredNoise(lx * 0.11 + seed, ly * 0.11, 2)
      const bent = 3 * (noise(lx * 0.02 + seed, ly * 0.02) - 0.5)
      // 0 on a ridge, 1 in the middle of a pocket.
      const within = (at: number): number => 1 - Math.abs((((((at + half + bent) / pitch) % 1) + 1) % 1) - 0.5) * 2
      const inside = Math.min(within(lx), within(ly))
      const deep = smooth(0.26, 0.52, inside) * smooth(-5, -13, edge)
      const wall = smooth(0.2, 0.36, inside) * smooth(0.56, 0.4, inside)
      const round = 5 * (1 - smooth(0.24, 0, inside)) * (1 - deep)
      const lip = 7 * smooth(-9, 0, edge) ** 2
      const z = TALL - 19 * deep - round * 0.7 - lip + 3 * (n - 0.5) + 1.6 * (fine - 0.5)
      return put(out, paintAt(deep, wall, n, fine), base + z, 0.3)
    }),
  )
}
