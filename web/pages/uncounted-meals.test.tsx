// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayKey } from '#domain/time/calendar.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { respondWith } = memberBackend()

const entry = (id: number, title: string, calories: number, nutrients: object | null) => ({
  ...{ id, user_id: MEMBER, date: dayKey(new Date()), meal_type: 'lunch', kind: 'recipe', recipe_id: '90001201' },
  ...{ recipe_title: title, food_id: null, grams: null, quantity: 1, schedule_id: null },
  ...{ calories, protein: 0, carbs: 0, fat: 0, nutrients, device_key: `key ${id}`, updated_at: '' },
})
const secret = entry(1, 'Grandma’s secret', 0, null)
const soup = entry(2, 'Soup', 300, { calories: 300 })

function eaten(...entries: object[]) {
  respondWith(({ call }) =>
    Response.json(call === 'GET meal_entries' ? entries : [], { headers: { 'content-range': '*/0' } }),
  )
}

async function show() {
  const { DashboardPage } = await import('./dashboard-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  renderPage(DashboardPage, '/', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
}

const patient = { timeout: 30_000 }

test('the dashboard’s calories say that a meal isn’t counted', async () => {
  eaten(secret, soup)
  await show()
  expect(await screen.findByText('2,000 kcal left today · 1 meal isn’t counted', {}, patient)).toBeTruthy()
}, 60_000)

test('if all meals are counted, it doesn’t mention that', async () => {
  eaten(soup)
  await show()
  expect(await screen.findByText('2,000 kcal left today', {}, patient)).toBeTruthy()
}, 60_000)
