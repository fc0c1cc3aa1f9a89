// A stick of carrot, celeriac or parsnip from a hot oven: shrunken and a little bowed, soft edges, brown where it lay on the tray.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GOLD, BROWN, DARK] = [rgb('#d98a2c'), rgb('#9a5418'), rgb('#5c2c0e')]

export function roastedBaton(scene: Scene, x: number, y: number, length: number, width: number, flesh: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = length * random.between(0.36, 0.56)
  const wide = width * random.between(0.48, 0.66)
  const body = scene.vary(flesh, 0.08)
  const taper = random.between(0, 0.4)
  const bow = random.bell() * 0.22 * wide
  const tall = wide * random.between(1.1, 1.5)
  const done = random.between(0.25, 0.75)
  const slant = random.bell() * 0.4
  const rest = field.settle(x, y, half * 0.75, wide * 0.6, turn, 0.45, 0.4)
  field.stamp(x, y, half * 1.1 + wide, turn, (lx, ly, out) => {
    const u = (lx + slant * ly) / half
    if (Math.abs(u) > 1) return false
    // It drew in where it dried.
    const waist = 0.86 + 0.26 * noise(u * 1.6 + seed, ly > 0 ? 2 : 8)
    const v = (ly - bow * (1 - u * u) * 2) / (wide * (1 - taper * (0.5 + 0.5 * u)) * waist)
    const q = Math.abs(u) ** 14 + Math.abs(v) ** 3.4
    if (q > 1) return false
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.05, 3)
    const wrinkle = noise(lx * 0.05 + seed, ly * 0.28 + seed) - 0.5
    const edge = smooth(0.35, 0.95, q)
    const ends = smooth(0.78, 1, Math.abs(u))
    const took = clamp(done * (0.25 + 1.5 * (n - 0.3)) + 0.4 * edge * n + 0.45 * ends * n)
    const browned = mix(mix(body, mix(body, GOLD, 0.6), smooth(0, 0.35, took)), BROWN, smooth(0.3, 0.75, took))
    const paint = mix(browned, DARK, 0.6 * smooth(0.72, 1, took))
    const z = 3 + tall * (1 - clamp(q)) ** 0.34 + wrinkle * 2.4 + (n - 0.5) * 3
    return put(out, scaled(paint, 0.96 + 0.14 * wrinkle), heightOn(rest, lx, ly) + z, 0.6 - 0.2 * took, z + 2)
  })
}
