// The sync status of the member's changes.
import { create } from 'zustand'

export interface SyncStatus {
  /** "off" for visitors. */
  state: 'off' | 'saved' | 'saving' | 'offline' | 'signed-out'
  /** Changes that the account doesn't have yet. */
  waiting: number
  /** Tables that were fetched since the page was opened. */
  fetched: ReadonlySet<string>
}

export const SYNC_OFF: SyncStatus = { state: 'off', waiting: 0, fetched: new Set() }

export const useSyncStatus = create<SyncStatus>(() => SYNC_OFF)
