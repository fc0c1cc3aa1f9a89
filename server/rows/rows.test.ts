// Row requests as PostgREST answers them: status, headers, body and errors. What supabase-js makes of them is tested in
// supabase/tests.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import { openRoad } from '#server/database/testing/road.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'

let site: Site
let road: Awaited<ReturnType<typeof openRoad>>
let member: Member
beforeAll(async () => {
  const { databaseUrl } = await newHome()
  road = await openRoad(new URL(databaseUrl))
  site = await openSite({ dataDir: newFolder(), databaseUrl: road.url })
  member = await site.newMember()
  for (const amount_ml of [100, 200, 300]) await post('water_logs', { date: '2025-01-01', amount_ml })
})
afterAll(async () => {
  await site.backend.close()
  await road.close()
  await leavePlaces()
})

interface Call {
  method?: string
  body?: unknown
  prefer?: string
  accept?: string
  range?: string
}

async function ask(
  path: string,
  { method = 'GET', body, ...headers }: Call = {},
  token: string | undefined = member.token,
) {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const response = await site.request(`/rest/v1/${path}`, { method, body: json, headers: { ...headers }, token })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: text && JSON.parse(text) }
}

const post = (path: string, body: unknown, prefer = 'return=representation') =>
  ask(path, { method: 'POST', body, prefer })

const WATER = 'water_logs?select=amount_ml&order=amount_ml'

describe('a read', () => {
  test('says which rows it sends, and how many there are if that is asked', async () => {
    const all = await ask(WATER)
    expect([all.status, all.headers.get('content-range'), all.json.length]).toEqual([200, '0-2/*', 3])
    expect(all.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const first = await ask(`${WATER}&limit=2`, { prefer: 'count=exact' })
    expect([first.status, first.headers.get('content-range'), first.json]).toEqual([
      206,
      '0-1/3',
      [{ amount_ml: 100 }, { amount_ml: 200 }],
    ])
    expect(first.headers.get('preference-applied')).toBe('count=exact')
    const none = await ask(`${WATER}&amount_ml=gt.500`, { prefer: 'count=exact' })
    expect([none.status, none.headers.get('content-range'), none.text]).toEqual([200, '*/0', '[]'])
    const head = await ask(WATER, { method: 'HEAD', prefer: 'count=exact' })
    expect([head.status, head.headers.get('content-range'), head.text]).toEqual([200, '0-2/3', ''])
  })

  test('sends a part by offset or by range, and says if there is no such part', async () => {
    expect((await ask(`${WATER}&offset=1&limit=1`)).json).toEqual([{ amount_ml: 200 }])
    const part = await ask(WATER, { range: '1-1' })
    expect([part.headers.get('content-range'), part.json]).toEqual(['1-1/*', [{ amount_ml: 200 }]])
    expect(await ask(`${WATER}&offset=9`, { prefer: 'count=exact' })).toMatchObject({
      status: 416,
      json: { code: 'PGRST103', details: 'An offset of 9 was requested, but there are only 3 rows.' },
    })
  })

  test('sends a single row as an object, and no other number of rows', async () => {
    const accept = 'application/vnd.pgrst.object+json'
    const one = await ask(`${WATER}&amount_ml=eq.100`, { accept })
    expect([one.headers.get('content-type'), one.json]).toEqual([`${accept}; charset=utf-8`, { amount_ml: 100 }])
    for (const [filter, rows] of [
      ['amount_ml=gt.100', 2],
      ['amount_ml=gt.999', 0],
    ] as const)
      expect(await ask(`${WATER}&${filter}`, { accept })).toMatchObject({
        status: 406,
        json: {
          code: 'PGRST116',
          message: 'Cannot coerce the result to a single JSON object',
          details: `The result contains ${rows} rows`,
          hint: null,
        },
      })
  })

  test.each([
    ['amount_ml=in.(100,300)', [100, 300]],
    ['amount_ml=in.()', []],
    ['amount_ml=not.in.(100)', [200, 300]],
    ['amount_ml=gte.200&amount_ml=lt.300', [200]],
    ['amount_ml=neq.200', [100, 300]],
    ['amount_ml=is.null', []],
    ['amount_ml=not.is.null&amount_ml=lte.100', [100]],
    ['or=(amount_ml.eq.100,and(amount_ml.gt.200,date.eq.2025-01-01))', [100, 300]],
    ['not.or=(amount_ml.eq.100,amount_ml.eq.200)', [300]],
    ['and=(amount_ml.not.eq.100,not.and(amount_ml.eq.200,date.eq.2025-01-01))', [300]],
  ])('finds the rows with %s', async (filter, amounts) => {
    expect((await ask(`${WATER}&${filter}`)).json).toEqual(amounts.map((amount_ml) => ({ amount_ml })))
  })

  test('compares text with quotes, commas and brackets as it is written', async () => {
    const titles = ['a "b", (c)', 'back\\slash', 'per%cent', 'star*']
    const meals = titles.map((recipe_title) => ({
      date: '2025-02-01',
      meal_type: 'lunch',
      recipe_id: '1',
      recipe_title,
    }))
    expect((await post('meal_entries', meals)).status).toBe(201)
    const found = async (filter: string, value: string) =>
      (await ask(`meal_entries?select=recipe_title&${filter}${encodeURIComponent(value)}`)).json.map(
        ({ recipe_title }: { recipe_title: string }) => recipe_title,
      )
    for (const title of titles) {
      expect(await found('recipe_title=eq.', title)).toEqual([title])
      const quoted = `"${title.replaceAll(/["\\]/g, '\\$&')}"`
      expect(await found('recipe_title=in.', `(${quoted},"none")`)).toEqual([title])
      expect(await found('or=', `(recipe_title.eq.${quoted},recipe_title.eq.none)`)).toEqual([title])
    }
  })

  test('sends only JSON: a spreadsheet would run formulas in CSV', async () => {
    expect(await ask(WATER, { accept: 'text/csv' })).toMatchObject({ status: 406, json: { code: 'PGRST107' } })
    expect((await ask(WATER, { accept: 'text/html, */*;q=0.8' })).status).toBe(200)
    const either = await ask(WATER, { accept: 'application/json;q=0.1, TEXT/CSV; charset=utf-8' })
    expect(either.status).toBe(200)
    expect(Array.isArray(either.json)).toBe(true)
  })

  test('takes at most four round trips to the database, with the check of the session', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000)) // until the session has to be looked up again
    const before = road.trips()
    expect((await ask(WATER)).status).toBe(200)
    expect(road.trips() - before).toBeGreaterThan(1)
    expect(road.trips() - before).toBeLessThanOrEqual(4)
  })
})

