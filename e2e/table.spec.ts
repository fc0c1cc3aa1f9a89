// One pot, every plate: people at the table, a served dish, and a diary for each who ate.
import { dayKey } from '#domain/time/calendar.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'

const today = dayKey(new Date())

test('a dish is cooked for a household of two and a child, served by the gram, and accepted on the other phone', async ({
  page,
  browser,
  request,
}) => {
  const ana = await joinOnDevice(page, request)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const bens = await phone.newPage()
  const ben = await joinOnDevice(bens, request)
  const call = async (member: typeof ana, path: string, data: object) => {
    const response = await request.post(`/rest/v1/rpc/${path}`, { headers: member.headers, data })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  await call(ben, 'join_household', { token: await call(ana, 'create_invitation', {}), bring: false })
  for (const [member, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ] as const) {
    const renamed = await request.patch(`/rest/v1/household_members?user_id=eq.${member.id}`, {
      headers: member.headers,
      data: { name },
    })
    expect(renamed.ok()).toBe(true)
  }

  await test.step('who eats: a child without an account, goals of one’s own, and guests on one day', async () => {
    await open(page, '/household')
    const table = page.getByRole('region', { name: 'Who’s eating' })
    await expect(table.getByRole('listitem')).toHaveText([/Ana · you/, /Ben/])
    await table.getByRole('button', { name: 'Add Person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Person' })
    await dialog.getByLabel('Name').fill('Mia')
    await dialog.getByRole('button', { name: 'dairy' }).click()
    await dialog.getByLabel('How much they eat').selectOption({ label: 'Child of 4 to 8: ⅔ serving' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(table.getByRole('listitem')).toHaveText([/Ana/, /Ben/, /Mia.*no dairy/])
    await table.getByLabel('Use my goals for our plan').check()
    await expect
      .poll(async () => (await rowsOf(request, ana, 'table_people')).filter((row) => row.uses_goals))
      .toHaveLength(1)
    await table.getByText('Who eats when').click()
    const bensDay = table.getByRole('button', { name: /^Ben, / }).first()
    await bensDay.click()
    await expect(bensDay).toHaveAttribute('aria-pressed', 'false')
    await bensDay.click()
    await expect(bensDay).toHaveAttribute('aria-pressed', 'true')
    await table
      .getByLabel(/^Guests, /)
      .nth(1)
      .selectOption('2')
    await expect
      .poll(() => rowsOf(request, ben, 'attendance'))
      .toMatchObject([{ meal_type: 'dinner', guests: 2, away: [] }])
  })

  const { results } = await (await request.get('/api/recipes/complexSearch?query=risotto&number=10')).json()
  const risotto = results.find(({ title }: { title: string }) => /risotto/i.test(title))
  await test.step('the dish is planned, and the week cooks for all plates', async () => {
    const planned = { recipe_id: String(risotto.id), recipe_title: risotto.title, servings: 1, calories: 500 }
    await addRow(request, ana, 'meal_schedules', { ...planned, date: today, meal_type: 'dinner' })
    await moveTo(page, '/meal-scheduler')
    await expect(page.getByText('cook 3').first()).toBeVisible()
  })

  await test.step('cook mode sets Mia’s portion aside before the cheese, and serves by weight', async () => {
    await open(page, `/recipes/${risotto.id}/cook`)
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
    const aside = page.getByText(/^Before the .*: set aside Mia’s portion\.$/)
    let seen = 0
    while (await page.getByRole('button', { name: 'Next Step' }).isVisible()) {
      await page.getByRole('button', { name: 'Next Step' }).click()
      seen += await aside.count()
    }
    expect(seen).toBe(1)
    await page.getByRole('button', { name: 'Finish Cooking' }).click()
    const serve = page.getByRole('region', { name: 'Serve' })
    await expect(serve.getByRole('listitem')).toHaveText([/Anaabout \d+ g/, /Benabout \d+ g/, /Miaabout \d+ g/])
    await serve.getByLabel('Cooked weight').fill('1350')
    await expect(serve.getByRole('listitem').first()).toHaveText(/^Ana\d+ g1 serving$/)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/serve-1280.png` })
    await open(bens, '/dashboard')
    await serve.getByRole('button', { name: 'Everyone Ate This' }).click()
    await expect(page.getByText('Served. The others find it in their diary')).toBeVisible()
  })

  await test.step('the other’s open phone shows it at once; they correct and accept it', async () => {
    const line = bens.getByRole('region', { name: 'Served to you' })
    await expect(line).toContainText(`Ana served you ${risotto.title}: `)
    if (process.env.LOOK) await bens.screenshot({ path: `${process.env.LOOK}/served-390.png` })
    expect(await rowsOf(request, ben, 'meal_entries')).toEqual([])
    await line.getByRole('button', { name: /^Correct/ }).click()
    await line.getByRole('button', { name: 'More: Servings eaten' }).click()
    await line.getByRole('button', { name: /^Accept/ }).click()
    await expect(line).toBeHidden()
    const [meal] = await rowsOf(request, ben, 'meal_schedules')
    expect(await rowsOf(request, ben, 'meal_entries')).toMatchObject([{ quantity: 1.25, schedule_id: meal?.id }])
    expect(await rowsOf(request, ana, 'meal_entries')).toMatchObject([{ quantity: 1, schedule_id: meal?.id }])
    expect(await rowsOf(request, ben, 'meal_proposals')).toEqual([])
  })

  await test.step('the next time the dish weighs what it weighed', async () => {
    expect(await rowsOf(request, ben, 'dish_weights')).toMatchObject([{ grams: 1350 }])
    expect(await rowsOf(request, ben, 'table_people')).toHaveLength(3)
  })
  await phone.close()
})
