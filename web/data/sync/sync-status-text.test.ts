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
  expect(syncStatusText({ state, waiting })).toBe(text)
})
