// A length of celery, its hollow filled with a rough spread.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const STALK = { light: rgb('#d3e3a0'), dark: rgb('#8fb04e'), cut: rgb('#e6efc4') }

/** `flecks`: what was chopped and folded into the spread. */
export function celeryBoat(
  scene: Scene,
  x: number,
  y: number,
  turn: number,
  spread: Rgb,
  flecks: readonly Rgb[],
): void {
  const seed = scene.random.between(0, 99)
  const [half, width, height] = [scene.random.between(118, 134), 46, 44]
  const base = scene.field.settle(x, y, half * 0.6, width * 0.6, turn, 0.4, 0).z
  scene.field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const bow = 7 * (lx / half) ** 2
    const v = (ly + bow) / width
    const end = half - Math.abs(lx)
    if (Math.abs(v) > 1 || end < 0) return false
    const brim = 0.74 + 0.05 * Math.sin(lx * 0.05 + seed)
    if (Math.abs(v) < brim && end > 5) {
      const q = v / brim
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      const shred = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
      const which = Math.floor(layeredNoise(lx * 0.03 - seed, ly * 0.03, 1) * 60) % Math.max(1, flecks.length)
      const fleck = pores(lx * 0.055 + seed, ly * 0.055, 0.34)
      const body = scaled(spread, 0.84 + 0.3 * shred)
      const rise = 30 * Math.sqrt(clamp(1 - q * q)) * smooth(4, 26, end)
      const z = base + height - 6 + rise + (n - 0.5) * 16 + (shred - 0.5) * 7
      return put(out, mix(body, flecks[which] ?? body, smooth(0.1, 0.5, fleck) * 0.85), z, 0.3, height)
    }
    const rib = 0.5 + 0.5 * Math.sin(v * 26 + Math.sin(lx * 0.02))
    const side = smooth(brim, 1, Math.abs(v))
    const green = mix(mix(STALK.light, STALK.dark, 0.25 + 0.55 * side * rib), STALK.cut, smooth(5, 1, end) * 0.8)
    // The stalk is round below: its lips hang over, and it touches the platter only along its middle.
    const below = height * Math.sqrt(clamp(1 - v * v))
    return put(out, green, base + height - 7 * side * side + rib * 1.5, 0.5, below + 5)
  })
}
