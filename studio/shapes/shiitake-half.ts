// Half a shiitake from the pan: a dark, shining back with a paler crackle, or its cream-colored gills; pale along the cut.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BACK, RIDGE, CUT, BROWNED] = [rgb('#5f3418'), rgb('#a86a34'), rgb('#ecd2a2'), rgb('#a5642a')]
const GILL = { pale: rgb('#e6c894'), deep: rgb('#9a6a38') }

export function shiitakeHalf(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const under = random.chance(0.2)
  const back = scene.vary(BACK, 0.1)
  const tall = random.between(0.32, 0.44)
  const stem = random.chance(0.6) ? random.between(0.2, 0.3) : 0
  const rest = field.settle(x, y, size * 0.6, size * 0.4, turn, 0.4, 0.3)
  // The cut runs along v = 0; the cap lies above it.
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, (ly + size * 0.42) / size]
    const n = layeredNoise(u * 2 + seed, v * 2, 3)
    const d = hypot(u, v * 1.06) / (0.94 + 0.16 * (layeredNoise(u * 1.4 + seed, 3, 2) - 0.5))
    const stalk = v < 0.02 && v > -stem && Math.abs(u) < 0.17
    if ((d > 1 || v < 0) && !stalk) return false
    const z0 = heightOn(rest, lx, ly)
    if (stalk) return put(out, mix(CUT, BROWNED, 0.5 * n), z0 + 4 + size * 0.16, 0.4, size * 0.2)
    const edge = smooth(0.13, 0.05, v)
    const rim = smooth(0.86, 0.97, d)
    if (under) {
      const a = Math.atan2(v, u)
      const gill = 0.5 + 0.5 * Math.sin(a * 44 + 4 * noise(u * 3 + seed, v * 3))
      const fan = mix(GILL.pale, GILL.deep, 0.3 * gill + 0.3 * smooth(0.5, 0.75, n))
      const z = 4 + size * (0.16 + 0.1 * rim) + gill * 0.6
      return put(out, mix(mix(fan, back, rim), CUT, 0.6 * edge), z0 + z, 0.5, z + 2)
    }
    const dome = Math.sqrt(clamp(1 - d * d))
    const crackle = smooth(0.1, 0.02, Math.abs(noise(u * 4 + seed, v * 4 + seed) - 0.5)) * smooth(0.9, 0.4, d)
    const skin = mix(scaled(back, 0.8 + 0.5 * n), RIDGE, 0.4 * crackle + 0.22 * dome)
    const face = mix(CUT, BROWNED, 0.75 * smooth(0.4, 0.7, n))
    const z = 4 + size * tall * dome * (1 - 0.3 * edge) + (n - 0.5) * size * 0.05
    return put(out, mix(skin, face, 0.85 * edge), z0 + z, 0.62, z + 2)
  })
}
