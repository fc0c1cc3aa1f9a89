// Half a walnut: two wrinkled lobes with a furrow between them, golden skin on the folds and brown in the creases.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, PALE, CREASE] = [rgb('#cf9a58'), rgb('#ecc88c'), rgb('#7d4c20')]

export function walnutHalf(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const skin = scene.vary(SKIN, 0.08)
  const [rx, ry] = [size, size * random.between(0.74, 0.86)]
  // Some broke across.
  const broken = random.chance(0.35) ? random.between(-0.25, 0.25) : -2
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    if (u < broken + 0.2 * (noise(v * 3 + seed, seed) - 0.5)) return false
    // Drawn in where the furrow between its lobes meets the edge.
    const notch = 0.2 * smooth(0.3, 0, Math.abs(v)) * smooth(0.4, 0.9, Math.abs(u))
    const lobes =
      0.94 -
      notch +
      0.3 * (layeredNoise(Math.cos(Math.atan2(v, u)) * 2 + seed, Math.sin(Math.atan2(v, u)) * 2 + seed, 2) - 0.5)
    const q = hypot(u, v) / lobes
    if (q > 1) return false
    // The folds wander; straight ones would be the ribs of a shell.
    const bend = layeredNoise(u * 1.6 + seed, v * 1.6, 2) * 2.4
    const fold = Math.abs(layeredNoise(u * 2.2 + bend + seed, Math.abs(v) * 2.4 + bend + seed, 2) - 0.5) * 2.2
    const crease = smooth(0.2, 0.03, fold)
    const furrow = smooth(0.13, 0.03, Math.abs(v + 0.05 * Math.sin(u * 4 + seed)))
    const low = Math.max(crease * 0.8, furrow)
    const tone = mix(mix(skin, PALE, smooth(0.25, 0.7, fold) * 0.7), CREASE, 0.75 * low + 0.3 * smooth(0.8, 1, q))
    const z = 2 + size * (0.5 * Math.sqrt(clamp(1 - q * q)) + 0.1 * fold - 0.13 * low)
    return put(out, scaled(tone, 0.96 + 0.08 * fold), heightOn(rest, lx, ly) + z, 0.3, z + 2)
  })
}
