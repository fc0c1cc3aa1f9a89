// Random requests, judged by the same rules as the cases. FUZZ_RUNS=20000 runs longer, with a new seed each time;
// without it, the requests are always the same.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { ODD_NUMBERS, ODD_TEXTS, SCRIPTS } from './testing/hostile-case.ts'
import { judge } from './testing/judge.ts'
import { openStage, type Stage } from './testing/stage.ts'

const requested = Number(process.env.FUZZ_RUNS ?? 0)
const parameters = requested > 0 ? { numRuns: requested } : { numRuns: 150, seed: 20_260_101 }
const timeLimit = 60_000 + requested * 500

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 120_000)
afterAll(() => stage?.close(), 60_000)

const text = fc.oneof(
  anyText(60),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...SCRIPTS, ...ODD_TEXTS, ...ODD_NUMBERS),
)
const inUrl = text.map((value) => encodeURIComponent(value.toWellFormed()))
/** Paths with random percent signs, slashes and dots. */
const rawUrl = fc.string({ unit: fc.constantFrom(...'/.%;?&=@:#+~!$()*,2eEfF0aZ-_'.split('')), maxLength: 40 })
const query = fc
  .array(fc.tuple(fc.oneof(inUrl, fc.constantFrom(...NAMES())), fc.oneof(inUrl, rawUrl)), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const json = fc.oneof(
  fc.json({ depthSize: 'medium' }),
  text,
  fc
    .dictionary(fc.constantFrom(...FIELDS()), fc.oneof(fc.jsonValue(), text), { maxKeys: 8, noNullPrototype: true })
    .map((value) => JSON.stringify(value)),
)

function NAMES() {
  const search = ['query', 'cuisine', 'diet', 'intolerances', 'includeIngredients', 'sort', 'number', 'offset', 'type']
  const plan = [
    'timeFrame',
    'targetCalories',
    'exclude',
    'keep',
    'avoid',
    'seed',
    'include-tags',
    'ids',
    'amount',
    'unit',
  ]
  return [...search, ...plan, 'search', 'minCalories', 'maxCarbs', 'select', 'order', 'or', 'and', 'id', 'limit']
}

function FIELDS() {
  const accounts = ['email', 'password', 'data', 'refresh_token', 'type', 'token', 'token_hash', 'options']
  const rows = ['date', 'amount_ml', 'meal_type', 'recipe_id', 'recipe_title', 'user_id', 'id', 'rating', 'notes']
  return [...accounts, ...rows, 'servings', 'ingredients', 'name', 'amount', 'unit', '__proto__', 'constructor']
}

const hangs = { timeout: timeLimit }

test('no recipe API URL breaks it', hangs, async () => {
  const place = fc.oneof(
    fc.constantFrom(
      ...['recipes/complexSearch', 'recipes/random', 'recipes/informationBulk', 'mealplanner/generate'],
      ...['food/ingredients/search', 'food/ingredients/90100001/information', 'blog/articles', 'foods/store'],
    ),
    inUrl.map((id) => `recipes/${id}/information`),
    inUrl.map((id) => `food/ingredients/${id}/information`),
    fc.tuple(inUrl, inUrl).map((parts) => parts.join('/')),
  )
  await fc.assert(
    fc.asyncProperty(place, query, (path, search) => respondsWell({ target: `/api/${path}?${search}` })),
    parameters,
  )
})

test('no page URL breaks it', hangs, async () => {
  const place = fc.oneof(
    fc.constantFrom('', 'recipes', 'auth', 'blog', 'cuisines', 'dashboard'),
    inUrl.map((id) => `recipes/${id}`),
    inUrl.map((id) => `cuisines/${id}`),
    inUrl.map((id) => `blog/${id}`),
    inUrl,
    rawUrl,
  )
  await fc.assert(
    fc.asyncProperty(place, query, text, (path, search, given) => {
      const payload = `zq7${given.toWellFormed()}` // so that it can't be in the page for another reason
      return respondsWell({ target: `/${path}?search=${encodeURIComponent(payload)}&${search}`, payload })
    }),
    parameters,
  )
})

test('no request body breaks it', hangs, async () => {
  const place = fc.constantFrom(
    ...['/api/foods/analyse', '/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/verify'],
    ...['/auth/v1/token?grant_type=refresh_token', '/auth/v1/recover', '/rest/v1/water_logs', '/rest/v1/meal_entries'],
    ...['/rest/v1/recipe_ratings', '/rest/v1/user_goals?on_conflict=user_id', '/rest/v1/rpc/nothing'],
  )
  const method = fc.constantFrom('POST', 'POST', 'PUT', 'PATCH', 'DELETE')
  await fc.assert(
    fc.asyncProperty(place, method, json, (target, verb, body) =>
      respondsWell({ target, method: verb, body, as: 'attacker' }),
    ),
    parameters,
  )
})

test('no filter on members’ rows breaks it', hangs, async () => {
  const filter = fc.oneof(
    query,
    rawUrl.map((value) => `id=eq.${value}&or=(${value})`),
  )
  await fc.assert(
    fc.asyncProperty(filter, (search) =>
      respondsWell({ target: `/rest/v1/meal_entries?${search.replaceAll(' ', '')}`, as: 'attacker' }),
    ),
    parameters,
  )
})

test('no bytes on the socket crash the server', hangs, async () => {
  const line = fc.tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'X', ''),
    rawUrl,
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/', ''),
  )
  const headers = fc.array(fc.tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 40 })), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(line, headers, fc.uint8Array({ maxLength: 200 }), async ([verb, path, version], pairs, rest) => {
      const lines = pairs.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      const head = `${verb} /${path} ${version}\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${rest.length}\r\n${lines}\r\n`
      const response = await stage.say({ parts: [head, rest] })
      if (response) judge({ what: '', target: '', raw: head, responses: [] }, response)
      expect((await stage.get('/healthz')).text).toContain('"ok"')
    }),
    parameters,
  )
})

interface Sent {
  target: string
  method?: string
  body?: string
  payload?: string
  as?: 'attacker'
}

async function respondsWell(sent: Sent) {
  const hostile = { ...sent, what: 'chance', responses: [] }
  const response = await stage.send(hostile)
  expect(Object.keys(Object.prototype)).toEqual([])
  if (!response) throw new Error('The connection was cut without an answer.')
  judge(hostile, response)
}
