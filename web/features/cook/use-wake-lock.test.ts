// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { useWakeLock } from './use-wake-lock.ts'

test('a page that is hidden and shown again during the request leaves no lock behind: the screen may turn off after cooking', async () => {
  const held = new Set<EventTarget>()
  class Lock extends EventTarget {
    async release() {
      held.delete(this)
      this.dispatchEvent(new Event('release'))
    }
  }
  const request = async () => {
    await Promise.resolve()
    const lock = new Lock()
    held.add(lock)
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))

  const { result, unmount } = renderHook(useWakeLock)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(result.current).toBe('on'))
  expect(held.size).toBe(1)
  unmount()
  expect(held.size).toBe(0)
})
