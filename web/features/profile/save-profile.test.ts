// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { WORDS_PER_LIST } from '#domain/limits.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()

test('a member lists as many foods as a search leaves out; one more is refused with a sentence', async () => {
  const { saveFoodsNotEaten } = await import('./save-profile.ts')
  const foods = Array.from({ length: WORDS_PER_LIST }, (_, at) => `food ${at}`)
  respondWith(({ call }) => (call.startsWith('GET') ? Response.json([]) : new Response(null, { status: 201 })))
  expect(await saveFoodsNotEaten({ shown: [], chosen: foods })).toEqual(foods)
  calls.length = 0
  await expect(saveFoodsNotEaten({ shown: [], chosen: [...foods, 'olives'] })).rejects.toThrow(
    `You can list up to ${WORDS_PER_LIST} foods`,
  )
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})
