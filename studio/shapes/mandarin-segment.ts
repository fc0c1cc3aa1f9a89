// A segment of orange or mandarin: a half moon through whose thin skin one sees the drops of juice, side by side.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PULP, DEEP, CLEAR, PITH] = [rgb('#fb9412'), rgb('#e86a04'), rgb('#ffc350'), rgb('#ffe6b8')]

/** `cut`: freed from its skin with a knife, flat, its drops bare; otherwise plump, with a pale line where it met the core. */
export function mandarinSegment(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn = scene.random.angle(),
  cut = false,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const long = size * random.between(0.92, 1.1)
  const wide = size * (cut ? random.between(0.62, 0.74) : random.between(0.58, 0.68))
  const tall = size * (cut ? 0.24 : 0.36)
  const body = scene.vary(PULP, 0.05)
  const rest = field.settle(x, y, long * 0.7, wide * 0.5, turn, 0.4, 0.4)
  field.stamp(x, y, long * 1.15, turn, (lx, ly, out) => {
    const u = lx / long
    if (Math.abs(u) >= 1) return false
    // From the hollowed inner edge (0) to the round back (1).
    const inner = -wide * 0.46 + wide * 0.16 * (1 - u * u)
    const thick = wide * (1 - Math.abs(u) ** 2.3) ** 0.62
    const w = (ly - inner) / (thick || 1)
    if (w < 0 || w > 1) return false
    // Drops fan out from the inner edge, long and of uneven width.
    const fan = u * (8 - 2.6 * w) + 1.5 * noise(u * 3 + seed, w * 1.2)
    const column = Math.floor(fan * 1.5 + seed)
    const row = w * 1.7 + noise(column * 1.7, seed) * 2
    const across = Math.abs((fan * 1.5 + seed - column) * 2 - 1)
    const ends = Math.abs((row - Math.floor(row)) * 2 - 1)
    const off = Math.max(across ** 2, ends ** 6)
    const tone = noise(column + 0.5, Math.floor(row) + seed)
    const edge = Math.min(w, 1 - w) * 2 * (1 - Math.abs(u) ** 3)
    const round = Math.sqrt(clamp(1 - (1 - clamp(edge / (cut ? 0.5 : 0.95))) ** 2))
    const glow = layeredNoise(u * 2 + seed, w * 1.5, 2)
    const drops = mix(mix(body, CLEAR, 0.55 * tone + 0.3 * (glow - 0.5)), DEEP, 0.24 * off * (cut ? 1 : 0.6))
    const rim = smooth(0.3, 0, edge)
    const pale = cut ? 0.35 * smooth(0.1, 0.02, w) : 0.75 * smooth(0.14, 0.03, w)
    const paint = mix(mix(drops, DEEP, 0.35 * rim), PITH, pale)
    const z = 2 + tall * (0.35 + 0.65 * smooth(0, 0.7, w)) * (0.2 + 0.8 * round) + size * 0.012 * (1 - off)
    return put(out, scaled(paint, 0.97 + 0.06 * tone), heightOn(rest, lx, ly) + z, 0.8, z + 2)
  })
}
