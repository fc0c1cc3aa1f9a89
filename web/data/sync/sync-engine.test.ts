// @vitest-environment happy-dom
// When a member's changes are sent again, and what the status line says meanwhile.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'
import type { StoreSync } from './store-sync.ts'
import type { SyncEngine } from './sync-engine.ts'

const { respondWith } = memberBackend()
let engine: SyncEngine | null = null

beforeEach(async () => {
  const { backend } = await import('#web/data/supabase.ts')
  await (await backend()).auth.getSession() // loads the client, which takes real time
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', null) // it polls instead
  respondWith(() => Response.json('the household'))
})
afterEach(() => {
  engine?.stop()
  vi.useRealTimers()
})

/** A store with a change that leaves the device once the server accepts it. */
async function changedStore(table: string) {
  const { Unreachable } = await import('./sync-call.ts')
  const store = { works: true, waits: 0, runs: 0, takes: Promise.resolve(), change: () => {} }
  const sync: StoreSync = {
    table,
    noun: ['item', 'items'],
    watch(onChange) {
      store.change = () => {
        store.waits = 1
        onChange()
      }
      return () => undefined
    },
    waiting: () => store.waits,
    has: () => false,
    collect: async () => undefined,
    async run() {
      store.runs += 1
      await store.takes
      if (!store.works) throw new Unreachable('503')
      store.waits = 0
    },
    show: () => undefined,
    leave: async () => undefined,
    release: async () => undefined,
  }
  return { store, sync }
}

async function start(...stores: StoreSync[]) {
  const { startSyncEngine } = await import('./sync-engine.ts')
  const { useSyncStatus } = await import('./sync-status.ts')
  const quiet = { tell: () => undefined, onOtherChange: () => undefined }
  engine = startSyncEngine({ member: MEMBER, stores, signedIn: true, ...quiet })
  await vi.advanceTimersByTimeAsync(500)
  return useSyncStatus.getState
}

