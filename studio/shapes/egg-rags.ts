// Beaten egg that a fork stirred into a lively broth: torn rags of all sizes, soft and thin, in loose clouds.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const YOLK = rgb('#f7d35a')
const SET_EGG = rgb('#fbe6a0')

/** `level`: the height at which they hang in the broth. */
export function eggRags(scene: Scene, clouds: number, reach: number, broth: Rgb, level: number): void {
  const { random, field } = scene
  for (const [x, y] of scene.spots(clouds, reach))
    for (let i = random.whole(4, 8); i > 0; i--) {
      const [px, py] = scene.spot(44, x, y)
      const size = random.chance(0.4) ? random.between(18, 32) : random.between(8, 15)
      field.withCeiling(
        () => level - random.between(0, 3),
        () => rag(scene, px, py, size, broth),
      )
    }
}

function rag(scene: Scene, x: number, y: number, size: number, broth: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.95, 1.5), size * random.between(0.6, 0.95)]
  const egg = mix(YOLK, SET_EGG, random.unit())
  const thin = mix(egg, broth, 0.5)
  const rest = field.settle(x, y, rx * 0.6, ry * 0.6, turn, 0.3, 0.2)
  field.stamp(x, y, rx * 1.4, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const angle = Math.atan2(v, u)
    const torn = 0.4 + 1.05 * layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2 + seed, 3)
    const d = hypot(u, v) / torn
    if (d > 1) return false
    const fold = layeredNoise(lx * 0.1 + seed, ly * 0.13 + seed, 3)
    const paint = mix(scaled(egg, 0.84 + 0.32 * fold), thin, smooth(0.55, 1, d))
    const z = 2 + size * (0.2 * (1 - d * d) + 0.3 * (fold - 0.5))
    return put(out, paint, rest.z + z, 0.6, 5)
  })
}
