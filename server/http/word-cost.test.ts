import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { wordCost } from './word-cost.ts'

const app = new Hono().get('*', (c) => c.text(String(wordCost(c))))
const costOf = async (query: string) => Number(await (await app.request(`/anything?${query}`)).text())
const different = (count: number) => Array.from({ length: count }, (_, at) => `food ${at}`).join()

test.each([
  ['', 1],
  ['query=tomato,basil,cream&cuisine=Italian,French', 1],
  ['exclude=nuts', 1],
  ['exclude=nuts,fish', 2],
  [`excludeIngredients=${different(20)}`, 11],
  [`includeIngredients=${different(10)}&excludeIngredients=${different(10)}`, 11],
  [`use=${different(10)}&exclude=${different(4)}`, 8],
  // A whole pantry.
  [`have=${different(60)}`, 16],
  // The same word again costs nothing.
  [`exclude=${'chili,'.repeat(1000)}`, 1],
  [`exclude=${different(5000)}`, 51],
])('%s counts as %d calls', async (query, cost) => {
  expect(await costOf(query.replaceAll(' ', '+'))).toBe(cost)
})
