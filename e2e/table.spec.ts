// Cook mode for a table: a portion is set aside before something that somebody avoids, and a weighed dish stays weighed.
import { dayKey } from '#domain/time/calendar.ts'
import { expect, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

test('cook mode sets a portion aside before the cheese, and remembers what the dish weighed', async ({
  page,
  request,
}) => {
  const ana = await joinOnDevice(page, request)
  await addRow(request, ana, 'table_people', { name: 'Mia', exclusions: ['dairy'], appetite: 0.7 })
  const { results } = await (await request.get('/api/recipes/complexSearch?query=risotto&number=10')).json()
  const risotto = results.find(({ title }: { title: string }) => /risotto/i.test(title))
  const planned = { recipe_id: String(risotto.id), recipe_title: risotto.title, servings: 1, calories: 500 }
  await addRow(request, ana, 'meal_schedules', { ...planned, date: dayKey(new Date()), meal_type: 'dinner' })

  const aside = page.getByText(/^Before the .*: set aside Mia’s portion\.$/)
  async function cookToTheEnd() {
    await open(page, `/recipes/${risotto.id}/cook`)
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
    let seen = 0
    while (await page.getByRole('button', { name: 'Next Step' }).isVisible()) {
      await page.getByRole('button', { name: 'Next Step' }).click()
      seen += await aside.count()
    }
    await page.getByRole('button', { name: 'Finish Cooking' }).click()
    return seen
  }
  expect(await cookToTheEnd()).toBe(1)
  const serve = page.getByRole('region', { name: 'Serve' })
  await expect(serve.getByRole('listitem')).toHaveText([/about \d+ g/, /Miaabout \d+ g/])
  await serve.getByLabel('Cooked weight').fill('1350')
  await expect(serve.getByRole('listitem').first()).toHaveText(/\d+ g1 serving$/)
  await serve.getByRole('button', { name: 'Everyone Ate This' }).click()
  await expect.poll(() => rowsOf(request, ana, 'dish_weights')).toMatchObject([{ grams: 1350 }])

  // The same steps with two dishes on one timeline.
  await open(page, '/cook-together')
  await page.getByRole('button', { name: 'Add Dish' }).click()
  await page.getByLabel('Search recipes').fill(risotto.title)
  await page
    .getByRole('button', { name: new RegExp(`^${risotto.title}`, 'i') })
    .first()
    .click()
  await page.getByRole('button', { name: 'Show Timeline' }).click()
  await expect(aside.first()).toBeVisible()
})
