// Stores saved on this device. They tolerate bad data, sync between tabs, and report when storage is full. A list that
// grows too large for localStorage lives in IndexedDB (large-list.ts, docs/decisions/049-large-lists.md).
import { create, type StateCreator } from 'zustand'
import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware'
import { PERSISTED_QUERIES } from '#domain/account/device-keys.ts'
import { readDeviceText, rejectedKey } from '#domain/sync/device-text.ts'
import type { DeviceReader } from '#domain/sync/saved-list.ts'
import type { LargeList, ListItem } from './large-list.ts'

export const STORAGE_FULL =
  'This device is out of storage, so your last change will be lost when you close the page. Delete something you no longer need, then try again.'

const FULL_WITH_ACCOUNT =
  'This device is out of storage. Your last change is sent to your account, but it can’t be saved here. Delete something you no longer need.'

/** How a store with a list that may become large is taken apart and put together. */
export interface ListOfStore<Saved, Item extends ListItem = ListItem> {
  items(saved: Saved): readonly Item[]
  of(items: readonly Item[]): Saved
}

export interface DeviceStoreOptions<State, Saved> {
  /** The storage key. */
  name: string
  read: DeviceReader<Saved>
  pick: (state: State) => Saved
  onFull: (message: string) => void
  /** Only for a list without a low limit. */
  list?: ListOfStore<Saved>
}

/** In characters. Up to here, writing the whole list at each change takes a few milliseconds. */
export const LARGE = 256 * 1024

/** The server and hydration use the initial state (zustand's server snapshot); the saved state follows right after. */
export function createDeviceStore<State, Saved>(
  initial: StateCreator<State, [['zustand/persist', unknown]]>,
  options: DeviceStoreOptions<State, Saved>,
) {
  const { name, pick } = options
  const storage = typeof window === 'undefined' ? undefined : deviceStorage<Saved>(options)
  const useStore = create<State>()(
    persist(initial, {
      name,
      version: 1,
      storage,
      partialize: pick,
      merge(saved, current) {
        restoring.add(name)
        return { ...current, ...(saved as Partial<State> | undefined) }
      },
      migrate: (saved) => saved as Saved, // `read` already takes any version
    }),
  )
  if (storage) {
    restoring.delete(name)
    useStore.persist.onFinishHydration(() => restoring.delete(name))
    largeStores.set(name, storage)
    const readAgain = () => {
      if (!unsaved.has(name) && storage.hasNews()) useStore.persist.rehydrate()
    }
    window.addEventListener('storage', (event) => {
      if (event.key === name || event.key === markKey(name) || event.key === null) readAgain()
      else saveAgain()
    })
    // A page that comes back from the background or the back-forward cache has missed writes by other tabs.
    window.addEventListener('pageshow', (event) => event.persisted && readAgain())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && readAgain())
  }
  return useStore
}

/** Stores that are just being set to what is saved: not a change that a person made. */
export const restoring = new Set<string>()

/** What didn't fit, by key: kept in memory, and retried when something else is saved. */
const unsaved = new Map<string, string>()

function save(name: string, text: string): boolean {
  if (write(name, text)) {
    unsaved.delete(name)
    saveAgain()
  } else {
    unsaved.set(name, text)
    window.addEventListener('beforeunload', askBeforeLeaving)
  }
  return !unsaved.has(name)
}

