// A small red bean that simmered until its skin gave way: a plump barrel, on many of them a tear with the mealy inside swelling out.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SKINS = ['#7c1f20', '#8f2c26', '#6a1a1e'].map(rgb)
const [MEAL, SCAR] = [rgb('#c58a70'), rgb('#ecd9c4')]

export function burstBean(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const skin = scene.vary(random.pick(SKINS), 0.1)
  const burst = random.chance(0.45) ? random.between(0.4, 1) : 0
  const rx = size * random.between(0.92, 1.08)
  const ry = rx * random.between(0.7, 0.8) * (1 + 0.2 * burst)
  const tear = random.bell() * 0.35
  const scarred = random.chance(0.4)
  const rest = field.settle(x, y, rx, ry, turn, 0.45, 0.35)
  field.stamp(x, y, rx * 1.2, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const angle = Math.atan2(v, u)
    const ragged = 1 - 0.1 * burst * layeredNoise(Math.cos(angle) * 2 + seed, Math.sin(angle) * 2, 2)
    const q = (Math.abs(u) ** 2.4 + v * v) / (ragged * ragged)
    if (q > 1) return false
    const n = layeredNoise(u * 2.6 + seed, v * 2.6, 3)
    const h = Math.sqrt(1 - q)
    const off = Math.abs(v - tear + 0.3 * (n - 0.5))
    const open = burst * smooth(0.34, 0.16, off) * smooth(0.95, 0.6, Math.abs(u))
    const rim = mix(scaled(skin, 0.74), skin, smooth(0, 0.6, h))
    const coat = scarred ? mix(rim, SCAR, 0.8 * smooth(1, 0.6, hypot(u / 0.26, (v + 0.55) / 0.12))) : rim
    const paint = mix(coat, scaled(MEAL, 0.8 + 0.35 * n), open)
    const z = ry * (0.2 + 0.8 * h + 0.14 * open) + clamp(n - 0.5) * 1.4 * open
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5 - 0.25 * open, z + 3)
  })
}
