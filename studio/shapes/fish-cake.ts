// A fried cake of flaked fish or crab.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const CRUST = {
  gold: rgb('#d08c34'),
  brown: rgb('#7a3d10'),
  scallion: rgb('#5c8a34'),
}

/** A crust of cornmeal, gold with broad brown patches and a dark edge; a few flakes and bits of scallion press through. */
export function fishCake(scene: Scene, x: number, y: number, r: number, flesh: Rgb): void {
  const seed = scene.random.between(0, 99)
  // Its side met the pan only when it was turned: gold, with flakes of the fish.
  const flank: SidePaint = (px, py, z) => {
    const n = layeredNoise((px - py) * 0.05 + seed, z * 0.09, 2)
    return mix(mix(CRUST.gold, CRUST.brown, 0.75 * smooth(0.4, 0.62, n)), flesh, 0.5 * smooth(0.46, 0.3, n))
  }
  scene.field.withSides(flank, () =>
    disc(scene, x, y, {
      radius: r,
      ry: r * scene.random.between(0.86, 0.96),
      thickness: r * 0.42,
      edge: r * 0.24,
      lean: 0.24,
      sink: 0.3,
      face: (d, a, u, v) => {
        const edge = 0.9 + 0.16 * (layeredNoise(Math.cos(a) * 2.4 + seed, Math.sin(a) * 2.4 + seed, 3) - 0.5)
        if (d > edge) return null
        const broad = layeredNoise(u * 1.5 + seed, v * 1.5 - seed, 2)
        const lump = layeredNoise(u * 5 + seed, v * 5, 2)
        const grit = noise(u * 30 + seed, v * 30)
        const rim = smooth(edge - 0.34, edge - 0.04, d)
        const fried = clamp(smooth(0.34, 0.66, broad * 0.75 + lump * 0.25) * 0.8 + rim * 0.7)
        const crust = mix(CRUST.gold, CRUST.brown, 0.85 * smooth(0.3, 1.05, fried + (grit - 0.5) * 0.3))
        // Pale flakes in the cracks of the crust and at its thin places.
        const flake = smooth(0.62, 0.74, layeredNoise(u * 5.4 - seed, v * 5.4 + seed, 2)) * (1 - 0.8 * rim)
        const flaked = mix(crust, flesh, 0.6 * flake)
        const green = smooth(0.83, 0.88, noise(u * 9 - seed, v * 9 + seed)) * (1 - rim)
        const flecked = mix(flaked, CRUST.scallion, 0.7 * green)
        return [scaled(flecked, 0.84 + 0.28 * grit), (lump - 0.5) * r * 0.16 - 3 * flake + (grit - 0.5) * 3, 0.3]
      },
    }),
  )
}
