// Sends diary entries that were logged without a network. Each has a key made on the device, so sending one again is
// harmless, and the member's own token, so that it never ends up in somebody else's diary.
import { type WaitingEntry, waitingActions } from '#domain/diary/waiting-entry.ts'
import { PLANNED_ONCE } from '#web/data/planned-once.ts'
import { ENTRY_ONCE } from '#web/data/send-once.ts'
import { backend } from '#web/data/supabase.ts'
import type { StoreSync } from '#web/data/sync/store-sync.ts'
import { Refusal, responseOf, type SyncSession, TIMEOUT_MS } from '#web/data/sync/sync-call.ts'
import { rowOf } from './entry-row.ts'
import { forgetWaiting, markArrived, useWaitingEntries } from './waiting-entries-store.ts'

const EDITED = { onConflict: 'user_id,device_key' }

export function waitingEntriesSync(member: string): StoreSync {
  const own = () => useWaitingEntries.getState().entries.filter((one) => one.member === member)
  return {
    table: 'meal_entries',
    noun: ['diary entry', 'diary entries'],
    watch: (onChange) =>
      useWaitingEntries.subscribe(({ entries, arrived }, before) => {
        if (entries !== before.entries && arrived === before.arrived) onChange()
      }),
    waiting: () => waitingActions(own()),
    has: () => own().length === 0,
    collect: async () => undefined,
    async run(session, tell) {
      for (const waiting of own()) {
        try {
          await send(waiting, session)
          markArrived([waiting])
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          forgetWaiting((one) => one === waiting)
          tell(`“${waiting.entry.title}” couldn’t be saved. ${error.message}`)
        }
      }
    },
    show: () => undefined,
    async leave(unsent) {
      if (unsent === 'drop') forgetWaiting((one) => one.member === member)
    },
    async release() {
      forgetWaiting((one) => one.member === member)
    },
  }
}

async function send({ id, member, entry, changed }: WaitingEntry, session: SyncSession) {
  const table = (await backend()).from('meal_entries')
  const row = { user_id: member, device_key: id, ...rowOf(entry) }
  if (changed === 'deleted') return settle(table.delete().eq('device_key', id), session)
  if (changed === 'edited') return settle(table.upsert(row, EDITED), session)
  if (row.schedule_id === null) return settle(table.upsert(row, ENTRY_ONCE), session)
  try {
    await settle(table.upsert(row, PLANNED_ONCE), session)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The planned meal is gone, perhaps after the entry arrived without a response.
    await settle(table.upsert({ ...row, schedule_id: null }, ENTRY_ONCE), session)
  }
}

type Call = ReturnType<ReturnType<Awaited<ReturnType<typeof backend>>['from']>['delete']>

async function settle(call: Pick<Call, 'setHeader'>, { token, lock }: SyncSession) {
  const asMember = call.setHeader('Authorization', `Bearer ${token}`)
  const response = await asMember.abortSignal(AbortSignal.timeout(TIMEOUT_MS)).select('device_key')
  lock.check()
  responseOf(response)
}
