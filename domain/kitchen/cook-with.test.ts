import { describe, expect, test } from 'vitest'
import { byLeastMissing, cookWith, ingredientsFor, isStaple } from './cook-with.ts'
import { matchableFood } from './ingredient-match.ts'
import { foodName } from './pantry-match.ts'

const named = (name: string) => matchableFood([name], new Set(), null)
const food = (name: string, optional = false) => ({
  name: foodName({ name }),
  isStaple: isStaple(named(name)),
  optional,
})
const SOUP = { ingredients: ['red lentils', 'onion', 'salt', 'olive oil', 'cumin'].map((name) => food(name)) }
const TOAST = { ingredients: [food('bread'), food('eggplant'), food('parsley', true)] }
const atHome = (...have: string[]) => {
  const names = [...SOUP.ingredients, ...TOAST.ingredients].map(({ name }) => name)
  return new Set(have.flatMap((item) => ingredientsFor(item, names)))
}

describe('cooking with what is at home', () => {
  test('staples are never missing, and what is at home is used', () => {
    expect(cookWith(SOUP, atHome('lentils', 'onions'))).toEqual({ used: [0, 1], missing: [4] })
  })

  test('another name for the food counts, and an optional ingredient isn’t missing', () => {
    expect(cookWith(TOAST, atHome('aubergine'))).toEqual({ used: [1], missing: [0] })
  })

  test.each([
    ['onions', 'red onion', true],
    ['lemons', 'lemon juice', true],
    ['chicken', 'chicken breast', true],
    ['canned tomatoes', 'canned crushed tomatoes', true],
    ['rice noodles', 'rice noodles', true],
    ['garlic', 'garlic powder', false],
    ['pasta', 'pasta water', false],
    ['eggs', 'egg noodles', false],
    ['tomatoes', 'tomato paste', false],
  ])('%s at home, %s in the recipe: %s', (have, name, isCovered) => {
    expect(ingredientsFor(have, [food(name).name])).toHaveLength(isCovered ? 1 : 0)
  })

  test.each(['sea salt', 'warm water', 'extra virgin olive oil', 'ice cubes'])('%s is a staple', (name) => {
    expect(isStaple(named(name))).toBe(true)
  })

  test.each(['salt cod', 'rose water', 'ice cream', 'whole wheat flour'])('%s isn’t a staple', (name) => {
    expect(isStaple(named(name))).toBe(false)
  })

  test('with nothing at home, everything except staples is missing', () => {
    expect(cookWith(SOUP, atHome())).toEqual({ used: [], missing: [0, 1, 4] })
  })

  test('the dish with the least to buy comes first, then the one that uses more', () => {
    const matches = [
      { used: [1], missing: [2] },
      { used: [1, 3], missing: [2] },
      { used: [1], missing: [] },
    ]
    expect(matches.toSorted(byLeastMissing)).toEqual([matches[2], matches[1], matches[0]])
  })
})
