// Inviting somebody into a household.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSiteWithSql } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'

const { site, sql } = await testSiteWithSql()

const newMembers = (count: number): Promise<Member[]> => Promise.all(Array.from({ length: count }, site.newMember))

describe('an invitation', () => {
  test('says who invites while it is open, and nothing afterward', async () => {
    const [host, guest, late] = (await newMembers(3)) as [Member, Member, Member]
    await host.client.from('household_members').update({ name: 'Hanna' }).eq('user_id', host.id)
    const token = await called(host.client.rpc('create_invitation'))
    expect(token).toMatch(/^[\w-]{22}$/)
    const [open] = rows(await guest.client.rpc('invitation_preview', { token }))
    expect(open).toEqual({ status: 'open', household_name: 'My household', invited_by: 'Hanna', members: 1 })
    await called(guest.client.rpc('join_household', { token }))
    const nothing = { household_name: null, invited_by: null, members: null }
    expect(rows(await late.client.rpc('invitation_preview', { token }))).toEqual([{ status: 'used', ...nothing }])
    expect(rows(await late.client.rpc('invitation_preview', { token: 'guess' }))).toEqual([
      { status: 'unknown', ...nothing },
    ])
    expect(await site.visitor().rpc('invitation_preview', { token })).toMatchObject({ status: 401 })
    expect(await site.visitor().rpc('join_household', { token })).toMatchObject({ status: 401 })
  })

  test('is stored only as a hash; strangers can’t see it, and it can be revoked', async () => {
    const [host, stranger] = (await newMembers(2)) as [Member, Member]
    const token = await called(host.client.rpc('create_invitation'))
    const [saved] = rows(await host.client.from('household_invitations').select())
    expect(JSON.stringify(saved)).not.toContain(token)
    expect(saved?.token_hash).toBe(`\\x${createHash('sha256').update(token).digest('hex')}`)
    expect(rows(await stranger.client.from('household_invitations').select())).toEqual([])
    expect(rows(await stranger.client.from('household_invitations').delete().eq('id', saved?.id).select())).toEqual([])
    expect(await site.visitor().from('household_invitations').select()).toMatchObject({ status: 401 })
    rows(await host.client.from('household_invitations').delete().eq('id', saved?.id).select())
    const refused = await stranger.client.rpc('join_household', { token })
    expect(refused).toMatchObject({ status: 400, error: { hint: 'invitation_unknown' } })
  })

  test('works once; repeating it after joining is harmless', async () => {
    const [host, guest, late] = (await newMembers(3)) as [Member, Member, Member]
    const token = await called(host.client.rpc('create_invitation'))
    const household = await called(guest.client.rpc('join_household', { token }))
    expect(await called(guest.client.rpc('join_household', { token }))).toBe(household)
    expect(await late.client.rpc('join_household', { token })).toMatchObject({
      status: 400,
      error: { message: 'This invitation was used already. Ask for a new link.', hint: 'invitation_used' },
    })
  })

  test('expires', async () => {
    const [host, guest] = (await newMembers(2)) as [Member, Member]
    const token = await called(host.client.rpc('create_invitation'))
    await sql.query(
      `update public.household_invitations set expires_at = now() - interval '1 second' where created_by = $1`,
      [host.id],
    )
    expect(await guest.client.rpc('join_household', { token })).toMatchObject({
      error: { message: 'This invitation has expired. Ask for a new link.', hint: 'invitation_expired' },
    })
    expect(rows(await guest.client.rpc('invitation_preview', { token }))).toMatchObject([
      { status: 'expired', household_name: null },
    ])
  })

  test('from somebody who was removed or has left no longer works', async () => {
    const [host, removed, gone] = (await newMembers(3)) as [Member, Member, Member]
    await joinHousehold(removed, host)
    await joinHousehold(gone, host)
    const tokens = await Promise.all([removed, gone].map(({ client }) => called(client.rpc('create_invitation'))))
    await called(host.client.rpc('remove_member', { member: removed.id }))
    await called(gone.client.rpc('leave_household'))
    for (const token of tokens)
      expect(await removed.client.rpc('join_household', { token })).toMatchObject({
        error: { hint: 'invitation_unknown' },
      })
  })

  test.each([
    ['deleted their account', 'select public.delete_my_account()'],
    ['had their account deleted by an operator', 'delete from auth.users where id = auth.uid()'],
  ])('of somebody who %s is gone, also if they were the last in their household', async (_, deletion) => {
    const [host, guest, alone, stranger] = (await newMembers(4)) as [Member, Member, Member, Member]
    await joinHousehold(guest, host)
    const saved = await called(host.client.rpc('create_invitation'))
    const tokens = await Promise.all([guest, alone].map(({ client }) => called(client.rpc('create_invitation'))))
    for (const { id } of [guest, alone])
      await sql.transaction(async ({ query }) => {
        await query(`select set_config('request.jwt.claim.sub', $1, true)`, [id])
        await query(deletion)
      })
    const isSaved = 'select from public.household_invitations where token_hash = sha256(convert_to($1, $2))'
    for (const token of tokens) {
      expect(await sql.query(isSaved, [token, 'UTF8'])).toEqual([])
      expect(await stranger.client.rpc('join_household', { token })).toMatchObject({
        error: { hint: 'invitation_unknown' },
      })
    }
    // What the others sent, and what somebody joined with, stays.
    expect(await sql.query(isSaved, [saved, 'UTF8'])).toHaveLength(1)
    expect(rows(await host.client.from('household_invitations').select('used_at'))).toHaveLength(2)
  })

  test.each([
    ['leaves', (_: Member) => 'select public.leave_household()'],
    ['is removed', (guest: Member) => `select public.remove_member('${guest.id}')`],
    ['deletes their account', (_: Member) => 'select public.delete_my_account()'],
  ])('made at the moment when its maker %s lets nobody in', async (way, ending) => {
    const [host, guest, stranger] = (await newMembers(3)) as [Member, Member, Member]
    const home = await joinHousehold(guest, host)
    const making: PromiseLike<{ data: string | null }>[] = []
    const make = () => making.push(guest.client.rpc('create_invitation').then((response) => response))
    await sql.transaction(async ({ query }) => {
      const who = way === 'is removed' ? host : guest
      await query(`select set_config('request.jwt.claim.sub', $1, true)`, [who.id])
      await query(ending(guest))
      make() // it waits for this transaction
      await pause(300)
    })
    const { data: token } = (await making[0]) ?? {}
    if (token) await called(stranger.client.rpc('join_household', { token }))
    const inside = await sql.query('select user_id from public.household_members where household_id = $1', [home])
    expect(inside).toEqual([{ user_id: host.id }])
    expect(rows(await host.client.from('household_invitations').select('id').is('used_at', null))).toEqual([])
  })

  test('lets one person join if several use it at the same moment', async () => {
    const [host, ...guests] = (await newMembers(6)) as [Member, ...Member[]]
    const token = await called(host.client.rpc('create_invitation'))
    const responses = await Promise.all(guests.map(({ client }) => client.rpc('join_household', { token })))
    expect(responses.filter(({ error }) => !error)).toHaveLength(1)
    for (const { error } of responses) if (error) expect(error.hint).toBe('invitation_used')
  })
})
