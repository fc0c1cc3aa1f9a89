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

test('what is sent again after its answer was lost has the same keys, and the same once more has others', async () => {
  const lost = await keysOf([soup, soup], true)
  expect(new Set(lost).size).toBe(2)
  expect(await keysOf([soup, soup], true)).toEqual(lost)
  expect(await keysOf([soup, soup])).toEqual(lost)
  expect(await keysOf([soup, soup])).not.toEqual(lost)
})

test('what was changed since, or is added much later, is something else', async () => {
  vi.useFakeTimers()
  const lost = await keysOf([soup], true)
  expect(await keysOf([{ ...soup, calories: 400 }])).not.toEqual(lost)
  vi.advanceTimersByTime(10 * 60_000)
  expect(await keysOf([soup])).not.toEqual(lost)
  vi.useRealTimers()
})

test('two that are sent at the same time are two', async () => {
  const [one, other] = await Promise.all([keysOf([soup]), keysOf([soup])])
  expect(one).not.toEqual(other)
})
