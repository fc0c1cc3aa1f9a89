// @vitest-environment happy-dom
// What a page hears of other devices, and what it does when it may have missed something. The server's end of the socket
// is answered by the test.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'
import type { StoreSync } from './store-sync.ts'
import type { SyncEngine } from './sync-engine.ts'

const { respondWith } = memberBackend()
let engine: SyncEngine | null = null

/** Topics that the server lets the member join. */
let admitted: RegExp
const joined: string[] = []
/** As after a night in a bag: the socket looks open, and nobody is there. */
let isLost = false

class Socket {
  static latest: Socket | null = null
  readyState = 0
  bufferedAmount = 0
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: object) => {}

  constructor() {
    Socket.latest = this
    setTimeout(() => {
      this.readyState = 1
      this.onopen()
    })
  }

  send(text: string) {
    if (isLost || this.readyState !== 1) return
    const [joinRef, ref, topic, event] = JSON.parse(text)
    const status = event !== 'phx_join' || admitted.test(topic) ? 'ok' : 'error'
    if (event === 'phx_join' && status === 'ok') joined.push(topic)
    const reply = [joinRef, ref, topic, 'phx_reply', { status, response: {} }]
    setTimeout(() => this.onmessage({ data: JSON.stringify(reply) }))
  }

  close() {
    this.readyState = 2
    // Nobody takes part in closing a lost one.
    const afterMs = isLost ? 20_000 : 50
    setTimeout(() => {
      this.readyState = 3
      this.onclose({})
    }, afterMs)
  }
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket)
  const { backend } = await import('#web/data/supabase.ts')
  await (await backend()).auth.getSession() // loads the client, which takes real time
  vi.useFakeTimers()
  joined.length = 0
  isLost = false
  admitted = /./
})
afterEach(async () => {
  engine?.stop()
  await vi.advanceTimersByTimeAsync(5000) // all tests use one client: it closes its connection
  vi.useRealTimers()
})

const list: StoreSync = {
  table: 'shopping_items',
  noun: ['item', 'items'],
  watch: () => () => undefined,
  waiting: () => 0,
  has: () => false,
  collect: async () => undefined,
  run: async ({ household }) => void (await household),
  show: () => undefined,
  leave: async () => undefined,
  release: async () => undefined,
}

/** What the page was told to ask for again. */
async function start(store = list) {
  const { startSyncEngine } = await import('./sync-engine.ts')
  const told: string[] = []
  engine = startSyncEngine({
    member: MEMBER,
    stores: [store],
    signedIn: true,
    tell: () => undefined,
    onOtherChange: (table) => told.push(table),
  })
  await vi.advanceTimersByTimeAsync(1000)
  return told
}

function look(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a member who moved while the page was opening hears the new household, not the old one', async () => {
  const households = ['old']
  respondWith(() => Response.json(households.shift() ?? 'new'))
  admitted = /member|household:new/
  await start()
  expect(joined).toEqual([`realtime:member:${MEMBER}`])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(joined.at(-1)).toBe('realtime:household:new')
})

test('a member who moves while lists are being fetched hears the new household at once', async () => {
  let household = 'old'
  let isMoving = false
  respondWith(() => Response.json(household))
  const tell = (table: string) => {
    const payload = { type: 'broadcast', event: 'changed', payload: { table } }
    const message = [null, null, `realtime:member:${MEMBER}`, 'broadcast', payload]
    Socket.latest?.onmessage({ data: JSON.stringify(message) })
  }
  const run = async ({ household: home }: { household: Promise<string> }) => {
    await home
    if (!isMoving) return
    isMoving = false
    household = 'new'
    tell('household_members')
  }
  await start({ ...list, run })
  expect(joined.at(-1)).toBe('realtime:household:old')
  isMoving = true
  tell('shopping_items')
  await vi.advanceTimersByTimeAsync(1000)
  expect(joined.at(-1)).toBe('realtime:household:new')
})

test('after a night with the lid closed, everything is asked for although the connection looks open', async () => {
  respondWith(() => Response.json('home'))
  const told = await start()
  expect(joined).toContain('realtime:household:home')
  look('hidden')
  isLost = true
  told.length = 0
  vi.setSystemTime(Date.now() + 8 * 60 * 60_000) // no timer ran
  look('visible')
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual(['*'])
  isLost = false
  joined.length = 0
  await vi.advanceTimersByTimeAsync(2000)
  expect(joined, 'and it hears the others again').toEqual([`realtime:member:${MEMBER}`, 'realtime:household:home'])
})

test('a network that is back at once is listened to again', async () => {
  respondWith(() => Response.json('home'))
  await start()
  joined.length = 0
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(joined).toEqual([`realtime:member:${MEMBER}`, 'realtime:household:home'])
})

test('a glance at another tab asks for the lists alone', async () => {
  respondWith(() => Response.json('home'))
  const told = await start()
  told.length = 0
  look('hidden')
  await vi.advanceTimersByTimeAsync(5000)
  look('visible')
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([])
})

test('a device’s own change, when it comes back as a message, isn’t fetched again; one of another device is', async () => {
  respondWith(() => Response.json('home'))
  let runs = 0
  const run = async () => {
    runs += 1
  }
  await start({ ...list, has: (revision) => revision <= 7, run })
  const before = runs
  async function hear(revision: number) {
    const payload = { type: 'broadcast', event: 'changed', payload: { table: list.table, revision } }
    const message = [null, null, `realtime:member:${MEMBER}`, 'broadcast', payload]
    Socket.latest?.onmessage({ data: JSON.stringify(message) })
    await vi.advanceTimersByTimeAsync(1000)
  }
  await hear(7)
  expect(runs).toBe(before)
  await hear(8)
  expect(runs).toBe(before + 1)
})
