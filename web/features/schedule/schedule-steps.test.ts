// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, answerWith } = memberBackend()

const meal = (id: number): ScheduledMeal => ({
  ...{ id, recipeId: null, date: '2026-11-18', mealType: 'lunch', title: 'Soup', image: '' },
  ...{ servings: 1, calories: 400, isNote: false, leftoverOf: null, cookedAt: null },
})
const to = { date: '2026-11-20', mealType: 'lunch' } as const

test('a meal that somebody deleted isn’t moved: a message says so, and its leftovers stay where they are', async () => {
  const { takeStep } = await import('./schedule-steps.ts')
  answerWith(() => Response.json([]))
  const step = { change: [meal(1), meal(2)].map((one) => ({ meal: one, to })) }
  await expect(takeStep(step)).rejects.toThrow('Someone deleted it.')
  expect(calls.filter(({ call }) => call === 'PATCH meal_schedules')).toHaveLength(1)
})

test('leftovers that somebody deleted don’t block their dish, and Undo leaves them out', async () => {
  const { takeStep } = await import('./schedule-steps.ts')
  const answers = [[{ id: 1 }], []]
  answerWith(() => Response.json(answers.shift()))
  const back = await takeStep({ change: [meal(1), meal(2)].map((one) => ({ meal: one, to })) })
  expect(back.change?.map(({ meal: { id } }) => id)).toEqual([1])
})

test('a meal whose response was lost is planned once when it is sent again, and Undo still works', async () => {
  const { takeStep } = await import('./schedule-steps.ts')
  const add = [{ date: '2026-11-18', mealType: 'lunch', title: 'Eat out', isNote: true }] as const
  const step = { add: add.map((one) => ({ ...meal(0), ...one })) }
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(takeStep(step)).rejects.toThrow()
  const row = { id: 5, date: '2026-11-18', meal_type: 'lunch', note: 'Eat out', servings: 1, calories: 0 }
  answerWith(({ call }) => Response.json(call.startsWith('GET') ? [row] : []))
  expect((await takeStep(step)).remove?.map(({ id }) => id)).toEqual([5])
  const [lost, again] = calls.filter(({ call }) => call === 'POST meal_schedules')
  expect(again?.body).toEqual(lost?.body)
  expect(again?.search.get('on_conflict')).toBe('household_id,device_key')
})
