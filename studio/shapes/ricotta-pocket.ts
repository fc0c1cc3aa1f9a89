// Ricotta stirred with spinach: a soft spoonful with grains of curd and dark green leaves in it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { wiltedLeaf } from '#studio/shapes/cooked-greens.ts'

const [CURD, SHADE, TOASTED] = [rgb('#f9edcb'), rgb('#e3d09e'), rgb('#d39a4c')]
const GREENS = ['#3f6a22', '#567a2c', '#2f541a'].map(rgb)

export function ricottaPocket(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.95, 1.2), size * random.between(0.68, 0.86)]
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.55, 0.12)
  const leaf = random.pick(GREENS)
  field.stamp(x, y, rx * 1.3, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly / ry, lx / rx)
    const outline = 0.76 + 0.46 * layeredNoise(Math.cos(angle) * 1.4 + seed, Math.sin(angle) * 1.4 + seed, 3)
    const d = hypot(lx / rx, ly / ry) / outline
    if (d > 1) return false
    const lump = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
    const curd = noise(lx * 0.17 + seed, ly * 0.17)
    // Shreds of leaf, drawn out by the spoon.
    const streak = layeredNoise(lx * 0.045 - seed, ly * 0.1 + 2 * lump, 3)
    const green = smooth(0.57, 0.65, streak)
    const pale = mix(SHADE, CURD, clamp(0.3 + 0.5 * lump + 0.4 * curd))
    const warm = mix(pale, TOASTED, 0.55 * smooth(0.55, 1, d) + 0.6 * smooth(0.58, 0.76, lump))
    const paint = mix(warm, scaled(leaf, 0.8 + 0.5 * curd), 0.92 * green)
    const z = 4 + size * 0.2 * Math.sqrt(1 - d ** 2.4) + (lump - 0.5) * size * 0.26 + (curd - 0.5) * 4 - green * 1.5
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.35 + 0.25 * green, z + 2)
  })
  for (const [px, py] of scene.spots(random.whole(2, 4), size * 0.6, x, y))
    wiltedLeaf(scene, px, py, size * random.between(0.22, 0.38), random.pick(GREENS))
}
