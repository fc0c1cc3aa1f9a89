// Long work on the server must not block other requests.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeStandIn, openStandIn, standInImports, standInPort } from '#server/import/testing.ts'
import type { Reply } from './testing/speak.ts'
import { openStage, type Stage } from './testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  await openStandIn()
  stage = await openStage({}, { imports: standInImports() })
}, 120_000)
afterAll(async () => {
  await stage?.close()
  closeStandIn()
}, 30_000)

const post = (target: string, body: unknown) =>
  stage.send({
    what: '',
    method: 'POST',
    target,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    responses: [],
  })

/** How many other requests were answered, one at a time, before the work was done. */
async function servedDuring(work: Promise<Reply | null>) {
  let isDone = false
  let served = 0
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await stage.get('/api/recipes/random?number=1&seed=1')
    if (!isDone) served += 1
  }
  return { served, response: await done }
}

test('others are served while a hundred misspelled ingredients are looked up', async () => {
  const misspelt = (at: number) => `chikce${at} bro${at}coli tome${at}to pota${at}toe spina${at}hc onin${at}on`
  const ingredients = Array.from({ length: 100 }, (_, at) => ({ name: misspelt(at), amount: 1, unit: 'g' }))
  const { served, response } = await servedDuring(post('/api/foods/analyse', { servings: 1, ingredients }))
  expect(response?.status).toBe(200)
  expect(served).toBeGreaterThan(4)
}, 60_000)

test('others are served while a page of two megabytes is read', async () => {
  const { served, response } = await servedDuring(
    post('/api/import', { url: `http://kitchen.example:${standInPort()}/heavy` }),
  )
  expect(response?.status).toBe(200)
  expect(served).toBeGreaterThan(4)
}, 60_000)
