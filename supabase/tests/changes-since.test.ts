// What a device asks for after a change: the rows that changed since its last fetch, and the keys of those that are gone.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'
import { called, joinHousehold } from './testing/household.ts'

afterAll(leavePlaces)

let site: Site
let sql: Awaited<ReturnType<typeof openPostgres>>
let otherSql: Awaited<ReturnType<typeof openPostgres>>
beforeAll(async () => {
  const home = await newHome()
  site = await openSite(home)
  sql = await openPostgres(home.databaseUrl)
  otherSql = await openPostgres(home.databaseUrl)
})
afterAll(async () => {
  await otherSql.close()
  await sql.close()
  await site.backend.close()
})

interface Changes {
  since: { revision: number } | null
  full: boolean
  more: boolean
  rows: { id: string | number; name?: string }[]
  removed: { id: string | number }[]
}

const ask = ({ client }: Pick<Member, 'client'>, store: string, since: unknown = null): Promise<Changes> =>
  called(client.rpc('changes_since', { store, since }))
const item = (name: string) => ({ id: randomUUID(), name })
const names = ({ rows }: Changes) => rows.map(({ name }) => name)

async function allPages(
  member: Member,
  store: string,
  between: (page: Changes) => Promise<unknown> = async () => null,
) {
  const pages: Changes[] = []
  let since: unknown = null
  for (;;) {
    const page = await ask(member, store, since)
    pages.push(page)
    since = page.since
    if (!page.more) return pages
    await between(page)
  }
}

test('owner, household member, stranger, visitor: everybody gets the changes of their own household, and a visitor none', async () => {
  const owner = await site.newMember()
  const flatmate = await site.newMember()
  const stranger = await site.newMember()
  await joinHousehold(flatmate, owner)
  const milk = item('Milk')
  await called(owner.client.from('shopping_items').insert(milk))
  const first = await ask(owner, 'shopping_items')
  expect(first).toMatchObject({ full: true, more: false, rows: [milk], removed: [] })
  expect(await ask(flatmate, 'shopping_items')).toMatchObject({ full: true, rows: [milk] })
  expect(await ask(stranger, 'shopping_items')).toMatchObject({ rows: [], removed: [] })
  // The number of another household opens nothing.
  expect(await ask(stranger, 'shopping_items', { ...first.since, revision: 0 })).toMatchObject({
    rows: [],
    removed: [],
  })
  const { error } = await site.visitor().rpc('changes_since', { store: 'shopping_items' })
  expect(error).not.toBeNull()

  await called(flatmate.client.from('favorites').insert({ recipe_id: 7 }))
  expect(await ask(flatmate, 'favorites')).toMatchObject({ rows: [{ recipe_id: 7 }] })
  expect(await ask(owner, 'favorites')).toMatchObject({ rows: [] })
})

test('after a change only that row comes, after a removal only its key, and without a change nothing', async () => {
  const owner = await site.newMember()
  const [milk, bread] = [item('Milk'), item('Bread')]
  await called(owner.client.from('shopping_items').insert([milk, bread]))
  const { since } = await ask(owner, 'shopping_items')
  expect(await ask(owner, 'shopping_items', since)).toMatchObject({ full: false, rows: [], removed: [], since })
  await called(owner.client.from('shopping_items').update({ name: 'Oat milk' }).eq('id', milk.id))
  const changed = await ask(owner, 'shopping_items', since)
  expect(names(changed)).toEqual(['Oat milk'])
  await called(owner.client.from('shopping_items').delete().eq('id', bread.id))
  expect(await ask(owner, 'shopping_items', changed.since)).toMatchObject({ rows: [], removed: [{ id: bread.id }] })
  // Removed and added again is there.
  await called(owner.client.from('shopping_items').insert(bread))
  expect(await ask(owner, 'shopping_items', changed.since)).toMatchObject({ rows: [bread], removed: [] })
})

test.each(['pantry_items', 'custom_recipes', 'week_templates', 'favorites', 'recent_foods', 'diet_plans', 'profiles'])(
  '%s: what apply_operations stores and removes is found',
  async (store) => {
    const rowOf: Record<string, object> = {
      pantry_items: item('Rice'),
      custom_recipes: { id: 1_800_000_000_000_321, body: { title: 'Soup' } },
      week_templates: { ...item('Busy'), meals: [] },
      favorites: { recipe_id: 9, created_at: '2026-01-01T00:00:00Z' },
      recent_foods: { kind: 'recipe', item_id: '9', title: 'Soup', body: {}, uses: 1, used_at: '2026-01-01T00:00:00Z' },
      diet_plans: { body: { plan: {} } },
      profiles: { theme: 'dark' },
    }
    const member = await site.newMember()
    const { since } = await ask(member, store)
    const send = (seq: number, kind: string) =>
      called(
        member.client.rpc('apply_operations', {
          ...{ store, device: member.id },
          operations: [{ seq, kind, row: rowOf[store], fields: null }],
        }),
      )
    await send(1, 'put')
    const { rows, since: next } = await ask(member, store, since)
    expect(rows).toHaveLength(1)
    await send(2, 'remove')
    expect(await ask(member, store, next)).toMatchObject({ rows: [], removed: [expect.anything()] })
  },
)

