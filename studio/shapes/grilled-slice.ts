// A thin slice of marinated meat from the grill: limp, its edge frilled and burnt, glazed with the sugar of its marinade.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [ROSY, CARAMEL, MAHOGANY, BURNT, FAT] = [
  rgb('#bd7a48'),
  rgb('#984a18'),
  rgb('#5c260c'),
  rgb('#24100a'),
  rgb('#e3b57c'),
]

/** `size`: half its length. */
export function grilledSlice(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const width = size * random.between(0.5, 0.64)
  const bend = random.bell() * 0.2
  const [wave, phase] = [random.between(2.2, 3.6), random.between(0, 6)]
  const done = random.between(0.3, 0.75)
  const strip = random.chance(0.6) ? (random.chance(0.5) ? 1 : -1) : 0
  const rest = field.settle(x, y, size * 0.7, width * 0.7, turn, 0.5, 0.4)
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const u = lx / size
    const v = (ly - bend * size * (u * u - 0.3)) / width
    const angle = Math.atan2(v, u)
    const frill = layeredNoise(Math.cos(angle) * 2.4 + seed, Math.sin(angle) * 2.4, 3) - 0.5
    const d = (Math.abs(u) ** 2.3 + Math.abs(v) ** 2.3) ** (1 / 2.3) / (0.88 + 0.5 * frill)
    if (d > 1) return false
    const n = layeredNoise(u * 2.2 + seed, v * 1.8, 3)
    const fine = noise(lx * 0.2 + seed, ly * 0.2)
    const fiber = layeredNoise(u * 2.4 + seed, v * 8 + u * 1.5, 2)
    const edge = smooth(0.74, 1, d)
    const seared = clamp(done * (0.25 + 1.1 * smooth(0.34, 0.66, n)) + 0.35 * edge)
    const lean = mix(mix(ROSY, CARAMEL, clamp(seared * 1.7)), MAHOGANY, smooth(0.5, 1, seared))
    const fat = strip ? smooth(0.5, 0.66, v * strip + 0.3 * (n - 0.5)) * 0.8 : 0
    const meat = scaled(mix(lean, mix(FAT, CARAMEL, 0.7 * seared), fat), 0.82 + 0.34 * fiber)
    const bars = smooth(0.8, 0.95, Math.sin(u * 9 + v * 1.4 + phase)) * smooth(0.25, 0.5, n) * 0.55
    const burnt = clamp(edge * smooth(0.42, 0.62, n + 0.5 * (fine - 0.5)) * 0.95 + bars)
    // It ruffled as it shrank.
    const ruffle = (Math.sin(u * wave + phase) * 0.5 + 0.4 * v * Math.sin(u * wave * 1.6 - phase)) * size * 0.09
    const z = 5 + ruffle + (fiber - 0.5) * 2.2 + (n - 0.5) * 5 - edge * 2
    return put(out, mix(meat, BURNT, 0.85 * burnt), heightOn(rest, lx, ly) + z, 0.72 - 0.45 * burnt, 8)
  })
}
