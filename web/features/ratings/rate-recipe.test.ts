// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()
const recipe = recipeId(7)

test('rating a recipe writes the stars alone, so that a note from another device stays', async () => {
  const { rateRecipe } = await import('./rate-recipe.ts')
  if (recipe === null) throw new Error('7 is a recipe’s number.')
  respondWith(() => new Response(null, { status: 201 }))
  await rateRecipe(createQueryClient(), { member: MEMBER, recipe, stars: 4 })
  expect(calls.filter(({ call }) => call.endsWith('recipe_ratings'))).toEqual([
    {
      call: 'POST recipe_ratings',
      body: { user_id: MEMBER, recipe_id: '7', rating: 4, updated_at: expect.any(String) },
      search: expect.anything(),
    },
  ])
})

test('all of a member’s stars are read, in pages', async () => {
  const { fetchRatings } = await import('./ratings-calls.ts')
  const all = Array.from({ length: 1203 }, (_, at) => ({ recipe_id: String(at).padStart(4, '0'), rating: 3 }))
  respondWith(({ search }) => {
    const after = search.get('recipe_id')?.replace('gt.', '') ?? ''
    return Response.json(all.filter(({ recipe_id }) => recipe_id > after).slice(0, Number(search.get('limit'))))
  })
  expect((await fetchRatings()).size).toBe(1203)
})
