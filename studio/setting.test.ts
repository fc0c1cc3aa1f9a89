import { describe, expect, it } from 'vitest'
import { rgb } from './colour.ts'
import { PALETTES } from './palettes.ts'
import { Random } from './random.ts'
import type { Glaze } from './scene-spec.ts'
import { contrast, LEAST_CONTRAST, settingFor } from './setting.ts'

describe('the table of a cuisine', () => {
  it('is laid for all 26 cuisines', () => {
    expect(Object.keys(PALETTES)).toHaveLength(26)
  })

  it.each(Object.entries(PALETTES))(
    'of %s keeps plate and table apart in lightness, whatever the food',
    (_, palette) => {
      for (const food of ['#fbf6ea', '#2a1b22', '#c8321c', '#4f8a38']) {
        for (let i = 0; i < 12; i++) {
          const { table, ceramic } = settingFor(
            palette,
            { tone: rgb(food), whiteness: i / 12 },
            new Random(`${food}/${i}`),
          )
          const chosen = palette.ceramics.find(([body]) => rgb(body) === ceramic.body)
          expect(chosen && contrast(chosen, table)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
        }
      }
    },
  )

  it.each(
    Object.entries(PALETTES).flatMap(([name, palette]) =>
      Object.entries(palette.special.ware).map(([ware, [body]]) => ({ name, palette, ware: ware as Glaze, body })),
    ),
  )('of $name brings out $ware when asked, on a table that is lighter or darker', ({ palette, ware, body }) => {
    const food = { tone: rgb('#fbf6ea'), whiteness: 0.5 }
    for (const table of [undefined, ...palette.special.tables.map(({ kind }) => kind)]) {
      const setting = settingFor(palette, food, new Random(ware), { ware, table })
      expect(setting.ceramic.body).toEqual(rgb(body))
      if (table) expect(setting.table.kind).toBe(table)
      else expect(contrast([body, body], setting.table)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    }
  })
})