test('a change that becomes visible late is never missed', async () => {
  const owner = await site.newMember()
  await called(owner.client.from('shopping_items').insert(item('Milk')))
  const household = await called(owner.client.rpc('my_household'))
  const { since } = await ask(owner, 'shopping_items')
  const add = (name: string) =>
    `insert into public.shopping_items (household_id, id, name) values ('${household}', '${randomUUID()}', '${name}')`
  let late: Promise<unknown> = Promise.resolve()
  await sql.transaction(async (statements) => {
    await statements.script(add('Early'))
    late = otherSql.script(add('Late'))
    // Neither is visible: the second waits for the first.
    expect(names(await ask(owner, 'shopping_items', since))).toEqual([])
  })
  await late
  expect(names(await ask(owner, 'shopping_items', since))).toEqual(['Early', 'Late'])
})

test('a long list comes in pages: what changes, arrives or goes away between them hides no other row', async () => {
  const owner = await site.newMember()
  const many = Array.from({ length: 450 }, (_, place) => item(`Item ${place}`))
  for (let at = 0; at < many.length; at += 150)
    await called(owner.client.from('shopping_items').insert(many.slice(at, at + 150)))
  const known = new Map<unknown, string | undefined>()
  let turn = 0
  const take = ({ rows, removed }: Changes) => {
    for (const { id } of removed) known.delete(id)
    for (const { id, name } of rows) known.set(id, name)
  }
  const pages = await allPages(owner, 'shopping_items', async (page) => {
    take(page)
    turn += 1
    if (turn > 1) return
    const [first] = page.rows
    await called(owner.client.from('shopping_items').delete().eq('id', String(first?.id)))
    await called(
      owner.client
        .from('shopping_items')
        .update({ name: 'Renamed' })
        .eq('id', many[449]?.id ?? ''),
    )
    await called(owner.client.from('shopping_items').insert(item('New')))
  })
  const last = pages.at(-1)
  if (last) take(last)
  expect(pages.length).toBe(3)
  const there = await called(owner.client.from('shopping_items').select('id, name').limit(500))
  expect(known).toEqual(new Map((there ?? []).map(({ id, name }) => [id, name])))
})

test('pages of large rows stay small', async () => {
  const owner = await site.newMember()
  const body = (title: string) => ({ title, instructions: 'x'.repeat(60_000) })
  for (let place = 0; place < 20; place++)
    await called(owner.client.from('custom_recipes').insert({ id: 1_800_000_000_001_000 + place, body: body('Long') }))
  const pages = await allPages(owner, 'custom_recipes')
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(1_100_000)
  expect(pages.flatMap(({ rows }) => rows)).toHaveLength(20)
})

test('a device that was away for longer than removals are known fetches everything', async () => {
  const owner = await site.newMember()
  const [milk, bread, tea] = [item('Milk'), item('Bread'), item('Tea')]
  await called(owner.client.from('shopping_items').insert([milk, bread, tea]))
  const { since } = await ask(owner, 'shopping_items')
  await called(owner.client.from('shopping_items').delete().eq('id', milk.id))
  const recent = await ask(owner, 'shopping_items', since)
  await sql.script(
    `update private.changed_rows set removed_at = now() - interval '91 days' where removed_at is not null`,
  )
  await called(owner.client.from('shopping_items').delete().eq('id', bread.id))
  expect(await ask(owner, 'shopping_items', since)).toMatchObject({ full: true, rows: [tea], removed: [] })
  expect(await ask(owner, 'shopping_items', recent.since)).toMatchObject({ full: false, removed: [{ id: bread.id }] })
})

test('after moving to another household, and after a restore, everything is fetched', async () => {
  const owner = await site.newMember()
  const host = await site.newMember()
  await called(owner.client.from('shopping_items').insert(item('Milk')))
  const bread = item('Bread')
  await called(host.client.from('shopping_items').insert(bread))
  const { since } = await ask(owner, 'shopping_items')
  await joinHousehold(owner, host)
  const moved = await ask(owner, 'shopping_items', since)
  expect(moved).toMatchObject({ full: true, rows: [bread] })
  await sql.script('select private.restart_revisions()')
  expect(await ask(owner, 'shopping_items', moved.since)).toMatchObject({ full: true, rows: [bread] })
})

test('nothing stays behind of a deleted account', async () => {
  const member = await site.newMember()
  const household = await called(member.client.rpc('my_household'))
  await called(member.client.from('shopping_items').insert(item('Milk')))
  await called(member.client.from('favorites').insert({ recipe_id: 7 }))
  const left = () =>
    sql.query('select table_name from private.revisions where owner in ($1, $2)', [member.id, household])
  expect(await left()).toHaveLength(2)
  await called(member.client.rpc('delete_my_account', { current_password: member.password }))
  expect(await left()).toEqual([])
})

test('an unknown store, and a number that was never given out, are handled', async () => {
  const member = await site.newMember()
  const { error } = await member.client.rpc('changes_since', { store: 'profiles; drop' })
  expect(error?.hint).toBe('unknown_store')
  await called(member.client.from('shopping_items').insert(item('Milk')))
  for (const since of [{}, { revision: 'x' }, { epoch: randomUUID(), revision: 1 }, { revision: -5 }])
    expect(await ask(member, 'shopping_items', since)).toMatchObject({ full: true })
})
