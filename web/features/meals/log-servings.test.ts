// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recipeId } from '#domain/recipe/recipe-id.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, answerWith } = memberBackend()
const id = recipeId(7)
if (id === null) throw new Error('7 is a recipe’s number.')
const muesli = { id, title: 'Muesli', nutrition: { calories: 400, protein: 12, carbs: 60, fat: 9 }, nutrients: [] }
const planned = { mealType: 'breakfast', date: '2026-11-18', servings: 1, scheduleId: 4 } as const

/** What the diary has from the plan when it is asked. */
function diaryWith(...rows: { schedule_id: number; date: string }[]) {
  answerWith(({ call }) => Response.json(call === 'GET meal_entries' ? rows : [{ id: 9 }]))
}
const added = () => calls.filter(({ call }) => call === 'POST meal_entries').length

test('a planned meal that was logged in another tab is not logged twice', async () => {
  const { logServings } = await import('./log-servings.ts')
  diaryWith({ schedule_id: 4, date: '2026-11-18' })
  expect(await logServings(muesli, planned)).toBeNull()
  expect(added()).toBe(0)
})

test('a meal that moved since it was logged can be logged on its new day', async () => {
  const { logServings } = await import('./log-servings.ts')
  diaryWith({ schedule_id: 4, date: '2026-11-16' })
  expect(await logServings(muesli, planned)).toBe(9)
  expect(added()).toBe(1)
})
