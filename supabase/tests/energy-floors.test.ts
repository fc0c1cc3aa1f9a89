// What the whole product says to sixty made-up members: nobody whose profile speaks against a deficit gets one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { energyFloor } from '#domain/diary/energy-floors.ts'
import { suggestedGoal } from '#domain/diary/expenditure.ts'
import { energyGoal } from '#domain/diary/goals-from-you.ts'
import { madeUpBodies } from '#domain/diary/testing/made-up-bodies.ts'
import type { PlannedDay } from '#domain/plan/provider-plan.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'
import { callsThrough } from '#server/gateway/row-calls.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import { providerRoutes } from '#server/provider/routes.ts'
import { floorsThrough } from '#server/table/member-floor.ts'
import { called, joinHousehold } from './testing/household.ts'

const LOW_GOAL = 1200
const today = new Date().toISOString().slice(0, 10)
const year = Number(today.slice(0, 4))

let site: Site
let planner: ReturnType<typeof providerRoutes>
beforeAll(async () => {
  site = await openSite(await newHome())
  planner = providerRoutes(createEmbeddedSource(await openCatalogue('dist/catalogue')), {
    publicOrigin: () => 'https://plateful.example',
    floorOf: floorsThrough(callsThrough(site.backend.routes, site.backend.publishableKey)),
  })
})
afterAll(() => site.backend.close())
afterAll(leavePlaces)

type Response = PlannedDay & { energyFloor?: { kcal: number; because: string } }

async function plan(query: string, token?: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await planner.request(`/mealplanner/generate?timeFrame=day&seed=1&${query}`, { ...init, headers })
  expect(response.status).toBe(200)
  return response.json() as Promise<Response>
}

async function hasProfile({ client, id }: Member, profile: object, weightKg?: number) {
  await called(client.from('profiles').upsert({ user_id: id, ...profile }))
  if (weightKg)
    await called(
      client
        .from('weight_logs')
        .upsert({ user_id: id, date: today, weight_kg: weightKg }, { onConflict: 'user_id,date' }),
    )
}

describe('for sixty made-up members', () => {
  test('assistant, energy estimate, planner and table agree on who gets no deficit', async () => {
    const member = await site.newMember()
    await called(member.client.from('user_goals').upsert({ user_id: member.id, daily_calorie_target: LOW_GOAL }))
    const counts = { floor: 0, none: 0 }
    for (const body of madeUpBodies(60)) {
      const birthYear = year - body.age
      const heightCm = Math.round(body.heightCm)
      const weightKg = Math.round(body.weightKg)
      const { sex, activity, maternity } = body
      const row = { birth_year: birthYear, sex, height_cm: heightCm, activity, maternity }
      await hasProfile(member, row, weightKg)
      const floor = energyFloor({ birthYear, sex, heightCm, weightKg, activity, maternity }, today)
      const planned = await plan(`targetCalories=${LOW_GOAL}`, member.token)
      const [eater] = (await site.backend.eatersOf(member.token, [today]))?.eaters ?? []
      const message = JSON.stringify({ ...body, heightCm, weightKg })
      if (!floor) {
        counts.none += 1
        expect(planned.energyFloor, message).toBeUndefined()
        expect(eater?.needs.calories, message).toBe(LOW_GOAL)
        continue
      }
      counts.floor += 1
      expect(planned.energyFloor, message).toEqual(floor)
      expect(planned.nutrients.calories, message).toBeGreaterThan(floor.kcal * 0.9)
      expect(eater?.needs.calories, message).toBe(floor.kcal)
      if (body.aim === 'gain') continue
      expect(energyGoal({ ...body, heightCm, weightKg }), message).toHaveProperty('noNumber')
      const estimate = { kcal: 1500, plusMinusKcal: 100, days: 28, meanIntakeKcal: 1500, kgPerWeek: 0 }
      expect(suggestedGoal(estimate, 2000, { ...body, heightCm, weightKg }), message).toBeNull()
    }
    expect(counts.floor).toBeGreaterThan(15)
    expect(counts.none).toBeGreaterThan(15)
  })
})

describe('the planner’s API', () => {
  test('raises the energy of a pregnant member, and the macros with it', async () => {
    const member = await site.newMember()
    await hasProfile(member, { maternity: 'pregnant' })
    const planned = await plan('targetCalories=1500&protein=75&carbs=188&fat=50', member.token)
    expect(planned.energyFloor).toMatchObject({ kcal: 2000, because: 'you’re pregnant' })
    expect(planned.nutrients.calories).toBeGreaterThan(1900)
    expect(planned.nutrients.protein).toBeGreaterThan(85)
  })

  test('also without a target, and with own recipes', async () => {
    const member = await site.newMember()
    const tall = { birth_year: year - 17, sex: 'male', height_cm: 190, activity: 'very_active' }
    await hasProfile(member, tall, 85)
    const own = { method: 'POST', body: JSON.stringify({ recipes: [], prefer: false }) }
    for (const planned of [await plan('', member.token), await plan('', member.token, own)]) {
      expect(planned.energyFloor?.kcal).toBeGreaterThan(3000)
    }
  })

  test('leaves enough as it is, and knows nobody without a session', async () => {
    const member = await site.newMember()
    await hasProfile(member, { maternity: 'lactating' })
    expect(await plan('targetCalories=2400', member.token)).not.toHaveProperty('energyFloor')
    expect(await plan('targetCalories=1500')).not.toHaveProperty('energyFloor')
    expect(await plan('targetCalories=1500', 'no-session')).not.toHaveProperty('energyFloor')
  })

  test('a stranger’s or housemate’s profile changes nobody’s plan', async () => {
    const [ana, ben, stranger] = [await site.newMember(), await site.newMember(), await site.newMember()]
    await joinHousehold(ben, ana)
    await hasProfile(ana, { maternity: 'pregnant' })
    for (const { token } of [ben, stranger])
      expect(await plan('targetCalories=1500', token)).not.toHaveProperty('energyFloor')
  })
})

test('a table’s plan raises a member’s goals to their floor, if they let it use them', async () => {
  const [ana, ben] = [await site.newMember(), await site.newMember()]
  await joinHousehold(ben, ana)
  await called(ben.client.from('user_goals').upsert({ user_id: ben.id, daily_calorie_target: LOW_GOAL }))
  await hasProfile(ben, { birth_year: year - 15 })
  const bens = async () => (await site.backend.eatersOf(ana.token, [today]))?.eaters[1]?.needs.calories
  await called(ben.client.from('table_people').update({ uses_goals: true }).eq('member_id', ben.id))
  expect(await bens()).toBe(2000)
})
