// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sendOnce } from './send-once.ts'

const soup = { recipe_title: 'Soup', calories: 300 }

/** The keys that the rows were sent with; `isLost` simulates a lost response. */
async function keysOf(rows: readonly object[], isLost = false): Promise<string[]> {
  let keys: string[] = []
  const sent = sendOnce(rows, async (keyed) => {
    keys = keyed.map(({ device_key }) => device_key)
    if (isLost) throw new TypeError('Failed to fetch')
  })
  await sent.catch(() => undefined)
  return keys
}

test('a retry after a lost response has the same keys, and the same rows later have others', async () => {
  const lost = await keysOf([soup, soup], true)
  expect(new Set(lost).size).toBe(2)
  expect(await keysOf([soup, soup], true)).toEqual(lost)
  expect(await keysOf([soup, soup])).toEqual(lost)
  expect(await keysOf([soup, soup])).not.toEqual(lost)
})

test('rows that changed since, or are added much later, are new', async () => {
  vi.useFakeTimers()
  const lost = await keysOf([soup], true)
  expect(await keysOf([{ ...soup, calories: 400 }])).not.toEqual(lost)
  vi.advanceTimersByTime(10 * 60_000)
  expect(await keysOf([soup])).not.toEqual(lost)
  vi.useRealTimers()
})

test('two rows sent at the same time are two', async () => {
  const [one, other] = await Promise.all([keysOf([soup]), keysOf([soup])])
  expect(one).not.toEqual(other)
})
