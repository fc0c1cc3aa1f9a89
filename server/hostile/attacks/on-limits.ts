// Attacks on limits: requests that all arrive before one is counted, and work that counted as one ordinary call.
import { expect } from 'vitest'
import { API_LIMIT, type AttackedServer } from '#server/hostile/testing/attacked-site.ts'
import { type Attack, confirmedMember, newMember } from './attack.ts'

/** A small Latin alphabet of words that no food has. */
const unknownWords = (count: number, salt: string) =>
  Array.from({ length: count }, (_, at) => `vor${salt}${String.fromCharCode(97 + (at % 26))}ble${at}`)

const statusesOf = async (calls: readonly Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status)

async function rowsOf(site: { sql(text: string): Promise<void> }, count: string, most: number) {
  await site.sql(`do $$ begin assert (${count}) <= ${most}, 'more than ${most}'; end $$`)
}

const contact = ({ call }: AttackedServer, from: string) =>
  call('/api/contact', {
    method: 'POST',
    body: { name: 'Mia', email: 'mia@example.test', subject: 'feedback', message: 'Lovely soup.' },
    from,
  })

export const onLimits: Attack[] = [
  {
    holds: 'contact messages, emails and guesses at a code that arrive at the same moment are all counted',
    async attack(site) {
      const { mailing, mailTo } = site
      const messages = await statusesOf(Array.from({ length: 16 }, () => contact(mailing, '192.0.2.70')))
      expect(messages.filter((status) => status === 202).length).toBeLessThanOrEqual(10)

      const { email, id } = await memberWithId(site)
      const recover = { method: 'POST', body: { email } }
      await Promise.all(Array.from({ length: 12 }, () => mailing.call('/auth/v1/recover', recover)))
      // The confirmation was the first of five.
      for (let mail = 0; mail < 4; mail++) await mailTo(email, /^Reset/)
      await rowsOf(site, `select count(*) from plateful.outbox where recipient = '${email}'`, 0)
      await rowsOf(site, `select max(hour_mails) from plateful.mail_counts where purpose = 'requested'`, 5)

      const guess = (at: number) => ({ method: 'POST', body: { email, type: 'recovery', token: `1234567${at}` } })
      await Promise.all(Array.from({ length: 10 }, (_, at) => mailing.call('/auth/v1/verify', guess(at))))
      await rowsOf(site, `select max(others_guesses) from plateful.one_time_codes where user_id = '${id}'`, 5)
    },
  },
  {
    holds: 'invitations, public links and rows that arrive at the same moment cannot pass a quota together',
    async attack({ plain, sql }) {
      const { client, id } = await newMember(plain)
      const added = await client.from('custom_recipes').insert({ id: 5_000_000_001, body: { title: 'Soup' } })
      expect(added.error).toBeNull()
      const quota = { calendar_feeds: 10, household_invitations: 50, recipe_links: 1_000 }
      const calls = {
        calendar_feeds: () => client.rpc('create_calendar_feed', {}),
        household_invitations: () => client.rpc('create_invitation', {}),
        recipe_links: () => client.rpc('create_recipe_link', { recipe_id: 5_000_000_001 }),
      }
      for (const [table, call] of Object.entries(calls)) {
        const most = quota[table as keyof typeof quota]
        // As if all but two were there already.
        await sql(`
          insert into private.usage (owner, table_name, rows)
            select case when owner_column = 'user_id' then member.user_id else member.household_id end, table_name, ${most - 2}
            from private.quotas, public.household_members member where table_name = '${table}' and member.user_id = '${id}'
          on conflict (owner, table_name) do update set rows = excluded.rows`)
        const responses = await Promise.all(Array.from({ length: 8 }, () => call()))
        expect([table, responses.filter(({ error }) => !error).length]).toEqual([table, 2])
      }
    },
  },
  {
    holds: 'own recipes are sent in pages of at most 4 MB, however many a request asks for',
    async attack({ plain, sql }) {
      const { client, id, token } = await newMember(plain)
      await sql(`
        insert into public.custom_recipes (household_id, id, created_by, body)
          select household_id, 5000000000 + number, user_id, jsonb_build_object('title', 'Soup', 'instructions', repeat('x', 62000))
          from public.household_members, generate_series(1, 70) number where user_id = '${id}'`)
      for (const query of ['select=*', 'select=body,id&limit=1000', 'order=id&limit=500']) {
        const page = await plain.call(`/rest/v1/custom_recipes?${query}`, { token })
        expect([query, page.status, page.headers.get('content-range')]).toEqual([query, 206, '0-64/*'])
        expect((await page.arrayBuffer()).byteLength).toBeLessThan(4_100_000)
      }
      const rest = await client.from('custom_recipes').select('*').order('id').range(65, 565)
      expect([rest.status, rest.data?.length]).toEqual([200, 5])
      expect((await client.from('custom_recipes').select('id')).data).toHaveLength(70)
    },
  },
  {
    holds: 'a small change of many large rows cannot request all of them back',
    async attack({ plain, sql }) {
      const { client, id, token } = await newMember(plain)
      await sql(`
        insert into public.recent_foods (user_id, kind, item_id, title, body)
          select '${id}', 'food', number, 'Rice', jsonb_build_object('note', repeat('x', 32000))
          from generate_series(1, 150) number;
        insert into public.recipe_ratings (user_id, recipe_id, notes)
          select '${id}', number, repeat('ü', 2000) from generate_series(1, 1200) number`)
      const requests: [string, string, object?][] = [
        ['PATCH', 'recent_foods?uses=eq.1', { is_favorite: true }],
        ['DELETE', 'recent_foods?uses=eq.1'],
        ['PATCH', 'recipe_ratings?rating=is.null', { rating: 5 }],
      ]
      for (const [method, path, body] of requests) {
        const change = (returns: string) =>
          plain.call(`/rest/v1/${path}`, { method, token, body, headers: { prefer: `return=${returns}` } })
        const refused = await change('representation')
        const { message } = await refused.json()
        expect([refused.status, message]).toEqual([400, expect.stringContaining('too much to send back')])
      }
      const { count } = await client
        .from('recent_foods')
        .select('item_id', { count: 'exact', head: true })
        .eq('is_favorite', false)
      expect(count).toBe(150)
      const page = await plain.call('/rest/v1/recipe_ratings?order=recipe_id', { token })
      expect([page.status, page.headers.get('content-range')]).toEqual([206, expect.stringMatching(/^0-9\d\d\//)])
      expect((await page.arrayBuffer()).byteLength).toBeLessThan(4_100_000)
    },
  },
  {
    holds: 'keys of removed rows take no more space than the rows did',
    async attack({ plain, sql }) {
      const { client, id } = await newMember(plain)
      for (let round = 0; round < 60; round++)
        await sql(`
          insert into public.shopping_items (household_id, name)
            select household_id, 'Milk' from public.household_members, generate_series(1, 200) where user_id = '${id}';
          delete from public.shopping_items`)
      const { data: household } = await client.rpc('my_household')
      await rowsOf({ sql }, `select count(*) from private.changed_rows where owner = '${household}'`, 7_000)
    },
  },
  {
    holds: 'asking which recipes have what one avoids has the limit of analysing recipes',
    async attack({ mailing }) {
      const ask = (salt: string) =>
        mailing.call('/api/catalogue/avoided', {
          method: 'POST',
          body: { avoid: unknownWords(100, salt), diets: [] },
          from: '192.0.2.71',
        })
      const responses = []
      for (let time = 0; time <= API_LIMIT / 20; time++) responses.push((await ask(`q${time}`)).status)
      expect(responses).toEqual([...Array(API_LIMIT / 20).fill(200), 429])
    },
  },
]

async function memberWithId(site: Parameters<Attack['attack']>[0]) {
  const { email, client } = await confirmedMember(site)
  const { data } = await client.auth.getUser()
  return { email, id: data.user?.id ?? '' }
}
