// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recipeId } from '#domain/recipe/recipe-id.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, answerWith } = memberBackend()
const recipe = recipeId(7)

test('rating a recipe keeps a note that another device saved in the meantime', async () => {
  const { rateRecipe } = await import('./rate-recipe.ts')
  const { ratingsQueries } = await import('./ratings-queries.ts')
  if (recipe === null) throw new Error('7 is a recipe’s number.')
  let notes: string | null = null
  answerWith(({ call }) =>
    call.startsWith('GET')
      ? Response.json([{ rating: 3, is_favorite: true, notes }])
      : new Response(null, { status: 201 }),
  )
  const client = createQueryClient()
  await client.fetchQuery(ratingsQueries.ofRecipe(MEMBER, recipe))
  notes = 'Less salt.'
  await rateRecipe(client, { member: MEMBER, recipe, stars: 4 })
  expect(calls.filter(({ call }) => call === 'POST recipe_ratings').map(({ body }) => body)).toEqual([
    {
      ...{ user_id: MEMBER, recipe_id: '7', rating: 4, is_favorite: true, notes: 'Less salt.' },
      updated_at: expect.any(String),
    },
  ])
})
