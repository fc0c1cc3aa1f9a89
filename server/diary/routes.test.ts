import { beforeAll, describe, expect, it } from 'vitest'
import type { LoggableFood } from '#domain/diary/diary-entry.ts'
import { entryOf } from '#domain/diary/diary-entry.ts'
import type { LoggedPortion } from '#domain/diary/logged-portion.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import { type Catalogue, createCatalogue } from '#server/catalogue/catalogue.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { FoodIndex } from '#server/catalogue/food-index.ts'
import { readFoods } from '#server/catalogue/foods.ts'
import { readRecipes } from '#server/catalogue/recipes.ts'
import type { GapDish } from './gap-dishes.ts'
import { diaryRoutes } from './routes.ts'

let app: ReturnType<typeof diaryRoutes>
let catalogue: Catalogue

beforeAll(() => {
  const foods = readFoods()
  catalogue = createCatalogue(compileCatalogue(readRecipes(new FoodIndex(foods)), foods))
  app = diaryRoutes(catalogue)
}, 120_000)

async function search(query: string) {
  const response = await app.request(`/diary/search?query=${encodeURIComponent(query)}`)
  return (await response.json()) as {
    foods: (LoggableFood & { typed?: { grams: number; portion: LoggedPortion | null } })[]
    recipes: LoggableFood[]
  }
}

async function foodCalled(query: string) {
  const [food] = (await search(query)).foods
  if (!food) throw new Error(`There is no ${query}.`)
  return food
}

describe('searching for something to log', () => {
  it('finds an apple first, with the portion that people eat and vitamin A in µg RAE', async () => {
    const apple = await foodCalled('apple')
    expect(apple.title).toBe('apple')
    expect(apple.portions[0]?.grams).toBeGreaterThan(100)
    expect(apple.nutrients.vitaminARae).toBe(3)
  })

  it.each([
    ['banana', 'medium'],
    ['egg', 'large'],
    ['avocado', 'medium'],
    ['white bread', 'slice'],
    ['butter', 'serving'],
    ['almonds', 'serving'],
    ['grapes', 'serving'],
    ['watermelon', 'serving'],
    ['firm tofu', 'serving'],
    ['orange juice', 'serving'],
    ['whole chicken', 'serving'],
  ])('%s is logged as 1 %s by default', async (query, portion) => {
    expect((await foodCalled(query)).portions[0]?.label).toBe(`1 ${portion}`)
  })

  it('an amount before the food isn’t searched for, and is returned as its weight', async () => {
    const [typed, plain] = [await search('100 g rice'), await search('rice')]
    expect(typed.recipes).toEqual(plain.recipes)
    expect(typed.foods).toEqual(plain.foods.map((food) => ({ ...food, typed: { grams: 100, portion: null } })))
  })

  it.each([
    ['2 slices whole wheat bread', 64, { label: 'slice', count: 2 }],
    ['3 eggs', 150, { label: 'large', count: 3 }],
    ['200 ml whole milk', 203.33, { label: 'ml', count: 200 }],
  ])('reads %s as %s g, in the unit that was typed', async (query, grams, portion) => {
    expect((await foodCalled(query)).typed).toEqual({ grams, portion })
  })

  it.each(['0 apples', '900000 apples', 'apple'])('%s has no amount that can be logged', async (query) => {
    expect((await foodCalled(query)).typed).toBeUndefined()
  })

  it('finds recipes with their nutrients per serving', async () => {
    const { recipes } = await search('soup')
    expect(recipes.length).toBeGreaterThan(0)
    expect(recipes.every(({ nutrients }) => (nutrients.calories ?? 0) > 0)).toBe(true)
    expect(recipes.some(({ nutrients }) => nutrients.vitaminARae !== undefined)).toBe(true)
  })

  it('rejects an empty search with what it needs', async () => {
    expect((await app.request('/diary/search?query=')).status).toBe(400)
    expect((await app.request('/diary/recipes/1')).status).toBe(404)
  })
})

