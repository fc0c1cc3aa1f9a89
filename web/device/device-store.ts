// Stores kept on this device: read tolerantly, shared between tabs, and honest when the device is full.
import { create, type StateCreator } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'

export const STORAGE_FULL =
  'This device has no room left, so the last change is only kept until you close the page. Remove something you no longer need and try again.'

/** What a tolerant reader makes of a saved value: the good part, and whether anything had to be left out. */
export interface DeviceReading<Saved> {
  value: Saved
  rejected: boolean
}

export interface DeviceStoreOptions<State, Saved> {
  /** The storage key. */
  name: string
  read: (saved: unknown) => DeviceReading<Saved>
  pick: (state: State) => Saved
  onFull: (message: string) => void
}

/**
 * The server and the first browser render see the initial state; the saved one follows at once (zustand's own
 * server snapshot takes care of it), so device data never disturbs hydration.
 */
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
    // A page that slept in the background, or comes back with Back, has missed what other tabs wrote.
    window.addEventListener('pageshow', (event) => event.persisted && readAgain())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && readAgain())
  }
  return useStore
}

/** What did not fit, by key: it stays in memory, and is tried again as soon as something else was saved. */
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

function deviceStorage<Saved>(
  read: (saved: unknown) => DeviceReading<Saved>,
  onFull: (message: string) => void,
): PersistStorage<Saved> {
  return {
    getItem(name) {
      const text = stored(name)
      if (text === null) return { state: read(null).value, version: 1 }
      const { value, rejected } = read(unwrapped(text))
      // Kept aside once; the page starts with what could be read.
      if (rejected && stored(`${name}.rejected`) === null) write(`${name}.rejected`, text)
      return { state: value, version: 1 }
    },
    setItem(name, saved) {
      if (!save(name, JSON.stringify(saved))) onFull(STORAGE_FULL)
    },
    removeItem(name) {
      localStorage.removeItem(name)
    },
  }
}

/** The persisted value is {state, version}; anything else is passed on as it is, for the reader to judge. */
function unwrapped(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && 'state' in value ? value.state : value
  } catch {
    return text
  }
}

/** Storage can be switched off altogether; the page then works without memory. */
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
