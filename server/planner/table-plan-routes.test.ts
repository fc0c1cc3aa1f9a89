// The plan for a table, through its route and its thread, from the real catalogue.
import { describe, expect, test } from 'vitest'
import { tableEntries } from '#domain/table-plan/table-entries.ts'
import type { TablePlan } from '#domain/table-plan/table-plan.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import type { EaterInput, TableEaters } from '#server/table/eaters-of.ts'
import { tablePlanRoutes } from './table-plan-routes.ts'

const MONDAY = '2026-11-23'
const needs = (calories: number) => ({ calories, minProtein: 50, minFiber: 25, maxSodium: 2300 })
const person = (id: string, more: Partial<EaterInput> = {}): EaterInput => ({
  ...{ id, name: id, diet: 'none', exclusions: [], isChild: false, isPrivate: false, needs: needs(2000), ...more },
})
const eaters = [
  person('Ana', { diet: 'vegan', needs: needs(1987) }),
  person('Ben', { exclusions: ['gluten'] }),
  person('Cleo', { needs: needs(3013) }),
  person('Mia', { isChild: true, needs: { calories: 1397, minProtein: 19, minFiber: 19, maxSodium: 1500 } }),
]
const present = ['Ana', 'Ben', 'Cleo', 'Mia']

/** Ben is away at lunch, and a guest comes to dinner. */
const table = (dates: readonly string[]): TableEaters => ({
  eaters,
  meals: dates.flatMap((date) =>
    (['breakfast', 'lunch', 'dinner', 'snack'] as const).map((mealType) => ({
      ...{ date, mealType, guests: mealType === 'dinner' ? 1 : 0 },
      eaters: mealType === 'lunch' ? present.filter((id) => id !== 'Ben') : present,
    })),
  ),
})
const app = tablePlanRoutes(realCatalogue(), async (token, dates) => (token === 'ana' ? table(dates) : null))

const NO_RECIPES = { recipes: [], prefer: false }
const ask = (query: string, token: string | null = 'ana', body: unknown = NO_RECIPES) =>
  app.request(`/mealplanner/table?${query}`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
const plan = async (query: string) => (await (await ask(`from=${MONDAY}&timeFrame=day&${query}`)).json()) as TablePlan

describe('a plan for a table', () => {
  test('has a plate for everybody who is there, and none for who is away', async () => {
    const { people, days } = await plan('seed=3')
    expect(people.map(({ name }) => name)).toEqual(present)
    expect(days.map(({ date }) => date)).toEqual([MONDAY])
    const eating = (slot: string) =>
      days.flatMap(({ meals }) =>
        meals.filter((meal) => meal.slot === slot).flatMap(({ plates }) => plates.map((plate) => plate.person)),
      )
    expect(eating('breakfast').sort()).toEqual(present)
    expect(eating('dinner').sort()).toEqual(present)
    expect(eating('lunch').sort()).toEqual(['Ana', 'Cleo', 'Mia'])
    const dinners = days.flatMap(({ meals }) => meals.filter(({ slot }) => slot === 'dinner'))
    expect(dinners.map(({ guests }) => guests).reduce((sum, one) => sum + one, 0)).toBe(1)
  })

  test('says nothing of anybody’s needs, diet or foods, and the same seed gives the same plan', async () => {
    const response = await ask(`from=${MONDAY}&timeFrame=week&seed=3`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toMatch(/needs|vegan|exclusions|isChild|1987|3013|1397|maxSodium/)
    expect(await (await ask(`from=${MONDAY}&timeFrame=week&seed=3`)).text()).toBe(text)
  })

  test('a plate with something else in it says what, how much of it, and since when, in the week, too', async () => {
    const { days } = (await (await ask(`from=${MONDAY}&timeFrame=week&seed=3`)).json()) as TablePlan
    const changed = days.flatMap(({ meals }) => meals).filter(({ changes }) => changes.length > 0)
    expect(changed.length).toBeGreaterThan(0)
    for (const { changes, plates } of changed) {
      for (const { people, inPot, parts, food } of changes) {
        expect(food).not.toBe('')
        expect(inPot).toBe(people.length === 0)
        expect(plates.map((plate) => plate.person)).toEqual(expect.arrayContaining(people))
        for (const part of parts) expect(part).toMatchObject({ name: expect.any(String), grams: expect.any(Number) })
      }
    }
    const swaps = tableEntries({ ...(await plan('seed=3')), days }).flatMap(({ plates }) =>
      (plates ?? []).flatMap((plate) => plate.swaps ?? []),
    )
    expect(swaps.length).toBeGreaterThanOrEqual(changed.length)
  })

  test.each([
    ['without a session', 401, `from=${MONDAY}`, null, NO_RECIPES],
    ['with another’s session', 401, `from=${MONDAY}`, 'stranger', NO_RECIPES],
    ['without a day', 400, 'seed=3', 'ana', NO_RECIPES],
    ['with a wrong day', 400, 'from=2026-02-30', 'ana', NO_RECIPES],
    ['with a wrong body', 400, `from=${MONDAY}`, 'ana', { recipes: 'all' }],
    ['with a wrong number', 400, `from=${MONDAY}&maxMinutes=soon`, 'ana', NO_RECIPES],
  ] as const)('is refused with a sentence %s', async (_, status, query, token, body) => {
    const response = await ask(query, token, body)
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      status,
      expect.stringMatching(/^[A-Za-z].*\.$/),
    ])
  })

  test('is refused if more is sent than a member can have', async () => {
    const long = { recipes: [{ title: 'x'.repeat(3_000_000) }], prefer: false }
    expect((await ask(`from=${MONDAY}`, 'ana', long)).status).toBe(413)
  })
})
