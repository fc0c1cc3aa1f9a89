// Every claim of a recipe page, recalculated from the ingredients for the whole catalogue. docs/claims.md lists the
// claims, their sources and their tests.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHEAP_UP_TO_CENTS } from '#domain/nutrition/price.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { inPriceYear } from './food-at-home-index.ts'
import { recipeInformation } from './information.ts'

const { recipes } = readCatalogueFiles()
const pages = recipes.map((recipe) => ({ recipe, page: recipeInformation(recipe) }))
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const has = (page: ReturnType<typeof recipeInformation>, tag: string) => page.diets.includes(tag)

describe('on every recipe page', () => {
  test('the calories are those of what is eaten', () => {
    for (const { recipe, page } of pages) {
      const eaten = recipe.ingredients.map(
        ({ food, grams, eatenShare }) => ((food.nutrients.calories ?? 0) * grams * eatenShare) / 100,
      )
      const shown = page.nutrition?.nutrients.find(({ name }) => name === 'Calories')?.amount
      expect(shown, recipe.file).toBeCloseTo(sum(eaten) / recipe.servings, 1)
    }
  })

  test('fiber and sugar of no food that brings carbohydrates are unknown, because unknown counts as none', () => {
    const unknown = recipes.flatMap(({ file, ingredients, servings }) =>
      ingredients
        .filter(({ food: { nutrients }, grams, eatenShare }) => {
          const carbohydrates = ((nutrients.carbohydrates ?? 0) * grams * eatenShare) / 100 / servings
          return carbohydrates > 3 && (nutrients.fiber === undefined || nutrients.sugar === undefined)
        })
        .map(({ food }) => `${file}: ${food.name}`),
    )
    expect(unknown).toEqual([])
  })

  test('the price is that of what is bought, and Budget is its limit', () => {
    for (const { recipe, page } of pages) {
      if (page.estimatedPricePercent === undefined) continue
      const cents = sum(
        recipe.ingredients.map(({ food, boughtGrams }) => ((food.priceCentsPer100g ?? 0) * boughtGrams) / 100),
      )
      expect(page.pricePerServing, recipe.file).toBeCloseTo(cents / recipe.servings, 1)
      expect(page.estimatedPricePercent).toBeGreaterThanOrEqual(0)
      expect(page.estimatedPricePercent).toBeLessThanOrEqual(100)
      expect(page.cheap, recipe.file).toBe(cents / recipe.servings <= CHEAP_UP_TO_CENTS)
    }
  })

  test('Eco is within the climate budget of a meal, or half of it beside one', () => {
    for (const { recipe, page } of pages) {
      if (!page.sustainable) continue
      const isMeal = recipe.dishTypes.some((type) => ['main course', 'breakfast', 'brunch'].includes(type))
      expect(page.co2eKgPerServing, recipe.file).toBeLessThanOrEqual(isMeal ? 0.5 : 0.25)
    }
  })

  test('vegan is also vegetarian and dairy free; vegetarian has no meat or fish; gluten free no wheat', () => {
    for (const { recipe, page } of pages) {
      const traits = new Set(recipe.ingredients.flatMap(({ food }) => [...food.traits]))
      if (page.vegan)
        expect([page.vegetarian, page.dairyFree, traits.has('egg')], recipe.file).toEqual([true, true, false])
      for (const trait of ['meat', 'poultry', 'pork', 'fish', 'shellfish', 'rennet'] as const) {
        if (page.vegetarian) expect(traits.has(trait), recipe.file).toBe(false)
      }
      if (page.glutenFree) expect(traits.has('wheat') || traits.has('gluten'), recipe.file).toBe(false)
      if (page.dairyFree) expect(traits.has('dairy'), recipe.file).toBe(false)
      if (has(page, 'whole 30')) expect(traits.has('added-sugar') || traits.has('alcohol'), recipe.file).toBe(false)
      if (has(page, 'ketogenic')) expect(page.nutrition?.caloricBreakdown.percentCarbs, recipe.file).toBeLessThan(10)
    }
  })

  test('the badge follows from the score, which is a whole number of 0 to 100', () => {
    for (const { recipe, page } of pages) {
      expect(page.healthScore, recipe.file).toSatisfy(
        (score: number) => Number.isInteger(score) && score >= 0 && score <= 100,
      )
      expect(page.veryHealthy, recipe.file).toBe(page.healthScore > 70)
    }
  })

  test('nobody waits longer than it says: the whole takes at least as long as the work and the cooking', () => {
    for (const { recipe } of pages) {
      expect(recipe.readyInMinutes, recipe.file).toBeGreaterThanOrEqual(recipe.preparationMinutes)
      expect(recipe.readyInMinutes, recipe.file).toBeGreaterThanOrEqual(recipe.cookingMinutes)
    }
  })
})

test('older prices are raised to 2026, the oldest most, and a year without an index is an error', () => {
  expect(inPriceYear(100, '2018')).toBeCloseTo(132.9, 1)
  expect(inPriceYear(100, '2022')).toBeCloseTo(110.4, 1)
  expect(inPriceYear(100, '2024')).toBeCloseTo(103.9, 1)
  expect(inPriceYear(100, '1999')).toBeNull()
})

test('every claim of the page has a row in docs/claims.md', () => {
  const doc = readFileSync(new URL('../../docs/claims.md', import.meta.url), 'utf8')
  for (const claim of [
    'Calories and nutrients',
    '% Daily Value',
    'Health score',
    'Healthy',
    'Budget',
    'Eco',
    'Price per serving',
    'CO₂e per serving',
    'Vegan',
    'GF',
    'DF',
    'Contains',
    'May contain',
    'Ready in',
    'Servings',
    'Picture',
  ]) {
    expect(doc, claim).toContain(`| ${claim}`)
  }
})
