// A thin slice of meat on a stick: flat, bent where the stick goes through, crusted with ground nuts and spices.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const MEAT = { brown: rgb('#8f4a26'), red: rgb('#a8502c'), fat: rgb('#d49a5c') }
const RUB = [rgb('#b8622a'), rgb('#d08e4a'), rgb('#a04420')] as const
const CHAR = rgb('#3f2012')

/** `turn`: the way of the stick. Each leans on the one before it. */
export function threadedSlice(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [half, wide] = [size * random.between(0.66, 1.2), size * random.between(0.66, 0.98)]
  const lie = turn + random.bell() * 0.22
  const meat = scene.vary(mix(MEAT.brown, MEAT.red, random.unit()), 0.08)
  const lean = random.between(-0.04, 0.14)
  const bow = random.between(0.05, 0.16) * size * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, half * 0.6, wide * 0.6, lie, 0.55, 0.12)
  field.stamp(x, y, size * 1.5, lie, (lx, ly, out) => {
    const ragged = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3) - 0.5
    const u = lx / half + 0.5 * ragged
    const v = (ly + bow * (u * u - 0.4)) / wide + 0.55 * ragged
    const q = (Math.abs(u) ** 3.2 + Math.abs(v) ** 3.2) ** (1 / 3.2)
    if (q > 1) return false
    const fiber = layeredNoise(lx * 0.05 + seed, ly * 0.22, 2)
    const grit = noise(lx * 0.2 + seed, ly * 0.2)
    const fine = noise(lx * 0.34 - seed, ly * 0.34)
    const patch = layeredNoise(lx * 0.045 - seed, ly * 0.045 + seed, 2)
    const rub = smooth(0.3, 0.6, 0.55 * patch + 0.45 * grit)
    const which = RUB[fine > 0.68 ? 1 : patch > 0.56 ? 2 : 0]
    const vein = smooth(0.72, 0.82, layeredNoise(lx * 0.03 + seed * 2, ly * 0.09, 2))
    const body = mix(
      mix(scaled(meat, 0.8 + 0.4 * fiber), MEAT.fat, 0.4 * vein),
      scaled(which, 0.84 + 0.34 * grit),
      0.55 * rub,
    )
    // Fire takes the edges first.
    const burnt = clamp(
      smooth(0.72, 1, q + 0.25 * ragged) * 0.75 + 0.4 * smooth(0.62, 0.78, patch) * smooth(0.3, 0.8, Math.abs(v)),
    )
    // Pressed down by the stick in the middle, curled up at the sides.
    const curl = size * 0.16 * v * v + size * 0.05 * Math.sin(u * 3 + seed)
    const z = 13 - lean * lx + curl + 3.4 * (fiber - 0.5) + 4.5 * rub * grit - 7 * smooth(0.86, 1, q) ** 2
    return put(out, mix(body, CHAR, burnt), rest.z + z, 0.3 + 0.35 * fiber, 14)
  })
}
