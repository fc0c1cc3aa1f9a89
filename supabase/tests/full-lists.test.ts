// Every list at its limit and one above, through a real server: at the limit it is stored and read back completely by the
// page's own readers; one above is refused with a sentence for the member.
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINES_PER_RECIPE, MOST_ROWS, ROWS_PER_WRITE } from '#domain/limits.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import { leavePlaces, newEmptyHome, newFolder } from '#server/database/testing/places.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { browserAt, type RunningServer, startServer } from '#server/testing/running-server.ts'
import { openMemberPage } from './testing/member-page.ts'

afterAll(leavePlaces)

type Table = keyof typeof MOST_ROWS

/** Ids of own recipes. */
const FIRST_ID = 1_800_000_000_000_000
const SOUPS = '00000000-0000-4000-8000-000000000001'
const hash = `decode(md5('link ' || g) || md5('of ' || g), 'hex')`

/** How rows of the member $1 in the household $2 are made; g counts from 1. Recipes come before what refers to them. */
const rowsOf: Record<Table, string> = {
  water_logs: `water_logs (user_id, date, amount_ml) select $1, '2020-01-01'::date + g % 2000, 1`,
  weight_logs: `weight_logs (user_id, date, weight_kg) select $1, '2000-01-01'::date + g - 1, 70`,
  meal_entries: `meal_entries (user_id, date, meal_type, recipe_id, recipe_title)
    select $1, '2020-01-01'::date + g % 2000, 'lunch', '7', 'Soup ' || g`,
  recipe_ratings: `recipe_ratings (user_id, recipe_id, rating) select $1, g::text, 4`,
  favorites: `favorites (user_id, recipe_id) select $1, g`,
  recent_foods: `recent_foods (user_id, kind, item_id, title) select $1, 'food', g::text, 'Food ' || g`,
  calendar_feeds: `calendar_feeds (user_id, token_hash) select $1, ${hash}`,
  meal_schedules: `meal_schedules (user_id, household_id, date, meal_type, note)
    select $1, $2, '2020-01-01'::date + g % 2000, 'lunch', 'Soup ' || g`,
  shopping_items: `shopping_items (household_id, id, name) select $2, gen_random_uuid(), 'Item ' || g`,
  pantry_items: `pantry_items (household_id, id, name) select $2, gen_random_uuid(), 'Item ' || g`,
  week_templates: `week_templates (household_id, id, name, meals) select $2, gen_random_uuid(), 'Week ' || g,
    jsonb_build_array(jsonb_build_object('day', 1, 'mealType', 'lunch', 'title', repeat('x', 250), 'isNote', true))`,
  cook_together: `cook_together (household_id, cooking, task, done_at)
    select $2, '00000000-0000-4000-8000-000000000000', g || '/1/0', now()`,
  custom_recipes: `custom_recipes (household_id, id, body)
    select $2, ${FIRST_ID} + g, jsonb_build_object('title', 'Soup ' || g)`,
  household_invitations: `household_invitations (household_id, token_hash, created_by) select $2, ${hash}, $1`,
  recipe_links: `recipe_links (household_id, recipe_id, token_hash, created_by) select $2, ${FIRST_ID} + g, ${hash}, $1`,
  collection_links: `collection_links (household_id, collection_id, token_hash, created_by)
    select $2, '${SOUPS}', ${hash}, $1`,
  recipe_photos: `recipe_photos (household_id, recipe_id, own_recipe_id, bytes, hash, size, content_type, width, height)
    select $2, ${FIRST_ID} + g, ${FIRST_ID} + g, decode('ffd8ffe0' || repeat('07', 200), 'hex'), repeat('0', 64), 204,
      'image/jpeg', 4, 3`,
  table_people: `table_people (household_id, name) select $2, 'Person ' || g`,
  attendance: `attendance (household_id, date, meal_type) select $2, '2000-01-01'::date + g, 'lunch'`,
  tags: `tags (household_id, recipe_id, names) select $2, g, array['soup']`,
  collections: `collections (household_id, id, name) select $2, case g when 1 then '${SOUPS}' else gen_random_uuid() end, 'Soups ' || g`,
}

