// The server's half of sync: numbered operations, applied once each, in order, only to the caller's own data.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { apply, type Operation } from '#domain/sync/operations.ts'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSiteWithSql } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'

const { site, sql } = await testSiteWithSql()
let owner: Member
let flatmate: Member
beforeAll(async () => {
  owner = await site.newMember()
  flatmate = await site.newMember()
  await joinHousehold(flatmate, owner)
})

interface Item {
  id: string
  name: string
  amount: number
  checked: boolean
}
const wire = (operation: Operation<Item>) =>
  operation.kind === 'put'
    ? { seq: operation.seq, kind: 'put', row: operation.item, fields: operation.fields }
    : { seq: operation.seq, kind: 'remove', row: { id: operation.id } }
const send = (member: Member, device: string, operations: object[], store = 'shopping_items', household?: string) =>
  member.client.rpc('apply_operations', { store, device, operations, household })
const list = async ({ client }: Member): Promise<Item[]> =>
  rows(await client.from('shopping_items').select('id, name, amount, checked').order('id'))
const byId = (items: readonly Item[]) => items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
const clear = async ({ client }: Member) => client.from('shopping_items').delete().neq('name', '')

test('an operation is stored once, however often and late it arrives', async () => {
  const [phone, laptop] = [randomUUID(), randomUUID()]
  const milk = { id: randomUUID(), name: 'Milk', amount: 1, checked: false }
  const added = { seq: 1, kind: 'put', row: milk, fields: null }
  const removed = { seq: 2, kind: 'remove', row: { id: milk.id } }
  expect(await called(send(owner, phone, [added]))).toBe(1)
  expect(await called(send(owner, phone, [removed, added]))).toBe(2) // in order, whatever order they arrived in
  expect(await list(owner)).toEqual([])
  expect(await called(send(flatmate, laptop, [added]))).toBe(1)
  // The phone's old removal, delayed on its way, must not delete what somebody added again.
  expect(await called(send(owner, phone, [removed]))).toBe(2)
  expect(await list(owner)).toEqual([milk])
  await clear(owner)
})

test('two people change different fields of one item, and both changes are kept; changing a removed item brings it back', async () => {
  const [phone, laptop] = [randomUUID(), randomUUID()]
  const milk = { id: randomUUID(), name: 'Milk', amount: 1, checked: false }
  await called(send(owner, phone, [{ seq: 1, kind: 'put', row: milk, fields: null }]))
  await called(send(owner, phone, [{ seq: 2, kind: 'put', row: { ...milk, amount: 2 }, fields: ['amount'] }]))
  await called(send(flatmate, laptop, [{ seq: 1, kind: 'put', row: { ...milk, checked: true }, fields: ['checked'] }]))
  expect(await list(owner)).toEqual([{ ...milk, amount: 2, checked: true }])
  await called(send(owner, phone, [{ seq: 3, kind: 'remove', row: { id: milk.id } }]))
  await called(send(flatmate, laptop, [{ seq: 2, kind: 'put', row: { ...milk, amount: 5 }, fields: ['amount'] }]))
  expect(await list(owner)).toEqual([{ ...milk, amount: 5 }])
  const [item] = rows(await owner.client.from('shopping_items').select('added_by'))
  expect(item).toEqual({ added_by: flatmate.id })
  await clear(owner)
})

test('a rejected operation rejects its whole batch, with the reason', async () => {
  const device = randomUUID()
  const put = (seq: number, name: string) => ({ seq, kind: 'put', row: { id: randomUUID(), name }, fields: null })
  expect(await send(owner, device, [put(1, 'Milk'), put(2, ' ')])).toMatchObject({
    status: 400,
    error: { message: 'An item’s name has between 1 and 200 characters.' },
  })
  expect(await list(owner)).toEqual([])
  expect(await called(send(owner, device, [put(1, 'Milk')]))).toBe(1)
  await clear(owner)
})

test('two tabs of one device send the same 200 operations at once: each is stored once', async () => {
  const device = randomUUID()
  const operations = Array.from({ length: 200 }, (_, place) => ({
    seq: place + 1,
    kind: 'put',
    row: { id: randomUUID(), name: `Item ${place}` },
    fields: null,
  }))
  /** On a busy machine, one may wait for the other's locks for too long. A device then sends again, as here. */
  async function sendUntilTaken() {
    for (;;) {
      const response = await send(owner, device, operations)
      if (response.status !== 503) return response
    }
  }
  const responses = await Promise.all([sendUntilTaken(), sendUntilTaken()])
  expect(responses.map(({ data }) => data)).toEqual([200, 200])
  expect(await list(owner)).toHaveLength(200)
  await clear(owner)
})

