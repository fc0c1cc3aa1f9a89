// The sync status of the member's changes.
import { create } from 'zustand'
import type { Noun } from './synced-table.ts'

/** The device has no space for a store. */
export class DeviceFull extends Error {}

/** A store that can't be synced while the others can. */
export interface StuckStore {
  noun: Noun
  waiting: number
  /** The device is full, or the server has trouble with this store. */
  reason: 'full' | 'trouble'
}

export interface SyncStatus {
  /** "off" for visitors. */
  state: 'off' | 'saved' | 'saving' | 'offline' | 'stuck' | 'signed-out'
  /** Changes that the account doesn't have yet. */
  waiting: number
  stuck: readonly StuckStore[]
  /** Tables that were fetched since the page was opened. */
  fetched: ReadonlySet<string>
}

export const SYNC_OFF: SyncStatus = { state: 'off', waiting: 0, stuck: [], fetched: new Set() }

export const useSyncStatus = create<SyncStatus>(() => SYNC_OFF)
