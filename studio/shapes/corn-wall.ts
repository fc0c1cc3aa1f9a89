// Corn behind glass: kernels of all turns pressed against the wall, their dressing between them.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'

const CORN = { ripe: rgb('#ffd034'), pale: rgb('#fff0ac'), deep: rgb('#d98a10'), toasted: rgb('#b0601a') }
const DRESSING = rgb('#f6e3ac')
const CELL = 27

/** `u` along the wall, `w` up it. */
export function cornWallAt(u: number, w: number, seed: number): Rgb {
  const row0 = Math.floor(w / CELL)
  let high = 0
  let colour = scaled(DRESSING, 0.86 + 0.3 * layeredNoise(u * 0.04 + seed, w * 0.04, 2))
  for (let j = -1; j <= 1; j++) {
    const row = row0 + j
    const shift = row % 2 ? 0.5 : 0
    const column0 = Math.floor(u / CELL - shift)
    for (let i = -1; i <= 1; i++) {
      const column = column0 + i
      const own = (k: number): number => noise(column * 7.13 + seed + k * 1.7, row * 5.71 + k * 3.3)
      const [x, y] = [(column + shift + 0.15 + own(1) * 0.7) * CELL, (row + 0.15 + own(2) * 0.7) * CELL]
      const turn = own(3) * 11
      const size = CELL * (0.56 + 0.2 * own(4))
      const [dx, dy] = [u - x, w - y]
      const a = (dx * Math.cos(turn) + dy * Math.sin(turn)) / (size * 1.1)
      // Square shoulders, narrow where it sat on the cob.
      const b = (dy * Math.cos(turn) - dx * Math.sin(turn)) / (size * (0.82 + 0.2 * a))
      const q = Math.abs(a) ** 2.6 + Math.abs(b) ** 2.6
      if (q > 1) continue
      const up = 0.6 * own(5) + Math.sqrt(1 - q)
      if (up < high) continue
      high = up
      const skin = mix(CORN.ripe, CORN.pale, 0.7 * own(6))
      const tip = mix(skin, CORN.pale, 0.8 * smooth(-0.4, -0.95, a))
      // Lit from above and the left, with a soft dark edge below.
      const lit = smooth(-1.1, 0.9, (dy - 0.6 * dx) / size)
      const round = mix(scaled(tip, 0.94 + 0.22 * lit), CORN.deep, 0.62 * smooth(0.5, 1, q) * (1.1 - 0.8 * lit))
      const brown = smooth(0.66, 0.85, own(7)) * smooth(0.4, 0.75, noise(a * 1.6 + own(8) * 30, b * 1.6))
      const glint = smooth(0.3, 0.08, hypot(dx / size + 0.32, dy / size - 0.36))
      colour = mix(mix(round, CORN.toasted, 0.6 * brown), WHITE, 0.6 * glint)
    }
  }
  return colour
}
