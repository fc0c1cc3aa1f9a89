// Sends every case in cases/ to the whole product over a real socket, and judges every response by the same rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from './cases/accounts.ts'
import { bodies } from './cases/bodies.ts'
import { pages } from './cases/pages.ts'
import { paths } from './cases/paths.ts'
import { recipeApi } from './cases/recipe-api.ts'
import { requests } from './cases/requests.ts'
import { rows } from './cases/rows.ts'
import { judge } from './testing/judge.ts'
import { openStage, type Stage } from './testing/stage.ts'

let stage: Stage
let before: unknown
/** Error messages that the cases have logged so far. */
let provoked: string[] = []

// The server runs in this process, so prototype pollution would be visible here.
const sharedObjects = () =>
  [Object, Object.prototype, Function.prototype, Array.prototype].map((object) => Object.getOwnPropertyNames(object))
const shared = sharedObjects()

beforeAll(async () => {
  stage = await openStage()
  before = await stage.victimsRows()
}, 120_000)
afterAll(() => stage?.close(), 30_000)

describe.each(Object.entries({ recipeApi, pages, paths, requests, bodies, accounts, rows }))('%s', (_, cases) => {
  test.each(cases)('the server withstands $what', async (hostile) => {
    provoked.push(...(hostile.errors ?? []))
    const response = await stage.send(hostile)
    expect(sharedObjects()).toEqual(shared)
    if (response === null) {
      expect(hostile.mayBeCut, 'The connection was cut without an answer.').toBe(true)
      return
    }
    expect(hostile.responses, `${response.head}\n\n${response.text.slice(0, 300)}`).toContain(response.status)
    judge({ ...hostile, payload: hostile.payload && stage.filled(hostile.payload) }, response)
  })

  test('and works normally afterward', async () => {
    expect((await stage.get('/healthz')).text).toContain('"ok"')
    expect((await stage.get('/readyz')).text).toBe('ready')
    expect((await stage.get('/')).status).toBe(200)
    expect(await stage.victimsRows()).toEqual(before)
    const errors = stage.lines.filter((line) => line.includes('"level":"error"'))
    expect(
      errors.map((line) => JSON.parse(line).message),
      errors.join(''),
    ).toEqual(provoked)
    stage.lines.length = 0
    provoked = []
  })
})

test('the table has as many cases as it says', () => {
  const all = [recipeApi, pages, paths, requests, bodies, accounts, rows].flat()
  expect(all.length).toBeGreaterThan(900)
  const told = all.map(({ what, target, method }) => `${method} ${target} ${what}`)
  expect(told.filter((line, at) => told.indexOf(line) !== at)).toEqual([])
})
