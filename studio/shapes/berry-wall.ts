// Berries behind glass: raspberries and blueberries side by side in the juice that they let go.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { clamp, hypot, noise, pores, smooth } from '#studio/noise.ts'

const RASPBERRY = { dark: rgb('#86092a'), light: rgb('#dc2c50') }
const BLUEBERRY = { dark: rgb('#1e2348'), light: rgb('#5a6aa6') }
const JUICE = rgb('#a01c4c')
const CELL = 31

/** `u` along the wall, `w` up it. */
export function berryWallAt(u: number, w: number, seed: number): Rgb {
  const [column0, row0] = [Math.floor(u / CELL), Math.floor(w / CELL)]
  let high = 0
  let colour = scaled(JUICE, 0.8 + 0.3 * noise(u * 0.05 + seed, w * 0.05))
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [column, row] = [column0 + i, row0 + j]
      const own = (k: number): number => noise(column * 7.13 + seed + k * 1.7, row * 5.71 + k * 3.3)
      const [x, y] = [(column + 0.2 + own(1) * 0.6) * CELL, (row + 0.2 + own(2) * 0.6) * CELL]
      const size = CELL * (0.5 + 0.14 * own(3))
      const [a, b] = [(u - x) / size, (w - y) / size]
      const d = hypot(a, b)
      if (d > 1) continue
      const up = 0.7 * own(4) + Math.sqrt(1 - d * d)
      if (up < high) continue
      high = up
      const blue = own(5) > 0.56
      const lit = clamp(0.5 + 0.45 * (b - 0.6 * a) - 0.3 * smooth(0.6, 1, d))
      const bump = blue ? 0 : pores(a * 2.6 + seed, b * 2.6, 0.9)
      const { dark, light } = blue ? BLUEBERRY : RASPBERRY
      const glint = (blue ? 0.3 : 0.35 * bump) * smooth(0.5, 0.15, hypot(a + 0.3, b - 0.35))
      colour = mix(mix(dark, light, blue ? lit : lit * (0.45 + 0.75 * bump)), WHITE, glint)
    }
  return colour
}