describe('a write', () => {
  const pour = { date: '2025-03-01', amount_ml: 150 }

  test('returns nothing unless asked, and counts if asked', async () => {
    const silent = await post('water_logs', pour, 'return=minimal, count=exact')
    expect([silent.status, silent.text, silent.headers.get('content-range')]).toEqual([201, '', '*/1'])
    const changed = await ask('water_logs?date=eq.2025-03-01', { method: 'PATCH', body: { amount_ml: 160 } })
    expect([changed.status, changed.text]).toEqual([204, ''])
    const again = { method: 'PATCH', body: { amount_ml: 170 }, prefer: 'return=representation' }
    const returned = await ask('water_logs?date=eq.2025-03-01&select=amount_ml', again)
    expect([returned.status, returned.json]).toEqual([200, [{ amount_ml: 170 }]])
    const removed = await ask('water_logs?date=eq.2025-03-01', { method: 'DELETE', prefer: 'count=exact' })
    expect([removed.status, removed.headers.get('content-range')]).toEqual([204, '*/1'])
  })

  test('of a single row that isn’t one changes nothing', async () => {
    const single = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' }
    const call = { method: 'PATCH', body: { amount_ml: 999 }, ...single }
    expect(await ask('water_logs?date=eq.2025-01-01', call)).toMatchObject({ status: 406 })
    expect((await ask(`${WATER}&amount_ml=eq.999`)).json).toEqual([])
  })

  test('keeps large numbers, decimals and JSON as they are', async () => {
    const id = 8_999_999_999_999_999
    const body = { title: 'Soup', list: ['a', { b: null }], text: '1', number: 0.1 }
    const [recipe] = (await post('custom_recipes?select=id,body,updated_at', { id, body })).json
    expect(recipe).toMatchObject({ id, body })
    expect(recipe.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00$/)
    const [weight] = (await post('weight_logs', { date: '2025-01-01', weight_kg: 71.9 })).json
    expect(weight.weight_kg).toBe(71.9)
  })

  test('merges with the row that exists, or leaves it', async () => {
    const key = 'water_logs?on_conflict=user_id,device_key&select=amount_ml'
    const once = { ...pour, device_key: '7a1f3c52-6a0e-4f39-9a53-0c6f7f1f5a11' }
    const write = (amount_ml: number, resolution: string) =>
      post(key, { ...once, amount_ml }, `return=representation, resolution=${resolution}-duplicates`)
    expect((await write(1, 'ignore')).json).toEqual([{ amount_ml: 1 }])
    expect((await write(2, 'ignore')).json).toEqual([])
    expect((await write(3, 'merge')).json).toEqual([{ amount_ml: 3 }])
    expect(await post('water_logs?on_conflict=amount_ml', pour, 'resolution=merge-duplicates')).toMatchObject({
      status: 400,
      json: { code: '42P10' },
    })
  })

  test.each<[string, unknown, number, string]>([
    ['an empty row', {}, 400, 'A row needs at least one column.'],
    ['two empty rows', [{}, {}], 400, 'A row needs at least one column.'],
    ['rows with different columns', [pour, { date: '2025-01-01' }], 400, 'All object keys must match'],
    ['a text', 'row', 400, 'Send a JSON object, or a list of them for several rows.'],
    ['a list in a list', [[pour]], 400, 'Send a JSON object, or a list of them for several rows.'],
    [
      'an unknown column',
      { ...pour, no: 1 },
      400,
      "Could not find the 'no' column of 'water_logs' in the schema cache",
    ],
    ['a number of its own', { ...pour, id: 7 }, 400, '“id” is set by the database and can’t be changed.'],
    ['a broken limit', { ...pour, amount_ml: -1 }, 400, 'An amount of water is between 1 and 10,000 ml.'],
    ['a missing value', { amount_ml: 1 }, 400, '“date” is missing.'],
    ['a value of the wrong kind', { ...pour, date: 'soon' }, 400, '“soon” is not a valid date.'],
    ['a number that is too large', { ...pour, amount_ml: 1e12 }, 400, 'A number in the request is too large.'],
    [
      'somebody else’s row',
      { ...pour, user_id: '7a1f3c52-6a0e-4f39-9a53-0c6f7f1f5a11' },
      403,
      'Members can only write their own rows of water_logs.',
    ],
  ])('with %s is refused with a clear message', async (_, body, status, message) => {
    const refused = await post('water_logs', body)
    expect(refused).toMatchObject({ status, json: { message, details: null, hint: null } })
    expect(Object.keys(refused.json)).toEqual(['code', 'details', 'hint', 'message'])
  })

  test('of an empty list writes nothing; an empty change is refused', async () => {
    expect(await post('water_logs', [])).toMatchObject({ status: 201, json: [] })
    expect(await ask('water_logs?id=eq.1', { method: 'PATCH', body: {} })).toMatchObject({ status: 400 })
  })
})

