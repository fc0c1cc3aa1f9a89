import { describe, expect, it } from 'vitest'
import { withLines } from '#domain/recipe/ingredient-lines.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'

const stew = recipeFromProvider({
  id: 90000123,
  title: 'Bean Stew',
  servings: 4,
  readyInMinutes: 95,
  preparationMinutes: 20,
  cookingMinutes: 75,
  cuisines: ['Spanish', 'European'],
  dishTypes: ['main course'],
  diets: ['vegan'],
  vegan: true,
  summary: 'A stew of <b>white beans</b>.',
  sourceName: 'Plateful',
  datePublished: '2027-01-31',
  extendedIngredients: [{ name: 'white beans', amount: 400, unit: 'g', original: '400 g white beans, soaked' }],
  analyzedInstructions: [{ name: '', steps: [{ number: 1, step: 'Simmer the beans.' }] }],
  nutrition: { nutrients: [{ name: 'Calories', amount: 412.4, unit: 'kcal' }] },
})

describe('the recipe for search engines', () => {
  if (!stew) throw new Error('The recipe of this test could not be read.')
  const [recipe, trail] = recipeJsonLd(withLines(stew))

  it('has what Google requires and recommends, as far as it is known', () => {
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Bean Stew',
      image: ['/img/recipes/90000123-960.avif', '/img/recipes/90000123-social.jpg'],
      author: { '@type': 'Organization', name: 'Plateful' },
      description: 'A stew of white beans.',
      datePublished: '2027-01-31',
      prepTime: 'PT20M',
      cookTime: 'PT1H15M',
      totalTime: 'PT1H35M',
      recipeYield: ['4', '4 servings'],
      recipeCategory: 'Main Course',
      recipeCuisine: 'Spanish',
      recipeIngredient: ['400 g white beans, soaked'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer the beans.' }],
      nutrition: { '@type': 'NutritionInformation', calories: '412 kcal' },
      suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
    })
  })

  it('claims no rating and no video, because there are none', () => {
    expect(recipe).not.toHaveProperty('aggregateRating')
    expect(recipe).not.toHaveProperty('video')
  })

  it('has a breadcrumb from the recipes through the cuisine', () => {
    expect(trail).toMatchObject({ itemListElement: [{ name: 'Recipes' }, { name: 'Spanish' }, { name: 'Bean Stew' }] })
  })
})
