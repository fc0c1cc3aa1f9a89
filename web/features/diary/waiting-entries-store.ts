// Diary entries logged without a network, on this device until the account has them.
import { readWaitingEntries, type WaitingEntry } from '#domain/diary/waiting-entry.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface WaitingEntries {
  entries: readonly WaitingEntry[]
  /** The account has them, but the page doesn't show its entries yet. */
  arrived: readonly WaitingEntry[]
}

export const useWaitingEntries = createDeviceStore<WaitingEntries, Pick<WaitingEntries, 'entries'>>(
  () => ({ entries: [], arrived: [] }),
  {
    name: 'waiting-entries',
    read: (saved) => {
      const { value, rejected } = readWaitingEntries(saved)
      return { value: { entries: value }, rejected }
    },
    pick: ({ entries }) => ({ entries }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)

export function addWaiting(added: readonly WaitingEntry[]) {
  useWaitingEntries.setState(({ entries }) => ({ entries: [...entries, ...added] }))
}

/** It may have been sent before, and its response lost. */
export function changeWaiting(id: string, change: Partial<Pick<WaitingEntry, 'entry' | 'changed'>>) {
  useWaitingEntries.setState(({ entries }) => ({
    entries: entries.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))
}

/** Only as they were sent: what was edited meanwhile waits on. */
export function markArrived(sent: readonly WaitingEntry[]) {
  useWaitingEntries.setState(({ entries, arrived }) => ({
    entries: entries.filter((one) => !sent.includes(one)),
    arrived: [...arrived, ...sent],
  }))
}

export function forgetWaiting(which: (one: WaitingEntry) => boolean) {
  useWaitingEntries.setState(({ entries }) => ({ entries: entries.filter((one) => !which(one)) }))
}

export function forgetArrived(shown: readonly WaitingEntry[]) {
  useWaitingEntries.setState(({ arrived }) => ({ arrived: arrived.filter((one) => !shown.includes(one)) }))
}
