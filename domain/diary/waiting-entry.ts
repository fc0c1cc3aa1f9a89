// Diary entries that were logged on this device and aren't in the account yet.
import { isObject, textOf } from '#domain/json.ts'
import { type DeviceReader, restoreList } from '#domain/sync/saved-list.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import type { DiaryEntry, NewEntry } from './diary-entry.ts'
import { isEntry } from './recent-foods.ts'

export interface WaitingEntry {
  /** The key of the entry: however often it is sent, the diary has it once. */
  id: string
  /** Its owner: never sent as somebody else's. */
  member: string
  /** What was logged together has one. */
  action: string
  entry: NewEntry
  /** Edited or deleted while it waited. It may have arrived before, so the account is told. */
  changed?: 'edited' | 'deleted'
}

function readWaitingEntry(value: unknown): WaitingEntry | null {
  if (!isObject(value)) return null
  const { entry, changed } = value
  const [id, member, action] = [textOf(value.id), textOf(value.member), textOf(value.action)]
  if (!id || !member || !isEntry(entry) || !isDayKey(entry.date)) return null
  return { id, member, action, entry, ...(changed === 'edited' || changed === 'deleted' ? { changed } : {}) }
}

export const readWaitingEntries: DeviceReader<WaitingEntry[]> = (saved) =>
  restoreList(saved, ['entries'], readWaitingEntry, ({ id }) => id)

/** Older than any entry in the account. */
const NEVER = ''

/** The entries of one day, with those that wait. An entry that has arrived is shown once. */
export function withWaiting(
  entries: readonly DiaryEntry[],
  waiting: readonly WaitingEntry[],
  date: string,
): DiaryEntry[] {
  const changed = new Set(waiting.filter((one) => one.changed).map(({ id }) => id))
  const shown = entries.filter(({ deviceKey }) => !changed.has(deviceKey))
  const there = new Set(shown.map(({ deviceKey }) => deviceKey))
  const added = waiting
    .filter((one) => one.entry.date === date && one.changed !== 'deleted' && !there.has(one.id))
    .map((one): DiaryEntry => ({ ...one.entry, id: 0, deviceKey: one.id, updatedAt: NEVER, waiting: true }))
  return [...shown, ...added]
}

/** What the member did, not how many rows that makes: a copied meal is one. */
export const waitingActions = (waiting: readonly WaitingEntry[]): number =>
  new Set(waiting.filter(({ changed }) => changed !== 'deleted').map(({ action }) => action)).size
