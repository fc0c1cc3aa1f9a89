// A device sends 200 operations while the server and its database are killed. What was acknowledged is there, the rest
// is sent again, and nothing is there twice.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import type { SyncItem } from '#domain/sync/operations.ts'
import { acknowledge, emptySync, markSent, put, remove, type SyncState, toSend, view } from '#domain/sync/sync-state.ts'
import { stopDatabase } from '#server/database/testing/killed-writer.ts'
import { leavePlaces, newFolderHome } from '#server/database/testing/places.ts'
import { startServer } from '#server/testing/running-server.ts'

afterAll(leavePlaces)

interface Item extends SyncItem {
  id: string
  name: string
  checked: boolean
}

const OPERATIONS = 200
const KILL_SERVER_AT = 60
const KILL_DATABASE_AT = 130

/** Adds, checks and removes items: every third item is checked, every fifth removed. */
function nextStep(state: SyncState<Item>, step: number): SyncState<Item> {
  const items = view(state)
  const oldest = items[0]
  if (oldest && step % 5 === 4) return remove(state, oldest.id)
  const newest = items.at(-1)
  if (newest && step % 3 === 2) return put(state, { ...newest, checked: !newest.checked })
  return put(state, { id: randomUUID(), name: `Item ${step}`, checked: false })
}

test('killing the server and the database during 200 operations loses none and duplicates none', async () => {
  const { dataDir } = newFolderHome()
  let server = await startServer({ dataDir })
  const port = Number(new URL(server.origin).port)
  const [, key = ''] = /"publishableKey":"([^"]+)"/.exec(await (await fetch(`${server.origin}/auth`)).text()) ?? []
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  const client = createClient(server.origin, key, options)
  await client.auth.signUp({ email: 'device@example.test', password: 'a good password' })
  const device = randomUUID()
  let state = emptySync<Item>()
  const acknowledged = new Set<number>()
  let refusals = 0

  async function sendOnce() {
    state = markSent(state)
    const operations = toSend(state).map((operation) =>
      operation.kind === 'put'
        ? { seq: operation.seq, kind: 'put', row: operation.item, fields: operation.fields }
        : { seq: operation.seq, kind: 'remove', row: { id: operation.id } },
    )
    if (operations.length === 0) return
    const call = client.rpc('apply_operations', { store: 'shopping_items', device, operations })
    const { data, error } = await call.abortSignal(AbortSignal.timeout(5000))
    if (error) {
      refusals += 1
      return
    }
    for (const { seq } of operations) if (seq <= data) acknowledged.add(seq)
    state = acknowledge(state, data)
  }

  for (let step = 0; step < OPERATIONS; step++) {
    state = nextStep(state, step)
    const sending = sendOnce()
    if (step === KILL_SERVER_AT) {
      const gone = new Promise((resolve) => server.child.once('exit', resolve))
      server.child.kill('SIGKILL')
      await gone
      server = await startServer({ dataDir, port })
    }
    if (step === KILL_DATABASE_AT) stopDatabase({ dataDir }, 'SIGKILL')
    await sending
  }
  for (let attempt = 0; toSend(state).length > 0 && attempt < 100; attempt++) {
    await sendOnce()
    await pause(200)
  }

  expect(refusals).toBeGreaterThan(0) // otherwise nothing was killed at the right moment
  expect(toSend(state)).toEqual([])
  const { data } = await client.from('shopping_items').select('id,name,checked')
  const byId = (one: Item, other: Item) => one.id.localeCompare(other.id)
  expect((data ?? []).sort(byId)).toEqual([...view(state)].sort(byId))
  expect(acknowledged.size).toBe(new Set(state.pending.map(({ seq }) => seq)).size)
  await server.stop()
}, 120_000)
