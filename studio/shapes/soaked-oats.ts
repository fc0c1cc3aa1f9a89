// Oats that soaked overnight, through glass: pale flakes of all turns lie on each other in a thick cream, chia between them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'

const OATS = { cream: rgb('#faefd6'), flake: rgb('#ecd3a0'), bran: rgb('#cfa668'), seed: rgb('#3c322c') }
const CELL = 17

/** `u` along the wall, `w` up it. */
export function soakedOatsAt(u: number, w: number, seed: number): Rgb {
  const cloud = layeredNoise(u * 0.02 + seed, w * 0.02, 3)
  let colour = scaled(OATS.cream, 0.92 + 0.14 * cloud)
  const [column, row] = [Math.floor(u / CELL), Math.floor(w / CELL)]
  // Those of the neighbors reach in; later ones lie nearer to the glass.
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [c, r] = [column + i, row + j]
      const own = (k: number): number => noise(c * 7.13 + seed + k, r * 5.71 + k * 3.3)
      const [x, y] = [(c + own(1) * 1.4 - 0.2) * CELL, (r + own(2) * 1.4 - 0.2) * CELL]
      const turn = own(3) * 9
      const [dx, dy] = [u - x + 5 * (cloud - 0.5), w - y]
      const [a, b] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)]
      const d = hypot(a / (CELL * 0.72), b / (CELL * (0.26 + 0.3 * own(4))))
      if (d > 1) continue
      const deep = own(5)
      const flake = mix(
        OATS.flake,
        OATS.bran,
        0.45 * smooth(0.55, 0.95, d) + 0.3 * smooth(0.14, 0.04, Math.abs(b) / CELL),
      )
      colour = mix(colour, flake, (0.1 + 0.62 * deep * deep) * smooth(1, 0.8, d))
    }
  const [su, sw] = [u * 0.075 + seed * 3, w * 0.075]
  const seeded = pores(su, sw, 0.3)
  const near = noise(Math.round(su) * 3.7, Math.round(sw) * 5.3)
  return mix(colour, OATS.seed, (0.15 + 0.6 * near) * smooth(0.36, 0.66, seeded))
}
