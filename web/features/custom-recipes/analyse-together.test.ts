// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { LINES_PER_ANALYSIS, RECIPES_PER_ANALYSIS } from '#domain/limits.ts'
import { analyseTogether } from './analyse-together.ts'

const calls: { ingredients: { name: string }[] }[][] = []

/** The server's answer to a call within its limits, which server/catalogue/food-routes.test.ts holds. */
function onServer() {
  vi.stubGlobal('fetch', async (_path: string, options: RequestInit) => {
    const { recipes } = JSON.parse(String(options.body)) as { recipes: (typeof calls)[number] }
    calls.push(recipes)
    return Response.json(recipes.map(({ ingredients }) => ({ ingredients, nutrients: [] })))
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  calls.length = 0
})

const recipe = (lines: number, name = 'rice') => ({
  servings: 1,
  ingredients: Array.from({ length: lines }, () => ({ name, amount: 1, unit: 'g' })),
})

test('a page with 60 own recipes asks three times, and each recipe gets its own figures', async () => {
  onServer()
  const names = Array.from({ length: 60 }, (_, at) => `rice ${at}`)
  const read = await Promise.all(names.map((name) => analyseTogether(recipe(3, name))))
  expect(calls.map(({ length }) => length)).toEqual([RECIPES_PER_ANALYSIS, RECIPES_PER_ANALYSIS, 10])
  expect(read.map(({ ingredients }) => ingredients[0]?.name)).toEqual(names)
})

test('recipes with very many lines go in calls that the server accepts', async () => {
  onServer()
  await Promise.all([300, 300, 300].map((lines) => analyseTogether(recipe(lines))))
  const lines = calls.map((recipes) => recipes.reduce((sum, { ingredients }) => sum + ingredients.length, 0))
  expect(lines).toEqual([LINES_PER_ANALYSIS, 300])
})
