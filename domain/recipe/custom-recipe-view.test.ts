import { describe, expect, it } from 'vitest'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { customRecipe, emptyRecipeDraft } from './custom-recipe.ts'
import { customRecipeIsIn, customRecipeView } from './custom-recipe-view.ts'

const soup = customRecipe(
  {
    ...emptyRecipeDraft(),
    title: 'Grandma’s Tomato Soup',
    image: 'https://example.org/soup.jpg',
    cuisines: ['Italian', 'Mediterranean'],
    diets: ['Vegan'],
    instructions: '1. Chop the tomatoes.\n\n2) Simmer for 20 minutes.\nServe.',
    ingredients: [
      { name: 'tomatoes', amount: 1.25, unit: 'kg' },
      { name: 'salt', amount: 0, unit: '' },
    ],
  },
  (2 ** 31 + 7) as RecipeId,
)

describe('a recipe of this device on the page', () => {
  it('shows its steps without the numbers that the page adds itself', () => {
    expect(customRecipeView(soup).steps.map((step) => step.text)).toEqual([
      'Chop the tomatoes.',
      'Simmer for 20 minutes.',
      'Serve.',
    ])
  })

  it('shows amounts as text, and none for "to taste"', () => {
    expect(customRecipeView(soup).ingredients.map(({ amount, unit, name }) => [amount, unit, name])).toEqual([
      ['1.25', 'kg', 'tomatoes'],
      ['', '', 'salt'],
    ])
  })

  it('says how many ingredients its nutrition leaves out', () => {
    const tomatoes = { name: 'tomatoes', food: 'tomatoes', grams: 1250, traits: [] }
    const salt = { name: 'salt', food: 'salt', grams: 0, traits: [] }
    const nutrients = [{ name: 'Calories', amount: 90, unit: 'kcal', percentOfDailyNeeds: null }]
    const uncounted = (...ingredients: IngredientAnalysis['ingredients']) =>
      customRecipeView(soup, { ingredients, nutrients }).uncounted
    expect(uncounted(tomatoes, { ...salt, food: null, grams: null })).toBe(1)
    expect(uncounted(tomatoes, salt)).toBeUndefined()
    // Nothing is known, so there are no numbers that leave anything out.
    expect(uncounted({ ...salt, food: null, grams: null })).toBeUndefined()
  })

  it('has the badges of the chosen diets and claims no nutrition', () => {
    const view = customRecipeView(soup)
    expect(view).toMatchObject({ id: 2147483655, cuisine: 'Italian', vegan: true, vegetarian: true, dairyFree: true })
    expect(view).toMatchObject({ hasNutrition: false, pricePerServing: null, glutenFree: false })
  })

  it('isn’t labeled dairy free for being labeled vegan if it contains butter', () => {
    const butter = { name: 'butter', food: 'butter', grams: 14, traits: ['dairy' as const, 'lactose' as const] }
    const view = customRecipeView(soup, { ingredients: [butter], nutrients: [] })
    expect(view).toMatchObject({ vegan: true, dairyFree: false })
  })
})

describe('the nutrition of a recipe of this device', () => {
  const calories = { name: 'Calories', amount: 230, unit: 'kcal', percentOfDailyNeeds: 11.5 }
  const tomatoes = { name: 'tomatoes', food: 'tomato', grams: 1250, traits: [] }
  const unknown = { name: 'moon dust', food: null, grams: null, traits: [] }

  it('is that of the known ingredients', () => {
    const view = customRecipeView(soup, { ingredients: [tomatoes, unknown], nutrients: [calories] })
    expect(view).toMatchObject({ hasNutrition: true, nutrition: { calories: 230, protein: 0 }, nutrients: [calories] })
  })

  it('isn’t claimed if no ingredient is known', () => {
    expect(customRecipeView(soup, { ingredients: [unknown], nutrients: [] }).hasNutrition).toBe(false)
  })
})

describe('a recipe of this device is in the list', () => {
  it('of all recipes', () => expect(customRecipeIsIn(soup, {})).toBe(true))

  it('of a search for words of its title, ingredients or cuisine, ignoring plural and case', () => {
    expect(customRecipeIsIn(soup, { search: 'TOMATOES soup' })).toBe(true)
    expect(customRecipeIsIn(soup, { search: 'italian salt' })).toBe(true)
    expect(customRecipeIsIn(soup, { search: 'tomato pie' })).toBe(false)
  })

  it('of each of its own cuisines and no other', () => {
    expect(customRecipeIsIn(soup, { cuisine: 'mediterranean' })).toBe(true)
    expect(customRecipeIsIn(soup, { cuisine: 'Thai' })).toBe(false)
  })

  it('of a search among a cuisine’s recipes only if both match', () => {
    expect(customRecipeIsIn(soup, { cuisine: 'Italian', search: 'tomato' })).toBe(true)
    expect(customRecipeIsIn(soup, { cuisine: 'Italian', search: 'lentil' })).toBe(false)
    expect(customRecipeIsIn(soup, { cuisine: 'Thai', search: 'tomato' })).toBe(false)
  })
})
