// A piece of a napa leaf from a hot pot: a broad white rib, and a crinkled pale green blade on both sides of it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const RIB = rgb('#efeccb')
const GLASSY = rgb('#d9dca6')
const INNER = rgb('#d8dc94')
const OUTER = rgb('#8fb04c')

export function napaLeaf(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(0.95, 1.25)
  const broad = size * random.between(0.62, 0.82)
  const bend = random.bell() * 0.25
  const outer = scene.vary(OUTER, 0.1)
  const rest = field.settle(x, y, half * 0.6, broad * 0.6, turn, 0.4, 0.25)
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const u = lx / half // -1 at the foot, 1 at the tip
    if (Math.abs(u) > 1) return false
    const across = ly - bend * half * u * u
    const frill = layeredNoise(u * 3.2 + seed, across > 0 ? 2 : 8, 3)
    const wide = broad * (0.62 + 0.4 * smooth(-1, 0.5, u)) * (0.72 + 0.56 * frill) * (1 - u ** 8) ** 0.5
    const v = Math.abs(across) / (wide || 1)
    if (v > 1) return false
    const ribHalf = 0.62 - 0.54 * smooth(-1, 0.8, u)
    const rib = smooth(ribHalf + 0.1, ribHalf - 0.1, v)
    const crinkle = layeredNoise(lx * 0.045 + seed, ly * 0.045, 2) - 0.5
    const phase = (v * 0.8 - u) * 2.6 + seed
    const vein = smooth(0.14, 0.04, Math.abs(phase - Math.floor(phase) - 0.5)) * smooth(1, 0.5, v)
    const blade = mix(mix(INNER, outer, clamp(smooth(0.35, 0.95, v) + 0.5 * crinkle)), RIB, 0.4 * vein)
    // Flat and juicy, with fibers along it, and clearer towards the blade.
    const fiber = layeredNoise(u * 1.2 + seed, (across / size) * 16 + seed, 2)
    const stalk = mix(RIB, GLASSY, clamp(0.75 * smooth(0.3, 1, v / ribHalf) + 0.6 * (fiber - 0.5)))
    const paint = mix(scaled(blade, 0.96 + 0.3 * crinkle), scaled(stalk, 0.95 + 0.1 * fiber), rib)
    const round = Math.sqrt(clamp(1 - (v / ribHalf) ** 2))
    const z = 6 + size * ((0.05 * round + 0.02 * fiber) * rib + (0.1 * v + 0.12 * crinkle - 0.03 * vein) * (1 - rib))
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5, z + 2)
  })
}
