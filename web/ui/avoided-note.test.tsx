// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'
import '#web/testing/patience.ts'

const { respondWith, calls } = memberBackend()
const [first, second] = [90000101, 90000102].map(recipeId)

test('cards say what the member avoids in them, with one request for all of them', async () => {
  const { RecipeAvoided } = await import('./member-avoids.tsx')
  const { createQueryClient } = await import('#web/data/query-client.ts')
  const { setSessionUser } = await import('#web/data/session.ts')
  respondWith(({ call }) => {
    if (call === 'GET profiles') return Response.json([{ allergies: ['sesame'], dislikes: ['olives'] }])
    if (call === 'POST rpc/household_foods') return Response.json([])
    if (call === 'GET user_goals') return Response.json([{ preferred_diet_type: 'vegan' }])
    return Response.json({
      avoid: [
        { contains: [first], mayContain: [second] },
        { contains: [first], mayContain: [] },
      ],
      diets: [[second]],
    })
  })
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  if (!first || !second) throw new Error('The test needs recipe ids.')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RecipeAvoided id={first} size="card" />
      <RecipeAvoided id={second} size="card" />
      <RecipeAvoided id={second} size="page" />
    </QueryClientProvider>,
  )
  const badge = await screen.findByText('Sesame: you')
  expect(badge.textContent).toBe('Sesame: you +1, Olives: you')
  expect(badge.title).toBe('Sesame: you, Olives: you')
  // A card says only what is certain, the recipe's page also what depends on the product.
  expect(screen.getByText('Not vegan: you')).toBeTruthy()
  expect(
    screen.getByText('May contain sesame, which you avoid. Doesn’t fit a vegan diet, which you follow.'),
  ).toBeTruthy()
  const requested = calls.filter(({ call }) => call === 'POST /api/catalogue/avoided')
  expect(requested.map(({ body }) => body)).toEqual([{ avoid: ['sesame', 'olives'], diets: ['Vegan'] }])
})

test('a row of the shopping list says it too, with one request for the whole list', async () => {
  const { IngredientsAvoided } = await import('./member-avoids.tsx')
  const { createQueryClient } = await import('#web/data/query-client.ts')
  const { setSessionUser } = await import('#web/data/session.ts')
  const among = ['semisweet chocolate chips', 'tahini']
  respondWith(({ call }) => {
    if (call === 'GET profiles') return Response.json([{ allergies: ['sesame', 'dairy'], dislikes: [] }])
    if (call === 'POST rpc/household_foods') return Response.json([])
    if (call === 'GET user_goals') return Response.json([])
    return Response.json([
      { contains: [], mayContain: [1] },
      { contains: [0], mayContain: [] },
    ])
  })
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      {among.map((name) => (
        <IngredientsAvoided key={name} names={[name]} among={among} size="row" />
      ))}
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Contains sesame, which you avoid.')).toBeTruthy()
  expect(screen.getByText('May contain dairy, which you avoid.')).toBeTruthy()
  expect(calls.filter(({ call }) => call === 'POST /api/foods/analyse/avoided')).toHaveLength(1)
})
