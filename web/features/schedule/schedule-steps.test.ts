// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { PlannedEntry, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()
beforeEach(() => respondWith(() => Response.json({ added: [5] })))

const note: PlannedEntry = {
  ...{ recipeId: null, date: '2026-11-18', mealType: 'lunch', title: 'Eat out', image: '' },
  ...{ servings: 1, calories: 0, isNote: true },
}
const soup: ScheduledMeal = {
  ...{ id: 1, recipeId: recipeId(7), date: '2026-11-18', mealType: 'lunch', title: 'Soup', image: '/img/7.webp' },
  ...{ servings: 1, calories: 400, isNote: false, leftoverOf: null, cookedAt: null },
}
const sentChanges = () => calls.filter(({ call }) => call === 'POST rpc/change_plan').map(({ body }) => body)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a step is one call; leftovers name their dish by its place among the new meals, or by its id', async () => {
  const { takeStep } = await import('./schedule-steps.ts')
  const rest = { ...soup, date: '2026-11-19', leftoverOf: { date: soup.date, mealType: soup.mealType } }
  const olderRest = { ...soup, mealType: 'dinner', leftoverOf: 90 } as const
  await takeStep({
    add: [rest, note, soup, olderRest],
    change: [{ meal: soup, to: { servings: 2, cookedAt: null } }],
    remove: [{ ...soup, id: 3 }],
    seen: [3],
  })
  const row = { recipe_id: '7', recipe_title: 'Soup', recipe_image: '/img/7.webp', servings: 1, calories: 400 }
  expect(calls).toHaveLength(1)
  expect(sentChanges()).toEqual([
    {
      change: expect.any(String),
      added: [
        { ...row, date: '2026-11-19', meal_type: 'lunch', leftover_of: null, leftover_of_added: 2 },
        { date: '2026-11-18', meal_type: 'lunch', note: 'Eat out', servings: 1, calories: 0 },
        { ...row, date: '2026-11-18', meal_type: 'lunch', leftover_of: null, leftover_of_added: null },
        { ...row, date: '2026-11-18', meal_type: 'dinner', leftover_of: 90, leftover_of_added: null },
      ],
      changed: [{ id: 1, servings: 2, cooked_at: null }],
      removed: [3],
      seen: [3],
    },
  ])
})

test('a step whose response was lost is sent again at once, and when the member tries again, with the same key', async () => {
  const { takeStep, unconfirmedStep } = await import('./schedule-steps.ts')
  const step = { add: [note] }
  const wanted = { week: 'of notes' }
  respondWith(lost)
  await expect(takeStep(step, wanted)).rejects.toThrow('this may not be saved')
  expect(unconfirmedStep(wanted)).toBe(step)
  respondWith(() => Response.json({ added: [5] }))
  const stored = await takeStep(step, wanted)
  expect(stored.added).toEqual([5])
  expect(unconfirmedStep(wanted)).toBeUndefined()
  const [first, ...again] = sentChanges()
  expect(again).toEqual([first, first])
  await stored.undo()
  expect(calls.at(-1)).toMatchObject({ call: 'POST rpc/undo_plan_change' })
  await takeStep(step, wanted)
  expect(sentChanges().at(-1)).not.toEqual(first)
})

test('a step that was refused is not sent again, and the message says why', async () => {
  const { takeStep, unconfirmedStep } = await import('./schedule-steps.ts')
  respondWith(() => Response.json({ message: 'Someone deleted it.' }, { status: 400 }))
  const step = { remove: [soup] }
  await expect(takeStep(step)).rejects.toThrow('Someone deleted it.')
  expect(sentChanges()).toHaveLength(1)
  expect(unconfirmedStep(step)).toBeUndefined()
})
