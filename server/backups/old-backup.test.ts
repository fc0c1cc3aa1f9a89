// Backups made by earlier versions, restored and used with this one.
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newEmptyHome, newFolder } from '#server/database/testing/places.ts'
import { openSite, rows } from '#server/database/testing/site.ts'
import { restoreBackup } from './restore.ts'

afterAll(leavePlaces)

// Made by version 0.2.0: one member with a few rows of each kind. Its secrets were made for it.
const OLD = fileURLToPath(new URL('./testing/backups/0.2.0.backup', import.meta.url))
const REFRESH_TOKEN = 'bS69W0N23-uuPPvQIdhxK1nu2xDw1kLr'

test.each([
  ['a data folder', async () => ({ dataDir: newFolder() })],
  ['a PostgreSQL server', newEmptyHome],
])(
  'a backup of version 0.2 is restored into %s: the account, its rows and its signed-in device',
  async (_, newTarget) => {
    const home = await newTarget()
    expect(await restoreBackup(OLD, { ...home, log: () => undefined })).toMatchObject({ rows: 19 })
    const site = await openSite(home)
    const client = site.visitor()
    const { data } = await client.auth.refreshSession({ refresh_token: REFRESH_TOKEN })
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ada', last_name: 'Ek' })
    const signIn = { email: 'ada@example.test', password: 'a good password' }
    expect((await site.visitor().auth.signInWithPassword(signIn)).error).toBeNull()
    const read = async (table: string, columns: string) => rows(await client.from(table).select(columns))
    expect(await read('daily_logs', 'date,water_intake_ml,total_calories')).toEqual([
      { date: '2026-11-15', water_intake_ml: 250, total_calories: 300 },
    ])
    expect(await read('meal_schedules', 'recipe_title')).toEqual([{ recipe_title: 'Soup “à l’oignon”' }])
    expect(await read('recipe_ratings', 'notes')).toEqual([{ notes: 'ünïcödé \\ "quoted"' }])
    expect(await read('custom_recipes', 'body')).toEqual([{ body: { title: 'Soup', instructions: 'Slice.\nBoil.' } }])
    expect(await read('recipe_photos', 'content_type')).toEqual([{ content_type: 'image/webp' }])
    for (const table of ['recipe_links', 'calendar_feeds', 'shopping_items', 'pantry_items', 'weight_logs'])
      expect([table, (await read(table, '*')).length]).toEqual([table, 1])
    await site.backend.close()
  },
)

test('a backup of version 0.1 is restored: the account, its rows and its signed-in device', async () => {
  const home = await newEmptyHome()
  // Made by version 0.1.0, in its folder: one member.
  const file = fileURLToPath(new URL('./testing/backups/0.1.0.backup', import.meta.url))
  expect(await restoreBackup(file, { ...home, log: () => undefined })).toMatchObject({ rows: 13 })
  const site = await openSite(home)
  const client = site.visitor()
  const { data } = await client.auth.refreshSession({ refresh_token: '01a1f5a7-c19c-7286-955a-6a486f3b414b' })
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ada', last_name: 'Ek' })
  const signIn = { email: 'ada@example.test', password: 'a good password' }
  expect((await site.visitor().auth.signInWithPassword(signIn)).error).toBeNull()
  const read = async (table: string, columns: string) => rows(await client.from(table).select(columns))
  expect(await read('daily_logs', 'date,water_intake_ml,total_calories')).toEqual([
    { date: '2026-11-15', water_intake_ml: 250, total_calories: 300 },
  ])
  expect(await read('meal_schedules', 'recipe_title')).toEqual([{ recipe_title: 'Soup “à l’oignon”' }])
  expect(await read('recipe_ratings', 'notes')).toEqual([{ notes: 'ünïcödé \\ "quoted"' }])
  expect(await read('user_goals', 'daily_calorie_target')).toEqual([{ daily_calorie_target: 2100 }])
  // Version 0.1 had no households.
  expect(await read('household_members', 'role')).toEqual([{ role: 'owner' }])
  await site.backend.close()
})
