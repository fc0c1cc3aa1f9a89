// Asserts what the catalogue must contain. `npm run catalogue:report` prints the same.
import { beforeAll, describe, expect, test } from 'vitest'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import type { PlannedDay, PlannedWeek } from '#domain/plan/provider-plan.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import type { FoodSearchResponse } from '#domain/recipe/provider.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { textAmounts } from '#domain/recipe/text-amounts.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import type { RecipeSource } from '#server/recipe-source/recipe-source.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { catalogueCounts, isMet } from './catalogue-counts.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { compileCatalogue } from './compile-catalogue.ts'

let recipes: CatalogueRecipe[]
let foodCount: number
let catalogue: Catalogue
let source: RecipeSource

beforeAll(() => {
  const files = readCatalogueFiles()
  recipes = files.recipes
  foodCount = files.foods.length
  catalogue = createCatalogue(compileCatalogue(files.recipes, files.foods))
  source = createEmbeddedSource(catalogue)
  // Reads and computes every recipe, which takes a while on a busy machine.
}, 60_000)

describe('our catalogue', () => {
  test('contains at least what it promises', () => {
    const informations = catalogue.entries.map(({ full }) => full)
    const missed = catalogueCounts(recipes, informations, foodCount).filter((count) => !isMet(count))
    expect(missed).toEqual([])
  })

  test('gives every recipe a unique id, starting at 90000001', () => {
    for (const { id } of recipes) expect(id).toSatisfy((n: number) => n > 90_000_000 && n < 2 ** 31)
    expect(catalogue.byId.size).toBe(recipes.length)
  })

  test('knows the price, the footprint and the main nutrients of every recipe', () => {
    for (const { full, nutrients } of catalogue.entries) {
      expect(full.pricePerServing, full.title).toBeGreaterThan(0)
      expect(full.co2eKgPerServing, full.title).toBeGreaterThan(0)
      for (const key of ['calories', 'protein', 'fat', 'carbohydrates', 'fiber', 'sugar', 'sodium'] as const) {
        expect(nutrients[key], `${full.title}: ${key}`).toBeDefined()
      }
    }
  })

  test.each(['chicken breast', 'Greek yogurt', 'olive oil', 'banana', 'ice cream', 'egg', 'butter', 'white rice'])(
    'finds the plain food for %s',
    async (query) => {
      const { results }: FoodSearchResponse = await source.searchFoods({ query, number: '1' })
      expect(results[0]?.name).toBe(query)
    },
  )
})

const TARGETS = Array.from({ length: 31 }, (_, at) => 1000 + at * 100)

async function furthestDay(diet: string): Promise<{ target: number; missedBy: number }> {
  let furthest = { target: 0, missedBy: 0 }
  for (const target of TARGETS) {
    const requested = { timeFrame: 'day', targetCalories: String(target), diet, seed: String(target) }
    const { nutrients } = (await source.mealPlan(requested)) as PlannedDay // a day
    const missedBy = Math.abs(nutrients.calories - target) / target
    if (missedBy > furthest.missedBy) furthest = { target, missedBy }
  }
  return furthest
}

describe('meal plans from our catalogue', () => {
  test('are within 5 percent of every target', async () => {
    expect((await furthestDay('')).missedBy).toBeLessThanOrEqual(0.05)
  })

  test.each(SITE_DIETS)('are within 10 percent of every target on the %s diet', async (diet) => {
    expect((await furthestDay(diet)).missedBy).toBeLessThanOrEqual(0.1)
  })

  test('a week doesn’t repeat a dish', async () => {
    const { week } = (await source.mealPlan({ timeFrame: 'week', seed: '1' })) as PlannedWeek // a week
    const ids = Object.values(week).flatMap(({ meals }) => meals.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('amounts in plain text are found: nearly all that our own steps mark, and hardly anything else', () => {
  const steps = catalogue.entries.flatMap(({ full }) => {
    const recipe = recipeFromProvider(full)
    return recipe ? recipe.steps.map(({ text, amounts }) => ({ text, amounts, ingredients: recipe.ingredients })) : []
  })
  let [marked, found, others] = [0, 0, 0]
  for (const { text, amounts, ingredients } of steps) {
    const read = textAmounts(text, ingredients)
    const isIn = (mark: { from: number; to: number }, one: { from: number; to: number }) =>
      one.from >= mark.from && one.to <= mark.to
    marked += amounts.length
    found += amounts.filter((mark) => read.some((one) => isIn(mark, one))).length
    others += read.filter((one) => !amounts.some((mark) => isIn(mark, one))).length
  }
  expect(marked).toBeGreaterThan(7000)
  expect(found / marked).toBeGreaterThan(0.985)
  expect(others / marked).toBeLessThan(0.001)
})
