// Members who are removed from a household are notified.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { called, joinHousehold } from './testing/household.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(await newHome())
})
afterAll(async () => {
  await site.backend.close()
  await leavePlaces()
})

test('removed members are told which household it was, until they dismiss it or join another', async () => {
  const [host, guest, stranger] = [await site.newMember(), await site.newMember(), await site.newMember()]
  const told = async ({ client }: Member) =>
    rows<{ household_name: string }>(await client.from('household_removals').select('household_name'))
  await called(
    host.client
      .from('households')
      .update({ name: 'Garden Street 4' })
      .eq('id', await called(host.client.rpc('my_household'))),
  )
  await joinHousehold(guest, host)
  await called(host.client.rpc('remove_member', { member: guest.id }))
  expect(await told(guest)).toEqual([{ household_name: 'Garden Street 4' }])
  for (const other of [host, stranger]) {
    expect(await told(other)).toEqual([])
    await called(other.client.from('household_removals').delete().eq('user_id', guest.id))
  }
  expect(await site.visitor().from('household_removals').select()).toMatchObject({ status: 401 })
  expect(await told(guest)).toHaveLength(1)
  await called(guest.client.from('household_removals').delete().eq('user_id', guest.id))
  expect(await told(guest)).toEqual([])

  await joinHousehold(guest, host)
  await called(host.client.rpc('remove_member', { member: guest.id }))
  expect(await told(guest)).toHaveLength(1)
  await joinHousehold(guest, stranger)
  expect(await told(guest)).toEqual([])
  await called(guest.client.rpc('leave_household'))
  expect(await told(guest)).toEqual([])
})
