// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { OWNER_KEY } from '#web/device/device-owner.ts'
import { LEFT_KEY, leaveDevice } from './current-sync.ts'

afterEach(() => localStorage.clear())

test('signing out before sync was loaded says that the lists are still on the device', () => {
  localStorage.setItem(OWNER_KEY, 'mia')
  expect(leaveDevice('drop')).toBe(false)
  expect(localStorage.getItem(LEFT_KEY)).toBe('mia')
})

test('a device without a member’s lists has nothing left', () => {
  expect(leaveDevice('drop')).toBe(true)
})
