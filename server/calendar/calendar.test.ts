// A member's plan as a calendar, parsed by a library that we didn't write.
import { Hono } from 'hono'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/time/calendar.ts'
import { clockIn } from '#domain/time/time-zone.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { FoodIndex } from '#server/catalogue/food-index.ts'
import { readFoods } from '#server/catalogue/foods.ts'
import { readRecipes } from '#server/catalogue/recipes.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { createRequestLogger, requestLog } from '#server/http/request-log.ts'
import { calendarRecipe } from './catalogue-recipe.ts'
import { calendarRoutes } from './routes.ts'

const ORIGIN = 'https://plateful.example'
const ZONE = 'America/New_York'
/** Falafel: its chickpeas soak for twelve hours. */
const FALAFEL = '90002180'

afterAll(leavePlaces)

let site: Site
let owner: Member
let app: Hono
let token: string
const logged: unknown[] = []
const today = new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  site = await openSite(await newHome())
  owner = await site.newMember()
  const foods = readFoods()
  const catalogue = createCatalogue(compileCatalogue(readRecipes(new FoodIndex(foods)), foods))
  app = new Hono().use(requestLog(createRequestLogger((_, __, fields) => logged.push(fields)))).route(
    '/',
    calendarRoutes({
      feed: site.backend.calendarFeed,
      publicOrigin: () => ORIGIN,
      clientAddress: (c) => c.req.header('x-client') ?? 'somebody',
      recipe: (id) => calendarRecipe(catalogue, id),
    }),
  )
  const { data } = await owner.client.rpc('create_calendar_feed', { time_zone: ZONE })
  token = String(data)
}, 180_000)
afterAll(() => site.backend.close())

async function plan(entry: object) {
  const [row] = rows<{ id: number }>(
    await owner.client
      .from('meal_schedules')
      .insert({ date: today, meal_type: 'dinner', servings: 1, ...entry })
      .select(),
  )
  return row?.id ?? 0
}

const ask = (headers: Record<string, string> = {}, path = `/calendar/${token}.ics`) => app.request(path, { headers })

async function events() {
  const calendar = new ICAL.Component(ICAL.parse(await (await ask()).text()))
  return new Map(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return [event.uid, event] as const
    }),
  )
}

test('a plan without meals is a calendar without events', async () => {
  const response = await ask({ accept: 'image/png' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^inline/)
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/Plateful/)
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
})

