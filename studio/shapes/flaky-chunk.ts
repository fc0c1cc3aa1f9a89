// A piece of white fish that simmered in a broth: broad flakes that slide off each other like shingles, ragged at the ends, tipped into the broth.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PEARL, MOIST, BETWEEN] = [rgb('#f8eedb'), rgb('#e8d0a8'), rgb('#bd9060')]
const [SKIN, SILVER] = [rgb('#857d70'), rgb('#c4bcab')]

export function flakyChunk(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [long, wide] = [size * random.between(1, 1.25), size * random.between(0.66, 0.82)]
  const tall = size * random.between(0.42, 0.54)
  const count = random.between(1.2, 1.8)
  const bow = random.between(0.25, 0.5)
  const phase = random.unit()
  const body = scene.vary(PEARL, 0.02)
  const skinned = random.chance(0.35) ? (random.chance(0.5) ? 1 : -1) : 0
  const [tipX, tipY] = [random.between(-0.34, 0.34), random.between(-0.3, 0.3)]
  const rest = field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.35, 0.15)
  field.stamp(x, y, long * 1.35, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const broad = layeredNoise(u * 1.3 + seed, v * 1.3, 2) - 0.5
    const s = (u + bow * v * v + 0.38 * broad) * count + phase
    const index = Math.floor(s)
    const along = s - index
    // Each flake is a little wider or narrower than the last, and was shifted.
    const own = layeredNoise(index * 7.3 + seed, 2.5, 2) - 0.5
    const across = v - 0.16 * own
    const ragged = layeredNoise(u * 4 + seed, v * 4 + index * 3, 3) - 0.5
    const d = (Math.abs(u) ** 3 + Math.abs(across / (1 + 0.5 * own)) ** 3) ** (1 / 3) + 0.3 * broad + 0.16 * ragged
    if (d > 1) return false
    const fiber = layeredNoise(u * 2 + seed, v * 9 + index * 5, 2)
    // It rises from under the last one to its own free edge.
    const step = along ** 0.8
    const seam = smooth(0.2, 0.02, along) * (0.55 + 1.2 * Math.abs(own))
    const lip = smooth(0.86, 1, along)
    const rim = smooth(0.6, 1, d)
    const flesh = mix(
      mix(body, MOIST, clamp(0.5 * rim + 0.45 * smooth(0.5, 0.1, along) + 0.5 * (fiber - 0.5))),
      BETWEEN,
      0.3 * clamp(seam),
    )
    const strip = skinned ? smooth(0.66, 0.74, skinned * across + 0.2 * ragged) : 0
    const paint = mix(scaled(flesh, 0.96 + 0.08 * fiber), mix(SKIN, SILVER, fiber), 0.8 * strip)
    const dome = (1 - Math.max(0, d) ** 4) ** 0.5
    const z =
      2 +
      tall * dome * (0.84 + 0.16 * own) +
      size * (0.065 * step - 0.04 * lip - 0.03 * clamp(seam)) * (1 - 0.6 * rim) +
      (fiber - 0.5) * size * 0.02
    return put(out, paint, rest.z + tipX * lx + tipY * ly + z, 0.3, z + 4)
  })
}
