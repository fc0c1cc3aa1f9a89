import { expect, test } from 'vitest'
import type { SyncStatus } from './sync-status.ts'
import { syncStatusText } from './sync-status-text.ts'

const lines: [SyncStatus['state'], number, string][] = [
  ['off', 0, ''],
  ['saved', 0, 'Saved'],
  ['saving', 2, 'Saving…'],
  ['offline', 0, ''],
  ['offline', 1, 'Offline: 1 change waiting'],
  ['offline', 3, 'Offline: 3 changes waiting'],
  ['signed-out', 0, 'Please sign in again'],
  ['signed-out', 2, 'Please sign in again to save 2 changes'],
]

test.each(lines)('a member who is %s with %i changes reads "%s"', (state, waiting, text) => {
  expect(syncStatusText({ state, waiting, stuck: [] })).toBe(text)
})

test('a list that is stuck is named, with the reason', () => {
  const text = (noun: [string, string], waiting: number, reason: 'full' | 'trouble') =>
    syncStatusText({ state: 'stuck', waiting, stuck: [{ noun, waiting, reason }] })
  expect(text(['recipe', 'recipes'], 3, 'full')).toBe('3 recipes can’t be saved on this device: it is full')
  expect(text(['recipe', 'recipes'], 0, 'full')).toBe('Your recipes can’t be saved on this device: it is full')
  expect(text(['favorite', 'favorites'], 1, 'trouble')).toBe(
    '1 favorite can’t be saved to your account: the server has a problem with it. We’ll keep trying',
  )
  expect(text(['favorite', 'favorites'], 0, 'trouble')).toBe(
    'Your favorites can’t be updated: the server has a problem with them',
  )
})