/** How a page adds one more; `g` counts on. */
const oneMore: Record<Table, (client: SupabaseClient, g: number) => PromiseLike<{ error: unknown; status: number }>> = {
  water_logs: (client) => client.from('water_logs').insert({ date: '2026-01-01', amount_ml: 1 }),
  weight_logs: (client) => client.from('weight_logs').insert({ date: '2100-12-31', weight_kg: 70 }),
  meal_entries: (client) => client.from('meal_entries').insert({ date: '2026-01-01', meal_type: 'lunch', ...soup }),
  recipe_ratings: (client, g) => client.from('recipe_ratings').insert({ recipe_id: String(g), rating: 4 }),
  favorites: (client, g) => client.from('favorites').insert({ recipe_id: g }),
  recent_foods: (client, g) => client.from('recent_foods').insert({ kind: 'food', item_id: String(g), title: 'Food' }),
  calendar_feeds: (client) => client.rpc('create_calendar_feed'),
  meal_schedules: (client) =>
    client.rpc('change_plan', {
      change: crypto.randomUUID(),
      added: [{ date: '2026-01-01', meal_type: 'lunch', note: 'Soup' }],
    }),
  shopping_items: (client) => client.from('shopping_items').insert({ id: crypto.randomUUID(), name: 'Milk' }),
  pantry_items: (client) => client.from('pantry_items').insert({ id: crypto.randomUUID(), name: 'Milk' }),
  week_templates: (client) =>
    client.from('week_templates').insert({ id: crypto.randomUUID(), name: 'Week', meals: [] }),
  cook_together: (client) =>
    client.from('cook_together').insert({ cooking: crypto.randomUUID(), plan: { dishes: [] } }),
  custom_recipes: (client, g) => client.from('custom_recipes').insert({ id: FIRST_ID + g, body: { title: 'Soup' } }),
  household_invitations: (client) => client.rpc('create_invitation'),
  recipe_links: (client) => client.rpc('create_recipe_link', { recipe_id: FIRST_ID + 1 }),
  collection_links: (client) => client.rpc('create_collection_link', { collection_id: SOUPS }),
  recipe_photos: savePhoto,
  table_people: (client) => client.from('table_people').insert({ name: 'Mia' }),
  attendance: (client, g) => client.from('attendance').insert({ date: '2099-01-01', meal_type: MEAL_SLOTS[g % 4] }),
  tags: (client, g) => client.from('tags').insert({ recipe_id: g, names: ['soup'] }),
  collections: (client) => client.from('collections').insert({ id: crypto.randomUUID(), name: 'Soups' }),
}
const soup = { recipe_id: '7', recipe_title: 'Soup' }

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a40' } })
  .jpeg()
  .toBuffer()

/** The page sends photos as files. */
async function savePhoto(client: SupabaseClient, g: number) {
  const { data } = await client.auth.getSession()
  const response = await fetch(`${server.origin}/api/photos/${FIRST_ID + g}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${data.session?.access_token}`, 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(photo),
  })
  return { status: response.status, error: response.ok ? null : await response.json() }
}

/** A weight is stored by its day: there are fewer days than weights allowed. */
const DAYS = 36_890
const mostOf = (table: Table) => Math.min(MOST_ROWS[table], table === 'weight_logs' ? DAYS : Number.POSITIVE_INFINITY)
/** The member has a seat from the start. */
const hasAlready = (table: Table) => (table === 'table_people' ? 1 : 0)
const tables = Object.keys(rowsOf) as Table[]

let server: RunningServer
let client: SupabaseClient
let session: { user: { id: string } }
beforeAll(async () => {
  const { databaseUrl } = await newEmptyHome()
  server = await startServer({ dataDir: newFolder(), databaseUrl })
  client = await browserAt(server)
  const { data } = await client.auth.signUp({ email: 'ada@example.test', password: 'a good password' })
  if (!data.session) throw new Error('The sign-up gave no session.')
  session = data.session
  const ids = { $1: `'${session.user.id}'::uuid`, $2: `'${(await client.rpc('my_household')).data}'::uuid` }
  const inserts = tables.map((table) => {
    const rows = rowsOf[table].replaceAll(/\$[12]/g, (name) => ids[name as keyof typeof ids])
    return `insert into public.${rows} from generate_series(1, ${mostOf(table) - 1 - hasAlready(table)}) g;`
  })
  // Without triggers, which would take minutes for this many rows; then everything is counted.
  const fill = `set session_replication_role = replica; ${inserts.join(' ')} set session_replication_role = default;`
  await runSql(databaseUrl, `${fill} select private.recount_usage(); analyze;`)
}, 300_000)
afterAll(() => server?.stop(), 60_000)

test.each(tables)('%s: at the limit one more is stored, above it the member reads why not', async (table) => {
  const last = await oneMore[table](client, mostOf(table))
  expect(last.error).toBeNull()
  const above = await oneMore[table](client, mostOf(table) + 1)
  if (table === 'weight_logs') return expect(above.status).toBe(409) // there are no more days
  const most = `at most ${MOST_ROWS[table].toLocaleString('en-US')} `
  expect(above).toMatchObject({ status: 400, error: { message: expect.stringMatching(new RegExp(`^You.* ${most}`)) } })
})

