// Chooses table and ceramics so that food, plate, and table contrast.
import { lightness, type Rgb, rgb } from './colour.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { TableTop } from './tables.ts'
import type { Ceramic } from './vessels.ts'

export interface Setting {
  palette: Palette
  table: TableTop
  ceramic: Ceramic
}

/** Minimum difference in lightness between plate and table; below it a card looks muddy. */
export const LEAST_CONTRAST = 14

export function contrast(ceramic: readonly [string, string], table: TableTop): number {
  const tableLight = (lightness(rgb(table.main)) * 2 + lightness(rgb(table.second))) / 3
  return Math.abs(lightness(rgb(ceramic[0])) - tableLight)
}

export function settingFor(palette: Palette, food: Rgb, random: Random): Setting {
  const options = palette.tables.flatMap((table) =>
    palette.ceramics.map((ceramic) => {
      const plateAndTable = contrast(ceramic, table)
      const plateAndFood = colourDistance(rgb(ceramic[0]), food)
      const score = Math.min(plateAndTable, 34) + Math.min(plateAndFood, 42) + random.between(0, 46)
      return { table, ceramic, score: plateAndTable < LEAST_CONTRAST ? score - 100 : score }
    }),
  )
  const best = options.reduce((a, b) => (b.score > a.score ? b : a))
  const [body, rim] = best.ceramic
  const ceramic = { body: rgb(body), rim: rgb(rim), speckled: random.chance(0.6) }
  return { palette, table: best.table, ceramic }
}

/** Difference in lightness, and in hue where that is small. */
function colourDistance(a: Rgb, b: Rgb): number {
  const hue = Math.hypot(
    Math.cbrt(a[0]) - Math.cbrt(b[0]),
    Math.cbrt(a[1]) - Math.cbrt(b[1]),
    Math.cbrt(a[2]) - Math.cbrt(b[2]),
  )
  return Math.abs(lightness(a) - lightness(b)) * 0.7 + hue * 45
}
