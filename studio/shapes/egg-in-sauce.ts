// An egg that poached in a hollow of thick sauce: its white spread in lobes and set, thin and stained along its edge, a veil over the yolk.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [WHITE, SHADE] = [rgb('#fffaf0'), rgb('#efe6d4')]
const [YOLK, DEEP, VEIL] = [rgb('#f9ae1c'), rgb('#e67c08'), rgb('#fbd9a0')]

/** Sunk to `level`, the height of the sauce, which runs over its edge. */
export function eggInSauce(scene: Scene, x: number, y: number, size: number, level: number, sauce: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [yx, yy] = [random.bell() * size * 0.12, random.bell() * size * 0.1]
  const yolk = size * random.between(0.32, 0.37)
  const veiled = random.between(0.1, 0.5)
  const long = random.between(1, 1.16)
  field.stamp(x, y, size * 1.3, random.angle(), (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const lobes = layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 3)
    const frill = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3) - 0.5
    const inward = 0.84 + 0.34 * (lobes - 0.4) + 0.05 * frill - hypot(lx / long, ly) / size
    if (inward < 0) return false
    const rolls = layeredNoise(lx * (2.4 / size) + seed, ly * (2.4 / size) - seed, 3)
    // Sauce has run over the border in tongues, and shows through where the white is thin.
    const ran = smooth(0.12, 0, inward + 0.2 * (layeredNoise(lx * 0.022 - seed, ly * 0.022, 2) - 0.36))
    const thin = smooth(0.1, 0.01, inward)
    const d = hypot(lx - yx, ly - yy) / yolk
    const swell = smooth(0, 0.34, inward)
    const z = level - 3 + 9 * swell + (rolls - 0.5) * 7 * swell + 2.5 * ran
    if (d < 1) {
      const film = veiled * smooth(0.4, 0.7, layeredNoise(lx * 0.03 + seed, ly * 0.03, 2))
      const paint = mix(mix(DEEP, YOLK, smooth(1, 0.55, d)), VEIL, clamp(film + 0.25 * smooth(0.8, 1, d)))
      return put(out, paint, z + 3 + yolk * 0.46 * Math.sqrt(1 - d * d), 1, 20)
    }
    const set = mix(WHITE, SHADE, 0.3 * smooth(0.5, 0.3, rolls))
    const paint = mix(mix(set, VEIL, smooth(1.16, 1, d) * 0.35), sauce, clamp(0.94 * ran + 0.5 * thin))
    return put(out, paint, z, 0.6 + 0.3 * ran, 12)
  })
}
