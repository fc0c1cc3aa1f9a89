import { describe, expect, it } from 'vitest'
import { findDuplicates } from './duplicates.ts'

const recipe = (title: string, ...names: string[]) => ({
  title,
  ingredients: names.map((name) => ({ name, amount: 1, unit: '' })),
})

describe('duplicates', () => {
  it('have the same title and nearly the same ingredients, however they are written', () => {
    const saved = [recipe('Lentil Soup', 'red lentils', 'onion, chopped', 'olive oil')]
    const fresh = [
      recipe('LENTIL SOUPS', 'Red lentils', 'onions', 'olive oil, extra virgin'),
      recipe('Lentil Soup', 'green lentils', 'bacon', 'cream', 'leek'),
      recipe('Lentil Stew', 'red lentils', 'onion', 'olive oil'),
    ]
    expect(findDuplicates(fresh, saved)).toEqual([true, false, false])
  })

  it('are also found inside one collection: the first is kept', () => {
    const soup = recipe('Soup', 'water', 'salt')
    expect(findDuplicates([soup, soup, recipe('Tea', 'water')], [])).toEqual([false, true, false])
  })
})
