// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { loadWhenOnline, retryWhenOnline } from './retry-when-online.ts'

test('a script that fails to load is retried each time the network comes back', async () => {
  let tries = 0
  const loading = retryWhenOnline(async () => {
    tries += 1
    if (tries < 3) throw new Error('Failed to fetch dynamically imported module')
    return 'the menu'
  })
  for (const expected of [1, 2, 3]) {
    await expect.poll(() => tries).toBe(expected)
    await Promise.resolve() // the listener is added after the failure
    window.dispatchEvent(new Event('online'))
  }
  expect(await loading).toBe('the menu')
})

test('without a network it isn’t requested, because the browser would remember the failure', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let tries = 0
  const loading = retryWhenOnline(async () => {
    tries += 1
    return 'the list'
  })
  await Promise.resolve()
  expect(tries).toBe(0)
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await loading).toBe('the list')
})

test('a part of a page waits for the network, but a script that the server doesn’t have is a failure', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const gone = async () => {
    throw new Error('Failed to fetch dynamically imported module')
  }
  await expect(loadWhenOnline(gone)).rejects.toThrow('Failed to fetch')
  let tries = 0
  const loading = loadWhenOnline(async () => {
    tries += 1
    if (tries === 1) online.mockReturnValue(false)
    if (tries === 1) await gone()
    return 'the dialog'
  })
  await expect.poll(() => tries).toBe(1)
  await Promise.resolve()
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await loading).toBe('the dialog')
})
