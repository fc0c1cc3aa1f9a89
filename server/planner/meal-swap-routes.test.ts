// Other dishes for a planned meal, from the real catalogue.
import { describe, expect, test } from 'vitest'
import { macroAims } from '#domain/diary/diet-rule.ts'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { foodTest } from '#domain/kitchen/ingredient-match.ts'
import { matchesDiet } from '#domain/nutrition/diets.ts'
import type { SwapReason } from '#domain/plan/swap-choices.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { mealSwapRoutes } from './meal-swap-routes.ts'
import { planDish } from './plan-dishes.ts'

const catalogue = realCatalogue()
const app = mealSwapRoutes(catalogue)
const AIMS = macroAims(DEFAULT_GOALS)

interface Choice {
  recipe: { id: number; title: string; readyInMinutes: number }
  portion: number
  reasons: SwapReason[]
}

const ask = (body: unknown) => app.request('/catalogue/meal-swaps', { method: 'POST', body: JSON.stringify(body) })

async function swaps(wanted: object): Promise<Choice[]> {
  const nothing = { leftovers: [], others: [], planned: [], favorites: [], atHome: [], avoid: [], diets: [] }
  const response = await ask({ ...nothing, slot: 'dinner', meal: MEAL, aims: AIMS, round: 0, ...wanted })
  expect(response.status).toBe(200)
  return ((await response.json()) as { choices: Choice[] }).choices
}

const entryOf = (id: number) => {
  const entry = catalogue.byId.get(id)
  if (!entry) throw new Error(`There is no recipe ${id}.`)
  return entry
}
const dinners = catalogue.entries.filter(({ plain }) => plain.dishTypes.includes('main course'))
const slow = dinners.find(({ plain, nutrients }) => plain.readyInMinutes > 60 && (nutrients.calories ?? 0) > 400)
const MEAL = { id: slow?.plain.id ?? 0, servings: 1, calories: slow?.nutrients.calories ?? 0 }

describe('other dishes for a dinner', () => {
  test('are main courses with the reasons that are true of them, and none is planned anyway', async () => {
    const planned = dinners.slice(0, 40).map(({ plain }) => plain.id)
    const choices = await swaps({ planned })
    expect(choices).toHaveLength(6)
    for (const { recipe, portion, reasons } of choices) {
      const { plain, nutrients } = entryOf(recipe.id)
      expect(plain.dishTypes).toContain('main course')
      expect([...planned, MEAL.id]).not.toContain(recipe.id)
      const off = Math.abs((nutrients.calories ?? 0) * portion - MEAL.calories)
      expect(reasons.some(({ kind }) => kind === 'calories')).toBe(off <= MEAL.calories * 0.05)
      const quicker = reasons.find((reason) => reason.kind === 'quicker')
      if (quicker) expect(quicker.minutes).toBe((slow?.plain.readyInMinutes ?? 0) - plain.readyInMinutes)
    }
    expect(choices.some(({ reasons }) => reasons.some(({ kind }) => kind === 'quicker'))).toBe(true)
  })

  test('have nothing that anybody at the table avoids, and keep every diet', async () => {
    const isOut = ['mushrooms', 'dairy', 'nuts'].map(foodTest)
    for (const diet of ['Vegan', 'Gluten Free', 'Ketogenic']) {
      const choices = await swaps({ avoid: ['mushrooms', 'dairy', 'nuts'], diets: [diet] })
      expect(choices.length).toBeGreaterThan(2)
      for (const { recipe } of choices) {
        const { plain, ingredients } = entryOf(recipe.id)
        expect(matchesDiet(plain, diet)).toBe(true)
        expect(ingredients.filter((food) => isOut.some((test) => test(food)))).toEqual([])
      }
    }
  })

  test('use up what is at home, but nobody swaps to use up salt', async () => {
    const choices = await swaps({ atHome: ['spinach', 'salt'] })
    const uses = choices.flatMap(({ recipe, reasons }) =>
      reasons.flatMap((reason) => (reason.kind === 'uses' ? [{ id: recipe.id, food: reason.food }] : [])),
    )
    expect(uses.length).toBeGreaterThan(0)
    const isSpinach = foodTest('spinach')
    for (const { id, food } of uses) {
      expect(food).toBe('spinach')
      expect(entryOf(id).ingredients.some(isSpinach)).toBe(true)
    }
  })

  test('keep leftovers right: a dish that is eaten again is a main course, too', async () => {
    const choices = await swaps({ slot: 'breakfast', leftovers: ['lunch'] })
    for (const { recipe } of choices) expect(entryOf(recipe.id).plain.dishTypes).toContain('main course')
    for (const { recipe, reasons } of await swaps({ leftovers: ['lunch'] })) {
      expect(reasons.map(({ kind }) => kind)).toContain('leftovers')
      // Cooked rice keeps a day, and the leftovers may be planned for later.
      expect(planDish(entryOf(recipe.id), catalogue.foods).staple).not.toBe('rice')
    }
  })

  test('a low-carb day stays one', async () => {
    const goals = { ...DEFAULT_GOALS, diet: 'low_carb' } as const
    const aims = macroAims(goals)
    expect(aims.carbs.kind).toBe('most')
    const lean = dinners.find(({ nutrients }) => (nutrients.carbohydrates ?? 0) < 20 && (nutrients.calories ?? 0) > 400)
    const meal = { id: lean?.plain.id ?? 0, servings: 1, calories: lean?.nutrients.calories ?? 0 }
    const bread = catalogue.entries.find(({ nutrients }) => {
      const carbs = nutrients.carbohydrates ?? 0
      return carbs > aims.carbs.grams - 30 && carbs < aims.carbs.grams
    })
    const others = [{ id: bread?.plain.id ?? 0, servings: 1, calories: 0 }]
    const choices = await swaps({ meal, others, aims })
    expect(choices.length).toBeGreaterThan(0)
    for (const { recipe, portion } of choices) {
      const carbs = (bread?.nutrients.carbohydrates ?? 0) + (entryOf(recipe.id).nutrients.carbohydrates ?? 0) * portion
      expect(carbs).toBeLessThanOrEqual(aims.carbs.grams * 1.1 + 1e-6)
    }
  })

  test('the next ones are others, until there are no more', async () => {
    const seen = new Set<number>()
    for (let round = 0; round < 3; round++) {
      for (const { recipe } of await swaps({ round })) {
        expect(seen.has(recipe.id)).toBe(false)
        seen.add(recipe.id)
      }
    }
    expect(seen.size).toBe(18)
    expect(await swaps({ diets: ['no such diet'] })).toEqual([])
  })

  test('what isn’t a question gets a sentence', async () => {
    const response = await ask({ slot: 'supper' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'Send the meal to swap, and who eats it.' })
  })
})
