import { expect, test } from 'vitest'
import { sumNutrients } from '#domain/nutrition/nutrition.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { orderSwaps, type SwapNeeds } from '#domain/swap/order-swaps.ts'
import { SWAP_NUTRIENTS, type Swap, type SwapDish, swapsOf } from '#domain/swap/swaps.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { readReplacements } from '#server/catalogue/replacement-table.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { measuredPart } from './part-amount.ts'
import { swapRoutes } from './routes.ts'
import { catalogueDish, swapFood } from './swap-dishes.ts'

const catalogue = realCatalogue()
const { recipes, foods } = readCatalogueFiles()
const foodById = new Map(foods.map((food) => [food.id, food]))
const app = swapRoutes(catalogue)

function dishOf(id: number): SwapDish {
  const dish = catalogueDish(catalogue, id)
  if (!dish) throw new Error(`no recipe ${id}`)
  return dish
}

const swapsIn = (dish: SwapDish): Swap[] =>
  swapsOf(dish, catalogue.replacements, (id) => swapFood(catalogue.foods.byId.get(id)))

const all = recipes.map((recipe) => ({ recipe, dish: dishOf(recipe.id), swaps: swapsIn(dishOf(recipe.id)) }))

/** The recipe as if it had been written with the replacement. */
function rewritten(recipe: CatalogueRecipe, { ingredient: at, parts }: Swap): CatalogueRecipe {
  const replaced = recipe.ingredients[at]
  if (!replaced) throw new Error(`no ingredient ${at}`)
  const added = parts.map(({ food: { id }, grams }) => {
    const food = foodById.get(id)
    if (!food) throw new Error(`no food ${id}`)
    return { ...replaced, food, grams, boughtGrams: grams / food.edibleShare }
  })
  return { ...recipe, ingredients: recipe.ingredients.toSpliced(at, 1, ...added) }
}

test('the table has at least 250 replacements, and most recipes have a choice', () => {
  expect(readReplacements(foods).length).toBeGreaterThanOrEqual(250)
  expect(all.filter(({ swaps }) => swaps.length >= 3).length).toBeGreaterThan(0.9 * all.length)
})

test('every change is what the nutrition of the rewritten recipe says', () => {
  for (const { recipe, swaps } of all) {
    const before = recipeFacts(recipe)
    for (const swap of swaps) {
      const after = recipeFacts(rewritten(recipe, swap))
      for (const key of SWAP_NUTRIENTS) {
        const change = swap.changes[key]
        const of = `${recipe.title}: ${swap.parts.map(({ food }) => food.name).join(' + ')}, ${key}`
        if (change !== undefined)
          expect.soft(change, of).toBeCloseTo((after.nutrients[key] ?? 0) - (before.nutrients[key] ?? 0), 0)
      }
      if (swap.priceCents !== null && before.priceCents !== null && after.priceCents !== null)
        expect.soft(swap.priceCents, recipe.title).toBeCloseTo(after.priceCents - before.priceCents, 0)
    }
  }
})

test('labels that a swap gives or takes are those of the rewritten recipe', () => {
  for (const { recipe, swaps } of all)
    for (const swap of swaps) {
      const { diet } = recipeFacts(rewritten(recipe, swap))
      const has = (label: Swap['gained'][number]) => (label === 'Dairy Free' ? diet.dairyFree : diet.diets.has(label))
      expect.soft(swap.gained.every(has), `${recipe.title} gains ${swap.gained}`).toBe(true)
      expect.soft(swap.lost.some(has), `${recipe.title} loses ${swap.lost}`).toBe(false)
    }
})

test('no whole dish is made of nothing: every part weighs something and is never the food itself', () => {
  for (const { dish, swaps } of all)
    for (const { ingredient, parts } of swaps) {
      expect(parts.every(({ grams }) => grams > 0)).toBe(true)
      if (parts.length === 1) expect(parts[0]?.food.id).not.toBe(dish.ingredients[ingredient]?.food?.id)
    }
})

test.each([
  ['whipped eggs are not flaxseed', /rueblitorte|tiramis/i, 'egg'],
  ['a frittata is not made of flaxseed', /frittata|omelet/i, 'egg'],
])('%s', (_, title, food) => {
  const found = all.filter(({ recipe }) => title.test(recipe.title))
  expect(found.length).toBeGreaterThan(0)
  for (const { dish, swaps } of found) {
    const ofEggs = swaps.filter(({ ingredient }) => dish.ingredients[ingredient]?.food?.name === food)
    expect(ofEggs.flatMap(({ parts }) => parts.map((part) => part.food.name))).not.toContain('flaxseed')
  }
})

test('what somebody needs comes first, and what harms them last', () => {
  const { dish, swaps } = all.find(({ recipe }) => recipe.slug === 'slow-cooker-bolognese') ?? {
    dish: null,
    swaps: [],
  }
  const needs: SwapNeeds = { labels: ['Gluten Free'], avoided: ['egg'], more: [], less: [] }
  const ordered = orderSwaps(swaps, needs)
  expect(ordered[0]?.gained).toContain('Gluten Free')
  expect(ordered.at(-1)?.adds).toContain('egg')
  expect(dish?.ingredients[ordered[0]?.ingredient ?? -1]?.name).toBe('spaghetti')
})

test('spoons stay spoons where a spoon of the replacement weighs nearly what it should', () => {
  const food = (name: string) => catalogue.foods.exactly(name) ?? expect.fail(name)
  const { tbsp = 0 } = food('low-sodium soy sauce').grams
  expect(measuredPart(food('low-sodium soy sauce'), 2.05 * tbsp, 'tbsp')).toMatchObject({ amount: 2, unit: 'tbsp' })
  expect(measuredPart(food('canned lentils'), 483, '')).toMatchObject({ amount: 485, unit: 'g' })
})

test('the server answers for our recipes and for what a member typed', async () => {
  const bolognese = all.find(({ recipe }) => recipe.slug === 'slow-cooker-bolognese')?.recipe.id
  const response = await app.request(`/catalogue/recipes/${bolognese}/swaps`)
  const { swaps } = (await response.json()) as { swaps: { food: string; parts: { name: string }[] }[] }
  expect(swaps.filter(({ food }) => food === 'lean ground beef').length).toBeGreaterThan(2)
  expect((await app.request('/catalogue/recipes/1/swaps')).status).toBe(404)
  const body = JSON.stringify({
    title: 'Potato soup',
    servings: 4,
    instructions: 'Simmer everything.\nStir in the cream.',
    ingredients: [
      { name: 'potatoes', amount: 800, unit: 'g' },
      { name: 'heavy cream', amount: 200, unit: 'ml' },
    ],
  })
  const typed = await app.request('/catalogue/swaps', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const own = (await typed.json()) as { swaps: { food: string; parts: { name: string; unit: string }[] }[] }
  expect(own.swaps.map(({ parts }) => parts[0]?.name)).toContain('soy cream')
  expect((await app.request('/catalogue/swaps', { method: 'POST', body: '{}' })).status).toBe(400)
})

test('unknown amounts are not counted as nothing', () => {
  const [first] = all
  expect(sumNutrients([]).calories ?? 0).toBe(0)
  const dish = { ...(first?.dish ?? dishOf(0)) }
  const unknown = { ...dish, ingredients: dish.ingredients.map((line) => ({ ...line, food: null })) }
  expect(swapsIn(unknown)).toEqual([])
})
