// A piece of crisp bacon broken off a rasher: flat, buckled, lean and fat in stripes.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [LEAN, CRISP, FAT, GOLD] = [rgb('#9c3a20'), rgb('#4e180c'), rgb('#eebf86'), rgb('#c17c3a')]

export function baconBit(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.8, 1.35), size * random.between(0.55, 0.85)]
  const lean = scene.vary(LEAN, 0.12)
  const fat = mix(FAT, GOLD, random.between(0.1, 0.6))
  const buckle = size * random.between(0.12, 0.3)
  const stripe = random.between(1.1, 1.7)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.5, 0.5)
  field.stamp(x, y, rx * 1.4, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const angle = Math.atan2(v, u)
    const edge = 0.8 + 0.45 * (layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2, 2) - 0.3)
    const d = (Math.abs(u) ** 4 + Math.abs(v) ** 4) ** 0.25 / edge
    if (d > 1) return false
    const band = noise(u * 0.8 + seed, v * stripe + seed)
    const fine = noise(lx * 0.24 + seed, ly * 0.24)
    const meat = mix(lean, CRISP, 0.75 * smooth(0.35, 0.75, fine) + 0.3 * smooth(0.7, 1, d))
    const white = mix(fat, GOLD, 0.6 * fine)
    const paint = mix(meat, white, smooth(0.52, 0.62, band))
    const z = 4 + buckle * (Math.sin(u * 3 + seed) + 0.5 * Math.sin(v * 2.4 - seed)) + (fine - 0.5) * 2
    return put(out, scaled(paint, 0.95 + 0.1 * fine), heightOn(rest, lx, ly) + z, 0.55, 6)
  })
}
