import { describe, expect, it } from 'vitest'
import { rgb } from './colour.ts'
import { PALETTES } from './palettes.ts'
import { Random } from './random.ts'
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
})
