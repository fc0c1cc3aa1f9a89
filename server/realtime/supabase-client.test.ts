// The unmodified supabase-js with our realtime server: two people in one household see each other's changes.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, rows } from '#server/database/testing/site.ts'
import { converse } from './testing/converse.ts'
import { openRealtimeSite, type RealtimeSite } from './testing/realtime-site.ts'

afterAll(leavePlaces)

let open: RealtimeSite
let ada: Member
let ben: Member
let household: string

beforeAll(async () => {
  open = await openRealtimeSite(await newHome())
  ada = await open.site.newMember()
  ben = await open.site.newMember()
  household = await joined(ben, ada)
})
afterAll(() => open.close())

async function joined(member: Member, host: Member): Promise<string> {
  const { data: token } = await host.client.rpc('create_invitation')
  const { data, error } = await member.client.rpc('join_household', { token })
  if (error) throw new Error(error.message)
  return data
}

interface Watch {
  client: SupabaseClient
  channel: RealtimeChannel
  statuses: string[]
  changes: unknown[]
}

async function watch(member: Member, topic: string, wanted = 'SUBSCRIBED'): Promise<Watch> {
  const client = open.device(member)
  await client.realtime.setAuth()
  const statuses: string[] = []
  const changes: unknown[] = []
  const channel = client.channel(topic, { config: { private: true } })
  channel.on('broadcast', { event: 'changed' }, ({ payload }) => changes.push(payload))
  channel.subscribe((status) => statuses.push(status))
  await expect.poll(() => statuses, { timeout: 10_000 }).toContain(wanted)
  return { client, channel, statuses, changes }
}

/** Notices come in order: after one of its own, a new member has none left of signing up. */
async function waitForNotices(member: Member) {
  const device = await watch(member, `member:${member.id}`)
  rows(await member.client.from('weight_logs').insert({ date: '2025-01-01', weight_kg: 70 }).select())
  await expect
    .poll(() => device.changes, { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ table: 'weight_logs' }))
  await device.client.removeAllChannels()
}

test('the other device is notified of a new item, without its content', async () => {
  const device = await watch(ben, `household:${household}`)
  rows(await ada.client.from('shopping_items').insert({ id: randomUUID(), name: 'Secret chocolate' }).select())
  await expect.poll(() => device.changes, { interval: 5 }).toHaveLength(1)
  expect(device.changes).toEqual([{ table: 'shopping_items', revision: expect.any(Number) }])
  await device.client.removeAllChannels()
})

test('a bulk change is one message; diary entries go only to the member’s own devices', async () => {
  const shared = await watch(ben, `household:${household}`)
  const own = await watch(ada, `member:${ada.id}`)
  const items = Array.from({ length: 50 }, (_, place) => ({ id: randomUUID(), name: `Item ${place}` }))
  rows(await ada.client.from('shopping_items').insert(items).select())
  rows(await ada.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
  await expect.poll(() => own.changes).toMatchObject([{ table: 'water_logs' }])
  expect(shared.changes).toMatchObject([{ table: 'shopping_items' }])
  await shared.client.removeAllChannels()
  await own.client.removeAllChannels()
})

test('a stranger, a visitor, a housemate on a member’s own channel and a wrong topic can’t listen', async () => {
  const stranger = await open.site.newMember()
  const refused = await watch(stranger, `household:${household}`, 'CHANNEL_ERROR')
  expect(refused.statuses).not.toContain('SUBSCRIBED')
  const others = await watch(stranger, `member:${ada.id}`, 'CHANNEL_ERROR')
  const flatmate = await watch(ben, `member:${ada.id}`, 'CHANNEL_ERROR')
  const nonsense = await watch(stranger, 'everything', 'CHANNEL_ERROR')
  const visitor = await watch({ ...stranger, token: '' }, `household:${household}`, 'CHANNEL_ERROR')
  rows(await ada.client.from('shopping_items').insert({ id: randomUUID(), name: 'Milk' }).select())
  rows(await ada.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 1 }).select())
  for (const { client, statuses, changes } of [refused, others, flatmate, nonsense, visitor]) {
    expect({ statuses, changes }).toEqual({ statuses: expect.not.arrayContaining(['SUBSCRIBED']), changes: [] })
    await client.removeAllChannels()
  }
})

test('a removed member’s open channel is closed and can’t be joined again', async () => {
  const guest = await open.site.newMember()
  await joined(guest, ada)
  const device = await watch(guest, `household:${household}`)
  expect((await ada.client.rpc('remove_member', { member: guest.id })).error).toBeNull()
  await expect.poll(() => device.statuses, { interval: 5 }).toContain('CLOSED')
  device.changes.length = 0
  rows(await ada.client.from('shopping_items').insert({ id: randomUUID(), name: 'Not for guests' }).select())
  const again = await watch(guest, `household:${household}`, 'CHANNEL_ERROR')
  expect([...device.changes, ...again.changes]).toEqual([])
  await device.client.removeAllChannels()
  await again.client.removeAllChannels()
})

test('signing out closes the channels of that session', async () => {
  const member = await open.site.newMember()
  const device = await watch(member, `member:${member.id}`)
  await member.client.auth.signOut()
  await expect.poll(() => device.statuses, { interval: 5 }).toContain('CLOSED')
  await device.client.removeAllChannels()
})

test.each(['2.0.0', '1.0.0'])(
  'with version %s, supabase-js sends and receives what the recording says',
  async (vsn) => {
    const recording = new URL('./testing/conversations.json', import.meta.url)
    const recorded: { version: string; conversation: object[] }[] = JSON.parse(readFileSync(recording, 'utf8'))
    const member = await open.site.newMember()
    await waitForNotices(member)
    expect(await converse(open, member, vsn)).toEqual(recorded.find(({ version }) => version === vsn)?.conversation)
  },
)
