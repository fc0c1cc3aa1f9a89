// What one sees of a layered dessert through its glass: stewed apple in soft, half clear chunks; toasted oats and nuts.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'

const APPLE = { clear: rgb('#f6e08e'), flesh: rgb('#fbf0c0'), deep: rgb('#d9a83c'), juice: rgb('#e3b44a') }
const CRUMB = {
  oat: rgb('#f0cd88'),
  gold: rgb('#d79c48'),
  brown: rgb('#8f5420'),
  nut: rgb('#fbe6b4'),
  gap: rgb('#6a3a14'),
}
const [CHUNK, BIT] = [40, 15]

/** Pieces in a loose grid, the one in front wins: `size` of a cell, where a piece is asked for its color. */
function packed(
  u: number,
  w: number,
  seed: number,
  cell: number,
  ground: Rgb,
  paint: (a: number, b: number, d: number, own: (k: number) => number) => Rgb,
  long: number,
): Rgb {
  const [column0, row0] = [Math.floor(u / cell), Math.floor(w / cell)]
  let high = -1
  let colour = ground
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [column, row] = [column0 + i, row0 + j]
      const own = (k: number): number => noise(column * 7.13 + seed + k * 1.7, row * 5.71 + k * 3.3)
      const turn = own(3) * 11
      const size = cell * (0.46 + 0.26 * own(4))
      const [dx, dy] = [u - (column + 0.1 + own(1) * 0.8) * cell, w - (row + 0.1 + own(2) * 0.8) * cell]
      const a = (dx * Math.cos(turn) + dy * Math.sin(turn)) / (size * long)
      const b = (dy * Math.cos(turn) - dx * Math.sin(turn)) / size
      const d =
        (Math.abs(a) ** 2.6 + Math.abs(b) ** 2.6) ** (1 / 2.6) +
        0.3 * (layeredNoise(a * 1.4 + own(6) * 40, b * 1.4, 2) - 0.5)
      if (d > 1 || own(5) < high) continue
      high = own(5)
      colour = paint((dx - dy) / size, (dx + dy) / size, d, own)
    }
  return colour
}

/** `u` along the wall, `w` up it. */
export function compoteWallAt(u: number, w: number, seed: number): Rgb {
  const n = layeredNoise(u * 0.03 + seed, w * 0.03, 3)
  const juice = scaled(mix(APPLE.juice, APPLE.deep, n), 0.88 + 0.2 * n)
  return packed(
    u,
    w,
    seed,
    CHUNK,
    juice,
    (a, _b, d, own) => {
      // Light goes through it: bright inside, a darker rim where it meets the next one.
      const fibre = layeredNoise(a * 2 + own(7) * 30, d * 2, 2)
      const body = mix(mix(APPLE.clear, APPLE.flesh, 0.2 + 0.7 * own(8)), APPLE.deep, 0.55 * smooth(0.62, 1, d))
      return mix(scaled(body, 0.94 + 0.16 * (fibre - 0.5)), WHITE, 0.4 * smooth(0.3, 0.05, hypot(a + 0.5, d - 0.5)))
    },
    1.25,
  )
}

export function crumbWallAt(u: number, w: number, seed: number): Rgb {
  return packed(
    u,
    w,
    seed + 31,
    BIT,
    scaled(CRUMB.gap, 0.8 + 0.5 * noise(u * 0.1, w * 0.1)),
    (a, b, d, own) => {
      const isNut = own(8) > 0.64
      const body = isNut ? mix(CRUMB.nut, CRUMB.brown, smooth(0.1, 0.5, b)) : mix(CRUMB.oat, CRUMB.gold, own(7))
      const crease = isNut ? 0 : 0.4 * smooth(0.16, 0.04, Math.abs(b))
      return scaled(mix(body, CRUMB.brown, 0.45 * smooth(0.6, 1, d) + crease), 1.02 - 0.12 * a)
    },
    1.3,
  )
}
