import type { SyncStatus } from './sync-status.ts'

export function syncStatusText({ state, waiting }: Pick<SyncStatus, 'state' | 'waiting'>): string {
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`
  if (state === 'offline') return waiting > 0 ? `Offline: ${changes} waiting` : ''
  if (state === 'signed-out') return waiting > 0 ? `Please sign in again to save ${changes}` : 'Please sign in again'
  if (state === 'off') return ''
  return state === 'saving' ? 'Saving…' : 'Saved'
}
