// Cold-smoked salmon: a thin, supple slice laid down in loose folds, with fine pale lines of fat across it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CORAL, DEEP, FAT] = [rgb('#fb8450'), rgb('#e0551c'), rgb('#ffd6b0')]
/** Where the heat of the eggs touched it. */
const PALE = rgb('#f7b48c')

export interface SalmonSlice {
  length: number
  width: number
  turn: number
  /** How many folds it lies in. */
  folds: number
  /** How far its edges turned pale: 0 when it is cold. */
  warmed?: number
}

export function smokedSalmon(scene: Scene, x: number, y: number, slice: SalmonSlice): void {
  const { length, width, turn, folds, warmed = 0 } = slice
  const { random, field } = scene
  const seed = random.between(0, 99)
  const ground = smoothGround(scene, x, y, length * 0.75)
  const bend = random.bell() * 0.3
  const body = scene.vary(CORAL, 0.05)
  const lean = random.between(0.25, 0.6) * (random.chance(0.5) ? 1 : -1)
  const high = Math.min(17, (length / (folds + 1)) * 0.42)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  field.stamp(x, y, hypot(length, width) * 0.62, turn, (lx, ly, out) => {
    const t = (2 * lx) / length
    if (Math.abs(t) > 1.1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const off = ly - bend * length * 0.25 * (t * t - 0.35)
    const phase = ((t + 1) / 2) * folds + lean * (off / width) + 0.5 * (noise(lx * 0.02 + seed, seed) - 0.5)
    const at = phase - Math.floor(phase)
    const own = noise(Math.floor(phase) * 4.7 + seed, 3.5)
    // Each fold reaches out a little further than the next.
    const wide = width * 0.5 * (0.84 + 0.3 * (own - 0.5) + 0.3 * (n - 0.5)) * (1 - 0.35 * Math.abs(t) ** 5)
    const v = off / wide
    if (Math.abs(v) > 1 || Math.abs(t) > 0.94 + 0.14 * (n - 0.5)) return false
    // A wave that leans over: it rises slowly and falls back sharply.
    const wave = at < 0.68 ? smooth(0, 0.68, at) : 1 - smooth(0.68, 1, at)
    const rim = smooth(0.7, 1, Math.abs(v))
    const arc = layeredNoise(lx * 0.012 + seed, off * 0.02 + seed, 2)
    const line = smooth(0.5, 0.94, Math.sin(off * 0.42 + 16 * arc + (lx * lx) / (length * 5)))
    const grain = noise(lx * 0.2 + seed, off * 0.2)
    const tone = mix(scaled(body, 0.94 + 0.12 * n), DEEP, 0.6 * smooth(0.5, 0, wave) + 0.14 * (own - 0.5))
    const lined = mix(tone, FAT, line * (0.16 + 0.3 * n) * (0.5 + 0.5 * wave) + 0.16 * smooth(0.8, 1, wave))
    const paint = mix(lined, PALE, clamp(warmed * (rim + 0.3 * smooth(0.4, 0.7, n))))
    const px = x + cos * lx - sin * ly
    const py = y + sin * lx + cos * ly
    const z = 7 + high * wave * (0.7 + 0.5 * own) * (1 - 0.3 * rim) + 3 * (n - 0.5) - 3 * rim
    return put(out, paint, ground(px, py) + z, 0.62 + 0.2 * grain, 5 + high * wave)
  })
}
