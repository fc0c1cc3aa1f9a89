// Members' busiest pages fit a phone and a desktop. Their axe checks are in accessibility-states.spec.ts.
import type { Page } from '@playwright/test'
import { addDays, dayKey, formatDay, weekDays } from '#domain/time/calendar.ts'
import { expectAllInside } from './fits-screen.ts'
import { expect, oneRecipe, open, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'

const today = dayKey(new Date())

async function expectToFit(page: Page) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
}

test('the dashboard of a member with several days and a long title, whose slots lead to the diary', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const meal = {
    meal_type: 'lunch',
    recipe_id: '90000101',
    recipe_title: 'Aubergine and tomato stew with a rather long name',
  }
  for (const days of [0, 1, 2]) {
    const date = addDays(today, -days)
    await addRow(request, member, 'meal_entries', { ...meal, date, calories: 700, protein: 30, carbs: 80, fat: 20 })
    await addRow(request, member, 'water_logs', { date, amount_ml: 1500 })
    await addRow(request, member, 'weight_logs', { date, weight_kg: 70 + days / 10 })
  }
  const title = 'Slow-Roasted-Cauliflower-and-Chickpea-Traybake-with-Lemon-Tahini-Dressing-and-Herbs'
  const dinner = { ...meal, meal_type: 'dinner', recipe_title: title, date: today, calories: 500 }
  await addRow(request, member, 'meal_entries', dinner)
  await open(page, '/dashboard')
  await expect(page.getByRole('img', { name: /^Weight by day/ })).toBeVisible()
  await expect(page.getByText('Slow-Roasted', { exact: false })).toBeVisible()
  await expectToFit(page)
  await expectAllInside(page, '/dashboard')
  await page.getByRole('region', { name: 'Meals', exact: true }).getByRole('link', { name: 'Dinner' }).click()
  await expect(page.getByRole('heading', { name: 'Diary', level: 1 })).toBeVisible()
})

test('the scheduler with a planned week', async ({ page, request, isMobile }) => {
  const member = await joinOnDevice(page, request)
  const { id, title } = await oneRecipe(request)
  const meal = {
    recipe_id: String(id),
    recipe_title: title,
    recipe_image: `/img/recipes/${id}-480.avif`,
    calories: 600,
  }
  for (const date of weekDays(today)) {
    await addRow(request, member, 'meal_schedules', { ...meal, date, meal_type: 'dinner', servings: 1 })
  }
  await open(page, '/meal-scheduler')
  const [first, second] = weekDays(today).map((day) => page.getByRole('region', { name: formatDay(day, 'long') }))
  await expect(page.locator('[aria-current=date]')).toBeVisible()
  if (isMobile) {
    await expect(page.locator('[data-drop-meal=dinner]:visible').first()).toBeVisible()
    const saturday = formatDay(weekDays(today)[6] ?? '', 'long')
    await page.getByRole('button', { name: saturday }).first().click()
    await expect(page.getByRole('region', { name: saturday })).toBeVisible()
    await expectToFit(page)
    await page
      .getByRole('button', { name: formatDay(today, 'long') })
      .first()
      .click()
    await expect(page.locator('[aria-current=date]')).toBeVisible()
  } else {
    const boxes = await Promise.all([first?.boundingBox(), second?.boundingBox()])
    expect(boxes[1]?.y, 'days stand side by side').toBe(boxes[0]?.y)
  }
  await expectToFit(page)
  await page
    .locator('[aria-current=date]')
    .getByRole('button', { name: /^Add breakfast/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(12)
  await expectToFit(page)
})
