import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type ApiParameters, callApiInProcess } from '#web/data/api.ts'
import { choiceQueries } from './choice-queries.ts'

test('suggestions leave out what the member doesn’t eat, even if they are filled up with other meals', async () => {
  const requested: ApiParameters[] = []
  callApiInProcess((_, parameters) => {
    requested.push(parameters)
    return Promise.resolve({ recipes: [] })
  })
  const preference = { slot: 'dinner', diet: 'Vegan', notEaten: ['peanut', 'olives'] } as const
  await new QueryClient().fetchQuery(choiceQueries.suggestions(preference, 0))
  expect(requested).toMatchObject([
    { 'include-tags': 'dinner,vegan', exclude: 'peanut,olives' },
    { 'include-tags': 'vegan', exclude: 'peanut,olives' },
  ])
})

test('there are no suggestions until it is known what the member doesn’t eat', () => {
  expect(choiceQueries.suggestions({ slot: 'dinner', diet: null, notEaten: undefined }, 0).enabled).toBe(false)
})
