// Calls that come too late, once somebody has left a household or deleted their account.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { called, joinHousehold } from './testing/household.ts'

afterAll(leavePlaces)

let site: Site
let sql: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  const home = await newHome()
  site = await openSite(home)
  sql = await openPostgres(home.databaseUrl)
})
afterAll(async () => {
  await sql.close()
  await site.backend.close()
})

const newMembers = (count: number): Promise<Member[]> => Promise.all(Array.from({ length: count }, site.newMember))

test('the invitations of somebody who went to another household are worth nothing', async () => {
  const [host, guest, other, stranger] = (await newMembers(4)) as [Member, Member, Member, Member]
  await joinHousehold(guest, host)
  const token = await called(guest.client.rpc('create_invitation'))
  await joinHousehold(guest, other)
  expect(await stranger.client.rpc('join_household', { token })).toMatchObject({
    error: { hint: 'invitation_unknown' },
  })
})

test('an account that is deleted twice at the same moment is gone, and the second call is told so at once', async () => {
  const member = await site.newMember()
  const remove = () => member.client.rpc('delete_my_account', { current_password: member.password })
  const startedAt = performance.now()
  const answers = await Promise.all([remove(), remove()])
  expect(performance.now() - startedAt).toBeLessThan(3000)
  expect(answers.filter(({ error }) => error === null).length).toBeGreaterThan(0)
  for (const { error } of answers) if (error) expect(error.message).not.toContain('took too long')
  expect(await sql.query('select from auth.users where id = $1', [member.id])).toEqual([])
})

test('a session that outlives its account for a moment is told to sign in', async () => {
  const member = await site.newMember()
  await called(member.client.from('households').select('id'))
  await sql.query('delete from auth.users where id = $1', [member.id])
  for (const call of ['leave_household', 'delete_my_account'])
    expect(await sqlAs(member.id, call)).toBe('Not authenticated')
})

/** The message with which the database refuses a call by this member. */
async function sqlAs(id: string, call: string): Promise<string> {
  const as = `select set_config('request.jwt.claim.sub', '${id}', true)`
  return sql
    .transaction(async ({ query }) => {
      await query(as)
      await query(`select public.${call}()`)
      return 'nothing'
    })
    .catch((error: Error) => error.message)
}

test('a list that is sent while its sender moves out goes to one household, never to two', async () => {
  const [host, guest] = (await newMembers(2)) as [Member, Member]
  const home = await joinHousehold(guest, host)
  const operations = ['Milk', 'Bread', 'Salt'].map((name, at) => ({
    seq: at + 1,
    kind: 'put',
    row: { id: randomUUID(), name },
  }))
  const call = { store: 'shopping_items', device: randomUUID(), operations, household: home }
  let sending: PromiseLike<{ error: unknown }> | null = null
  await sql.transaction(async ({ query }) => {
    await query(`select set_config('request.jwt.claim.sub', '${guest.id}', true)`)
    await query('select public.leave_household()')
    sending = guest.client.rpc('apply_operations', call).then((answer) => answer)
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  expect(await sending).toMatchObject({ error: { hint: 'household_changed' } })
  for (const { client } of [host, guest]) expect(rows(await client.from('shopping_items').select('name'))).toEqual([])
})
