// A member's week by email: through a real mail server, once, and ended with one click.
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { createRequestLogger, requestLog } from '#server/http/request-log.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import { smtpDelivery } from '#server/mail/smtp.ts'
import { mailConfig, publicUrl } from '#server/mail/testing/mail-config.ts'
import { certificate, type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { sendDueWeekMails } from './due-week-mails.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'

/** Sunday, half past seven in the evening in Berlin, where summer has ended. */
const SUNDAY_EVENING = new Date('2026-11-15T18:30:00Z')
const [FIRST, LAST] = ['2026-11-08', '2026-11-14']

let site: Site
let mailServer: MailServer
let processes: { database: Database; mailer: Mailer; catalogue: Catalogue; log: () => void }[]
let app: Hono
const logged: unknown[] = []

beforeAll(async () => {
  const catalogue = realCatalogue() // takes a second, which a connection would wait
  const home = await newHome()
  site = await openSite(home) // before the site had email: its addresses are confirmed
  mailServer = await startMailServer()
  const config = mailConfig(mailServer.server)
  const log = () => undefined
  processes = await Promise.all(
    [1, 2].map(async () => {
      const database = await openPostgres(home.databaseUrl)
      const deliver = smtpDelivery(config, { ca: certificate })
      return {
        database,
        mailer: createMailer({ database, config, publicUrl, log, deliver }),
        catalogue,
        log,
      }
    }),
  )
  app = new Hono().use(requestLog(createRequestLogger((_, __, fields) => logged.push(fields)))).route(
    '/',
    unsubscribeRoutes(site.backend.database, (c) => c.req.header('x-client') ?? 'somebody'),
  )
})
afterAll(async () => {
  for (const { mailer, database } of processes) {
    await mailer.close()
    await database.close()
  }
  await mailServer.stop()
  await site.backend.close()
  await leavePlaces()
})
beforeEach(() => {
  mailServer.mails.length = 0
})

const sendDue = (at = SUNDAY_EVENING) => Promise.all(processes.map((process) => sendDueWeekMails(process, at)))

const sentTo = ({ email }: Member) => mailServer.mails.filter(({ headers }) => headers.get('to') === email)

/** Once nothing waits anymore. */
async function mailsTo(member: Member) {
  await expect.poll(() => sql('select id from plateful.outbox'), { timeout: 10_000 }).toEqual([])
  return sentTo(member)
}
const sql = (text: string, values: unknown[] = []) => site.backend.database.query(text, values)

async function log({ client }: Member, date: string, calories: number, more: object = {}) {
  const entry = {
    date,
    meal_type: 'dinner',
    recipe_id: '7',
    recipe_title: 'Stew',
    quantity: 1,
    calories,
    protein: 20,
    carbs: 40,
    fat: 10,
    ...more,
  }
  rows(await client.from('meal_entries').insert(entry).select('id'))
}

async function memberWithWeek(profile: object = {}) {
  const member = await site.newMember()
  rows(
    await member.client
      .from('profiles')
      .upsert({ user_id: member.id, week_mail: true, time_zone: 'Europe/Berlin', ...profile })
      .select('user_id'),
  )
  await log(member, FIRST, 1800)
  await log(member, LAST, 2100)
  return member
}

test('two servers send a member their week once on Sunday evening, and not again', async () => {
  const member = await memberWithWeek()
  const meal = { date: FIRST, meal_type: 'lunch', recipe_id: '7', recipe_title: 'Soup', servings: 2 }
  rows(await member.client.from('meal_schedules').insert(meal).select('id'))
  await member.client.from('user_goals').upsert({ user_id: member.id, daily_calorie_target: 2200 })
  await sendDue()
  await sendDue(new Date(SUNDAY_EVENING.getTime() + 3_600_000))
  const [mail, ...more] = await mailsTo(member)
  expect(more).toEqual([])
  expect(mail?.headers.get('subject')).toMatch(/^Your week: Nov 8.–.14, 2026$/)
  for (const sentence of [
    '1 meal planned, 0 cooked, 0 in your diary.',
    'On 2 days you logged, you ate 1,950 kcal a day on average; your goal is 2,200 kcal.',
  ]) {
    expect(mail?.text).toContain(sentence)
    expect(mail?.html).toContain(sentence)
  }
  expect(mail?.text).toContain(`${publicUrl}/review\n`)
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('what was short comes with a dish that fills it and that the member eats', async () => {
  const member = await memberWithWeek({ dislikes: ['lentils', 'beans'] })
  const nutrients = { fiber: 5, iron: 40, calcium: 3000, vitaminC: 400 }
  for (const date of [FIRST, LAST]) await log(member, date, 4000, { nutrients })
  await sendDue()
  const [mail] = await mailsTo(member)
  const [fiber = ''] = /^Fiber: .*$/m.exec(mail?.text ?? '') ?? []
  expect(fiber).toMatch(/^Fiber: 5 of 28 g a day\. A serving of .+ has \d+ g\.$/)
  expect(fiber).not.toMatch(/lentil|bean/i)
  expect(mail?.text).not.toMatch(/^(Iron|Calcium|Vitamin C):/m)
  expect(mail?.text).toContain('not medical advice')
})

test('what only others at the table eat isn’t part of a member’s week', async () => {
  const member = await memberWithWeek()
  const add = (table: 'table_people' | 'meal_schedules' | 'attendance', row: object) =>
    member.client
      .from(table)
      .insert(row as never)
      .select('*')
  const [mia] = rows(await add('table_people', { name: 'Mia', appetite: 0.7 }))
  const meal = { date: FIRST, meal_type: 'lunch', recipe_id: '7', recipe_title: 'Soup', servings: 1 }
  rows(await add('meal_schedules', meal))
  rows(await add('meal_schedules', { ...meal, plates: [{ person: mia?.id, servings: 1 }] }))
  await sendDue()
  expect((await mailsTo(member))[0]?.text).toContain('1 meal planned, 0 cooked, 0 in your diary.')
})

test('it is evening where the member is, and an unknown time zone stops nobody’s email', async () => {
  const [berlin, york, nowhere] = [
    await memberWithWeek(),
    await memberWithWeek({ time_zone: 'America/New_York' }),
    await memberWithWeek({ time_zone: 'Nowhere/At all' }),
  ]
  await sendDue(new Date('2026-11-15T17:59:00Z'))
  expect(await mailsTo(berlin)).toEqual([])
  await sendDue()
  expect([await mailsTo(berlin), await mailsTo(york), await mailsTo(nowhere)].map(({ length }) => length)).toEqual([
    1, 0, 0,
  ])
  await sendDue(new Date('2026-11-16T00:30:00Z'))
  expect([await mailsTo(york), await mailsTo(nowhere)].map(({ length }) => length)).toEqual([1, 0])
})

test('a process that dies before its transaction ends leaves the email to the next one', async () => {
  const member = await memberWithWeek()
  const [one] = processes
  if (!one) throw new Error('There is no process.')
  const dying = {
    ...one,
    mailer: {
      wake: () => undefined,
      within: (statements: Parameters<Mailer['within']>[0]) => ({
        ...one.mailer.within(statements),
        sendWeek: () => Promise.reject(new Error('killed')),
      }),
    },
  }
  await sendDueWeekMails(dying, SUNDAY_EVENING)
  expect(await sql('select sunday from plateful.week_mails where user_id = $1', [member.id])).toEqual([])
  await sendDue()
  expect(await mailsTo(member)).toHaveLength(1)
})

test('nobody gets it who didn’t ask for it, logged nothing, isn’t confirmed, or whose account is paused or gone', async () => {
  const [unasked, paused, unconfirmed, gone] = [
    await memberWithWeek({ week_mail: false }),
    await memberWithWeek(),
    await memberWithWeek(),
    await memberWithWeek(),
  ]
  const silent = await site.newMember()
  rows(await silent.client.from('profiles').upsert({ user_id: silent.id, week_mail: true }).select('user_id'))
  await log(silent, '2026-11-01', 500) // the week before
  await log(silent, '2026-11-15', 500) // the week after
  await sql(`update auth.users set banned_until = '9999-12-31' where id = $1`, [paused.id])
  await sql('update auth.users set email_confirmed_at = null where id = $1', [unconfirmed.id])
  await gone.client.rpc('delete_my_account', { current_password: gone.password })
  await sendDue()
  await sendDue(new Date('2026-11-15T20:30:00Z')) // evening in UTC
  for (const member of [unasked, paused, unconfirmed, gone, silent]) expect(await mailsTo(member)).toEqual([])
})

test('opening the link changes nothing; a POST without signing in ends it, and can be sent twice', async () => {
  const member = await memberWithWeek()
  const other = await memberWithWeek()
  const wantsIt = async ({ client }: Member) => rows(await client.from('profiles').select('week_mail'))[0]?.week_mail
  await sendDue()
  const [mail] = await mailsTo(member)
  const link = new URL(/^<(.+)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '')
  expect(mail?.text).toContain(link.href)
  const page = await app.request(link.pathname)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('<button>Stop These Emails</button>')
  expect(await wantsIt(member)).toBe(true)
  const oneClick = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }
  for (const _ of ['once', 'twice']) expect((await app.request(link.pathname, oneClick)).status).toBe(200)
  expect(await wantsIt(member)).toBe(false)
  expect(await wantsIt(other)).toBe(true)
  const guess = `/unsubscribe/${'a'.repeat(32)}`
  expect([(await app.request(guess)).status, (await app.request(guess, oneClick)).status]).toEqual([404, 404])
})

test('only a hash of the link is stored, it isn’t logged, and it goes with the account', async () => {
  const member = await memberWithWeek()
  await sendDue()
  const [mail] = await mailsTo(member)
  const token = /unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const stored = () =>
    sql('select row_to_json(sent)::text as row from plateful.week_mails sent where user_id = $1', [member.id])
  expect(token).toHaveLength(32)
  expect(JSON.stringify(await stored())).not.toContain(token)
  await app.request(`/unsubscribe/${token}`)
  expect(logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(logged)).not.toContain(token)
  await member.client.rpc('delete_my_account', { current_password: member.password })
  expect(await stored()).toEqual([])
})

test('whether a member wants it is theirs alone', async () => {
  const [owner, partner, stranger] = [await memberWithWeek(), await site.newMember(), await site.newMember()]
  const { data: token } = await owner.client.rpc('create_invitation')
  expect((await partner.client.rpc('join_household', { token, bring: false })).error).toBeNull()
  expect(rows(await owner.client.from('profiles').select('week_mail'))).toEqual([{ week_mail: true }])
  for (const { client } of [partner, stranger]) {
    expect(rows(await client.from('profiles').select('week_mail').eq('user_id', owner.id))).toEqual([])
    await client.from('profiles').update({ week_mail: false }).eq('user_id', owner.id)
  }
  expect(await site.visitor().from('profiles').select('week_mail')).toMatchObject({ status: 401 })
  expect(rows(await owner.client.from('profiles').select('week_mail'))).toEqual([{ week_mail: true }])
})
