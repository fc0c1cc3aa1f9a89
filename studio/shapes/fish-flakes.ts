// Fish that fell apart into flakes.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

/** Broken by a fork: flat pieces of all sizes with torn edges, no two in line. `size` is half the length of the largest; `skin` colors one edge of the larger ones. */
export function brokenFlakes(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  { flesh, fat, sear, skin }: MeatColours & { skin?: Rgb },
): void {
  const { random, field } = scene
  const count = random.whole(4, 6)
  for (let i = 0; i < count; i++) {
    const seed = random.between(0, 99)
    const long = size * (i === 0 ? random.between(0.75, 1) : random.between(0.26, 0.62))
    const wide = long * random.between(0.5, 0.72)
    const turn = random.angle()
    const [px, py] = i === 0 ? [x, y] : scene.spot(size * 0.95, x, y)
    const body = scene.vary(mix(flesh, fat, random.between(0.1, 0.9)), 0.06)
    const slant = random.bell() * 0.5
    const tilt = random.bell() * 0.22
    const rest = field.settle(px, py, long * 0.6, wide * 0.6, turn, 0.35, 0.4)
    field.stamp(px, py, long * 1.3, turn, (lx, ly, out) => {
      const torn = layeredNoise(lx * (2.2 / long) + seed, ly * (2.2 / long), 3) - 0.5
      const u = (lx + slant * ly) / long
      const v = ly / wide
      const q = Math.max(Math.abs(u), Math.abs(v)) ** 2 + 0.25 * Math.min(u * u, v * v) + torn * 0.8
      if (q > 1) return false
      const fiber = layeredNoise(lx * 0.05 + seed, ly * 0.3, 2) - 0.5
      const edge = smooth(0.72, 1, q)
      const skinned = skin && long > size * 0.5 ? smooth(0.42, 0.66, v + torn * 0.4) : 0
      const tone = mix(scaled(body, 1 + 0.22 * fiber + 0.16 * torn), mix(flesh, sear, 0.45), 0.5 * edge)
      const thick = 2 + long * 0.2 * (1 - Math.max(0, q)) ** 0.35
      const z = thick + tilt * ly + fiber * 1.6
      return put(out, skin ? mix(tone, skin, skinned) : tone, heightOn(rest, lx, ly) + z, 0.45, thick + 3)
    })
  }
}
