// A wooden spoon that rests in a bowl: its tip is under the sauce, its handle lies on the rim.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const WOOD = { dark: rgb('#8f5a2c'), light: rgb('#cf9a5c') }
const [LONG, WIDE] = [50, 36]
const HANDLE = 12

export interface RestingSpoon {
  /** Where its bowl lies, and where its handle points. */
  x: number
  y: number
  turn: number
  length: number
  /** The surface of the sauce, the rim of the bowl, and how far the rim is from (x, y) along the handle. */
  level: number
  rim: number
  toRim: number
  sauce: Rgb
}

export function restingSpoon(scene: Scene, spoon: RestingSpoon): void {
  const { x, y, turn, length, level, rim, toRim, sauce } = spoon
  const seed = scene.random.between(0, 99)
  const low = level - 1
  const slope = (rim + 1 - low) / toRim
  scene.field.stamp(x, y, length + LONG, turn, (lx, ly, out) => {
    const axis = low + slope * lx
    const grain = layeredNoise(lx * 0.018 + seed, ly * 0.3, 3)
    const wood = mix(WOOD.dark, WOOD.light, 0.25 + 0.8 * grain)
    // Sauce dried on as far as it was stirred with.
    const stained = mix(wood, sauce, 0.75 * smooth(LONG + 34, LONG + 4, lx + 26 * (grain - 0.5)))
    const d = hypot(lx / LONG, ly / WIDE)
    if (d <= 1) {
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
      const filled = smooth(0.86, 0.78, d)
      const bead = Math.sqrt(Math.max(0, 1 - (d / 0.86) ** 2))
      const edge = 5 * Math.sqrt(Math.max(0, 1 - ((d - 0.9) / 0.1) ** 2))
      const paint = mix(stained, scaled(sauce, 0.92 + 0.2 * n), filled)
      return put(out, paint, axis + 4 + (filled ? 7 * bead + 3 * (n - 0.5) : edge), filled ? 0.8 : 0.3, 16)
    }
    const along = (lx - LONG * 0.8) / (length - LONG * 0.8)
    if (along < 0 || along > 1) return false
    const end = Math.sqrt(Math.max(0, 1 - smooth(0.94, 1, along) ** 2))
    const half = HANDLE * (0.72 + 0.34 * along + 0.35 * smooth(0.12, 0, along)) * end
    const q = Math.abs(ly) / (half || 1)
    if (q > 1) return false
    const round = Math.sqrt(1 - q * q)
    return put(out, scaled(stained, 0.9 + 0.12 * round), axis + 4 + 7 * round, 0.2, 8 + 9 * round)
  })
}
