// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'
import type { Reply } from '#web/testing/render-page.tsx'

const { respondWith } = memberBackend()

const PROFILE = {
  ...{ birth_year: null, sex: null, height_cm: null, activity: null, aim: null, pace_kg_week: null },
  ...{ goal_weight_kg: null, maternity: 'none', dislikes: [], allergies: [] },
  ...{ weight_unit: 'lb', volume_unit: 'fl_oz', height_unit: 'ft_in', energy_unit: 'kJ' },
}

/** Everything else is empty; the test responds to the profile request. */
function withProfile(profile: () => Response | Promise<Response>) {
  respondWith(({ call }) =>
    call === 'GET profiles' ? profile() : Response.json([], { headers: { 'content-range': '*/0' } }),
  )
}

const pages: [name: string, load: () => Promise<ComponentType>][] = [
  ['dashboard', async () => (await import('./dashboard-page.tsx')).DashboardPage],
  ['diary', async () => (await import('./diary-page.tsx')).DiaryPage],
]

// Loaded here once, so that no test waits for it.
beforeAll(async () => {
  await Promise.all(pages.map(([, load]) => load()))
}, 120_000)

const NOTHING_NEEDED: Reply = () => Promise.reject(new Error('Nothing of the catalogue is needed.'))

async function open(load: () => Promise<ComponentType>, address = '/', reply = NOTHING_NEEDED) {
  const Page = await load()
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  renderPage(Page, address, reply)
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
}

const weightField = () => screen.queryByRole('spinbutton', { name: /weight/i }) ?? screen.queryByLabelText(/weight in/i)

for (const [name, load] of pages) {
  test(`the ${name} asks for a weight only once it knows the member’s units`, async () => {
    let reply: (response: Response) => void = () => undefined
    withProfile(() => new Promise((resolve) => (reply = resolve)))
    await open(load)
    expect(await screen.findByText(new RegExp(`Loading your ${name}`))).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve, 300)) // the rest of the day is there long before
    expect(weightField()).toBeNull()
    reply(Response.json([PROFILE]))
    await expect.poll(weightField, { timeout: 10_000 }).not.toBeNull()
    expect(document.body.textContent).toContain('lb')
    expect(document.body.textContent).not.toContain('kcal')
  })

  test(`the ${name} says so if the member’s units can’t be loaded, and accepts no weight`, async () => {
    withProfile(() => Response.json({ message: 'The database is busy.' }, { status: 503 }))
    await open(load)
    await expect.poll(() => screen.queryByRole('alert'), { timeout: 10_000 }).not.toBeNull()
    expect(weightField()).toBeNull()
  })
}

const dish = { id: 1, title: 'Rice Bowl', readyInMinutes: 20, calories: 500, protein: 20, fat: 10, carbohydrates: 80 }
const inKilojoules: [name: string, load: () => Promise<ComponentType>, address: string, reply: unknown][] = [
  [
    'planner',
    async () => (await import('./diet-planner-page.tsx')).DietPlannerPage,
    '/diet-planner',
    { meals: [dish], nutrients: dish },
  ],
  [
    'kitchen',
    async () => (await import('./kitchen-page.tsx')).KitchenPage,
    '/kitchen?have=rice',
    {
      recipes: [
        { ...dish, nutrition: { nutrients: [{ name: 'Calories', amount: 500 }] }, used: ['rice'], missing: [] },
      ],
      total: 1,
    },
  ],
]

for (const [name, load, address, reply] of inKilojoules) {
  test(`the ${name} is in the member’s unit of energy`, async () => {
    withProfile(() => Response.json([PROFILE]))
    await open(load, address, () => Promise.resolve(reply))
    await expect.poll(() => document.body.textContent, { timeout: 10_000 }).toContain('kJ')
    expect(document.body.textContent).not.toContain('kcal')
    const generate = screen.queryByRole('button', { name: 'Generate Meal Plan' })
    if (generate) fireEvent.click(generate)
    await expect.poll(() => document.body.textContent, { timeout: 10_000 }).toContain('2,092 kJ') // 500 kcal
    expect(document.body.textContent).not.toContain('kcal')
  })
}
