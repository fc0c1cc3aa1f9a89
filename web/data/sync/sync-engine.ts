// Keeps a member's lists in sync with the account in every open tab: after a change, when a message says that something
// changed, and when the page starts, becomes visible again or gets the network back. See docs/sync.md.
import { backend, renewSession } from '#web/data/supabase.ts'
import { type LiveChannels, liveChannels } from './live-channels.ts'
import type { StoreSync } from './store-sync.ts'
import {
  concernsAllStores,
  HouseholdChanged,
  myHousehold,
  SignedOut,
  type SyncSession,
  tokenOf,
  Unreachable,
} from './sync-call.ts'
import { type HeldLock, withLock } from './sync-lock.ts'
import { DeviceFull, SYNC_OFF, type SyncStatus, useSyncStatus } from './sync-status.ts'

export interface SyncEngine {
  /** Sends pending changes and fetches everything. Resolves to whether it worked. */
  syncNow(): Promise<boolean>
  waiting(): number
  leave(unsent: 'keep' | 'drop'): Promise<void>
  release(): Promise<void>
  stop(): void
}

interface EngineOptions {
  member: string
  stores: readonly StoreSync[]
  /** False while the session has expired: changes are recorded and wait. */
  signedIn: boolean
  tell(message: string): void
  /** A table changed that no store here uses; "*" for any of them. */
  onOtherChange(table: string): void
}

const POLL_MS = 30_000
const HIDDEN_MS = 20_000
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000

