import { describe, expect, test } from 'vitest'
import { dietOf, matchesDiet, SITE_DIETS } from './diets.ts'

describe('the name of a diet', () => {
  test.each([
    ['keto', 'Ketogenic'],
    ['Whole30', 'Whole30'],
    ['whole 30', 'Whole30'],
    ['lacto-vegetarian', 'Lacto-Vegetarian'],
    ['lacto ovo vegetarian', 'Vegetarian'],
    ['low_fodmap', 'Low FODMAP'],
    ['fodmap friendly', 'Low FODMAP'],
    ['pescatarian', 'Pescetarian'],
    ['paleolithic', 'Paleo'],
    [' GLUTEN  free ', 'Gluten Free'],
  ])('%s means %s', (word, diet) => {
    expect(dietOf(word)).toBe(diet)
  })

  test.each(['carnivore', '', 'mediterranean', 'low_carb', 'high_protein'])(
    '%j isn’t one of the provider’s diets',
    (word) => {
      expect(dietOf(word)).toBeNull()
    },
  )
})

describe('the diet filter of a list', () => {
  const matching = (recipe: Parameters<typeof matchesDiet>[0]) => SITE_DIETS.filter((diet) => matchesDiet(recipe, diet))

  test('a vegan dish is in every vegetarian diet', () => {
    expect(matching({ diets: ['vegan'] })).toEqual([
      'Vegetarian',
      'Lacto-Vegetarian',
      'Ovo-Vegetarian',
      'Vegan',
      'Pescetarian',
    ])
  })

  test('a fish dish is only pescetarian', () => {
    expect(matching({ diets: ['pescatarian'] })).toEqual(['Pescetarian'])
  })

  test('a paleo dish is primal too', () => {
    expect(matching({ diets: ['paleolithic', 'whole 30'] })).toEqual(['Paleo', 'Primal', 'Whole30'])
  })

  test('flags count if the provider leaves out the label', () => {
    expect(matching({ diets: [], glutenFree: true, vegetarian: true, dairyFree: true })).toEqual([
      'Gluten Free',
      'Vegetarian',
      'Ovo-Vegetarian',
      'Pescetarian',
    ])
  })

  test('a member’s own recipe has the form’s labels', () => {
    expect(matching({ diets: ['Paleo', 'Gluten Free'] })).toEqual(['Gluten Free', 'Paleo', 'Primal'])
  })

  test('an unknown diet matches nothing', () => {
    expect(matchesDiet({ diets: ['vegan'], vegan: true }, 'carnivore')).toBe(false)
  })
})
