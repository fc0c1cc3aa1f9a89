// domain/limits.ts says what the database enforces: read from its constraints, its quotas and its functions.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  BYTES_PER_VALUE,
  LONGEST,
  MOST_AT_TABLE,
  MOST_BYTES,
  MOST_ROWS,
  OPERATIONS_PER_CALL,
  ROWS_PER_WRITE,
} from '#domain/limits.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'

let sql: Awaited<ReturnType<typeof openPostgres>>
beforeAll(async () => {
  sql = await openPostgres((await newHome()).databaseUrl)
})
afterAll(async () => {
  await sql.close()
  await leavePlaces()
})

/** What a check compares with "<=", by table: { 'favorites.length(note)': 300 } */
async function checked(what: RegExp): Promise<Record<string, number>> {
  const checks = await sql.query(`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`)
  return Object.fromEntries(
    checks.flatMap(({ name, rule }) =>
      [...String(rule).matchAll(what)].map(([, column, most]) => [`${name}.${column}`, Number(most)]),
    ),
  )
}

test('members and households may have as many rows and bytes as the database counts', async () => {
  const quotas = await sql.query('select table_name, most_rows, most_bytes from private.quotas')
  const byTable = (column: string) =>
    Object.fromEntries(
      quotas.flatMap((quota) => (quota[column] === null ? [] : [[quota.table_name, Number(quota[column])]])),
    )
  expect(byTable('most_rows')).toEqual(MOST_ROWS)
  expect(byTable('most_bytes')).toEqual(MOST_BYTES)
})

test('texts may be as long as the database stores them', async () => {
  expect(await checked(/(?<![_a-z])length\((\w+)\) <= (\d+)/g)).toEqual({
    'audit_log.detail': 100,
    'calendar_feeds.time_zone': 64,
    'profiles.time_zone': 64,
    'households.name': LONGEST.name,
    'household_members.name': LONGEST.name,
    'shopping_items.name': LONGEST.itemName,
    'shopping_items.unit': LONGEST.itemUnit,
    'shopping_items.recipe_id': LONGEST.recipeId,
    'shopping_items.recipe_title': LONGEST.title,
    'pantry_items.name': LONGEST.itemName,
    'pantry_items.unit': LONGEST.itemUnit,
    'meal_entries.recipe_id': LONGEST.recipeId,
    'meal_entries.recipe_title': LONGEST.title,
    'meal_entries.food_id': LONGEST.recipeId,
    'meal_entries.portion': 60,
    'meal_schedules.recipe_id': LONGEST.recipeId,
    'dish_weights.recipe_id': LONGEST.recipeId,
    'meal_schedules.recipe_title': LONGEST.title,
    'meal_schedules.recipe_image': LONGEST.picture,
    'meal_schedules.note': LONGEST.plannedNote,
    'recipe_ratings.recipe_id': LONGEST.recipeId,
    'recipe_ratings.notes': LONGEST.ratingNote,
    'recent_foods.item_id': LONGEST.title, // a quick entry is known by its title
    'recent_foods.title': LONGEST.title,
    'table_people.name': LONGEST.name,
    'week_templates.name': LONGEST.templateName,
    'collections.name': LONGEST.collectionName,
    'collections.note': LONGEST.collectionNote,
  })
})

test('recipes, photos, saved weeks and plans may be as large as the database stores them', async () => {
  expect(await checked(/octet_length\(\(?(\w+)\)?(?:::text\))? <= (\d+)/g)).toMatchObject({
    'custom_recipes.body': BYTES_PER_VALUE.recipe,
    'recipe_photos.bytes': BYTES_PER_VALUE.photo,
    'week_templates.meals': BYTES_PER_VALUE.template,
    'diet_plans.body': BYTES_PER_VALUE.plan,
  })
})

test('a table seats as many people as the database allows', async () => {
  expect(await checked(/jsonb_array_length\((plates)\) <= (\d+)/g)).toEqual({ 'meal_schedules.plates': MOST_AT_TABLE })
})

test('one call may bring as many changes as the database’s functions accept', async () => {
  const mostOf = async (name: string, constant: string) => {
    const [found] = await sql.query('select prosrc from pg_proc where proname = $1', [name])
    return Number(new RegExp(`${constant} constant integer := (\\d+);`).exec(String(found?.prosrc))?.[1])
  }
  expect(await mostOf('apply_operations', 'most_operations')).toBe(OPERATIONS_PER_CALL)
  expect(await mostOf('change_plan', 'most_meals')).toBe(ROWS_PER_WRITE)
})
