// The upper half of a burger bun.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BAKED = rgb('#a8591c')
const HEIGHT = 92
const SESAME = rgb('#f6e4b8')
/** Scene units for each seed. */
const PATCH = 23

/** Sesame seeds strewn by hand: each lies somewhere in its own patch, turned its own way. 0 between them. */
export function sesameAt(x: number, y: number, shift: number): number {
  const row = Math.floor(y / PATCH)
  // Each row is shifted by its own amount, or one would see columns.
  const along = x + PATCH * noise(row + 5, shift + 3)
  const column = Math.floor(along / PATCH)
  // At whole numbers the noise is a plain random value.
  const chance = (salt: number): number => noise(column + salt + shift, row + salt * 3)
  if (chance(11) < 0.36) return 0
  const [dx, dy] = [along - (column + 0.3 + 0.4 * chance(29)) * PATCH, y - (row + 0.3 + 0.4 * chance(43)) * PATCH]
  const turn = chance(61) * Math.PI
  const [u, v] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)]
  // Pointed at one end.
  const q = (u / 7.4) ** 2 + (v / (4.6 - 0.2 * u)) ** 2
  return q < 1 ? Math.sqrt(1 - q) : 0
}

/** A shining dome strewn with sesame; `foot` is the height that it rests on. */
export function crownBun(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  foot: number,
  bun: Rgb,
  side: SidePaint,
): void {
  const seed = scene.random.between(0, 99)
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, size, 0, (lx, ly, out) => {
      const d = hypot(lx, ly) / size
      if (d > 1) return false
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const z = foot + 16 + (HEIGHT - 16) * Math.sqrt(clamp(1 - d ** 2.4))
      const strewn = d < 0.86 ? sesameAt(lx, ly, Math.floor(seed)) : 0
      if (strewn) return put(out, scaled(SESAME, 0.82 + 0.2 * strewn), z + 1.5 + 3 * strewn, 0.35)
      const baked = clamp(smooth(0.9, 0.1, d + (n - 0.5) * 0.4) * 0.85)
      return put(out, mix(bun, BAKED, baked), z, 0.7)
    }),
  )
}