test('operations only reach the member’s own data, and a household only while they live in it', async () => {
  const stranger = await site.newMember()
  const milk = { id: randomUUID(), name: 'Milk', amount: 1, checked: false }
  await called(send(owner, randomUUID(), [{ seq: 1, kind: 'put', row: milk, fields: null }]))
  const household = await called(owner.client.rpc('my_household'))
  const forged = { ...milk, name: 'Poison', household_id: household, added_by: owner.id, user_id: owner.id }
  await called(send(stranger, randomUUID(), [{ seq: 1, kind: 'put', row: forged, fields: null }]))
  await called(send(stranger, randomUUID(), [{ seq: 1, kind: 'remove', row: { ...forged } }]))
  expect(await list(owner)).toEqual([milk])
  expect(await list(stranger)).toEqual([])
  expect(await send(stranger, randomUUID(), [], 'shopping_items', household)).toMatchObject({
    status: 400,
    error: { hint: 'household_changed' },
  })
  for (const store of ['water_logs', 'households', 'auth.users', 'shopping_items; drop table x'])
    expect(await send(owner, randomUUID(), [], store)).toMatchObject({ status: 400, error: { hint: 'unknown_store' } })
  expect(
    await site.visitor().rpc('apply_operations', { store: 'favorites', device: randomUUID(), operations: [] }),
  ).toMatchObject({ status: 401 })
  await clear(owner)
})

/** An entry with all its nutrients takes about a kilobyte. */
const twentyEntries = { entries: Array.from({ length: 20 }, (_, place) => ({ title: `${place} ${'x'.repeat(1000)}` })) }

test.each([
  ['favorites', { recipe_id: 90_000_007 }, {}],
  ['recent_foods', { kind: 'food', item_id: '9003', title: 'Apple' }, { uses: 3 }],
  [
    'recent_foods',
    { kind: 'quick', item_id: 'meal Feast', title: 'Feast', body: twentyEntries },
    { is_favorite: true },
  ],
  ['diet_plans', { body: { days: [] } }, { body: { days: [1] } }],
  ['profiles', { theme: 'dark', allergies: ['nuts'] }, { theme: 'light' }],
  ['custom_recipes', { id: 1_900_000_000_000_777, body: { title: 'Soup' } }, { body: { title: 'Stew' } }],
  ['pantry_items', { id: randomUUID(), name: 'Rice', amount: null }, { amount: 2 }],
  ['cook_together', { cooking: randomUUID(), task: '', plan: { cooks: 1 } }, { plan: { cooks: 2 } }],
  ['week_templates', { id: randomUUID(), name: 'Busy', meals: [] }, { meals: [{ weekday: 1 }] }],
] as [string, object, object][])('%s is kept in sync', async (store, row, change) => {
  const device = randomUUID()
  await called(send(owner, device, [{ seq: 1, kind: 'put', row, fields: null }], store))
  expect(rows(await owner.client.from(store).select())).toMatchObject([row])
  const fields = Object.keys(change)
  await called(send(owner, device, [{ seq: 2, kind: 'put', row: { ...row, ...change }, fields }], store))
  expect(rows(await owner.client.from(store).select())).toMatchObject([{ ...row, ...change }])
  await called(send(owner, device, [{ seq: 3, kind: 'remove', row }], store))
  expect(rows(await owner.client.from(store).select())).toEqual([])
})

test('the database applies operations the way devices do', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const item = fc.record({
    id: fc.constantFrom(...ids),
    name: fc.constantFrom('Milk', 'Bread', 'Ä "quoted" \\ name'),
    amount: fc.double({ min: 0, max: 1000, noNaN: true, noDefaultInfinity: true }).map(Math.abs),
    checked: fc.boolean(),
  })
  const fields = fc.option(fc.subarray<keyof Item>(['name', 'amount', 'checked'], { minLength: 1 }))
  const operation = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), item, fields }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom(...ids) }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (history) => {
      await clear(owner)
      const operations = history.map((one, place): Operation<Item> => ({ ...one, seq: place + 1 }))
      await called(send(owner, randomUUID(), operations.map(wire)))
      expect(await list(owner)).toEqual(byId(apply([], operations)))
    }),
    { numRuns: 60 },
  )
})

test('for a member with very many devices, only the most recently used are remembered', async () => {
  const member = await site.newMember()
  await sql.query(
    `insert into private.device_marks (user_id, device, table_name, seq, used_at)
     select $1, gen_random_uuid(), 'favorites', age, now() - age * interval '1 hour' from generate_series(1, 700) age`,
    [member.id],
  )
  await called(send(member, randomUUID(), [], 'favorites'))
  const kept = await sql.query(
    'select count(*)::int as marks, max(seq)::int as oldest from private.device_marks where user_id = $1',
    [member.id],
  )
  expect(kept).toEqual([{ marks: 500, oldest: 499 }])
})
