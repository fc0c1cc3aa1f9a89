// Where the host asks for consent, nothing about a member's health is stored before they agree, by whichever way.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'

afterAll(leavePlaces)

const day = '2026-11-19'

describe('where the host asks for consent', () => {
  let site: Site
  let member: Member
  beforeAll(async () => {
    site = await openSite(await newHome(), { healthConsent: true })
    member = await site.newMember()
  })
  afterAll(() => site.backend.close())

  const ways = ({ client, id }: Member) => [
    () => client.from('weight_logs').upsert({ user_id: id, date: day, weight_kg: 70 }),
    () => client.from('profiles').upsert({ user_id: id, height_cm: 170 }),
    () => client.from('profiles').upsert({ user_id: id, maternity: 'pregnant' }),
    () => client.from('profiles').upsert({ user_id: id, allergies: ['peanut'] }),
    () => client.from('profiles').upsert({ user_id: id, dislikes: ['olives'] }),
    () =>
      client.rpc('apply_operations', {
        store: 'profiles',
        device: crypto.randomUUID(),
        operations: [{ seq: 1, kind: 'put', row: { allergies: ['peanut'] }, fields: null }],
      }),
  ]
  const agree = ({ client, id }: Member) => client.from('profiles').upsert({ user_id: id, health_consent: 1 })
  const stored = async ({ client }: Member) => [
    rows(await client.from('weight_logs').select('weight_kg')),
    rows(await client.from('profiles').select('height_cm,maternity,allergies,dislikes')),
  ]

  test('nothing is stored before a member agrees; units and everything else are', async () => {
    for (const way of ways(member)) expect((await way()).error).toMatchObject({ hint: 'health_consent' })
    expect((await member.client.from('profiles').upsert({ user_id: member.id, weight_unit: 'lb' })).error).toBeNull()
    expect(await stored(member)).toEqual([[], [{ height_cm: null, maternity: 'none', allergies: [], dislikes: [] }]])
  })

  test('after that everything is, with the version and a time that nobody can choose', async () => {
    const past = '2020-01-01T00:00:00Z'
    const row = { user_id: member.id, health_consent: 1, health_consent_at: past }
    expect((await member.client.from('profiles').upsert(row)).error).toBeNull()
    for (const way of ways(member)) expect((await way()).error).toBeNull()
    const [agreed] = rows(await member.client.from('profiles').select('health_consent,health_consent_at'))
    expect(agreed?.health_consent).toBe(1)
    expect(Date.now() - Date.parse(agreed?.health_consent_at)).toBeLessThan(60_000)
    await member.client.from('profiles').update({ health_consent_at: past }).eq('user_id', member.id)
    expect(rows(await member.client.from('profiles').select('health_consent_at'))).toEqual([
      { health_consent_at: agreed?.health_consent_at },
    ])
  })

  test('withdrawing deletes what it was for, of nobody else, and asks again', async () => {
    const other = await site.newMember()
    await agree(other)
    for (const way of ways(other)) expect((await way()).error).toBeNull()
    rows(await member.client.from('water_logs').insert({ date: day, amount_ml: 250 }).select('id'))
    expect((await member.client.rpc('withdraw_health_consent')).error).toBeNull()
    expect(await stored(member)).toEqual([[], [{ height_cm: null, maternity: 'none', allergies: [], dislikes: [] }]])
    expect(rows(await member.client.from('water_logs').select('amount_ml'))).toEqual([{ amount_ml: 250 }])
    expect((await stored(other))[0]).toEqual([{ weight_kg: 70 }])
    expect((await ways(member)[0]?.())?.error).toMatchObject({ hint: 'health_consent' })
    const visitor = await site.visitor().rpc('withdraw_health_consent')
    expect(visitor.status).toBe(401)
  })

  test('members of before keep what they have, may remove it, and are asked for more', async () => {
    const before = await site.newMember()
    await agree(before)
    for (const way of ways(before)) expect((await way()).error).toBeNull()
    await site.backend.database.query('update public.profiles set health_consent = null where user_id = $1', [
      before.id,
    ])
    expect((await stored(before))[0]).toEqual([{ weight_kg: 70 }])
    const { client, id } = before
    expect((await client.from('profiles').upsert({ user_id: id, weight_unit: 'lb' })).error).toBeNull()
    expect((await client.from('profiles').update({ height_cm: 180 }).eq('user_id', id)).error).toMatchObject({
      hint: 'health_consent',
    })
    const nothing = { height_cm: null, maternity: 'none', allergies: [], dislikes: [] }
    expect((await client.from('profiles').update(nothing).eq('user_id', id)).error).toBeNull()
    expect((await client.from('weight_logs').delete().eq('user_id', id)).error).toBeNull()
  })
})

test('where the host doesn’t ask, members just enter them', async () => {
  const site = await openSite(await newHome())
  const { client, id } = await site.newMember()
  expect((await client.from('weight_logs').upsert({ user_id: id, date: day, weight_kg: 70 })).error).toBeNull()
  expect((await client.from('profiles').upsert({ user_id: id, maternity: 'pregnant' })).error).toBeNull()
  await site.backend.close()
})