it('adds up a day of ten foods like a person would by hand', async () => {
  // Grams eaten, and USDA's kcal, mg of iron and mg of vitamin C per 100 g (SR 28).
  const day = [
    ['apple', 182, 52, 0.12, 4.6],
    ['banana', 118, 89, 0.26, 8.7],
    ['broccoli', 150, 34, 0.73, 89.2],
    ['carrot', 61, 41, 0.3, 5.9],
    ['spinach', 60, 23, 2.71, 28.1],
    ['egg', 100, 143, 1.75, 0],
    ['butter', 10, 717, 0.02, 0],
    ['salmon', 150, 208, 0.34, 3.9],
    ['avocado', 100, 160, 0.55, 10],
    ['tomato', 123, 18, 0.27, 13.7],
  ] as const
  const totals: Nutrients = {}
  let [kcal, iron, vitaminC] = [0, 0, 0]
  for (const [name, grams, kcalPer100, ironPer100, cPer100] of day) {
    const { nutrients } = entryOf(await foodCalled(name), grams, { date: '2026-03-08', mealType: 'lunch' })
    for (const key of TRACKED_KEYS) {
      const amount = nutrients?.[key]
      if (amount !== undefined) totals[key] = (totals[key] ?? 0) + amount
    }
    kcal += (kcalPer100 * grams) / 100
    iron += (ironPer100 * grams) / 100
    vitaminC += (cPer100 * grams) / 100
  }
  expect(totals.calories).toBeCloseTo(kcal, -1)
  expect(totals.iron).toBeCloseTo(iron, 0)
  expect(totals.vitaminC).toBeCloseTo(vitaminC, -1)
})

describe('dishes that fill a gap', () => {
  async function gap(query: string) {
    const response = await app.request(`/diary/gap?${query}`)
    return { status: response.status, dishes: ((await response.json()) as { dishes: GapDish[] }).dishes }
  }

  it('are the richest per calorie within the calories left', async () => {
    const { dishes } = await gap('nutrient=iron&maxCalories=500')
    expect(dishes.length).toBe(5)
    expect(dishes.every(({ calories }) => calories <= 500)).toBe(true)
    const density = dishes.map(({ amount, calories }) => amount / calories)
    expect(density).toEqual(density.toSorted((a, b) => b - a))
  })

  it('respect the diet and a member’s dislikes', async () => {
    const all = (await gap('nutrient=vitaminB12&maxCalories=900')).dishes.map(({ id }) => id)
    const vegan = (await gap('nutrient=vitaminC&maxCalories=900&diet=vegan&exclude=bell%20pepper,kale')).dishes
    expect(all.length).toBe(5)
    for (const { id } of vegan) {
      const response = await app.request(`/diary/recipes/${id}`)
      expect(((await response.json()) as LoggableFood).title.toLowerCase()).not.toMatch(/kale|bell pepper/)
    }
  })

  it('reject an unknown nutrient or diet with a clear message', async () => {
    expect((await gap('nutrient=magic&maxCalories=500')).status).toBe(400)
    expect((await gap('nutrient=iron&maxCalories=500&diet=air')).status).toBe(400)
  })

  it('exclude up to twenty different foods', async () => {
    const words = Array.from({ length: 21 }, (_, at) => `gravel ${at}`)
    expect((await gap(`nutrient=iron&maxCalories=500&exclude=${words.slice(1)}`)).dishes).toHaveLength(5)
    expect((await gap(`nutrient=iron&maxCalories=500&exclude=${'kale,'.repeat(100)}`)).dishes).toHaveLength(5)
    const refused = await app.request(`/diary/gap?nutrient=iron&maxCalories=500&exclude=${words}`)
    expect([refused.status, await refused.json()]).toMatchObject([400, { message: 'Exclude up to 20 foods.' }])
  })
})

describe('a plate with something else in it', () => {
  it('has the dish’s nutrients without what was replaced, with what stands in for it', async () => {
    const entry = catalogue.entries.find(({ full }) => full.extendedIngredients.some(({ name }) => name === 'butter'))
    const at = entry?.full.extendedIngredients.findIndex(({ name }) => name === 'butter') ?? -1
    const [, eaten = 0] = entry?.weights[at] ?? []
    const butter = catalogue.foods.byId.get(entry?.full.extendedIngredients[at]?.id ?? 0)
    const oil = [...catalogue.foods.byId.values()].find(({ name }) => name === 'olive oil')
    const id = entry?.plain.id
    const written = (await (await app.request(`/diary/recipes/${id}`)).json()) as LoggableFood
    const plate = (swaps: unknown) =>
      app.request(`/diary/recipes/${id}?plate=${encodeURIComponent(JSON.stringify(swaps))}`)
    const without = (await (await plate([[at, []]])).json()) as LoggableFood
    const servings = entry?.plain.servings ?? 1
    const lost = ((butter?.nutrients.saturatedFat ?? 0) * eaten) / 100 / servings
    expect(lost).toBeGreaterThan(0)
    expect(without.nutrients.saturatedFat).toBeCloseTo((written.nutrients.saturatedFat ?? 0) - lost, 3)
    const swapped = (await (await plate([[at, [[oil?.id, 10]]]])).json()) as LoggableFood
    expect(swapped.nutrients.fat).toBeGreaterThan(without.nutrients.fat ?? 0)
    expect((await plate('tofu')).status).toBe(400)
    expect((await app.request(`/diary/recipes/${id}?plate=[`)).status).toBe(400)
  })
})