test('at the limit, the pages read everything', { timeout: 600_000 }, async () => {
  const leave = await openMemberPage(server, session)
  try {
    const { collectMemberData } = await import('#web/features/account/member-data.ts')
    const { tables: read } = await collectMemberData()
    for (const table of tables) expect([table, read[table]?.length]).toEqual([table, mostOf(table)])

    const { allEntries } = await import('#web/features/diary/diary-transfer.ts')
    expect(await allEntries()).toHaveLength(MOST_ROWS.meal_entries)
    const { weighedDays } = await import('#web/features/body/weight-transfer.ts')
    expect((await weighedDays(['2000-01-01', '2100-12-31'])).size).toBe(DAYS)
    const { fetchRatings } = await import('#web/features/ratings/ratings-calls.ts')
    expect((await fetchRatings()).size).toBe(MOST_ROWS.recipe_ratings)
    const { QueryClient } = await import('@tanstack/react-query')
    const { templateQueries } = await import('#web/features/week-templates/template-queries.ts')
    const { weekToShopQuery } = await import('#web/features/shop-week/shop-week-queries.ts')
    const queries = new QueryClient()
    expect(await queries.fetchQuery(templateQueries.all(session.user.id))).toHaveLength(MOST_ROWS.week_templates)
    const { home } = await queries.fetchQuery(weekToShopQuery(session.user.id, ['2026-01-01'], '2026-01-01'))
    expect(home).toHaveLength(MOST_ROWS.pantry_items)
  } finally {
    await leave()
  }
})

test('a request writes as many rows as it may, and one above is refused', async () => {
  const friend = await browserAt(server)
  await friend.auth.signUp({ email: 'ben@example.test', password: 'a good password' })
  const pours = (count: number) => Array.from({ length: count }, () => ({ date: '2026-01-01', amount_ml: 1 }))
  expect((await friend.from('water_logs').insert(pours(ROWS_PER_WRITE))).error).toBeNull()
  expect(await friend.from('water_logs').insert(pours(ROWS_PER_WRITE + 1))).toMatchObject({
    status: 400,
    error: { message: `At most ${ROWS_PER_WRITE} rows can be written at once.` },
  })
  expect((await friend.from('water_logs').select('id', { count: 'exact', head: true })).count).toBe(ROWS_PER_WRITE)
})

test('a recipe with as many lines as it may have is stored whole and analysed whole', async () => {
  const { checkRecipeDraft, emptyRecipeDraft } = await import('#domain/recipe/custom-recipe.ts')
  const friend = await browserAt(server)
  await friend.auth.signUp({ email: 'eve@example.test', password: 'a good password' })
  const lines = (count: number, name: string) => Array.from({ length: count }, () => ({ name, amount: 1, unit: 'g' }))
  const draft = { ...emptyRecipeDraft(), title: 'Everything soup', instructions: 'x' }
  // As long as the form accepts it.
  const longest = [...Array(70_000).keys()].findLast((length) => length % 500 === 0 && accepts(length)) ?? 0
  function accepts(length: number) {
    const ingredients = lines(LINES_PER_RECIPE, 'carrot')
    return checkRecipeDraft({ ...draft, ingredients, instructions: '“x” '.repeat(length / 8) }).ok
  }
  expect(longest).toBeGreaterThan(20_000)
  const body = { ...draft, ingredients: lines(LINES_PER_RECIPE, 'carrot'), instructions: '“x” '.repeat(longest / 8) }
  expect((await friend.from('custom_recipes').insert({ id: FIRST_ID, body })).error).toBeNull()
  expect((await friend.from('custom_recipes').select('body')).data).toEqual([{ body }])
  const tooMany = checkRecipeDraft({ ...draft, ingredients: lines(LINES_PER_RECIPE + 1, 'carrot') })
  expect(tooMany).toMatchObject({ ok: false, message: `A recipe can have at most ${LINES_PER_RECIPE} ingredients.` })

  const analyse = (count: number) =>
    fetch(`${server.origin}/api/foods/analyse`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ servings: 4, ingredients: lines(count, 'carrot') }),
    })
  const whole = await analyse(LINES_PER_RECIPE)
  expect((await whole.json()).ingredients).toHaveLength(LINES_PER_RECIPE)
  expect((await analyse(LINES_PER_RECIPE + 1)).status).toBe(400)
})
