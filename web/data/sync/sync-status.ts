// How far the member's changes have synced, for the status line.
import { create } from 'zustand'

export interface SyncStatus {
  /** "off" for visitors. */
  state: 'off' | 'saved' | 'saving' | 'offline' | 'signed-out'
  /** Changes the account does not have yet. */
  waiting: number
}

export const useSyncStatus = create<SyncStatus>(() => ({ state: 'off', waiting: 0 }))

export function syncStatusText({ state, waiting }: SyncStatus): string {
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`
  if (state === 'offline') return waiting > 0 ? `Offline: ${changes} waiting` : ''
  if (state === 'signed-out') return waiting > 0 ? `Please sign in again to save ${changes}` : 'Please sign in again'
  if (state === 'off') return ''
  return state === 'saving' ? 'Saving…' : 'Saved'
}
