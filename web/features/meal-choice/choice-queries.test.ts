import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { GoalDiet } from '#domain/diary/goals.ts'
import { type ApiParameters, callApiInProcess } from '#web/data/api.ts'
import { choiceQueries } from './choice-queries.ts'

test('suggestions leave out what the member doesn’t eat, even if they are filled up with other meals', async () => {
  const requested: ApiParameters[] = []
  callApiInProcess((_, parameters) => {
    requested.push(parameters)
    return Promise.resolve({ recipes: [] })
  })
  const preference = { slot: 'dinner', diet: 'vegan', notEaten: ['peanut', 'olives'] } as const
  await new QueryClient().fetchQuery(choiceQueries.suggestions(preference, 0))
  expect(requested).toMatchObject([
    { 'include-tags': 'dinner,vegan', exclude: 'peanut,olives' },
    { 'include-tags': 'vegan', exclude: 'peanut,olives' },
  ])
})

test('there are no suggestions until it is known what the member doesn’t eat', () => {
  expect(choiceQueries.suggestions({ slot: 'dinner', diet: 'none', notEaten: undefined }, 0).enabled).toBe(false)
})

test('suggestions keep the diet of the goals, also where the provider has no such diet', async () => {
  const requested: ApiParameters[] = []
  const dish = (id: number, carbohydrates: number) => ({
    ...{ id, title: `Dish ${id}`, readyInMinutes: 20, servings: 2, extendedIngredients: [] },
    nutrition: {
      nutrients: [
        { name: 'Calories', amount: 400, unit: 'kcal' },
        { name: 'Carbohydrates', amount: carbohydrates, unit: 'g' },
      ],
    },
  })
  callApiInProcess((_, parameters) => {
    requested.push(parameters)
    return Promise.resolve({ recipes: [dish(90000101, 20), dish(90000102, 60)] })
  })
  const suggestions = (diet: GoalDiet) =>
    new QueryClient().fetchQuery(choiceQueries.suggestions({ slot: 'dinner', diet, notEaten: [] }, 0))
  expect((await suggestions('low_carb')).map(({ id }) => id)).toEqual([90000101])
  expect((await suggestions('mediterranean')).map(({ id }) => id)).toEqual([90000101, 90000102])
  expect(requested.at(-1)).toMatchObject({ style: 'mediterranean' })
  expect(requested[0]).not.toHaveProperty('style')
})
