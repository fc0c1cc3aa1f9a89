// Dough dropped from a spoon and baked: the lid of a cobbler.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [DOUGH, CREAM, GOLD, BROWN] = [rgb('#f8dda4'), rgb('#efc47c'), rgb('#d99440'), rgb('#a9641f')]
const BRAN = rgb('#9a6a34')

/** Soft and round, of a few lumps that ran together; golden on its back, pale where it split. */
export function dropBiscuit(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.7, size * 0.7, 0, 0.3, 0)
  const lumps = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 + random.bell() * 0.4
    const off = i === 5 ? 0.08 : random.between(0.34, 0.48)
    return {
      x: Math.cos(angle) * size * off,
      y: Math.sin(angle) * size * off,
      r: size * random.between(0.5, 0.64) * (i === 5 ? 1.2 : 1),
      high: size * random.between(0.36, 0.5),
    }
  })
  scene.field.stamp(x, y, size * 1.25, 0, (lx, ly, out) => {
    const wx = lx + 18 * (layeredNoise(lx * 0.03 + seed, ly * 0.03, 3) - 0.5)
    const wy = ly + 18 * (layeredNoise(lx * 0.03, ly * 0.03 + seed, 3) - 0.5)
    let [first, second] = [0, 0]
    for (const lump of lumps) {
      const d2 = ((wx - lump.x) ** 2 + (wy - lump.y) ** 2) / (lump.r * lump.r)
      if (d2 >= 1) continue
      const h = lump.high * (1 - d2 ** 1.7) ** 0.6
      if (h > first) [first, second] = [h, first]
      else if (h > second) second = h
    }
    if (first <= 0) return false
    const apart = first - second
    const soft = size * 0.16
    const joined = apart < soft ? (soft - apart) ** 2 / (4 * soft) : 0
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
    const fine = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
    // Here and there the crust split as it rose.
    const split =
      smooth(0.022, 0.006, Math.abs(layeredNoise(lx * 0.022 - seed, ly * 0.022, 2) - 0.5)) * smooth(0.46, 0.62, n)
    const high = clamp((first + joined) / (size * 0.5))
    const z = 3 + first + joined + (n - 0.5) * 6 + (fine - 0.5) * 3.4 - 2.6 * split
    const baked = clamp(1.15 * smooth(0.3, 0.95, high) + 0.9 * (n - 0.5) - 0.35 * smooth(5, 0, apart))
    const crust = mix(mix(DOUGH, CREAM, smooth(0, 0.4, baked)), GOLD, smooth(0.3, 0.85, baked))
    const browned = mix(crust, BROWN, 0.6 * smooth(0.72, 1.1, baked + 0.5 * (fine - 0.4)))
    const torn = mix(browned, DOUGH, 0.7 * split)
    const bran = 0.3 * smooth(0.74, 0.84, noise(lx * 0.3 + seed, ly * 0.3))
    return put(out, scaled(mix(torn, BRAN, bran), 0.95 + 0.1 * fine), rest.z + z, 0.06, z + 6)
  })
}