test('a planned meal is at its hour on the member’s clock, with link, servings and cooking time', async () => {
  const id = await plan({
    recipe_id: FALAFEL,
    recipe_title: 'Falafel, with tahini; \\ and “joy”\nwrapped',
    servings: 1.5,
  })
  const event = (await events()).get(`meal-${id}@plateful.example`)
  expect(event?.startDate.toJSDate()).toEqual(clockIn(ZONE)(today, 18 * 60 + 30))
  expect(event?.summary).toBe('Dinner: Falafel, with tahini; \\ and “joy”\nwrapped')
  expect(event?.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}/recipes/${FALAFEL}`)
  expect(event?.description).toContain('1.5 servings for each person')
  expect(event?.description).toContain('Cooking time: 55 min. Start by 5:35 PM.')
})

test('preparation for the evening before is a separate event', async () => {
  const id = await plan({ date: addDays(today, 3), recipe_id: FALAFEL, recipe_title: 'Falafel', meal_type: 'lunch' })
  const reminder = (await events()).get(`prepare-${id}@plateful.example`)
  expect(reminder?.startDate.toJSDate()).toEqual(clockIn(ZONE)(addDays(today, 2), 20 * 60))
  expect(reminder?.summary).toBe('Prepare tonight: Falafel')
  expect(reminder?.description).toMatch(/soak them for 12 hours/)
  expect(reminder?.component.getAllSubcomponents('valarm')).toHaveLength(1)
})

test('leftovers and notes say what they are, and need no preparation', async () => {
  const cooked = await plan({ date: addDays(today, 5), recipe_id: FALAFEL, recipe_title: 'Falafel' })
  const leftover = await plan({
    date: addDays(today, 6),
    recipe_id: FALAFEL,
    recipe_title: 'Falafel',
    leftover_of: cooked,
  })
  const note = await plan({ date: addDays(today, 6), note: 'Pizza with Ana', meal_type: 'breakfast' })
  const all = await events()
  expect(all.get(`meal-${leftover}@plateful.example`)?.summary).toBe('Dinner: Falafel (leftovers)')
  expect(all.get(`meal-${leftover}@plateful.example`)?.description).toContain('just reheat')
  expect(all.has(`prepare-${leftover}@plateful.example`)).toBe(false)
  expect(all.get(`meal-${note}@plateful.example`)?.summary).toBe('Breakfast: Pizza with Ana')
})

test('meals are at the times that the link’s member chose', async () => {
  const id = await plan({ date: addDays(today, 8), recipe_id: FALAFEL, recipe_title: 'Falafel' })
  const start = async () => (await events()).get(`meal-${id}@plateful.example`)?.startDate.toJSDate()
  expect(await start()).toEqual(clockIn(ZONE)(addDays(today, 8), 18 * 60 + 30))
  rows(
    await owner.client
      .from('profiles')
      .upsert({ user_id: owner.id, meal_times: [420, 720, 1200, 930] })
      .select(),
  )
  expect(await start()).toEqual(clockIn(ZONE)(addDays(today, 8), 20 * 60))
  const { error } = await owner.client
    .from('profiles')
    .update({ meal_times: [1440, 0, 0, 0] })
    .eq('user_id', owner.id)
  expect(error?.message).toBe('Each of the four meals has a time of day.')
  rows(await owner.client.from('profiles').delete().eq('user_id', owner.id).select())
})

test('no line is longer than 75 octets, and every line ends as the standard requires', async () => {
  const text = await (await ask()).text()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
})

test('an unchanged plan isn’t sent twice; a changed one is, with a higher sequence', async () => {
  const id = await plan({ recipe_id: '1', recipe_title: 'Soup', meal_type: 'breakfast' })
  const tag = (await ask()).headers.get('etag') ?? ''
  expect((await ask({ 'if-none-match': tag })).status).toBe(304)
  const before = (await events()).get(`meal-${id}@plateful.example`)?.sequence ?? 0
  await new Promise((resolve) => setTimeout(resolve, 1100)) // SEQUENCE counts seconds
  rows(await owner.client.from('meal_schedules').update({ servings: 3 }).eq('id', id).select())
  const changed = await ask({ 'if-none-match': tag })
  expect(changed.status).toBe(200)
  expect((await events()).get(`meal-${id}@plateful.example`)?.sequence).toBeGreaterThan(before)
})

test('an unknown, malformed or revoked link gets a 404', async () => {
  for (const path of ['/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics', '/calendar/x.ics', `/calendar/${token}`]) {
    expect((await ask({}, path)).status).toBe(404)
  }
  const { data } = await owner.client.rpc('create_calendar_feed')
  const [newest] = rows<{ id: string }>(
    await owner.client.from('calendar_feeds').select('id').order('created_at', { ascending: false }).limit(1),
  )
  expect((await ask({}, `/calendar/${data}.ics`)).status).toBe(200)
  rows(await owner.client.from('calendar_feeds').delete().eq('id', newest?.id).select())
  expect((await ask({}, `/calendar/${data}.ics`)).status).toBe(404)
})

test('the URL, which is the secret, is in no log, even if a program changed it', async () => {
  await ask()
  const before = logged.length
  expect(before).toBeGreaterThan(0)
  const changed = [`//calendar/${token}.ics`, `/Calendar/${token}.ics`, `/calendar%2F${token}.ics`]
  for (const path of changed) expect((await ask({}, `http://localhost${path}`)).status).toBe(404)
  expect(logged.length).toBe(before + changed.length)
  expect(JSON.stringify(logged)).not.toContain(token)
})

test('guessing is slowed down', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 40; nth++)
    statuses.push((await ask({ 'x-client': 'guesser' }, `/calendar/guess-${nth}.ics`)).status)
  expect(statuses.at(0)).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})
