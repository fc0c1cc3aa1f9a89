// A length of corn on the cob, on its side: rows of plump kernels between two cut ends.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SEAM = rgb('#c98a1e')
/** Rows of kernels on the half that is seen. */
const ROWS = 6

export function cornCob(scene: Scene, x: number, y: number, half: number, radius: number, colour: Rgb): void {
  const { random, field } = scene
  const body = scene.vary(colour, 0.06)
  const turn = random.angle()
  const roll = random.unit()
  const rest = field.settle(x, y, half * 0.8, radius * 0.7, turn, 0.35, 0.25)
  const kernel = (radius * Math.PI) / ROWS
  field.stamp(x, y, half + radius, turn, (lx, ly, out) => {
    const across = ly / radius
    if (Math.abs(lx) > half || Math.abs(across) > 1) return false
    const round = Math.sqrt(1 - across * across)
    const row = (Math.asin(across) / Math.PI) * ROWS + roll
    const odd = Math.floor(row) & 1
    const along = lx / (kernel * 0.86) + odd * 0.5
    const [u, v] = [(along - Math.floor(along)) * 2 - 1, (row - Math.floor(row)) * 2 - 1]
    const plump = Math.sqrt(Math.max(0, 1 - (u * u + v * v) * 0.5))
    const end = smooth(half, half - 5, Math.abs(lx))
    const paint = scaled(mix(SEAM, body, smooth(0.25, 0.75, plump)), 0.8 + 0.24 * round)
    const z = radius * (0.3 + round) + kernel * 0.3 * plump - (1 - end) * 4
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5, radius * (round + 0.8))
  })
}