function saveAgain() {
  for (const [name, text] of unsaved) if (write(name, text)) unsaved.delete(name)
  if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Same as in large-list.ts, which is loaded for large lists only. */
const markKey = (name: string) => `${name}.large`

const clearedKey = (name: string) => `${name}.cleared`

interface DeviceStorage<Saved> extends PersistStorage<Saved> {
  /** Whether the storage has changed since it was last read or written here. */
  hasNews(): boolean
  /** Null while the list is small. */
  large(): Promise<LargeList<ListItem> | null>
  isLarge(): boolean
  clear(): Promise<void>
}

const largeStores = new Map<string, Pick<DeviceStorage<never>, 'large' | 'isLarge' | 'clear'>>()

/** The store's list in IndexedDB; null while it is small enough for localStorage. */
export const largeListOf = (name: string) => largeStores.get(name)?.large() ?? Promise.resolve(null)
export const isLarge = (name: string) => largeStores.get(name)?.isLarge() ?? false
/** Nothing of a large list stays on the device. */
export const clearLargeList = (name: string) => largeStores.get(name)?.clear() ?? Promise.resolve()

function deviceStorage<Saved>({
  name,
  read,
  onFull,
  list,
}: Omit<DeviceStoreOptions<never, Saved>, 'pick'>): DeviceStorage<Saved> {
  let lastText: string | null | undefined
  /** Also before it is loaded. */
  let inDatabase = list !== undefined && stored(markKey(name)) !== null
  let opened: LargeList<ListItem> | null = null
  let opening: Promise<LargeList<ListItem> | null> | null = null
  let latest: Saved | null = null
  let unusable = false
  let wasFull = false
  let moving = false

  // The page was closed before everything was removed.
  if (list && stored(clearedKey(name)) !== null) removeRows(list)

  const response = (state: Saved): StorageValue<Saved> => ({ state, version: 1 })

  function readText() {
    const text = stored(name)
    lastText = text
    const { value, rejected } = readDeviceText(text, read)
    if (inDatabase && !moving && stored(markKey(name)) === null) {
      // Another tab has removed the list.
      inDatabase = false
      opened = null
      opening = null
    }
    // Keep a copy of the unreadable text, once.
    if (rejected && text !== null && stored(rejectedKey(name)) === null) write(rejectedKey(name), text)
    if (list && !unusable && (text?.length ?? 0) > LARGE) {
      latest = value
      inDatabase = true
      move(list, text).catch(() => undefined) // it stays where it is
    }
    return response(value)
  }

  function writeText(saved: Saved) {
    if (list && stored(markKey(name)) !== null) return onFull(STORAGE_FULL)
    if (!watched.has(name)) keepBefore(name)
    const text = JSON.stringify(response(saved))
    if (save(name, text)) lastText = text
    else onFull(STORAGE_FULL)
  }

  function open(of: ListOfStore<Saved>) {
    opening ??= import('./large-list.ts')
      .then(({ openLargeList }) =>
        openLargeList<ListItem>({
          name,
          readItems: (parsed) => of.items(read(of.of(parsed as ListItem[])).value), // `read` takes anything
          readText: (text) => of.items(readDeviceText(text, read).value),
          keepsOriginals: () => !watched.has(name) && deviceOwner() !== null,
          onUnstored,
        }),
      )
      .then(
        (large) => {
          opened = large
          return large
        },
        () => {
          // No database here, as in some private windows: localStorage has to do. A list that is in the database can
          // only wait for it.
          opening = null
          if (stored(markKey(name)) === null) {
            unusable = true
            inDatabase = false
          }
          return null
        },
      )
    return opening
  }

  function onUnstored(error: unknown) {
    if (error === null) window.removeEventListener('beforeunload', askBeforeLeaving)
    // What is being moved is still in localStorage.
    else if (!moving) {
      window.addEventListener('beforeunload', askBeforeLeaving)
      if (!wasFull) onFull(deviceOwner() ? FULL_WITH_ACCOUNT : STORAGE_FULL)
      wasFull = true
    }
    if (error === null) wasFull = false
  }

  /** Once; a tab of an earlier version may still write the text, so it stays for a while. */
  async function move(of: ListOfStore<Saved>, text: string | null) {
    const large = await open(of)
    if (!large) return latest !== null && text !== JSON.stringify(response(latest)) && writeText(latest)
    try {
      const moved = latest
      moving = (text?.length ?? 0) > LARGE
      await large.moveHere(of.items(moved as Saved), text) // set by the callers
      if (latest !== moved) large.save(of.items(latest as Saved))
    } catch (error) {
      onUnstored(error)
    } finally {
      moving = false
    }
  }

  async function removeRows(of: ListOfStore<Saved>) {
    const large = await open(of)
    opened = null
    opening = null
    await large?.clear()
    localStorage.removeItem(clearedKey(name))
  }

  return {
    getItem(key) {
      if (key !== name) return response(readDeviceText(stored(key), read).value)
      if (!list || unusable || stored(markKey(name)) === null) return readText()
      inDatabase = true
      return open(list).then(async (large) => {
        if (!large) return stored(markKey(name)) === null ? readText() : response(list.of([]))
        const items = await large.load()
        lastText = stored(name)
        return response(list.of(items))
      })
    },
    setItem(_, { state }) {
      latest = state
      if (!list || unusable) return writeText(state)
      const items = list.items(state)
      if (inDatabase) {
        if (opened) opened.save(items)
        else open(list).then((large) => (large ? large.save(list.items(latest ?? state)) : writeText(latest ?? state)))
      } else if (isLong(items)) {
        inDatabase = true
        move(list, stored(name))
      } else writeText(state)
    },
    removeItem() {
      localStorage.removeItem(name)
    },
    hasNews: () => (list && stored(markKey(name)) !== null) || stored(name) !== lastText,
    large: () => (list && inDatabase ? open(list) : Promise.resolve(null)),
    isLarge: () => inDatabase,
    async clear() {
      if (!list || !inDatabase) return
      write(clearedKey(name), '')
      localStorage.removeItem(markKey(name))
      inDatabase = false
      latest = null
      writeText(list.of([])) // also what a tab of an earlier version left there
      await removeRows(list)
    },
  }
}

/** Without writing all of a list that is. */
export function isLong(items: readonly unknown[]) {
  let length = 0
  return items.some((item) => {
    length += JSON.stringify(item).length
    return length > LARGE
  })
}

export const hasPersistedQueries = () => stored(PERSISTED_QUERIES) !== null

export function forgetPersistedQueries() {
  try {
    localStorage.removeItem(PERSISTED_QUERIES)
  } catch {
    // Storage is blocked, so there are none.
  }
}

/** The member who owns the lists on this device, if any. */
export const OWNER_KEY = 'sync-owner'

export const deviceOwner = () => stored(OWNER_KEY)

/** Stores whose changes web/data/sync records as they happen. */
export const watched = new Set<string>()

export const beforeKey = (name: string) => `${name}.before`

/** The list before sync was loaded, to derive the member's changes later. */
function keepBefore(name: string) {
  if (deviceOwner() && stored(beforeKey(name)) === null) write(beforeKey(name), stored(name) ?? '{}')
}

/** Null if storage is blocked. */
function stored(name: string) {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, text: string) {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
