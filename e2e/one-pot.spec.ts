// One pot, every plate: a household of four plans, shops, cooks, serves and logs a week, on three phones.
import type { Page } from '@playwright/test'
import { type Plate, swapsParameter } from '#domain/kitchen/plate.ts'
import type { TablePlan } from '#domain/table-plan/table-plan.ts'
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { expectNoFaults } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { addRow, type JoinedMember, joinOnDevice, rowsOf } from './member.ts'

test.use({ viewport: { width: 390, height: 844 } })

const today = dayKey(new Date())
const days = Array.from({ length: 7 }, (_, day) => addDays(today, day))
/** Of a whole day. Mia, who has no account, eats what a child of six does. */
const NEEDS = { Ana: 2000, Ben: 2300, Cleo: 3000, Mia: 1400 }
type Name = keyof typeof NEEDS
const NAMES = Object.keys(NEEDS) as Name[]

interface PlannedRow {
  id: number
  date: string
  meal_type: string
  recipe_id: string
  recipe_title: string
  leftover_of: number | null
  plates: Plate[]
}

test('a vegan, somebody with celiac disease, somebody who gains weight and a child eat together for a week', async ({
  page: anas,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const phone = async () => (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const [bens, cleos] = [await phone(), await phone()]
  const ana = await joinOnDevice(anas, request)
  const ben = await joinOnDevice(bens, request)
  const cleo = await joinOnDevice(cleos, request)
  const call = async (member: JoinedMember, path: string, data: object) => {
    const response = await request.post(`/rest/v1/rpc/${path}`, { headers: member.headers, data })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  const change = async (member: JoinedMember, path: string, data: object) => {
    const response = await request.patch(`/rest/v1/${path}`, { headers: member.headers, data })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const members = [
    { member: ana, name: 'Ana', protein: 70, diet: 'vegan', profile: {} },
    { member: ben, name: 'Ben', protein: 80, diet: 'none', profile: { allergies: ['gluten'], shares_foods: true } },
    { member: cleo, name: 'Cleo', protein: 110, diet: 'none', profile: { aim: 'gain', accepts_plates: true } },
  ] as const
  for (const { member, name, protein, diet, profile } of members) {
    if (member !== ana)
      await call(member, 'join_household', { token: await call(ana, 'create_invitation', {}), bring: false })
    await change(member, `household_members?user_id=eq.${member.id}`, { name })
    const goals = { daily_calorie_target: NEEDS[name], protein_target_g: protein, preferred_diet_type: diet }
    await addRow(request, member, 'user_goals', { user_id: member.id, ...goals })
    await addRow(request, member, 'profiles', { user_id: member.id, ...profile })
    if (member !== ana) await change(member, `table_people?member_id=eq.${member.id}`, { uses_goals: true })
  }

  await test.step('Ana says who eats: Mia without an account, her own goals, and two guests on one evening', async () => {
    await open(anas, '/household')
    const table = anas.getByRole('region', { name: 'Who’s eating' })
    await table.getByRole('button', { name: 'Add Person' }).click()
    const dialog = anas.getByRole('dialog', { name: 'Add Person' })
    await dialog.getByLabel('Name').fill('Mia')
    await dialog.getByLabel('How much they eat').selectOption({ label: 'Child of 4 to 8: ⅔ serving' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(table.getByRole('listitem')).toHaveText([/Ana · you/, /Ben/, /Cleo/, /Mia/])
    await table.getByLabel('Use my goals for our plan').check()
    await table.getByText('Who eats when').click()
    const away = table.getByRole('button', { name: /^Ben, / }).first()
    await away.click()
    await expect(away).toHaveAttribute('aria-pressed', 'false')
    await away.click()
    await expect(away).toHaveAttribute('aria-pressed', 'true')
    const guests = table.getByLabel(/^Guests, /).nth(1)
    await guests.selectOption('2')
    await expect.poll(() => rowsOf(request, ben, 'attendance')).toMatchObject([{ guests: 2 }])
  })

  const plan =
    await test.step('a week is planned for all of them, and says nothing of what the others need', async () => {
      // The same plan every time.
      await anas.route(/mealplanner\/table/, (route) => route.continue({ url: `${route.request().url()}&seed=5` }))
      await open(anas, '/diet-planner')
      await anas.getByRole('checkbox', { name: 'For everyone at the table' }).check()
      await expect(anas.getByRole('slider', { name: 'Daily calorie target' })).toBeHidden()
      await anas.getByRole('button', { name: 'A week' }).click()
      const response = anas.waitForResponse(/mealplanner\/table/)
      await anas.getByRole('button', { name: 'Generate Meal Plan' }).click()
      const sent = await (await response).text()
      expect(sent).not.toMatch(/needs|exclusions|appetite|3000|2300/)
      await expect(anas.getByRole('heading', { level: 1 })).toHaveText('Your Table’s Meal Plan')
      await expectNoFaults(anas, 'the table’s plan')
      await anas.getByRole('button', { name: 'Add to Meal Schedule' }).click()
      await expect(anas.getByRole('link', { name: 'View it in your week' })).toBeVisible()
      return JSON.parse(sent) as TablePlan
    })

  const meals = (await rowsOf(request, ben, 'meal_schedules')) as unknown as PlannedRow[]
  const seats = await rowsOf(request, ana, 'table_people')
  const memberNames = new Map(members.map(({ member, name }) => [member.id, name]))
  const seatOf = (name: Name) =>
    seats.find((seat) => (memberNames.get(String(seat.member_id)) ?? seat.name) === name)?.id
  const caloriesOf = caloriesOnPlates((path) => request.get(path).then((response) => response.json()))
  const platesOn = (date: string, name: Name) =>
    meals.flatMap((meal) => {
      const plate = meal.date === date && meal.plates.find(({ person }) => person === seatOf(name))
      return plate ? [{ meal, plate }] : []
    })
  const unmet = (date: string, name: Name) =>
    plan.unmet.some((sentence) => {
      const isTheirs = sentence.includes(name) || (name === 'Ana' && /\byou\b/.test(sentence))
      return isTheirs && sentence.toLowerCase().includes(weekdayOf(date)) && /^(No|We found no) dishes/.test(sentence)
    })

  await test.step('every day of every person is within 5% of their energy, or the page says why not', async () => {
    for (const date of days) {
      for (const name of NAMES) {
        const plates = platesOn(date, name)
        expect(plates.map(({ meal }) => meal.meal_type)).toEqual(
          expect.arrayContaining(['breakfast', 'lunch', 'dinner']),
        )
        const each = await Promise.all(plates.map(({ meal, plate }) => caloriesOf(meal.recipe_id, plate)))
        const share = each.reduce((sum, kcal) => sum + kcal, 0) / NEEDS[name]
        if (!unmet(date, name)) expect(Math.abs(share - 1), `${name} on ${date}`).toBeLessThanOrEqual(0.0501)
      }
    }
    const together = meals.filter(({ meal_type, plates }) => meal_type === 'dinner' && plates.length > 1)
    expect(together.length, 'dinners that are shared').toBeGreaterThanOrEqual(7)
  })

  await test.step('Ana puts the week on the list, Ben buys, and Cleo’s phone knows', async () => {
    await open(anas, '/meal-scheduler')
    await anas.getByRole('button', { name: 'Shop This Week' }).click()
    await anas
      .getByRole('dialog', { name: 'Shop This Week' })
      .getByRole('button', { name: /^Add \d+ Items?$/ })
      .click()
    await expect(anas.getByText(/^Added \d+ items? to your shopping list\.$/)).toBeVisible()
    const left = (phone: Page) => phone.getByRole('heading', { name: /^Items to Buy \(\d+\)$/ })
    await open(bens, '/shopping-list')
    await open(cleos, '/shopping-list')
    await open(anas, '/shopping-list')
    const counts = () => Promise.all([anas, bens, cleos].map((phone) => left(phone).textContent()))
    await expect(async () => expect(new Set(await counts()).size).toBe(1)).toPass({ timeout: 30_000 })
    const before = (await left(anas).textContent()) ?? ''
    await bens.getByRole('region', { name: 'Items to Buy' }).getByRole('checkbox').first().click()
    await expect(left(bens)).not.toHaveText(before)
    await expect(left(cleos)).toHaveText((await left(bens).textContent()) ?? '')
  })

  const dinner = meals
    .filter(({ date, meal_type, leftover_of }) => date === today && meal_type === 'dinner' && leftover_of === null)
    .sort((one, other) => other.plates.length - one.plates.length)[0]
  if (!dinner) throw new Error('There is a dinner today.')
  const eaters = NAMES.filter((name) => dinner.plates.some(({ person }) => person === seatOf(name)))

  await test.step('Ana cooks tonight’s dinner and serves it by the gram', async () => {
    await open(anas, `/recipes/${dinner.recipe_id}/cook`)
    await expect(anas.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
    while (await anas.getByRole('button', { name: 'Next Step' }).isVisible())
      await anas.getByRole('button', { name: 'Next Step' }).click()
    await anas.getByRole('button', { name: 'Finish Cooking' }).click()
    const serve = anas.getByRole('region', { name: 'Serve' })
    await expect(serve.getByRole('listitem').first()).toHaveText(/about \d+ g/)
    await serve.getByLabel('Cooked weight').fill('1500')
    for (const name of eaters) {
      const grams = serve
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText(/^\d+ g$/)
      await expect(grams).toBeVisible()
    }
    await serve.getByRole('button', { name: 'Everyone Ate This' }).click()
    await expect(anas.getByText('Served. The others find it in their diary')).toBeVisible()
  })

  await test.step('Ben corrects and accepts his plate; Cleo’s is in her diary, because she always accepts', async () => {
    expect(eaters).toEqual(expect.arrayContaining(['Ben', 'Cleo']))
    expect(await rowsOf(request, ben, 'meal_entries')).toEqual([])
    await open(bens, '/dashboard')
    const line = bens.getByRole('region', { name: 'Served to you' })
    await expect(line).toContainText(`Ana served you ${dinner.recipe_title}: `)
    await expectNoFaults(bens, 'Today with what was served')
    await line.getByRole('button', { name: /^Correct/ }).click()
    await line.getByRole('button', { name: 'More: Servings eaten' }).click()
    await line.getByRole('button', { name: /^Accept/ }).click()
    await expect(line).toBeHidden()
    for (const member of [ben, cleo])
      await expect.poll(() => rowsOf(request, member, 'meal_entries')).toMatchObject([{ schedule_id: dinner.id }])
    expect(await rowsOf(request, ben, 'meal_proposals')).toEqual([])
  })

  await test.step('Ana’s week is logged, and her diary has what was planned for her', async () => {
    await open(anas, `/meal-scheduler?date=${days.at(-1)}`)
    const toLog = anas.getByRole('button', { name: /^Log .* as eaten$/ })
    await expect(toLog.first()).toBeVisible()
    for (let left = await toLog.count(); left > 0; left--) {
      await toLog.first().click()
      await expect(toLog).toHaveCount(left - 1)
    }
    const entries = await rowsOf(request, ana, 'meal_entries')
    for (const date of days) {
      const plates = platesOn(date, 'Ana')
      const planned = await Promise.all(plates.map(({ meal, plate }) => caloriesOf(meal.recipe_id, plate)))
      const eaten = entries.filter((entry) => entry.date === date)
      expect(eaten, date).toHaveLength(plates.length)
      const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
      // The diary's numbers are whole.
      const gap = sum(eaten.map(({ calories }) => Number(calories))) - sum(planned)
      expect(Math.abs(gap), `the diary of ${date}`).toBeLessThanOrEqual(plates.length)
    }
  })
  for (const page of [bens, cleos]) await page.context().close()
})

/** What somebody gets, by what is on their plate. */
function caloriesOnPlates(get: (path: string) => Promise<{ nutrients: { calories: number } }>) {
  const known = new Map<string, ReturnType<typeof get>>()
  return async (recipe: string, { servings, swaps = [] }: Plate): Promise<number> => {
    const path = `/api/diary/recipes/${recipe}?plate=${encodeURIComponent(swapsParameter(swaps))}`
    const found = known.get(path) ?? get(path)
    known.set(path, found)
    return (await found).nutrients.calories * servings
  }
}
