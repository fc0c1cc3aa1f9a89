// Syncs one table of one member: records changes, sends them, fetches the table, and shows both combined.
import type { SyncItem } from '#domain/sync/operations.ts'
import { actionsToSend, bringAlong, emptySync, put, toSend, view } from '#domain/sync/sync-state.ts'
import { STORAGE_FULL } from '#web/device/device-storage.ts'
import { pause } from '#web/device/slices.ts'
import { changeHousehold } from './change-household.ts'
import { fetchRows } from './fetch-rows.ts'
import { sendChanges } from './send-changes.ts'
import type { SyncSession } from './sync-call.ts'
import { DeviceFull } from './sync-status.ts'
import { syncedState } from './synced-state.ts'
import type { Noun, SyncedTable } from './synced-table.ts'

export interface StoreSync {
  table: string
  /** What it consists of: ["recipe", "recipes"]. */
  noun: Noun
  /** Starts recording changes made in this tab. */
  watch(onChange: () => void): () => void
  waiting(): number
  /** Whether the device has this revision of the table already. */
  has(revision: number): boolean
  /** Moves recorded changes into the state. Requires the member's lock. */
  collect(): Promise<void>
  /** Sends and fetches. Requires the member's lock. */
  run(session: SyncSession, tell: (message: string) => void): Promise<void>
  /** Shows the account's list with later changes on top, if the account's list is known. */
  show(): void
  /**
   * Removes the account's copy from this device. Unsent changes wait for the member's next sign-in, or are discarded.
   */
  leave(unsent: 'keep' | 'drop'): Promise<void>
  /** Keeps the list, which belongs to this device again. */
  release(): Promise<void>
}

export function storeSync<Item extends SyncItem>(synced: SyncedTable<Item>, member: string): StoreSync {
  const { table, noun, list } = synced
  const state = syncedState(synced, member)

  /** True if there is something to send. */
  function bringDeviceAlong(): boolean {
    const now = state.collect()
    if (now.brought) return false
    const known = view(now.state)
    const items = list
      .items()
      .filter((item) => !synced.isThere?.(item, known))
      .map((item) => synced.completed?.(item, list.items(), known) ?? item)
    const { merged } = synced
    const both = merged
      ? known.flatMap((inAccount) => {
          const onDevice = items.find(({ id }) => id === inAccount.id)
          return onDevice ? [merged(inAccount, onDevice)] : []
        })
      : []
    const next = bringAlong(both.reduce(put, now.state), items)
    state.write({ ...now, brought: true, state: next })
    return toSend(next).length > 0
  }

  function show() {
    const now = state.current()
    if (!now.brought) return
    const shown = view(now.state)
    list.show(shown.slice(0, synced.most))
    synced.onShow?.(shown)
  }

  return {
    table,
    noun,
    show,
    async collect() {
      await state.ready()
      state.collect()
      if (!(await state.stored())) throw new DeviceFull(STORAGE_FULL)
    },
    watch(onChange) {
      if (!state.read().brought && synced.adopted && list.items().some((item) => synced.adopted?.(item) !== item))
        list.show(list.items().map(synced.adopted))
      state.noteEarlier()
      return list.watch((before, after) => {
        const noted = state.note(before, after)
        if (noted) onChange()
        return noted !== 'too large'
      })
    },
    waiting: () => actionsToSend(state.current().state, synced.counts),
    has: (revision) => (state.read().state.since?.revision ?? -1) >= revision,
    async run(session, tell) {
      await state.ready()
      // With nothing to send, request the list and the household in parallel.
      if (toSend(state.collect().state).length > 0) {
        changeHousehold(synced, state, await session.household, tell)
        await sendChanges(synced, state, session, tell)
      }
      await fetchRows(synced, state, session, tell)
      if (bringDeviceAlong()) {
        await sendChanges(synced, state, session, tell)
        await fetchRows(synced, state, session, tell)
      }
      await pause()
      // What another tab changed meanwhile would vanish from the list.
      await state.ready()
      state.collect()
      show()
      if (!(await state.stored())) throw new DeviceFull(STORAGE_FULL)
    },
    async leave(unsent) {
      // Small lists are removed at once: the page may be closed next. What can't be read is removed all the same.
      const reading = state.readyToLeave()
      if (reading) await reading.catch(() => undefined)
      state.noteEarlier()
      const now = state.current()
      const pending = unsent === 'keep' ? toSend(now.state) : []
      const left = { ...now, brought: false, state: { ...emptySync<Item>(), lastSeq: now.state.lastSeq, pending } }
      const leaving = state.replace(pending.length > 0 ? left : null)
      if (list.isLarge?.() && pending.length > 0) await leaving // some changes are in the list alone
      const isTheirs = now.brought || synced.membersOnly
      if (isTheirs) {
        list.clear()
        synced.onLeave?.()
      }
      list.forgetBefore()
      await leaving
      if (!isTheirs) await list.takeUnrecorded?.(async () => true)
    },
    async release() {
      if (synced.membersOnly) list.clear()
      list.forgetBefore()
      await list.takeUnrecorded?.(async () => true)
      await state.replace(null)
    },
  }
}
