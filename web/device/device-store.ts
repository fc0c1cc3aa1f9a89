// Stores saved on this device. They tolerate bad data, sync between tabs, and report when storage is full.
import { create, type StateCreator } from 'zustand'
import { persist } from 'zustand/middleware'
import type { DeviceReader } from '#domain/sync/saved-list.ts'
import { restoring } from './device-owner.ts'
import { type DeviceStorage, deviceStorage, type ListOfStore, markKey } from './device-storage.ts'
import { isUnsaved, saveAgain } from './local-text.ts'

export interface DeviceStoreOptions<State, Saved> {
  /** The storage key. */
  name: string
  read: DeviceReader<Saved>
  pick: (state: State) => Saved
  onFull: (message: string) => void
  /** Only for a list without a low limit. */
  list?: ListOfStore<Saved>
}

/** The server and hydration use the initial state (zustand's server snapshot); the saved state follows right after. */
export function createDeviceStore<State, Saved>(
  initial: StateCreator<State, [['zustand/persist', unknown]]>,
  options: DeviceStoreOptions<State, Saved>,
) {
  const { name, pick } = options
  const storage = typeof window === 'undefined' ? undefined : deviceStorage<Saved>(options)
  /** Those who wait for the list to be read. */
  const waiting: ((error: unknown) => void)[] = []
  let isUnreadable = false
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
      onRehydrateStorage: () => (_, error) => {
        isUnreadable = error !== undefined
        for (const tell of waiting.splice(0)) tell(error)
      },
    }),
  )
  if (storage) {
    restoring.delete(name)
    useStore.persist.onFinishHydration(() => restoring.delete(name))
    const whenRead = () =>
      new Promise<void>((resolve, reject) => {
        if (useStore.persist.hasHydrated()) return resolve()
        waiting.push((error) => (error === undefined ? resolve() : reject(error)))
        if (isUnreadable) useStore.persist.rehydrate()
      })
    storages.set(name, { large: storage.large, isLarge: storage.isLarge, clear: storage.clear, whenRead })
    const readAgain = () => {
      if (!isUnsaved(name) && storage.hasNews()) useStore.persist.rehydrate()
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

interface ListStorage extends Pick<DeviceStorage<never>, 'large' | 'isLarge' | 'clear'> {
  whenRead(): Promise<void>
}

const storages = new Map<string, ListStorage>()

/** The store's list in IndexedDB; null while it is small enough for localStorage. */
export const largeListOf = (name: string) => storages.get(name)?.large() ?? Promise.resolve(null)
export const isLarge = (name: string) => storages.get(name)?.isLarge() ?? false
/** Nothing of a large list stays on the device. */
export const clearLargeList = (name: string) => storages.get(name)?.clear() ?? Promise.resolve()
/** Rejects if the list can't be read. */
export const whenRead = async (name: string) => storages.get(name)?.whenRead()
/** Resolves when what was changed so far is stored, or waits for space on the device. */
export const whenStored = async (name: string) => (await largeListOf(name))?.stored()
