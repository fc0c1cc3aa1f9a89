// @vitest-environment happy-dom
// Each query of a member runs once, and must be reloaded with every table that it asked for. What a table changes by
// itself is read from the migrations.
import { globSync, readFileSync } from 'node:fs'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const backend = memberBackend()
const changedTables = () => import('#web/data/changed-tables.ts')

const TODAY = '2026-11-19'
const RECIPE = 101 as RecipeId

const SQL = globSync('supabase/migrations/*.sql')
  .sort()
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** The last body of each function. */
const FUNCTIONS = new Map(
  [...SQL.matchAll(/create (?:or replace )?function (?:public|private)\.(\w+)\s*\([\s\S]*?\$\$([\s\S]*?)\$\$/g)].map(
    ([, name = '', body = '']) => [name, body],
  ),
)
const TABLES = new Set([...SQL.matchAll(/create table (?:if not exists )?public\.(\w+)/g)].map(([, name = '']) => name))

/** The tables that a function names after one of these words, also in functions that it calls. */
function tablesIn(name: string, after: RegExp, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(name)) return found
  seen.add(name)
  const body = FUNCTIONS.get(name) ?? ''
  for (const [, table = ''] of body.matchAll(after)) if (TABLES.has(table)) found.add(table)
  for (const [, called = ''] of body.matchAll(/(?:public|private)\.(\w+)\s*\(/g))
    for (const table of tablesIn(called, after, seen)) found.add(table)
  return found
}

const READS = /(?:from|join)\s+public\.(\w+)/g
const WRITES = /(?:insert into|update|delete from)\s+public\.(\w+)/g

interface MemberQuery {
  queryKey: QueryKey
  queryFn?: unknown
  staleTime?: unknown
}

/** With members and rows that lead to every request. */
async function memberQueries(): Promise<MemberQuery[]> {
  const { diaryQueries } = await import('#web/features/diary/diary-queries.ts')
  const { bodyQueries } = await import('#web/features/body/body-queries.ts')
  const { scheduleQueries } = await import('#web/features/schedule/schedule-queries.ts')
  const { plannedDaysQuery } = await import('#web/features/schedule/planned-days-query.ts')
  const { lastTimeQuery } = await import('#web/features/schedule/last-cooked.tsx')
  const { mealsQueries } = await import('#web/features/meals/meals-queries.ts')
  const { dashboardQueries } = await import('#web/features/dashboard/day-queries.ts')
  const { goalsQueries } = await import('#web/features/goals/goals-queries.ts')
  const { profileQueries } = await import('#web/features/profile/profile-queries.ts')
  const { historyQuery, nutrientDaysQuery } = await import('#web/features/trends/trends-queries.ts')
  const { ratingsQueries } = await import('#web/features/ratings/ratings-queries.ts')
  const { householdQueries } = await import('#web/features/household/household-queries.ts')
  const { proposalsQuery } = await import('#web/features/table/proposals-query.ts')
  const { calendarLinksQuery } = await import('#web/features/calendar-links/calendar-queries.ts')
  const { linksQuery } = await import('#web/features/recipe-links/queries.ts')
  const { templateQueries } = await import('#web/features/week-templates/template-queries.ts')
  const { weekToShopQuery } = await import('#web/features/shop-week/shop-week-queries.ts')
  const { dishWeightQuery } = await import('#web/features/cook-finish/dish-weight-query.ts')
  const { ownFoodsQuery } = await import('#web/features/food-picker/food-picker-queries.ts')
  const { eventsQuery } = await import('#web/features/settings/account-events.tsx')
  const { devicesQuery } = await import('#web/features/account/devices-section.tsx')
  const { detailsQuery } = await import('#web/features/account/account-changes.ts')
  const { cookingHistoryQuery } = await import('#web/composites/library/use-library.ts')
  const { tableQuery } = await import('#web/data/household-table.ts')
  const { eatersQuery } = await import('#web/data/eaters-query.ts')
  return [
    diaryQueries.entries(MEMBER, TODAY, TODAY),
    diaryQueries.days(MEMBER, TODAY, TODAY),
    ownFoodsQuery(MEMBER, 'soup', TODAY),
    bodyQueries.water(MEMBER, TODAY),
    bodyQueries.weights(MEMBER, TODAY, TODAY),
    scheduleQueries.range(MEMBER, TODAY, TODAY),
    scheduleQueries.recent(MEMBER),
    plannedDaysQuery(MEMBER, RECIPE, TODAY),
    lastTimeQuery(MEMBER, RECIPE),
    mealsQueries.range(MEMBER, TODAY, TODAY),
    dashboardQueries.day(MEMBER, TODAY),
    goalsQueries.saved(MEMBER),
    profileQueries.own(MEMBER),
    eatersQuery(MEMBER),
    historyQuery(MEMBER, TODAY, 7),
    nutrientDaysQuery(MEMBER, 'fiber', TODAY, TODAY),
    ratingsQueries.all(MEMBER),
    ratingsQueries.ofRecipe(MEMBER, RECIPE),
    householdQueries.mine(MEMBER),
    householdQueries.removal(MEMBER),
    householdQueries.invitation(MEMBER, 'secret'),
    tableQuery(MEMBER),
    proposalsQuery(MEMBER),
    calendarLinksQuery(MEMBER),
    linksQuery(MEMBER, { recipe: RECIPE }),
    linksQuery(MEMBER, { collection: 'a-collection' }),
    templateQueries.all(MEMBER),
    weekToShopQuery(MEMBER, [TODAY], TODAY),
    dishWeightQuery(MEMBER, RECIPE),
    cookingHistoryQuery(MEMBER),
    eventsQuery(MEMBER),
    devicesQuery(MEMBER),
    detailsQuery(MEMBER),
  ]
}

const nameOf = ({ queryKey }: MemberQuery) => String(queryKey[memberKey(MEMBER).length])

/** "GET meal_entries" and "POST rpc/diary_days" */
function tablesOf(call: string): readonly string[] {
  const path = call.split(' ')[1] ?? ''
  return path.startsWith('rpc/') ? [...tablesIn(path.slice(4), READS)] : [path]
}

test('a query is reloaded when a table that it reads has changed', async () => {
  const { queriesOf, isRead } = await changedTables()
  backend.respondWith(() => Response.json([]))
  const missing: string[] = []
  for (const query of await memberQueries()) {
    backend.calls.length = 0
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await client.fetchQuery(query as { queryKey: QueryKey }).catch(() => undefined) // [] is no profile
    for (const table of backend.calls.flatMap(({ call }) => tablesOf(call)).filter((name) => TABLES.has(name)))
      if (!isRead(table) || !queriesOf([table]).has(nameOf(query))) missing.push(`${table}: ${nameOf(query)}`)
  }
  expect(missing).toEqual([])
})

/** What these ask for doesn't depend on a member's rows, or never changes once it is shown. */
const OF_NO_TABLE = ['avoided', 'cooking-minutes', 'table-plan']

test('every query of a member is known', async () => {
  const { queriesOf } = await changedTables()
  const sources = globSync('web/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  const names = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/memberKey\([\w?.]+, '([\w-]+)'/g)].map(([, name = '']) => name),
  )
  const tested = (await memberQueries()).map(nameOf)
  expect([...new Set(names)].filter((name) => !OF_NO_TABLE.includes(name)).sort()).toEqual([...new Set(tested)].sort())
  expect([...queriesOf('*')].sort()).toEqual([...new Set(tested)].sort())
})

/** Whoever moves to another household, or leaves, reloads everything. */
const CHANGE_EVERYTHING = ['households', 'household_members', 'users']

test('what the database changes along with a table is reloaded, too', async () => {
  const { queriesOf, isRead, READERS } = await changedTables()
  const triggers = [
    ...SQL.matchAll(/create trigger \w+[^;]*? on public\.(\w+)[^;]*?execute function private\.(\w+)/g),
  ].flatMap(([, table = '', name = '']) => [...tablesIn(name, WRITES)].map((changed) => [table, changed] as const))
  const keys = [...SQL.matchAll(/create table public\.(\w+) \(([\s\S]*?)\n\);/g)].flatMap(
    ([, changed = '', columns = '']) =>
      [...columns.matchAll(/references public\.(\w+) \([^)]*\) on delete/g)].map(
        ([, table = '']) => [table, changed] as const,
      ),
  )
  const missing = [...triggers, ...keys].filter(([table, changed]) => {
    if (!isRead(table) || !isRead(changed) || CHANGE_EVERYTHING.includes(table)) return false
    const reloaded = queriesOf([table])
    return READERS[changed].some((name) => !reloaded.has(name))
  })
  expect(triggers.length).toBeGreaterThan(5)
  expect(missing).toEqual([])
})
