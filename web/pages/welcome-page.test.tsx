// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER, memberBackend, seatRows } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()

const day = {
  meals: [{ id: 90000101, title: 'Porridge', readyInMinutes: 10, servings: 2 }],
  nutrients: { calories: 2000, protein: 90, fat: 70, carbohydrates: 240 },
}
const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
)

const today = '2026-11-18'
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) }))
afterEach(() => void vi.useRealTimers())

interface Start {
  appetites: number[]
  members: number
  planned: number
  asksConsent?: boolean
}

const sentProfiles = () => calls.filter(({ call }) => call === 'POST profiles').map(({ body }) => body)
const isConsent = (profile: unknown) => Object.hasOwn(Object(profile), 'health_consent')

/** Opens the page. Resolves to the planner's request. */
async function welcome({ appetites, members, planned, asksConsent = false }: Start) {
  const { OPEN_SITE, renderPage } = await import('#web/testing/render-page.tsx')
  const { WelcomePage } = await import('./welcome-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  setSessionUser({ id: MEMBER, email: 'mia@example.test' })
  const meals = Array.from({ length: planned }, (_, id) => ({
    ...{ id, date: today, meal_type: 'breakfast', recipe_id: '90000101', recipe_title: 'Soup', recipe_image: null },
    ...{ note: null, servings: 1, calories: 400, leftover_of: null, cooked_at: null },
  }))
  respondWith(({ call, search }) => {
    if (search.get('select') === 'health_consent') return Response.json(sentProfiles().filter(isConsent))
    if (call === 'POST rpc/people_at_table') return Response.json(seatRows(appetites, members))
    if (call === 'GET meal_schedules') return Response.json(meals)
    if (call === 'POST rpc/change_plan') return Response.json({ added: [] })
    return call.startsWith('GET') ? Response.json([]) : new Response(null, { status: 201 })
  })
  const requested: unknown[] = []
  const respond = async (path: string, parameters: unknown) => {
    if (path.startsWith('/mealplanner')) requested.push(parameters)
    return { week }
  }
  renderPage(WelcomePage, '/welcome', respond, { site: { host: { ...OPEN_SITE.host, asksConsent } } })
  return requested
}

async function answer(...names: (string | RegExp)[]) {
  for (const name of names) fireEvent.click(await screen.findByRole('button', { name }))
}

const atTheWeek = () => waitFor(() => expect(window.location.pathname).toBe('/meal-scheduler'))
const savedTables = () => calls.filter(({ call }) => call === 'POST rpc/set_table').map(({ body }) => body)

test('people who joined a household plan for its table and don’t change it', async () => {
  const requested = await welcome({
    appetites: [1, 1, 0.5],
    members: 2,
    planned: 2,
  })
  expect(await screen.findByText(/We’ll plan for the 3 people at its table/)).toBeTruthy()
  await answer('Vegan', 'I eat everything', /Keep/)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Your whole household shares this plan')
  expect(requested).toMatchObject([{ people: '3', portions: '1,1,0.5' }])
  fireEvent.click(screen.getByRole('button', { name: 'Fill Gaps' }))
  await atTheWeek()
  expect(savedTables()).toEqual([])
})

test('filling only the gaps says how many meals that were', async () => {
  await welcome({ appetites: [1], members: 1, planned: 1 })
  await answer('Vegan', 'I eat everything', '1 person', /Keep/, 'Fill Gaps')
  await atTheWeek()
  const { useToasts } = await import('#web/ui/toast-store.ts')
  const messages = useToasts.getState().toasts.map(({ message }) => message)
  expect(messages).toContain('Filled the gaps with 6 of 7 meals.')
})

test('a member alone sets the table with the plan, and not without it', async () => {
  const start = { appetites: [1], members: 1 }
  await welcome({ ...start, planned: 1 })
  await answer('Vegan', 'I eat everything', '2 people', /Keep/)
  fireEvent(await screen.findByRole('dialog'), new Event('cancel'))
  await atTheWeek()
  expect(savedTables()).toEqual([])

  await welcome({ ...start, planned: 0 })
  await answer('Vegan', 'I eat everything', '2 people', /Keep/)
  await atTheWeek()
  expect(savedTables()).toEqual([{ people: 2, portions: [] }])
})

test('the diet, and what to avoid, steer the first week and its goals', async () => {
  const requested = await welcome({ appetites: [1], members: 1, planned: 0 })
  await answer('Keto', 'dairy', 'Continue', '1 person', /Keep/)
  await atTheWeek()
  expect(requested).toMatchObject([{ diet: 'Ketogenic', exclude: 'dairy', maxCarbs: '50', fat: '144' }])
  const goals = calls.find(({ call }) => call === 'POST user_goals')?.body
  expect(goals).toMatchObject({ preferred_diet_type: 'keto', carbs_target_g: 50, fat_target_g: 144 })
})

test('somebody who wants to lose weight says who they are, and the week has their calories', async () => {
  const requested = await welcome({ appetites: [1], members: 1, planned: 0 })
  await answer('Mediterranean', 'I eat everything', '1 person', /Lose/)
  const type = async (label: string | RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await type('Year of birth', '1986')
  await type('Sex', 'female')
  await type('Height in cm', '168')
  await type(/^Weight now/, '72')
  await answer('Use These Goals')
  await atTheWeek()
  expect(requested).toMatchObject([{ style: 'mediterranean', targetCalories: '1400' }])
  expect(calls.filter(({ call }) => call === 'POST user_goals').map(({ body }) => body)).toMatchObject([
    { daily_calorie_target: 1400, preferred_diet_type: 'mediterranean' },
  ])
})

test('without those figures the week has 2,000 kcal, and says so', async () => {
  const requested = await welcome({ appetites: [1], members: 1, planned: 0 })
  await answer('Vegan', 'I eat everything', '1 person', /Gain/, /Plan With 2,000 kcal/)
  expect(await screen.findByText(/It has about 2,000 kcal a day/)).toBeTruthy()
  expect(requested).toMatchObject([{ targetCalories: '2000' }])
})

test('without consent the week is planned from what was said, and only the aim is stored', async () => {
  const requested = await welcome({ appetites: [1], members: 1, planned: 0, asksConsent: true })
  await answer('Keto', 'dairy', 'Continue', '1 person', /Lose/, 'Not Now')
  const type = async (label: string | RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await type('Year of birth', '1986')
  await type('Sex', 'female')
  await type('Height in cm', '168')
  await type(/^Weight now/, '72')
  await answer('Use These Goals')
  await atTheWeek()
  expect(screen.queryByRole('alertdialog')).toBeNull() // asked once
  expect(requested).toMatchObject([{ exclude: 'dairy', targetCalories: '1400' }])
  expect(sentProfiles()).toEqual([{ user_id: MEMBER, aim: 'lose' }])
  expect(calls.filter(({ call }) => call === 'POST weight_logs')).toEqual([])
  const { useToasts } = await import('#web/ui/toast-store.ts')
  const messages = useToasts.getState().toasts.map(({ message }) => message)
  expect(messages).toContain('We left out dairy. That isn’t stored, so later plans won’t know.')
})

test('who agrees has it stored, with the version of the question first', async () => {
  await welcome({ appetites: [1], members: 1, planned: 0, asksConsent: true })
  await answer('Keto', 'dairy', 'Continue', '1 person', /Keep/, 'Agree')
  await atTheWeek()
  expect(sentProfiles()).toEqual([
    { user_id: MEMBER, health_consent: 1 },
    { user_id: MEMBER, aim: 'keep' },
    { user_id: MEMBER, allergies: [], dislikes: ['dairy'] },
  ])
})
