import { describe, expect, it } from 'vitest'
import { knownRecipes } from './duplicates.ts'

const recipe = (title: string, ...names: string[]) => ({
  title,
  ingredients: names.map((name) => ({ name, amount: 1, unit: '' })),
})

function duplicates(fresh: ReturnType<typeof recipe>[], saved: ReturnType<typeof recipe>[]) {
  const known = knownRecipes()
  saved.forEach(known.add)
  return fresh.map((one) => {
    const isKnown = known.has(one)
    known.add(one)
    return isKnown
  })
}

describe('duplicates', () => {
  it('have the same title and nearly the same ingredients, however they are written', () => {
    const saved = [recipe('Lentil Soup', 'red lentils', 'onion, chopped', 'olive oil')]
    const fresh = [
      recipe('LENTIL SOUPS', 'Red lentils', 'onions', 'olive oil, extra virgin'),
      recipe('Lentil Soup', 'green lentils', 'bacon', 'cream', 'leek'),
      recipe('Lentil Stew', 'red lentils', 'onion', 'olive oil'),
    ]
    expect(duplicates(fresh, saved)).toEqual([true, false, false])
  })

  it('are also found inside one collection: the first is kept', () => {
    const soup = recipe('Soup', 'water', 'salt')
    expect(duplicates([soup, soup, recipe('Tea', 'water')], [])).toEqual([false, true, false])
  })
})
