// During a failover, a write may be stored without its response arriving. So members' pages send it again, and it must
// not be stored twice.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testSite } from '#server/database/testing/test-site.ts'
import { called } from './testing/household.ts'

const { site } = await testSite()

const date = '2026-11-16'
const byDeviceKey = { onConflict: 'user_id,device_key', ignoreDuplicates: true }

/** As the pages send them. */
const WRITES: Record<string, { row: Record<string, unknown>; once?: object }> = {
  attendance: { row: { date, meal_type: 'dinner', guests: 2 }, once: { onConflict: 'household_id,date,meal_type' } },
  meal_entries: {
    row: { date, meal_type: 'dinner', recipe_id: '1', recipe_title: 'Soup', calories: 300, device_key: randomUUID() },
    once: byDeviceKey,
  },
  profiles: { row: { aim: 'lose' } },
  recipe_ratings: { row: { recipe_id: '1', rating: 4 } },
  table_people: { row: { id: randomUUID(), name: 'Mia' }, once: { onConflict: 'id', ignoreDuplicates: true } },
  user_goals: { row: { daily_calorie_target: 2000 } },
  water_logs: { row: { date, amount_ml: 250, device_key: randomUUID() }, once: byDeviceKey },
  week_templates: {
    row: { id: randomUUID(), name: 'Busy week', meals: [] },
    once: { onConflict: 'household_id,id', ignoreDuplicates: true },
  },
  weight_logs: { row: { date, weight_kg: 70 } },
}

/** Written by functions that apply each change once (apply-operations.test.ts, plan-changes.test.ts). */
const BY_OPERATIONS = [
  'collections',
  'cook_together',
  'custom_recipes',
  'diet_plans',
  'favorites',
  'meal_schedules',
  'pantry_items',
  'recent_foods',
  'recipe_photos',
  'shopping_items',
  'tags',
]

test.each(Object.entries(WRITES))('what is sent again is in %s once', async (table, { row, once }) => {
  const { client } = await site.newMember()
  for (let time = 0; time < 2; time++) await called(client.from(table).upsert([row], once))
  const { count } = await client.from(table).select('*', { count: 'exact', head: true }).match(keyOf(row))
  expect(count).toBe(1)
})

/** Without what the database writes in its own way. */
const keyOf = ({ meals: _, ...row }: Record<string, unknown>) => row

test('every table that members add rows to is one of these', async () => {
  const found = await site.backend.database.query(
    `select distinct table_name from information_schema.column_privileges
     where grantee = 'authenticated' and privilege_type = 'INSERT' and table_schema = 'public' order by 1`,
  )
  expect(found.map(({ table_name }) => table_name)).toEqual([...Object.keys(WRITES), ...BY_OPERATIONS].sort())
})
