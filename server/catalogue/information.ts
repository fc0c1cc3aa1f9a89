// Our recipe in the provider's words. Addresses are written without the origin; the routes put it in front.

import { formatMeasure } from '#domain/kitchen/measures.ts'
import type { NutrientKey } from '#domain/nutrition/nutrients.ts'
import { providerNutrients, providerNutrition, round2, sumNutrients } from '#domain/nutrition/nutrition.ts'
import type { CatalogueRecipe, RecipeIngredient, RecipeStep } from '#domain/recipe/catalogue-recipe.ts'
import type { ProviderIngredient, ProviderNutrition, ProviderStep, RecipeInformation } from '#domain/recipe/provider.ts'
import { type RecipeFacts, recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { pictureSources } from '#domain/recipe/recipe-view.ts'
import { ingredientMeasures } from './ingredient-measures.ts'

/** Kinds of dish that come together in the provider's answers. */
const SYNONYMS: Record<string, readonly string[]> = {
  'main course': ['main dish', 'lunch', 'dinner'],
  breakfast: ['morning meal'],
  drink: ['beverage'],
  beverage: ['drink'],
  appetizer: ['starter'],
}

/** Enough to see where the energy of a dish comes from; all of them would double every answer. */
const INGREDIENT_NUTRIENTS: readonly NutrientKey[] = ['calories', 'protein', 'fat', 'carbohydrates']

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function originalLine({ amount, unit, name, preparation, optional }: RecipeIngredient): string {
  const measure = amount > 0 ? formatMeasure({ amount, unit }) : ''
  const notes = [preparation, amount > 0 ? '' : 'to taste', optional ? 'optional' : ''].filter((note) => note !== '')
  return [`${measure} ${name}`.trim(), ...notes].join(', ')
}

function providerIngredient(ingredient: RecipeIngredient): ProviderIngredient {
  const { food, name, amount, unit, preparation, optional } = ingredient
  return {
    id: food.id,
    aisle: food.aisle,
    image: '',
    consistency: food.liquid ? 'LIQUID' : 'SOLID',
    name,
    nameClean: name,
    original: originalLine(ingredient),
    originalName: preparation === '' ? name : `${name}, ${preparation}`,
    amount: round2(amount),
    unit,
    meta: [preparation, optional ? 'optional' : ''].filter((note) => note !== ''),
    measures: ingredientMeasures(ingredient),
  }
}

function providerStep(step: RecipeStep, number: number, recipe: CatalogueRecipe): ProviderStep {
  const named = (id: number, name: string) => ({ id, name, localizedName: name, image: '' })
  return {
    number,
    step: step.text,
    ingredients: step.ingredientNames.map((name) =>
      named(recipe.ingredients.find((ingredient) => ingredient.name === name)?.food.id ?? 0, name),
    ),
    equipment: step.equipment.map((name) => named(0, name)),
    ...(step.minutes === null ? {} : { length: { number: step.minutes, unit: 'minutes' } }),
  }
}

function providerSections(recipe: CatalogueRecipe): RecipeInformation['analyzedInstructions'] {
  const sections: RecipeInformation['analyzedInstructions'] = []
  for (const step of recipe.steps) {
    if (sections.at(-1)?.name !== step.section) sections.push({ name: step.section, steps: [] })
    const steps = sections.at(-1)?.steps ?? []
    steps.push(providerStep(step, steps.length + 1, recipe))
  }
  return sections
}

function nutritionOf(recipe: CatalogueRecipe, facts: RecipeFacts): ProviderNutrition {
  return {
    ...providerNutrition(facts.nutrients, facts.weightGrams),
    ingredients: recipe.ingredients.map(({ food, name, amount, unit, grams, eatenShare }) => ({
      id: food.id,
      name,
      amount: round2(amount / recipe.servings),
      unit,
      nutrients: providerNutrients(
        sumNutrients([{ nutrients: food.nutrients, grams: (grams * eatenShare) / recipe.servings }]),
        INGREDIENT_NUTRIENTS,
      ).map(({ name: nutrient, amount: per, unit: measured }) => ({ name: nutrient, amount: per, unit: measured })),
    })),
  }
}

const withSynonyms = (dishTypes: readonly string[]): string[] => [
  ...new Set([...dishTypes, ...dishTypes.flatMap((type) => SYNONYMS[type] ?? [])]),
]

/** `pictureVersion` is '' while the picture has not been drawn. */
export function recipeInformation(recipe: CatalogueRecipe, pictureVersion = ''): RecipeInformation {
  const facts = recipeFacts(recipe)
  const { diets, dairyFree, labels } = facts.diet
  return {
    id: recipe.id,
    title: recipe.title,
    image: `${pictureSources(recipe).src}${pictureVersion}`,
    imageType: 'avif',
    servings: recipe.servings,
    readyInMinutes: recipe.readyInMinutes,
    preparationMinutes: recipe.preparationMinutes || null,
    cookingMinutes: recipe.cookingMinutes || null,
    license: 'MIT',
    sourceName: 'Plateful',
    creditsText: 'Plateful',
    sourceUrl: `/recipes/${recipe.id}`,
    aggregateLikes: 0,
    healthScore: facts.healthScore,
    pricePerServing: round2(facts.priceCents ?? 0),
    ...(facts.co2eKg === null ? {} : { co2eKgPerServing: Math.round(facts.co2eKg * 1000) / 1000 }),
    vegetarian: diets.has('Vegetarian'),
    vegan: diets.has('Vegan'),
    glutenFree: diets.has('Gluten Free'),
    dairyFree,
    veryHealthy: facts.veryHealthy,
    cheap: facts.cheap,
    veryPopular: false,
    sustainable: facts.sustainable,
    lowFodmap: diets.has('Low FODMAP'),
    cuisines: recipe.cuisines,
    dishTypes: withSynonyms(recipe.dishTypes),
    diets: labels,
    occasions: recipe.occasions,
    instructions: `<ol>${recipe.steps.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ol>`,
    analyzedInstructions: providerSections(recipe),
    extendedIngredients: recipe.ingredients.map(providerIngredient),
    summary: escapeHtml(recipe.summary),
    datePublished: recipe.published,
    nutrition: nutritionOf(recipe, facts),
  }
}
