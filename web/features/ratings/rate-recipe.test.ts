// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recipeId } from '#domain/recipe/recipe-id.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, answerWith } = memberBackend()
const recipe = recipeId(7)

test('rating a recipe sends the stars alone, so that a note saved on another device stays', async () => {
  answerWith(() => new Response(null, { status: 201 }))
  const { rateRecipe } = await import('./rate-recipe.ts')
  if (recipe === null) throw new Error('7 is a recipe’s number.')
  await rateRecipe(createQueryClient(), { member: MEMBER, recipe, stars: 4 })
  expect(calls.filter(({ call }) => call === 'POST recipe_ratings').map(({ body }) => body)).toEqual([
    { user_id: MEMBER, recipe_id: '7', rating: 4, updated_at: expect.any(String) },
  ])
})
