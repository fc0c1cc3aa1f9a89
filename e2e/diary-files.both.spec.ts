// The diary's files: imports, exports, and a printed week.
import { readFile } from 'node:fs/promises'
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { expectNoFaults } from './axe.ts'
import { ANY_SCREEN, expect, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())
const yesterday = addDays(today, -1)

test.describe('an import that loses its connection halfway', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('adds every line once when it is retried', { tag: ANY_SCREEN }, async ({ page, request }) => {
    const member = await joinOnDevice(page, request)
    await open(page, '/diary')
    const lines = Array.from({ length: 250 }, (_, at) => `${yesterday},Lunch,${10 + (at % 5)}`)
    await page.getByLabel('Diary file').setInputFiles({
      name: 'Nutrition-Summary.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Date,Meal,Calories\n${lines.join('\n')}\n`),
    })
    let sent = 0
    await page.route('**/rest/v1/meal_entries*', (route) =>
      route.request().method() === 'POST' && ++sent > 1 ? route.abort() : route.continue(),
    )
    const dialog = page.getByRole('dialog', { name: 'Import from MyFitnessPal' })
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(page.getByText('The import stopped.')).toBeVisible()
    await page.unroute('**/rest/v1/meal_entries*')
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect(page.getByText('Imported 250 entries.')).toBeVisible()
    expect(await rowsOf(request, member, 'daily_logs')).toMatchObject([{ date: yesterday, total_calories: 250 * 12 }])
  })
})

test('a file adds what the diary doesn’t have, says what it has, and can be undone', { tag: ANY_SCREEN }, async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  const soup = { date: yesterday, meal_type: 'lunch', kind: 'quick', recipe_title: '=Soup', calories: 432 }
  await addRow(request, member, 'meal_entries', soup)
  await open(page, '/diary')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const exported = await readFile(await (await saving).path(), 'utf8')
  const another = exported.trimEnd().split('\r\n').at(-1)?.replace("'=Soup", 'Stew') ?? ''
  const choose = (text: string) =>
    page.getByLabel('Diary file').setInputFiles({
      name: 'plateful-diary.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  const dialog = page.getByRole('dialog', { name: 'Import from Plateful' })
  await choose(exported)
  await expect(dialog).toContainText('1 entry is in your diary already.')
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose(`${exported}${another}\r\n`)
  await expect(dialog).toContainText('1 entry will be added to your diary. 1 entry is in your diary already.')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Imported 1 entry.')).toBeVisible()
  const titles = async () => (await rowsOf(request, member, 'meal_entries')).map((row) => row.recipe_title)
  expect(await titles()).toEqual(['=Soup', 'Stew'])
  const undo = page.locator('.toast').filter({ hasText: 'Imported 1 entry.' }).getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect.poll(titles).toEqual(['=Soup'])

  await test.step('an entry that was imported before and moved to another day stays, even after Undo', async () => {
    await choose(`${exported}${another}\r\n`)
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect.poll(titles).toEqual(['=Soup', 'Stew'])
    const moved = await request.patch('/rest/v1/meal_entries?recipe_title=eq.Stew', {
      headers: member.headers,
      data: { date: addDays(yesterday, -30) },
    })
    expect(moved.ok()).toBe(true)
    await page.reload()
    await choose(`${exported}${another}\r\n${another.replace('Stew', 'Pie')}\r\n`)
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect.poll(async () => (await titles()).sort()).toEqual(['=Soup', 'Pie', 'Stew'])
    await undo.click()
    await expect.poll(async () => (await titles()).sort()).toEqual(['=Soup', 'Stew'])
  })
})

test('a week is on one page and in one file, with weights from another program', async ({ page, request }) => {
  const member = await joinOnDevice(page, request)
  const soup = { date: yesterday, meal_type: 'lunch', kind: 'quick', recipe_title: 'Soup of the day', calories: 432 }
  await addRow(request, member, 'meal_entries', soup)
  await open(page, `/diary?date=${yesterday}`)
  await page.getByLabel('Diary file').setInputFiles({
    name: 'Measurement-Summary.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Weight\n${yesterday},176\n`),
  })
  const dialog = page.getByRole('dialog', { name: 'Import from MyFitnessPal' })
  await dialog.getByLabel('Unit of the weights').selectOption('lb')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('Imported 1 weight.')).toBeVisible()

  await page.getByRole('link', { name: 'Week Summary' }).click()
  const day = page.getByRole('row').filter({ hasText: '79.8 kg' })
  await expect(day).toContainText('432')
  await expect(page.getByText('Soup of the day')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^plateful-week-\d{4}-\d{2}-\d{2}\.csv$/)
  await expectNoFaults(page, 'the week summary')
})
