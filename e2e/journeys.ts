// Ten everyday tasks on a phone, and how many taps each may take.
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { fetchRecipe, oneRecipe, open, recipeCards } from './fixtures.ts'
import { KITCHEN_JOURNEYS } from './journeys-in-the-kitchen.ts'
import { joinOnDevice, rowsOf, signIn } from './member.ts'
import { button, expect, type Journey, link } from './walk-journey.ts'

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a visitor finds a vegan dinner up to 30 minutes with chickpeas',
    walk: async (phone, start, end) => {
      await open(phone, '/')
      start()
      await button(phone.getByRole('banner'), 'Search').first().tap()
      const search = phone.getByRole('search')
      await search.getByRole('combobox').fill('vegan dinner under 30 minutes with chickpeas')
      await button(search, 'Search').tap()
      await expect(phone.getByText(/^\d+ vegan dinners? up to 30 minutes with chickpeas?$/)).toBeVisible()
      await recipeCards(phone).first().getByRole('link').first().tap()
      await expect(link(phone, 'Start Cooking')).toBeVisible()
      end()
      const dish = await fetchRecipe(phone.request, new URL(phone.url()).pathname.split('/').at(-1) ?? '')
      expect(dish).toMatchObject({ vegan: true, dishTypes: expect.arrayContaining(['dinner']) })
      expect(dish.readyInMinutes).toBeLessThanOrEqual(30)
      expect(dish.extendedIngredients.map(({ name }) => name).join()).toMatch(/chickpea/i)
      return 4
    },
  },
  {
    name: 'an empty account has a planned week on the shopping list',
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      await open(phone, '/')
      start()
      await link(phone.getByRole('navigation', { name: 'Daily' }), 'Week').tap()
      await link(phone, 'Plan Your First Week').tap()
      await button(phone, 'A bit of everything').tap()
      await button(phone, 'I eat everything').tap()
      await button(phone, '2 people').tap()
      await button(phone, /^Keep/).tap()
      await expect(phone.getByText('Your week is planned.')).toBeVisible()
      await button(phone, 'Shop This Week').tap()
      await button(phone.getByRole('dialog'), /^Add \d+ Items$/).tap()
      await expect(phone.getByText(/^Added \d+ items to your shopping list/)).toBeVisible()
      end()
      const planned = await rowsOf(phone.request, member, 'meal_schedules')
      expect(new Set(planned.map(({ date }) => date)).size).toBe(7)
      const list = await phone.evaluate(() => localStorage.getItem('shopping-list') ?? '')
      expect(planned.filter(({ recipe_title }) => !list.includes(JSON.stringify(recipe_title)))).toEqual([])
      return 10
    },
  },
  {
    name: 'a laptop’s item is ticked on the phone',
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      await open(phone, '/shopping-list')
      const desk = await phone
        .context()
        .browser()
        ?.newContext({ baseURL: new URL(phone.url()).origin })
      const laptop = await desk?.newPage()
      if (!desk || !laptop) throw new Error('There is no browser for the laptop.')
      await signIn(laptop, member)
      await open(laptop, '/shopping-list')
      start()
      await laptop.getByLabel('Item name').fill('Oat milk')
      await laptop.getByLabel('Item name').press('Enter')
      await phone.getByRole('checkbox', { name: /Oat milk/ }).tap()
      await expect(laptop.getByRole('region', { name: 'Purchased Items' })).toContainText('Oat milk')
      end()
      await desk.close()
      return 1
    },
  },
  {
    name: 'a dish is cooked and logged',
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      const { id } = await oneRecipe(phone.request)
      await open(phone, `/recipes/${id}`)
      start()
      await link(phone, 'Start Cooking').tap()
      await button(phone, 'Next Step').tap()
      const first = phone.getByRole('heading', { name: /^Step 1 of \d+$/ })
      await expect(first).toBeVisible()
      const steps = Number(/\d+$/.exec((await first.textContent()) ?? '')?.[0])
      for (let step = 2; step <= steps; step++) {
        await button(phone, 'Next Step').tap()
        await expect(phone.getByRole('heading', { name: `Step ${step} of ${steps}` })).toBeVisible()
      }
      await button(phone, 'Finish Cooking').tap()
      await button(phone, 'Save').tap()
      await expect(phone.getByText('Meal logged successfully!')).toBeVisible()
      end()
      expect(await rowsOf(phone.request, member, 'meal_entries')).toMatchObject([{ recipe_id: String(id) }])
      return steps + 3
    },
  },
  {
    name: 'an apple is logged for yesterday',
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      await open(phone, '/')
      start()
      await link(phone, 'Open Diary').tap()
      await link(phone, 'Previous day').tap()
      await expect(phone).toHaveURL(/date=/)
      await button(phone.getByRole('region', { name: 'Breakfast', exact: true }), 'Add Food').tap()
      await phone.getByLabel('Search foods and recipes').fill('apple')
      await button(phone, 'Add apple').tap()
      await expect(phone.getByText('Added apple to breakfast.')).toBeVisible()
      end()
      const yesterday = addDays(dayKey(new Date()), -1)
      expect(await rowsOf(phone.request, member, 'meal_entries')).toMatchObject([
        { date: yesterday, recipe_title: 'apple' },
      ])
      return 4
    },
  },
  ...KITCHEN_JOURNEYS,
]