describe('a function', () => {
  test('takes named arguments, and returns a value, rows or nothing', async () => {
    const [{ household_id }] = (await ask('household_members?select=household_id')).json
    expect((await post('rpc/my_household', {})).json).toBe(household_id)
    const days = await post('rpc/diary_days', { from_day: '2025-01-01', to_day: '2025-01-31' })
    expect([days.status, days.json.map(({ water_ml }: { water_ml: number }) => water_ml)]).toEqual([200, [600]])
    const nobody = await post('rpc/sign_out_device', { device_id: '7a1f3c52-6a0e-4f39-9a53-0c6f7f1f5a11' })
    expect([nobody.status, nobody.text]).toEqual([204, ''])
  })

  test('is refused with other arguments, or under another name', async () => {
    for (const [name, body] of [
      ['diary_days', { from_day: '2025-01-01' }],
      ['diary_days', { from_day: '2025-01-01', to_day: '2025-01-31', more: 1 }],
      ['no_such_function', {}],
    ] as const)
      expect(await post(`rpc/${name}`, body)).toMatchObject({ status: 404, json: { code: 'PGRST202' } })
  })

  test('refuses with its own message and a code for programs', async () => {
    expect(await post('rpc/join_household', { token: 'unknown' })).toMatchObject({
      status: 400,
      json: { code: 'P0001', hint: 'invitation_unknown' },
    })
    expect(await post('rpc/diary_days', { from_day: '2025-01-01', to_day: '2027-01-01' })).toMatchObject({
      status: 400,
      json: { message: 'Ask for between 1 and 366 days.' },
    })
    // The database's own functions have other words, also where it searches a list of lists.
    expect(await post('profiles', { allergies: [['nuts'], ['milk']] })).toMatchObject({
      status: 400,
      json: { message: 'A value in the request has the wrong format.' },
    })
    const operations = [{ seq: 1, kind: 'put', row: 'Milk' }]
    const device = '7a1f3c52-6a0e-4f39-9a53-0c6f7f1f5a11'
    expect(await post('rpc/apply_operations', { store: 'shopping_items', device, operations })).toMatchObject({
      status: 400,
      json: { message: 'A value in the request has the wrong format.' },
    })
  })
})

test('a visitor is told to sign in, whatever the table; nobody learns of tables outside', async () => {
  const asVisitor = await ask('water_logs', {}, site.backend.publishableKey)
  expect(asVisitor).toMatchObject({ status: 401, json: { code: '42501' } })
  for (const table of ['users', 'secrets', 'pg_class'])
    expect(await ask(table)).toMatchObject({ status: 404, json: { code: 'PGRST205' } })
})

test('the log says that a request was refused, but not what a member typed', async () => {
  const typed = 'the day I told nobody about'
  await post('water_logs', { date: typed, amount_ml: 1 })
  const told = site.lines.filter(({ message }) => message === 'A row request was refused.').at(-1)
  expect(told).toEqual({ level: 'debug', message: told?.message, fields: { name: 'water_logs', code: '22007' } })
  expect(JSON.stringify(site.lines)).not.toContain(typed)
})