test('two lists that fail shortly after each other are both sent again', async () => {
  const list = await changedStore('shopping_items')
  const favorites = await changedStore('favorites')
  const status = await start(list.sync, favorites.sync)
  expect(status()).toMatchObject({ state: 'saved', waiting: 0 })

  list.store.works = favorites.store.works = false
  list.store.change()
  await vi.advanceTimersByTimeAsync(1000)
  favorites.store.change()
  await vi.advanceTimersByTimeAsync(500)
  expect(status()).toMatchObject({ state: 'offline', waiting: 2 })

  list.store.works = favorites.store.works = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('“Saved” isn’t shown while another list’s change is waiting', async () => {
  const list = await changedStore('shopping_items')
  const favorites = await changedStore('favorites')
  const status = await start(list.sync, favorites.sync)
  list.store.works = false
  list.store.change()
  await vi.advanceTimersByTimeAsync(500)
  favorites.store.change()
  await vi.advanceTimersByTimeAsync(500)
  expect(status()).toMatchObject({ state: 'offline', waiting: 1 })
  list.store.works = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('a network that leads nowhere counts as offline until an attempt works, and the attempts don’t show “Saving”', async () => {
  const { useSyncStatus } = await import('./sync-status.ts')
  const list = await changedStore('shopping_items')
  await start(list.sync)
  list.store.works = false
  list.store.change()
  await vi.advanceTimersByTimeAsync(500)
  const message: string[] = []
  onTestFinished(useSyncStatus.subscribe(({ state }) => message.push(state)))
  list.store.change()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(new Set(message)).toEqual(new Set(['offline']))
  list.store.works = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(message.at(-1)).toBe('saved')
})

test('a tick is sent before the lists that are still to be fetched', async () => {
  const [list, favorites, recipes] = [
    await changedStore('shopping_items'),
    await changedStore('favorites'),
    await changedStore('custom_recipes'),
  ]
  let response = () => {}
  favorites.store.takes = new Promise((resolve) => {
    response = resolve
  })
  await start(list.sync, favorites.sync, recipes.sync)
  list.store.change()
  const order: string[] = []
  for (const { sync } of [list, recipes]) {
    const { run, table } = sync
    sync.run = (...given) => {
      order.push(table)
      return run(...given)
    }
  }
  response()
  await vi.advanceTimersByTimeAsync(500)
  expect(order.slice(0, 2)).toEqual(['shopping_items', 'custom_recipes'])
})

test('a list requested again before its turn is fetched once; one being fetched, once more', async () => {
  const first = await changedStore('shopping_items')
  const second = await changedStore('favorites')
  let response = () => {}
  first.store.takes = new Promise((resolve) => {
    response = resolve
  })
  await start(first.sync, second.sync)
  void engine?.syncNow()
  response()
  await vi.advanceTimersByTimeAsync(500)
  expect([first.store.runs, second.store.runs]).toEqual([2, 1])
})

test('a response from before the household changed isn’t used', async () => {
  const { HouseholdChanged } = await import('./sync-call.ts')
  const first = Promise.withResolvers<Response>()
  let requested = 0
  respondWith(() => {
    requested += 1
    return requested === 1 ? first.promise : Response.json('the new household')
  })
  const { store, sync } = await changedStore('shopping_items')
  const seen: string[] = []
  const changing: StoreSync = {
    ...sync,
    async run({ household }) {
      store.runs += 1
      if (store.runs === 1) throw new HouseholdChanged()
      seen.push(await household)
    },
  }
  await start(changing)
  expect(seen).toEqual(['the new household'])
  first.resolve(Response.json('the old household'))
  await vi.advanceTimersByTimeAsync(100)
  engine?.syncNow()
  await vi.advanceTimersByTimeAsync(500)
  expect(seen).toEqual(['the new household', 'the new household'])
})

test('a change made at the very moment when everything is saved is sent too', async () => {
  const { useSyncStatus } = await import('./sync-status.ts')
  const list = await changedStore('shopping_items')
  const stop = useSyncStatus.subscribe(({ state }) => {
    if (state !== 'saved') return
    stop()
    list.store.change()
  })
  const status = await start(list.sync)
  expect(status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('a session that cannot be renewed just now is no reason to stop trying', async () => {
  const { backend } = await import('#web/data/supabase.ts')
  const { SignedOut } = await import('./sync-call.ts')
  const renewing = vi.spyOn((await backend()).auth, 'refreshSession').mockRejectedValue(new Error('The lock is taken.'))
  onTestFinished(() => renewing.mockRestore())
  const { store, sync } = await changedStore('shopping_items')
  const refusedOnce: StoreSync = {
    ...sync,
    async run() {
      store.runs += 1
      if (store.runs === 1) throw new SignedOut()
    },
  }
  const status = await start(refusedOnce)
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.runs).toBe(2)
  expect(status()).toMatchObject({ state: 'saved' })
})

test('a list that doesn’t fit on the device stops no other list, and is named', async () => {
  const { DeviceFull } = await import('./sync-status.ts')
  const recipes = await changedStore('custom_recipes')
  const list = await changedStore('shopping_items')
  let full = true
  const tooLarge: StoreSync = {
    ...recipes.sync,
    noun: ['recipe', 'recipes'],
    async collect() {
      if (full && recipes.store.waits > 0) throw new DeviceFull()
    },
    async run(...given) {
      await tooLarge.collect()
      await recipes.sync.run(...given)
    },
  }
  const status = await start(tooLarge, list.sync)
  recipes.store.change()
  await vi.advanceTimersByTimeAsync(500)
  list.store.change()
  await vi.advanceTimersByTimeAsync(500)
  expect(list.store.waits).toBe(0)
  expect(status()).toMatchObject({
    state: 'stuck',
    waiting: 1,
    stuck: [{ noun: ['recipe', 'recipes'], waiting: 1, reason: 'full' }],
  })
  full = false // something was deleted
  await vi.advanceTimersByTimeAsync(20_000)
  expect(status()).toMatchObject({ state: 'saved', waiting: 0, stuck: [] })
})
