// The exact calls that pages make to the backend; hosted Supabase must accept them too.
import type { Page } from '@playwright/test'
import { addDays, dayKey, weekDays } from '#domain/time/calendar.ts'
import { expect, moveTo, oneRecipe, open, test } from './fixtures.ts'
import { join, joinOnDevice, signIn } from './member.ts'

const today = dayKey(new Date())

/** Every call to the tables so far: "GET user_goals?select=*&user_id=eq.ME". */
function watch(page: Page, memberId: string) {
  const calls: { call: string; body: unknown }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/rest/v1/')) return
    const requested = decodeURIComponent(`${pathname.slice('/rest/v1/'.length)}${search}`).replaceAll(memberId, 'ME')
    calls.push({ call: `${request.method()} ${requested}`, body: request.postDataJSON() })
  })
  return {
    called: () => calls.map(({ call }) => call),
    /** The body of the one call that starts with this text. */
    written: (start: string) => calls.filter(({ call }) => call.startsWith(start)).map(({ body }) => body),
    forget: () => calls.splice(0),
  }
}

/** So that a row whose response was lost is stored once, although it is sent again. */
const device_key = expect.stringMatching(/^[0-9a-f-]{36}$/)

test('a member’s day is loaded and written as the backend’s tables expect it', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const { id } = await oneRecipe(request)
  const { called, written, forget } = watch(page, member.id)

  await test.step('the dashboard: the probe first, then goals, the day, its weight, meals and plan', async () => {
    await open(page, '/dashboard')
    await expect(page.getByRole('region', { name: 'Water over time' })).toBeVisible()
    expect(called()).toEqual(
      expect.arrayContaining([
        'HEAD user_goals?select=*&limit=1',
        'GET user_goals?select=*&user_id=eq.ME',
        `GET daily_logs?select=*&user_id=eq.ME&date=eq.${today}`,
        `GET meal_entries?select=*&user_id=eq.ME&date=gte.${today}&date=lte.${today}&order=id.asc`,
      ]),
    )
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? ''))
    expect(saved.state, 'who is signed in, and nothing secret').toEqual({
      user: { id: member.id, email: member.email },
    })
    const probe = called().indexOf('HEAD user_goals?select=*&limit=1')
    expect(called().findIndex((call) => call.startsWith('GET daily_logs'))).toBeGreaterThan(probe)
  })

  await test.step('water is inserted, a weight is upserted', async () => {
    await page.getByRole('button', { name: 'Add Water' }).click()
    await expect(page.getByRole('region', { name: 'Water', exact: true })).toContainText('250 / 2,000 ml')
    expect(written('POST water_logs')).toEqual([[{ user_id: member.id, amount_ml: 250, date: today, device_key }]])
    await page.getByLabel('Weight in kg').fill('70.5')
    await page.getByLabel('Weight in kg').press('Enter')
    await expect(page.getByRole('region', { name: 'Weight', exact: true })).toContainText('70.5 kg')
    expect(written('POST weight_logs')).toEqual([{ user_id: member.id, weight_kg: 70.5, date: today }])
  })

  await test.step('goals are upserted as a whole, with the time', async () => {
    await moveTo(page, '/goals')
    await page.getByRole('button', { name: 'Save Goals' }).click()
    await expect(page.getByText('Goals saved successfully!')).toBeVisible()
    expect(written('POST user_goals')).toEqual([
      {
        user_id: member.id,
        daily_calorie_target: 2000,
        water_target_ml: 2000,
        protein_target_g: 150,
        carbs_target_g: 250,
        fat_target_g: 65,
        preferred_diet_type: 'none',
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
  })

  await test.step('a rating is read by member and recipe, and upserted without the rest of its row', async () => {
    forget()
    await moveTo(page, `/recipes/${id}`)
    await page.locator('label').filter({ hasText: '3 stars' }).click()
    await expect(page.getByText('Rating saved')).toBeVisible()
    expect(called()).toContain(`GET recipe_ratings?select=rating,is_favorite,notes&user_id=eq.ME&recipe_id=eq.${id}`)
    expect(written('POST recipe_ratings')).toEqual([
      {
        user_id: member.id,
        recipe_id: String(id),
        rating: 3,
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
  })

  await test.step('a week is loaded sorted by day; an entry is added, and deleted by its id, with keys to undo it', async () => {
    forget()
    await moveTo(page, '/meal-scheduler')
    const [sunday, saturday] = [weekDays(today)[0], weekDays(today)[6]]
    const column = page.locator('[aria-current=date]')
    await column.getByRole('button', { name: /^Add dinner/ }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(called()).toContain(
      `GET meal_schedules?select=*&date=gte.${sunday}&date=lte.${saturday}&order=date.asc,id.asc`,
    )
    const entry = {
      date: today,
      meal_type: 'dinner',
      recipe_id: expect.stringMatching(/^\d+$/),
      recipe_title: expect.any(String),
      recipe_image: expect.stringMatching(/^\/img\//),
      servings: 1,
      calories: expect.any(Number),
      leftover_of: null,
      leftover_of_added: null,
    }
    expect(written('POST rpc/change_plan')).toEqual([{ change: device_key, added: [entry], changed: [], removed: [] }])
    forget()
    await column.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(column.getByRole('button', { name: /^Delete / })).toHaveCount(0)
    // The meal disappears from the screen before the call that removes it.
    await expect
      .poll(() => written('POST rpc/change_plan'))
      .toEqual([{ change: device_key, added: [], changed: [], removed: [expect.any(Number)] }])
  })

  await test.step('data is fresh for five minutes: going back requests nothing', async () => {
    forget()
    await page.getByRole('button', { name: 'Next Week' }).click()
    // A week is loaded with the one after it, for the leftovers of its last days.
    await expect
      .poll(called)
      .toContainEqual(expect.stringContaining(`date=gte.${addDays(weekDays(today)[0] ?? '', 14)}`))
    await page.getByRole('button', { name: 'Previous Week' }).click()
    const todays = page.locator('[aria-current=date]')
    // Once more if the page has just been notified of the previous change, which reloads everything.
    await expect(async () => {
      await expect(todays).toBeVisible()
      forget()
      await page.getByRole('button', { name: 'Next Week' }).click()
      await expect(todays).toBeHidden()
      await page.getByRole('button', { name: 'Previous Week' }).click()
      await expect(todays).toBeVisible()
      expect(called()).toEqual([])
    }).toPass({ timeout: 15_000 })
  })
})

test('a visitor’s pages load neither the backend’s client nor the charts until they are needed', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>()
  page.on('request', (requested) => {
    if (requested.url().endsWith('.js')) scripts.add(requested.url())
  })
  const carriers = async (word: string) => {
    const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()))
    return texts.filter((text) => text.includes(word)).length
  }
  const [client, charts] = ['grant_type', 'afterDatasetsDraw'] // strings that only these libraries contain
  await open(page, '/')
  for (const path of ['/recipes', '/shopping-list', '/nutrition', '/auth']) await moveTo(page, path)
  await page.waitForLoadState('networkidle')
  expect([await carriers(client), await carriers(charts)]).toEqual([0, 0])
  await signIn(page, await join(request))
  expect(await carriers(client)).toBeGreaterThan(0)
  await moveTo(page, '/nutrition')
  await page.getByRole('searchbox').fill('banana')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Add to Daily Tracker' }).click()
  await expect(page.getByRole('img', { name: /^Share of energy/ })).toBeVisible()
  expect(await carriers(charts)).toBeGreaterThan(0)
})
