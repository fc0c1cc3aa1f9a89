// Tasks of a member who has planned a dish, and of one who brings recipes along.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { mealieExport } from '#domain/exchange/collections/testing/large-exports.ts'
import { dayKey } from '#domain/time/calendar.ts'
import { oneRecipe, open } from './fixtures.ts'
import { addRow, type JoinedMember, joinOnDevice, rowsOf } from './member.ts'
import { button, expect, type Journey, link } from './walk-journey.ts'

const IMPORTED = 500
const LONG_MS = 240_000

async function planDinner(phone: Page, member: JoinedMember) {
  const { id, title } = await oneRecipe(phone.request)
  const dinner = { date: dayKey(new Date()), meal_type: 'dinner', servings: 1, calories: 500 }
  await addRow(phone.request, member, 'meal_schedules', { ...dinner, recipe_id: String(id), recipe_title: title })
  return { id, title }
}

/** From the dish's first screen to its last step, without finishing it. */
async function cook(phone: Page) {
  while (!(await button(phone, 'Finish Cooking').isVisible())) await button(phone, 'Next Step').tap()
}

export const KITCHEN_JOURNEYS: readonly Journey[] = [
  {
    name: 'Today leads to the stove',
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      await planDinner(phone, member)
      await open(phone, '/dashboard')
      start()
      await link(phone, 'Start Cooking').tap()
      await expect(phone.getByRole('heading', { name: 'Get Ready' })).toBeVisible()
      end()
      return 1
    },
  },
  {
    name: 'a cooked dinner is on four plates',
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      for (const [name, appetite] of [
        ['Ben', 1.25],
        ['Cleo', 1],
        ['Mia', 0.7],
      ] as const)
        await addRow(phone.request, member, 'table_people', { name, appetite })
      const { id } = await planDinner(phone, member)
      await open(phone, `/recipes/${id}/cook`)
      await cook(phone)
      start()
      await button(phone, 'Finish Cooking').tap()
      await button(phone.getByRole('region', { name: 'Serve' }), 'Everyone Ate This').tap()
      await expect(phone.getByText('Served.')).toBeVisible()
      end()
      await expect.poll(() => rowsOf(phone.request, member, 'meal_entries')).toMatchObject([{ recipe_id: String(id) }])
      const [dinner] = await rowsOf(phone.request, member, 'meal_schedules')
      expect(dinner?.plates).toHaveLength(4)
      return 2
    },
  },
  {
    name: 'five hundred recipes are imported, and the first of them planned',
    isLong: true,
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      const like = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#a52' } })
        .jpeg()
        .toBuffer()
      const buffer = Buffer.from(await mealieExport(IMPORTED, like))
      await open(phone, '/add-recipe')
      start()
      await phone.getByLabel('Import', { exact: true }).getByText('Import recipes from').tap()
      const chooser = phone.waitForEvent('filechooser')
      await phone.getByText('Choose Photos or Files').tap()
      await (await chooser).setFiles({ name: 'recipes.zip', mimeType: 'application/zip', buffer })
      await button(phone, `Add ${IMPORTED} recipes`).tap({ timeout: LONG_MS })
      await expect(phone).toHaveURL(/\/my-recipes/, { timeout: LONG_MS })
      const first = phone.getByRole('list', { name: 'My recipes' }).getByRole('listitem').first()
      await first.getByRole('button', { name: /^Plan Meal: / }).tap()
      await button(phone.getByRole('dialog'), 'Plan Meal').tap()
      await expect(phone.getByText(/ is planned for today\.$/)).toBeVisible()
      end()
      const [planned] = await rowsOf(phone.request, member, 'meal_schedules')
      expect(planned?.recipe_title).toMatch(/^Mealie dish/)
      return 6
    },
  },
  {
    name: 'a planned dish is swapped',
    walk: async (phone, start, end) => {
      const member = await joinOnDevice(phone, phone.request)
      const { title } = await planDinner(phone, member)
      await open(phone, '/meal-scheduler')
      start()
      await button(phone, `Swap ${title}`).tap()
      await phone.getByRole('dialog').getByRole('listitem').first().getByRole('button').tap()
      await expect(phone.getByText(` replaces ${title}`)).toBeVisible()
      end()
      const [planned] = await rowsOf(phone.request, member, 'meal_schedules')
      expect(planned?.recipe_title).not.toBe(title)
      return 2
    },
  },
  {
    name: 'a setting is found from Today',
    walk: async (phone, start, end) => {
      await joinOnDevice(phone, phone.request)
      await open(phone, '/dashboard')
      start()
      const menu = phone.getByRole('banner')
      await button(menu, 'Menu').tap()
      await menu.getByRole('link', { name: /Settings$/ }).tap()
      const search = phone.getByLabel('Search settings')
      await search.tap()
      await search.fill('portions')
      await expect(phone.getByLabel('Default servings')).toBeVisible()
      await expect(phone.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
      end()
      return 3
    },
  },
]
