// Attacks through plans for a household's table.
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { MOST_AT_TABLE } from '#domain/limits.ts'
import { OWN_LIMITS } from '#domain/plan/own-recipe-to-plan.ts'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { type Attack, newMember, statusOf } from './attack.ts'

const TABLE = '/api/mealplanner/table?from=2026-11-23&seed=1'
const NO_RECIPES = { recipes: [], prefer: false }
const DIETS = ['none', 'vegetarian', 'vegan', 'keto', 'paleo', 'mediterranean', 'low_carb', 'high_protein']
const FOODS = ['gluten', 'milk', 'eggs', 'peanuts', 'tree nuts', 'fish', 'soy', 'sesame', 'pork', 'tomatoes', 'onions']

/** As many people as there can be, each with a diet, foods and an appetite that no other has. */
const fullTable = Array.from({ length: MOST_AT_TABLE - 1 }, (_, at) => ({
  name: `Person ${at}`,
  diet: DIETS[at % DIETS.length],
  exclusions: [FOODS[at % FOODS.length], FOODS[(at * 3 + 1) % FOODS.length]],
  appetite: 0.3 + (at % 11) / 5,
}))

/** As many own recipes as can be sent. */
const ownRecipes = Array.from({ length: OWN_LIMITS.recipes }, (_, at) => ({
  ...{ id: FIRST_CUSTOM_ID + 1 + at, title: `Stew ${at}`, servings: 4, readyInMinutes: 30, cuisines: [] },
  ingredients: FOODS.slice(1).map((name, nth) => ({ name, amount: 20 + at + nth, unit: 'g' })),
}))

const HARDEST =
  '&timeFrame=week&maxMinutes=20&maxMinutesWeekend=20&maxPrice=1&dishes=5&leftovers=true&use=cabbage,kale,rice,beans' +
  `&slots=${encodeURIComponent('breakfast,lunch,dinner,snack')}`

/** What the thread that serves requests has worked: the same on a busy machine. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const onTables: Attack[] = [
  {
    holds: 'the most expensive table’s plan ends by itself, and nobody else waits for it',
    async attack({ plain }) {
      const [member, other] = [await newMember(plain), await newMember(plain)]
      const { error } = await member.client.from('table_people').insert(fullTable)
      expect(error).toBeNull()
      expect(await statusOf(plain, other.token)).toBe(200)
      let isDone = false
      const planning = plain
        .call(TABLE + HARDEST, { method: 'POST', token: member.token, body: { recipes: ownRecipes, prefer: true } })
        .finally(() => {
          isDone = true
        })
      let [served, busyMs, before] = [0, 0, threadMs()]
      while (!isDone) {
        expect(await statusOf(plain, other.token)).toBe(200)
        served += 1
        await pause(5)
        busyMs = Math.max(busyMs, threadMs() - before)
        before = threadMs()
      }
      // A plan, or the sentence that it took too long; never a connection that stays open.
      const response = await planning
      expect([200, 503]).toContain(response.status)
      expect(served).toBeGreaterThan(4)
      expect(busyMs, 'ms that everybody waited for it at a stretch').toBeLessThan(1_000)
    },
  },
  {
    holds: 'a plan for a table is only for those who sit at it, and tells nobody what the others need',
    async attack({ plain }) {
      const [ana, ben, stranger] = [await newMember(plain), await newMember(plain), await newMember(plain)]
      const goals = { daily_calorie_target: 2713, protein_target_g: 93, preferred_diet_type: 'vegan' }
      const { data: token } = await ana.client.rpc('create_invitation', {})
      expect((await ben.client.rpc('join_household', { token, bring: false })).error).toBeNull()
      await ben.client.from('user_goals').upsert({ user_id: ben.id, ...goals })
      await ben.client.from('table_people').update({ uses_goals: true }).eq('member_id', ben.id)
      // Somebody else's choice isn't theirs to make.
      await ana.client.from('table_people').update({ uses_goals: false }).eq('member_id', ben.id)
      const { data: seats } = await ben.client.from('table_people').select('uses_goals').eq('member_id', ben.id)
      expect(seats).toEqual([{ uses_goals: true }])
      const plan = (member?: string) =>
        plain.call(`${TABLE}&timeFrame=day`, { method: 'POST', body: NO_RECIPES, ...(member && { token: member }) })
      const [own, theirs] = [await plan(ana.token), await plan(stranger.token)]
      expect([own.status, theirs.status]).toEqual([200, 200])
      const text = await own.text()
      expect(JSON.parse(text).people).toHaveLength(2)
      expect(text).not.toMatch(/2713|"vegan"|needs|uses_goals/)
      expect((await theirs.json()).people).toHaveLength(1)
      expect([(await plan()).status, (await plan('x.y.z')).status]).toEqual([401, 401])
    },
  },
]
