// What a member doesn't eat, as the household sees it: only of those who chose to show it.
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'

const { site } = await testSite()

const seenBy = async ({ client }: Member) => rows(await client.rpc('household_foods'))

test('a member’s foods and diet are shown to their household if they choose so, and to nobody else', async () => {
  const [ana, ben, stranger] = [await site.newMember(), await site.newMember(), await site.newMember()]
  await joinHousehold(ben, ana)
  await called(ana.client.from('household_members').update({ name: 'Ana' }).eq('user_id', ana.id))
  await called(
    ana.client
      .from('profiles')
      .upsert({ user_id: ana.id, allergies: ['milk'], dislikes: ['olives'], birth_year: 1990 }),
  )
  await called(ana.client.from('user_goals').upsert({ user_id: ana.id, preferred_diet_type: 'vegan' }))
  for (const member of [ana, ben, stranger]) expect(await seenBy(member)).toEqual([])

  await called(ana.client.from('profiles').update({ shares_foods: true }).eq('user_id', ana.id))
  expect(await seenBy(ben)).toEqual([{ name: 'Ana', allergies: ['milk'], dislikes: ['olives'], diet: 'vegan' }])
  expect(await seenBy(ana)).toEqual([]) // their own are known
  expect(await seenBy(stranger)).toEqual([])
  expect((await site.visitor().rpc('household_foods')).error).not.toBeNull()
  // The profile itself stays private.
  expect(rows(await ben.client.from('profiles').select().eq('user_id', ana.id))).toEqual([])
  await ben.client.from('profiles').update({ shares_foods: false }).eq('user_id', ana.id)
  expect(await seenBy(ben)).toHaveLength(1)

  await called(ana.client.from('profiles').update({ shares_foods: false }).eq('user_id', ana.id))
  expect(await seenBy(ben)).toEqual([])
})

test('who leaves the household sees nothing of it any more', async () => {
  const [ana, ben] = [await site.newMember(), await site.newMember()]
  await joinHousehold(ben, ana)
  await called(ana.client.from('profiles').upsert({ user_id: ana.id, allergies: ['milk'], shares_foods: true }))
  expect(await seenBy(ben)).toHaveLength(1)
  await called(ben.client.rpc('leave_household'))
  expect(await seenBy(ben)).toEqual([])
})
