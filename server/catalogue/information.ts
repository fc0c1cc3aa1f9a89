// Our recipes in the provider's format. URLs have no origin; the routes add it.

import { isPlural } from '#domain/kitchen/amounts.ts'
import { formatMeasure } from '#domain/kitchen/measures.ts'
import { allergensOf } from '#domain/nutrition/allergens.ts'
import { type LabelRule, labelNotes } from '#domain/nutrition/label-notes.ts'
import type { NutrientKey, Nutrients } from '#domain/nutrition/nutrients.ts'
import { providerNutrients, providerNutrition, round2, sumNutrients } from '#domain/nutrition/nutrition.ts'
import type { ProviderNutrition } from '#domain/nutrition/provider-nutrition.ts'
import type { CatalogueRecipe, RecipeIngredient, RecipeStep, StepAmount } from '#domain/recipe/catalogue-recipe.ts'
import { notForChildren } from '#domain/recipe/for-children.ts'
import type { ProviderIngredient, ProviderMeasure, ProviderStep, RecipeInformation } from '#domain/recipe/provider.ts'
import { type RecipeFacts, recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { StepMeasure } from '#domain/recipe/step-measure.ts'
import { countedName } from '#domain/text/counted-name.ts'
import { ingredientMeasures } from './ingredient-measures.ts'

/** Dish types that the provider always returns together. */
const SYNONYMS: Record<string, readonly string[]> = {
  'main course': ['main dish', 'lunch', 'dinner'],
  breakfast: ['morning meal'],
  drink: ['beverage'],
  beverage: ['drink'],
  appetizer: ['starter'],
}

/** Per ingredient, only the main nutrients: all of them would double the response. */
const INGREDIENT_NUTRIENTS: readonly NutrientKey[] = ['calories', 'protein', 'fat', 'carbohydrates']

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Files write "onion{2}", and amounts from several steps are added up: "egg{1}" and "eggs{4}" make 5 eggs. */
const nameOf = ({ name, amount, unit }: RecipeIngredient): string =>
  unit === '' && isPlural(amount) ? countedName(name, amount) : name

function originalLine(ingredient: RecipeIngredient): string {
  const { amount, unit, preparation, optional } = ingredient
  const name = nameOf(ingredient)
  const measure = amount > 0 ? formatMeasure({ amount, unit }) : ''
  const notes = [preparation, amount > 0 ? '' : 'to taste', optional ? 'optional' : ''].filter((note) => note !== '')
  return [`${measure} ${name}`.trim(), ...notes].join(', ')
}

function providerIngredient(ingredient: RecipeIngredient): ProviderIngredient {
  const { food, amount, unit, preparation, optional } = ingredient
  const name = nameOf(ingredient)
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
    ...(unit === 'can' && food.grams.can !== undefined && { canGrams: food.grams.can }),
    measures: ingredientMeasures(ingredient),
  }
}

function stepMeasure({ from, to, name, amountFirst, ingredient }: StepAmount): StepMeasure {
  const { us, metric } = ingredientMeasures(ingredient)
  const measure = ({ amount, unitShort }: ProviderMeasure) => ({ amount, unit: unitShort })
  const { amount, unit } = ingredient
  return { from, to, name, amountFirst, amount: round2(amount), unit, metric: measure(metric), us: measure(us) }
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
    ...(step.amounts.length === 0 ? {} : { amounts: step.amounts.map(stepMeasure) }),
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

const sodiumAndSugar = ({ nutrients, addedSugarGrams }: RecipeFacts) => ({
  sodiumMg: nutrients.sodium ?? 0,
  addedSugarGrams,
})

/** Weight Watchers' points formula of 2015, for one serving. */
function smartPoints({ calories = 0, saturatedFat = 0, sugar = 0, protein = 0 }: Nutrients): number {
  return Math.max(0, Math.round(calories * 0.0305 + saturatedFat * 0.275 + sugar * 0.12 - protein * 0.098))
}

/** `pictureVersion` is '' if the picture hasn't been drawn yet. */
export function recipeInformation(
  recipe: CatalogueRecipe,
  pictureVersion = '',
  labelRules: readonly LabelRule[] = [],
): RecipeInformation {
  const facts = recipeFacts(recipe)
  const { diets, dairyFree, labels } = facts.diet
  const foods = recipe.ingredients.map(({ food }) => food)
  const notes = labelNotes(facts.diet, foods, labelRules)
  const recipeNotes = Object.values(recipe.notes).filter((note) => note !== undefined)
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
    spoonacularSourceUrl: `/recipes/${recipe.id}`,
    spoonacularScore: facts.healthScore,
    weightWatcherSmartPoints: smartPoints(facts.nutrients),
    gaps: 'no',
    aggregateLikes: 0,
    healthScore: facts.healthScore,
    pricePerServing: round2(facts.priceCents ?? 0),
    ...(facts.priceCents === null ? {} : { estimatedPricePercent: Math.round(facts.estimatedPriceShare * 100) }),
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
    ...(recipe.gloss === '' ? {} : { gloss: recipe.gloss }),
    ...(recipe.tags.length === 0 ? {} : { tags: recipe.tags }),
    allergens: allergensOf(foods),
    ...(notForChildren(recipe, sodiumAndSugar(facts)).length > 0 ? {} : { forChildren: true as const }),
    ...(recipe.equipment.length === 0 ? {} : { specialEquipment: recipe.equipment }),
    ...(recipeNotes.length === 0 ? {} : { notes: recipeNotes }),
    ...(notes.length === 0 ? {} : { labelNotes: notes }),
    nutrition: nutritionOf(recipe, facts),
  }
}
