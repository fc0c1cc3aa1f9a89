// Attacks through what comes in and goes out: imported pages, photos, and public links.
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { NO_RECIPE_IN_PAGE } from '#domain/exchange/recipe-import.ts'
import { type AttackedServer, PASSWORD } from '#server/hostile/testing/attacked-site.ts'
import { standInPort } from '#server/import/testing.ts'
import { type Attack, newMember } from './attack.ts'

const RECIPES = '/rest/v1/custom_recipes'
const SOUP = 1_900_000_000_000_700

type Person = Awaited<ReturnType<typeof newMember>>

async function join(guest: Person, host: Person) {
  const { data: token } = await host.client.rpc('create_invitation')
  expect((await guest.client.rpc('join_household', { token })).error).toBeNull()
}

/** A household with its owner and a guest, and the owner's recipe. */
async function householdWithSoup(server: AttackedServer) {
  const [owner, guest] = [await newMember(server), await newMember(server)]
  await join(guest, owner)
  const body = { id: SOUP, body: { title: 'Soup' } }
  expect((await server.call(RECIPES, { method: 'POST', token: owner.token, body })).status).toBe(201)
  return { owner, guest }
}

export const onImportsAndLinks: Attack[] = [
  {
    holds: 'whoever leaves, is removed or deletes their account no longer reads recipes through links they made',
    async attack({ plain }) {
      const endings = [
        (_: Person, guest: Person) => guest.client.rpc('leave_household'),
        (owner: Person, guest: Person) => owner.client.rpc('remove_member', { member: guest.id }),
        (_: Person, guest: Person) => guest.client.rpc('delete_my_account', { current_password: PASSWORD }),
      ]
      for (const end of endings) {
        const { owner, guest } = await householdWithSoup(plain)
        const { data: token } = await guest.client.rpc('create_recipe_link', { recipe_id: SOUP })
        const { data: kept } = await owner.client.rpc('create_recipe_link', { recipe_id: SOUP })
        const shared = async (secret: string) =>
          ((await plain.visitor().rpc('shared_recipe', { token: secret })).data as unknown[]).length // one row or none
        expect([await shared(token), await shared(kept)]).toEqual([1, 1])
        expect((await end(owner, guest)).error).toBeNull()
        expect([await shared(token), await shared(kept)]).toEqual([0, 1])
      }
    },
  },
  {
    holds: 'a meal with a time that no calendar has doesn’t break the calendar links of its household',
    async attack({ plain }) {
      const { owner, guest } = await householdWithSoup(plain)
      const { data: token } = await owner.client.rpc('create_calendar_feed', {})
      const date = new Date().toISOString().slice(0, 10)
      for (const updated_at of ['infinity', '4713-01-01 BC', '294276-01-01']) {
        const meal = { date, meal_type: 'lunch', note: `Planned at ${updated_at}`, updated_at }
        expect((await guest.client.from('meal_schedules').insert(meal)).error).toBeNull()
      }
      const calendar = await plain.call(`/calendar/${token}.ics`)
      expect([calendar.status, (await calendar.text()).match(/^SUMMARY:/gm)?.length]).toEqual([200, 3])
    },
  },
  {
    holds: 'a page of items inside each other is read at once, and one address leaves places for the imports of others',
    async attack({ plain }) {
      const importing = async (path: string, from: string) => {
        const url = `http://kitchen.example:${standInPort()}${path}`
        const response = await plain.call('/api/import', { method: 'POST', from, body: { url } })
        return { status: response.status, message: (await response.json()).message }
      }
      expect(await importing('/nested', '192.0.2.101')).toEqual({ status: 422, message: NO_RECIPE_IN_PAGE })
      // Eight of these would take every place for as long as a page may take.
      const done: number[] = []
      for (let at = 0; at < 12; at++)
        importing('/silent', '192.0.2.102').then(
          ({ status }) => done.push(status),
          () => undefined, // the site closes first
        )
      await pause(300)
      expect(await importing('/soup', '192.0.2.103')).toMatchObject({ status: 200 })
      expect(done).toEqual(Array(8).fill(429))
    },
  },
]
