// Stores saved on this device. They tolerate bad data, sync between tabs, and report when storage is full.
import { create, type StateCreator } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { KEPT_FIGURES } from '#domain/account/device-keys.ts'
import { readDeviceText, rejectedKey } from '#domain/sync/device-text.ts'
import type { DeviceReader } from '#domain/sync/saved-list.ts'

export const STORAGE_FULL =
  'This device is out of storage, so your last change will be lost when you close the page. Delete something you no longer need, then try again.'

export interface DeviceStoreOptions<State, Saved> {
  /** The storage key. */
  name: string
  read: DeviceReader<Saved>
  pick: (state: State) => Saved
  onFull: (message: string) => void
}

/** The server and hydration use the initial state (zustand's server snapshot); the saved state follows right after. */
export function createDeviceStore<State, Saved>(
  initial: StateCreator<State, [['zustand/persist', unknown]]>,
  { name, read, pick, onFull }: DeviceStoreOptions<State, Saved>,
) {
  const useStore = create<State>()(
    persist(initial, {
      name,
      version: 1,
      storage: typeof window === 'undefined' ? undefined : deviceStorage<Saved>(read, onFull),
      partialize: pick,
      merge: (saved, current) => ({ ...current, ...(saved as Partial<State> | undefined) }),
      migrate: (saved) => saved as Saved, // `read` already takes any version
    }),
  )
  if (typeof window !== 'undefined') {
    const readAgain = () => {
      if (!unsaved.has(name)) useStore.persist.rehydrate()
    }
    window.addEventListener('storage', (event) => {
      if (event.key === name || event.key === null) readAgain()
      else saveAgain()
    })
    // A page that comes back from the background or the back-forward cache has missed writes by other tabs.
    window.addEventListener('pageshow', (event) => event.persisted && readAgain())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && readAgain())
  }
  return useStore
}

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

function deviceStorage<Saved>(read: DeviceReader<Saved>, onFull: (message: string) => void): PersistStorage<Saved> {
  return {
    getItem(name) {
      const text = stored(name)
      const { value, rejected } = readDeviceText(text, read)
      // Keep a copy of the unreadable text, once.
      if (rejected && text !== null && stored(rejectedKey(name)) === null) write(rejectedKey(name), text)
      return { state: value, version: 1 }
    },
    setItem(name, saved) {
      if (!watched.has(name)) keepBefore(name)
      if (!save(name, JSON.stringify(saved))) onFull(STORAGE_FULL)
    },
    removeItem(name) {
      localStorage.removeItem(name)
    },
  }
}

export const hasKeptFigures = () => stored(KEPT_FIGURES) !== null

export function forgetKeptFigures() {
  try {
    localStorage.removeItem(KEPT_FIGURES)
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
