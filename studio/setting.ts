// Chooses table and ceramics so that food, plate, and table contrast.
import { lightness, type Rgb, rgb } from './colour.ts'
import { smooth } from './noise.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Glaze, Ware } from './scene-spec.ts'
import type { TableKind, TableTop } from './tables.ts'
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

/** Points that a white plate loses under white food. */
const WHITE_ON_WHITE = 60

/** What a scene asks for; a cuisine that has no such table or ware keeps its own. */
export interface Wanted {
  table?: TableKind | undefined
  ware?: Ware | Glaze | undefined
}

const [PALE, DARK] = [68, 40]

function wareOf(body: string): Ware {
  const light = lightness(rgb(body))
  return light > PALE ? 'light' : light < DARK ? 'dark' : 'colored'
}

/** What there is to be put on the plate: its color on the whole, and how much of it is white. */
export interface Served {
  tone: Rgb
  whiteness: number
}

export function settingFor(palette: Palette, food: Served, random: Random, { table, ware }: Wanted = {}): Setting {
  const options = palette.tables.flatMap((top) =>
    palette.ceramics.map((ceramic) => {
      const plateAndTable = contrast(ceramic, top)
      const plateAndFood = colourDistance(rgb(ceramic[0]), food.tone)
      const lost = WHITE_ON_WHITE * smooth(0.15, 0.5, food.whiteness) * smooth(60, 88, lightness(rgb(ceramic[0])))
      const score = Math.min(plateAndTable, 34) + Math.min(plateAndFood, 42) + random.between(0, 46) - lost
      const asked = (top.kind === table ? 300 : 0) + (wareOf(ceramic[0]) === ware ? 200 : 0)
      return { top, ceramic, score: asked + (plateAndTable < LEAST_CONTRAST ? score - 100 : score) }
    }),
  )
  const speckled = random.chance(0.6)
  const special = palette.special.ware[ware as Glaze]
  const apart = (top: TableTop): boolean => !special || contrast(special, top) >= LEAST_CONTRAST
  const own = options.filter(({ top }) => top.kind === table || (!table && apart(top)))
  // Its own tables come first.
  const laid = own.length ? undefined : palette.special.tables.find((top) => (table ? top.kind === table : apart(top)))
  const fits = ({ ceramic }: (typeof options)[number]): boolean => !laid || contrast(ceramic, laid) >= LEAST_CONTRAST
  const fitting = special ? own : options.filter(fits)
  const best = (fitting.length ? fitting : options).reduce((a, b) => (b.score > a.score ? b : a))
  const [body, rim] = special ?? best.ceramic
  return { palette, table: laid ?? best.top, ceramic: { body: rgb(body), rim: rgb(rim), speckled } }
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
