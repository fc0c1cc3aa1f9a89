// Calls that come too late, or at the same moment, when somebody leaves a household or deletes their account.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSiteWithSql } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'

const { site, sql } = await testSiteWithSql()

const newMembers = (count: number): Promise<Member[]> => Promise.all(Array.from({ length: count }, site.newMember))

test('invitations from somebody who moved to another household no longer work', async () => {
  const [host, guest, other, stranger] = (await newMembers(4)) as [Member, Member, Member, Member]
  await joinHousehold(guest, host)
  const token = await called(guest.client.rpc('create_invitation'))
  await joinHousehold(guest, other)
  expect(await stranger.client.rpc('join_household', { token })).toMatchObject({
    error: { hint: 'invitation_unknown' },
  })
})

test('an account deleted twice at the same moment is gone, and the second call is told so right away', async () => {
  const member = await site.newMember()
  const remove = () => member.client.rpc('delete_my_account', { current_password: member.password })
  const responses = await Promise.all([remove(), remove()])
  expect(responses.filter(({ error }) => error === null).length).toBeGreaterThan(0)
  for (const { error } of responses) if (error) expect(error.message).not.toContain('took too long')
  expect(await sql.query('select from auth.users where id = $1', [member.id])).toEqual([])
})

test('a session that outlives its account for a moment is told to sign in', async () => {
  const member = await site.newMember()
  await called(member.client.from('households').select('id'))
  await sql.query('delete from auth.users where id = $1', [member.id])
  for (const call of ['leave_household', 'delete_my_account'])
    expect(await sqlAs(member.id, call)).toBe('Not authenticated')
})

/** The message with which the database rejects a call by this member. */
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

test('a list sent while its sender moves out goes to one household, never to two', async () => {
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
    sending = guest.client.rpc('apply_operations', call).then((response) => response)
    await pause(300)
  })
  expect(await sending).toMatchObject({ error: { hint: 'household_changed' } })
  for (const { client } of [host, guest]) expect(rows(await client.from('shopping_items').select('name'))).toEqual([])
})

test('if everybody joins, leaves and writes at the same moment, all end in exactly one household, each with one owner', async () => {
  const members = await newMembers(6)
  const refusals = ['already_alone', 'invitation_used', 'invitation_unknown', 'household_full']
  const outcomes: string[] = []
  const tokens = await Promise.all(members.map(({ client }) => called(client.rpc('create_invitation'))))
  const step = async (member: Member, place: number) => {
    for (let round = 0; round < 4; round++) {
      const token = tokens[(place + round + 1) % tokens.length]
      for (const { error } of [
        await member.client.rpc('join_household', { token, bring: true }),
        await member.client.from('shopping_items').insert({ id: randomUUID(), name: `${place}-${round}` }),
        await member.client.rpc('leave_household'),
      ])
        if (error) outcomes.push(error.hint || error.message)
    }
  }
  await Promise.all(members.map(step))
  expect(outcomes.filter((outcome) => !refusals.includes(outcome))).toEqual([])
  const ids = members.map(({ id }) => id)
  const [found] = await sql.query(
    `select count(*)::int as members, count(distinct h.id)::int as households,
      bool_and((select count(*) from public.household_members o where o.household_id = m.household_id and role = 'owner') = 1) as owned
     from public.household_members m join public.households h on h.id = m.household_id where user_id = any($1)`,
    [ids],
  )
  expect(found).toMatchObject({ members: 6, owned: true })
  const empty = await sql.query(
    'select id from public.households h where not exists (select from public.household_members m where m.household_id = h.id)',
  )
  expect(empty).toEqual([])
})

test.each([
  ['who delete their accounts', 'select public.delete_my_account()'],
  ['whose accounts an operator deletes', 'delete from auth.users where id = auth.uid()'],
])('two people %s at the same moment leave no household behind', async (_, deletion) => {
  const [host, guest] = (await newMembers(2)) as [Member, Member]
  const household = await joinHousehold(guest, host)
  rows(await host.client.from('shopping_items').insert({ id: randomUUID(), name: 'Milk' }).select())
  // It involves both people, so they would wait for each other in any case.
  await sql.query('delete from public.household_invitations where household_id = $1', [household])
  const end = ({ id }: Member, before: () => Promise<unknown>) =>
    sql.transaction(async (statements) => {
      await statements.query(`select set_config('request.jwt.claim.sub', $1, true)`, [id])
      await statements.query(deletion)
      await before()
    })
  let second: Promise<unknown> = Promise.resolve()
  await end(guest, async () => {
    second = end(host, async () => undefined)
    await pause(300) // the second one can't get further while the first isn't done
  })
  await second
  expect(await sql.query('select from auth.users where id = any($1)', [[host.id, guest.id]])).toEqual([])
  expect(await sql.query('select from public.households where id = $1', [household])).toEqual([])
  expect(await sql.query('select from public.shopping_items where household_id = $1', [household])).toEqual([])
})
