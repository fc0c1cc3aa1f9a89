// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()

// Loaded here, so that no test waits for it.
beforeAll(async () => {
  await import('./goals-page.tsx')
}, 120_000)

const OTHER_MEMBER = '9a1d7c40-2b3e-4f5a-8c6d-7e8f90a1b2c3'

const PROFILE = {
  ...{ birth_year: 1986, sex: 'female', height_cm: 165, activity: 'light', aim: 'keep', pace_kg_week: 0.5 },
  ...{ goal_weight_kg: null, maternity: 'none', dislikes: [], allergies: [] },
  ...{ weight_unit: 'kg', volume_unit: 'ml', height_unit: 'cm', energy_unit: 'kcal' },
}

test('goals suggested to one member are not filled in for the next', async () => {
  respondWith(({ call }) => {
    if (call === 'GET profiles') return Response.json([PROFILE])
    if (call === 'GET weight_logs') return Response.json([{ date: '2026-11-16', weight_kg: 60 }])
    return Response.json([], { headers: { 'content-range': '*/0' } })
  })
  const { GoalsPage } = await import('./goals-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const calories = () => Number(screen.queryByRole<HTMLInputElement>('slider', { name: 'Daily calories' })?.value)
  renderPage(GoalsPage, '/goals', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use These Goals', hidden: true }))
  await expect.poll(calories, { timeout: 10_000 }).toBeLessThan(DEFAULT_GOALS.calories)
  act(() => setSessionUser({ id: OTHER_MEMBER, email: 'ben@example.test' }))
  await expect.poll(calories, { timeout: 10_000 }).toBe(DEFAULT_GOALS.calories)
})

async function goalsOf(response: Parameters<typeof respondWith>[0], asksConsent = false) {
  respondWith(response)
  const { GoalsPage } = await import('./goals-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { OPEN_SITE, renderPage } = await import('#web/testing/render-page.tsx')
  const site = { host: { ...OPEN_SITE.host, asksConsent } }
  renderPage(GoalsPage, '/goals', () => Promise.reject(new Error('Nothing of the catalogue is needed.')), { site })
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
}

const member = ({ call }: { call: string }) => {
  if (call === 'GET profiles') return Response.json([PROFILE])
  if (call === 'GET weight_logs') return Response.json([{ date: '2026-11-16', weight_kg: 60 }])
  return Response.json([], { headers: { 'content-range': '*/0' } })
}

const GOALS_ROW = {
  ...{ water_target_ml: 2000, protein_target_g: 100, carbs_target_g: 150, fat_target_g: 50 },
  preferred_diet_type: 'none',
}

test('Use These Goals saves them', async () => {
  await goalsOf(member)
  fireEvent.click(await screen.findByRole('button', { name: 'Use These Goals', hidden: true }))
  const saved = () => calls.filter(({ call }) => call === 'POST user_goals').map(({ body }) => body)
  await expect.poll(saved, { timeout: 10_000 }).toMatchObject([{ protein_target_g: expect.any(Number) }])
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Daily calories' })
  expect(saved()).toMatchObject([{ daily_calorie_target: Number(slider.value), preferred_diet_type: 'none' }])
  expect(Number(slider.value)).toBeLessThan(DEFAULT_GOALS.calories)
})

test('a goal below what a pregnant member needs is raised with her details', async () => {
  await goalsOf(({ call }) => {
    if (call === 'GET profiles') return Response.json([{ ...PROFILE, maternity: 'pregnant' }])
    if (call === 'GET user_goals') return Response.json([{ user_id: MEMBER, ...GOALS_ROW, daily_calorie_target: 1400 }])
    return member({ call })
  })
  const before = calls.filter(({ call }) => call === 'POST user_goals').length
  fireEvent.click(await screen.findByRole('button', { name: 'Save My Details', hidden: true }))
  const saved = () => calls.filter(({ call }) => call === 'POST user_goals').slice(before)
  await expect.poll(() => saved().length, { timeout: 10_000 }).toBe(1)
  // Mifflin–St Jeor for 40 years, 165 cm, and 60 kg, times 1.375, in steps of 50.
  expect(saved()[0]?.body).toMatchObject({ daily_calorie_target: 1750 })
})

test('leaving with unsaved goals asks first', async () => {
  await goalsOf(member)
  const slider = await screen.findByRole('slider', { name: 'Fat' })
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/dashboard'
  fireEvent.change(slider, { target: { value: '80' } })
  fireEvent.click(link)
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Your new goals aren’t saved yet.')
  expect(window.location.pathname).toBe('/goals')
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  link.remove()
})

test('new goals offer to plan the week anew: open meals are replaced in one step, logged ones stay', async () => {
  const today = '2026-11-18'
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) }) // a meal of yesterday wouldn't be replaced
  onTestFinished(() => void vi.useRealTimers())
  const meal = { date: today, recipe_image: null, note: null, servings: 1, calories: 400, leftover_of: null }
  const planned = ['breakfast', 'lunch', 'dinner'].map((meal_type, at) => ({
    ...{ ...meal, id: at + 1, meal_type, recipe_id: String(90000101 + at), recipe_title: meal_type, cooked_at: null },
  }))
  const macros = { calories: 400, protein: 20, carbohydrates: 40, fat: 10 }
  const day = {
    meals: [90000201, 90000202, 90000203].map((id) => ({ id, title: `New ${id}`, servings: 2, portion: 1, ...macros })),
    nutrients: macros,
  }
  respondWith((request) => {
    if (request.call === 'GET meal_schedules') return Response.json(planned)
    if (request.call === 'GET meal_entries')
      return Response.json([{ id: 9, schedule_id: 1, date: today, meal_type: 'breakfast', nutrients: {}, servings: 1 }])
    if (request.call === 'POST rpc/change_plan') return Response.json({ added: [11, 12] })
    return member(request)
  })
  const { GoalsPage } = await import('./goals-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const { WEEKDAYS } = await import('#domain/time/weekdays.ts')
  const requested: unknown[] = []
  renderPage(GoalsPage, '/goals', async (_, parameters) => {
    requested.push(parameters)
    return { week: Object.fromEntries(WEEKDAYS.map((name) => [name, day])) }
  })
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  fireEvent.change(await screen.findByLabelText('Preferred diet'), { target: { value: 'keto' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save Goals' }))
  expect((await screen.findByText(/were planned for your old goals/)).textContent).toContain('2 meals')
  fireEvent.click(screen.getByRole('button', { name: 'Plan This Week Anew' }))
  const steps = () => calls.filter(({ call }) => call === 'POST rpc/change_plan').map(({ body }) => body)
  await expect.poll(steps, { timeout: 10_000 }).toMatchObject([{ removed: [2, 3], seen: [1, 2, 3] }])
  expect(requested).toMatchObject([{ diet: 'Ketogenic', maxCarbs: '50', avoid: '90000101' }])
  const [step] = steps() as { added: { meal_type: string; date: string }[] }[]
  expect(step?.added.map(({ meal_type, date }) => [meal_type, date])).toEqual([
    ['lunch', today],
    ['dinner', today],
  ])
  await expect.poll(() => screen.queryByText(/old goals/)).toBeNull()
})

test('without consent, goals are still worked out, what was typed stays in the form, and nobody is told of an error', async () => {
  await goalsOf(member, true)
  const { useToasts } = await import('#web/ui/toast-store.ts')
  const toasts = () => useToasts.getState().toasts.map(({ message, tone }) => `${tone}: ${message}`)
  const notNow = async () => fireEvent.click(await screen.findByRole('button', { name: 'Not Now' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use These Goals', hidden: true }))
  await notNow()
  await expect.poll(toasts, { timeout: 10_000 }).toContain('success: Goals saved successfully!')
  expect(toasts()).toContain('info: As you chose, what you typed isn’t stored.')

  fireEvent.click(await screen.findByRole('button', { name: 'peanut' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save What I Don’t Eat' }))
  await notNow()
  await expect.poll(() => toasts().at(-1)).toMatch(/^info: Your changes weren’t saved. You chose not to/)
  expect(screen.getByRole('button', { name: 'peanut' }).getAttribute('aria-pressed')).toBe('true')
  expect(calls.filter(({ call }) => call === 'POST profiles' || call === 'POST weight_logs')).toEqual([])
})
