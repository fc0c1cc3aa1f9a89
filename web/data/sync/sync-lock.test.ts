// @vitest-environment happy-dom
// Without https, only one of several tabs syncs at a time.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type HeldLock, withLock } from './sync-lock.ts'

beforeEach(() => {
  expect(navigator.locks).toBeFalsy()
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const KEY = 'sync-lease:list'
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Works until it is told to finish. */
function tab() {
  let finish = () => {}
  let lock: HeldLock | null = null
  const done = withLock('list', (held) => {
    lock = held
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  return { works: () => lock !== null, check: () => lock?.check(), finish: () => finish(), done }
}

test('a second tab waits however long the first one works', async () => {
  const first = tab()
  await pass(100)
  expect(first.works()).toBe(true)
  const second = tab()
  await pass(120_000)
  expect(second.works()).toBe(false)
  first.check()
  first.finish()
  await pass(200)
  expect(second.works()).toBe(true)
  second.finish()
  await pass(100)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a tab that slept while another one took over stops, and leaves it alone', async () => {
  const first = tab()
  await pass(100)
  const taken = `another-tab ${Date.now() + 30_000}`
  localStorage.setItem(KEY, taken)
  expect(first.check).toThrow('Another tab')
  first.finish()
  await first.done
  expect(localStorage.getItem(KEY)).toBe(taken)
})
