// A hasselback potato: cut into thin slices that hold together at the bottom and opened like a fan in the oven.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, BUTTERED, GOLD] = [rgb('#fbe29a'), rgb('#f2bd4a'), rgb('#d68c22')]
const [CRISP, GAP, SKIN] = [rgb('#8a4812'), rgb('#6a3a10'), rgb('#a8702e')]

export function hasselback(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = size * random.between(1.3, 1.45)
  const broad = size * random.between(0.8, 0.9)
  const tall = size * 0.78
  const count = random.whole(14, 16)
  const base = field.settle(x, y, half * 0.6, broad * 0.6, turn, 0.3, 0).z
  // Each slice stands a little higher or lower than the next, and browned in its own way.
  const slices = Array.from({ length: count + 2 }, () => ({
    lift: random.between(-0.07, 0.07),
    brown: random.between(0.35, 1),
    gap: random.between(0.22, 0.56),
    open: random.between(0.6, 1),
    lean: random.bell() * 0.05,
  }))
  const flank: SidePaint = (px, py, z) => {
    const n = layeredNoise((px + py) * 0.03 + seed, z * 0.06, 3)
    const along = ((px - x) * Math.cos(turn) + (py - y) * Math.sin(turn)) / half
    const cut =
      smooth(0.14, 0.04, Math.abs(((((along + 1) / 2) * count) % 1) - 0.1)) * smooth(0.2, 0.5, (z - base) / tall)
    return scaled(mix(mix(SKIN, GOLD, 0.7 * n), GAP, 0.7 * cut), 0.85 + 0.3 * n)
  }
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.12, turn, (lx, ly, out) => {
      const bulge = layeredNoise(lx * 0.012 + seed, ly * 0.012, 2) - 0.5
      const v = ly / (broad * (1 + 0.2 * bulge))
      const w = lx / (half * (1 + 0.1 * bulge))
      const q = Math.abs(w) ** 2.5 + Math.abs(v) ** 2.2
      if (q > 1) return false
      const dome = Math.sqrt(1 - q)
      // The slices fan out: they lean away from the middle, the more the nearer to the ends.
      const warp = layeredNoise(w * 2.4 + seed, v * 0.5, 2) - 0.5
      const at = clamp((w + 1) / 2 + 0.05 * w * (v * v - 0.4) + 0.05 * warp) * count
      const i = clamp(Math.floor(at), 0, count)
      const own = slices[i]
      if (!own) return false
      const p = at - i + own.lean * v
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      const fine = noise(lx * 0.24 + seed, ly * 0.24)
      const deep = smooth(0, 0.3, dome)
      const gap = (p < own.gap ? 1 - smooth(own.gap * 0.5, own.gap, p) : smooth(0.96, 1, p)) * deep * own.open
      // Below its edge the face of a slice is soft and wet with butter; the edge itself crisped.
      const edge = smooth(0.5, 0.92, p)
      const rim = smooth(0.6, 0.98, q)
      const crust = clamp(
        own.brown * (edge * (0.5 + 0.95 * n) + 0.55 * rim) +
          0.35 * smooth(0.6, 0.78, n) * own.brown +
          0.3 * edge * smooth(0.7, 1, dome),
      )
      const face = mix(mix(FLESH, BUTTERED, 0.2 + 0.5 * smooth(0.4, 0.7, n)), GOLD, clamp(0.9 * crust))
      const crisp = mix(face, CRISP, clamp((crust - 0.4) * 1.05))
      const paint = mix(mix(crisp, SKIN, 0.7 * smooth(0.88, 1, q)), GAP, 0.8 * gap)
      const z = tall * (0.16 + 0.84 * dome) * (1 + own.lift) + tall * 0.16 * (p - 0.5) * deep - tall * 0.4 * gap * dome
      return put(out, scaled(paint, 0.94 + 0.14 * fine), base + z + (fine - 0.5) * 1.4, 0.5 - 0.4 * gap)
    }),
  )
}