export function startSyncEngine({ member, stores, signedIn, tell, onOtherChange }: EngineOptions): SyncEngine {
  /** The revision that the table has by now, if a message told it; otherwise the store runs in any case. */
  const requested = new Map<string, number>()
  /** Stores whose last run failed: the next retry runs them all. */
  const failed = new Set<string>()
  /** Those that failed by themselves, and why. The others go on without them. */
  const stuck = new Map<StoreSync, 'full' | 'trouble'>()
  const stops: (() => void)[] = []
  let household: string | null = null
  let finding: Promise<string> | null = null
  let running: Promise<boolean> | null = null
  let live: LiveChannels | null = null
  let leaveHousehold = () => {}
  let heardHousehold: string | null = null
  let failures = 0
  let unreachable = false
  let stopped = false

  /** Also on a network that leads nowhere: until an attempt works, pending changes aren't about to be saved. */
  const isOffline = () => !navigator.onLine || unreachable
  const tables = () => stores.map(({ table }) => table)
  const waiting = () => stores.reduce((sum, store) => sum + store.waiting(), 0)
  const say = (state: SyncStatus['state']) => {
    const reasons = [...stuck].map(([store, reason]) => ({ noun: store.noun, waiting: store.waiting(), reason }))
    if (!stopped) useSyncStatus.setState({ state, waiting: waiting(), stuck: reasons })
  }

  function ask(names: readonly string[], revision = Number.POSITIVE_INFINITY): Promise<boolean> {
    for (const name of names) requested.set(name, Math.max(requested.get(name) ?? 0, revision))
    if (stopped) return Promise.resolve(false)
    running ??= runAll().finally(() => {
      running = null
      // Asked for while the last run was ending.
      if (requested.size > 0) ask([])
    })
    return running
  }

  async function runAll(): Promise<boolean> {
    while (requested.size > 0 && !stopped) {
      if (signedIn && !isOffline() && waiting() > 0) say('saving')
      try {
        const hasSession = await withLock(`plateful-sync-${member}`, runStores)
        if (!hasSession) {
          requested.clear()
          say('signed-out')
          return false
        }
      } catch (error) {
        if (error instanceof HouseholdChanged) {
          forgetHousehold()
          continue
        }
        if (error instanceof SignedOut) await renewSession().catch(() => undefined) // with the next attempt
        // A session that could not be renewed has ended, and follow-member.ts has stopped this engine.
        unreachable = true
        if (!stopped) tryLater()
        return false
      }
    }
    unreachable = failed.size > stuck.size
    if (stuck.size > 0) tryLater()
    if (failed.size === 0) failures = 0
    if (waiting() === 0 && stuck.size === 0) say('saved')
    else say(unreachable ? 'offline' : stuck.size > 0 ? 'stuck' : 'saving')
    return failed.size === 0
  }

  /** Runs the requested stores, including those requested meanwhile. False without a session. */
  async function runStores(lock: HeldLock): Promise<boolean> {
    for (const store of stores) {
      if (stopped) break
      try {
        await store.collect()
      } catch (error) {
        setAside(store, error)
      }
    }
    if (!signedIn) return false // what was changed waits in the state
    // If the browser says it's offline, don't try; if it says online, only trying tells.
    if (!navigator.onLine) throw new Unreachable('Offline')
    const token = await tokenOf(member)
    if (!token) return false
    while (!stopped) {
      lock.check()
      // The first one each time: a tick in the store doesn't wait until everything else is fetched.
      const store = stores.find(({ table }) => requested.has(table))
      if (!store) break
      // This device's own change, as it comes back, or one that another tab has fetched.
      if (store.has(requested.get(store.table) ?? 0) && !failed.has(store.table)) requested.delete(store.table)
      // Looked up again once the member may have moved, also in the middle of a run.
      else await runStore(store, { token, household: findHousehold(token), lock })
    }
    return true
  }

  function findHousehold(token: string): Promise<string> {
    if (finding) return finding
    const found = myHousehold(token)
    finding = found
    found.then(
      (id) => {
        // A response from before a change of household is only for the store that runs.
        if (finding !== found) return
        household = id
        listenToHousehold()
      },
      () => {
        if (finding === found) finding = null // the stores report the error
      },
    )
    return found
  }

  function forgetHousehold() {
    household = null
    finding = null
  }

  /** Requests from now on need a new run: the store may have read already. */
  async function runStore(store: StoreSync, session: SyncSession) {
    requested.delete(store.table)
    try {
      await store.run(session, tell)
      failed.delete(store.table)
      stuck.delete(store)
      useSyncStatus.setState(({ fetched }) => ({ fetched: new Set(fetched).add(store.table) }))
    } catch (error) {
      if (!concernsAllStores(error)) return setAside(store, error)
      requested.set(store.table, Number.POSITIVE_INFINITY)
      throw error
    }
  }

  /** One store with a problem never stops the others. */
  function setAside(store: StoreSync, error: unknown) {
    if (concernsAllStores(error)) throw error
    stuck.set(store, error instanceof DeviceFull ? 'full' : 'trouble')
    failed.add(store.table)
  }

  function listenToHousehold() {
    if (!live || household === null || household === heardHousehold) return
    leaveHousehold()
    leaveHousehold = live.listen(`household:${household}`)
    heardHousehold = household
  }

  let retry: ReturnType<typeof setTimeout> | undefined
  function tryLater() {
    if (unreachable) say('offline')
    failures += 1
    for (const name of requested.keys()) failed.add(name)
    requested.clear()
    clearTimeout(retry)
    retry = setTimeout(() => ask([...failed]), Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)))
  }

  const everything = () => {
    // Without its channels, the page has not heard either whether the member moved.
    if (!live?.connected()) forgetHousehold()
    onOtherChange('*')
    return ask(tables())
  }

  function onChanged(table: string, revision?: number) {
    if (table === 'household_members' || table === '*') forgetHousehold()
    if (table === '*') return void everything()
    onOtherChange(table)
    if (table === 'household_members') ask(tables())
    else if (tables().includes(table)) ask([table], revision)
  }

  async function goLive() {
    const client = await backend()
    await client.realtime.setAuth()
    if (stopped) return
    live = liveChannels(client, {
      onChanged,
      // Once for all channels.
      onSubscribed: () => live?.connected() && everything(),
      onRefused: () => onChanged('household_members'),
    })
    const leaveMember = live.listen(`member:${member}`)
    listenToHousehold()
    stops.push(
      leaveMember,
      () => leaveHousehold(),
      () => live?.pause(),
    )
    if (navigator.onLine && document.visibilityState === 'visible') live.resume()
  }

  function followPage() {
    let hiding: ReturnType<typeof setTimeout> | undefined
    let hiddenAt = Number.POSITIVE_INFINITY
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(hiding)
      // A sleeping device runs no timers, and its connection may be lost although it looks open.
      if (Date.now() - hiddenAt > HIDDEN_MS) live?.pause()
      hiddenAt = Number.POSITIVE_INFINITY
      if (navigator.onLine) live?.resume()
      failures = 0
      if (live?.connected()) ask(tables())
      else everything()
    }
    const change = () => {
      if (document.visibilityState === 'visible') return wake()
      hiddenAt = Date.now()
      hiding = setTimeout(() => live?.pause(), HIDDEN_MS)
    }
    const offline = () => {
      live?.pause()
      say('offline')
    }
    // Poll if WebSockets are blocked.
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine && !live?.connected()) everything()
    }, POLL_MS)
    const events = [
      [document, 'visibilitychange', change],
      [window, 'focus', wake],
      [window, 'pageshow', wake],
      [window, 'online', wake],
      [window, 'offline', offline],
    ] as const
    for (const [target, name, listener] of events) target.addEventListener(name, listener)
    stops.push(
      () => clearInterval(poll),
      () => {
        for (const [target, name, listener] of events) target.removeEventListener(name, listener)
      },
    )
  }

  for (const store of stores) {
    stops.push(
      store.watch(() => {
        say(isOffline() && signedIn ? 'offline' : signedIn ? 'saving' : 'signed-out')
        ask([store.table])
      }),
    )
  }
  if (signedIn) {
    followPage()
    goLive().catch(() => undefined) // polling covers until the next page load
    ask(tables()) // the page's other queries are already loading
  } else {
    say('signed-out')
    ask(tables()) // only to collect what was changed
  }

  function stop() {
    stopped = true
    clearTimeout(retry)
    for (const end of stops) end()
    useSyncStatus.setState(SYNC_OFF)
  }

  return {
    syncNow: everything,
    waiting,
    async leave(unsent) {
      stop()
      await Promise.all(stores.map((store) => store.leave(unsent)))
    },
    async release() {
      stop()
      await Promise.all(stores.map((store) => store.release()))
    },
    stop,
  }
}
