// A device store as a list that sync can watch and replace.
import { isSame, type SyncItem } from '#domain/sync/operations.ts'
import { beforeKey, watched } from '#web/device/device-store.ts'

export interface DeviceList<Item extends SyncItem> {
  items(): readonly Item[]
  /** Replaces the list without recording a change. */
  show(items: readonly Item[]): void
  /** Calls back only for changes a person made in this tab. */
  watch(onChange: (before: readonly Item[], after: readonly Item[]) => void): () => void
  /** The list before changes made while nothing was watching; null if there were none. */
  before(): readonly Item[] | null
  forgetBefore(): void
}

/** The part of a zustand store with persistence that is needed here. */
export interface PersistedStore<State> {
  getState(): State
  setState(part: Partial<State>): void
  subscribe(listener: (state: State, before: State) => void): () => void
  persist: {
    getOptions(): { name?: string; storage?: { getItem(name: string): unknown } }
    onHydrate(listener: () => void): () => void
    onFinishHydration(listener: () => void): () => void
  }
}

interface ListOf<State, Item> {
  items(state: State): readonly Item[]
  patch(items: readonly Item[]): Partial<State>
}

export function deviceList<State, Item extends SyncItem>(
  store: PersistedStore<State>,
  { items, patch }: ListOf<State, Item>,
): DeviceList<Item> {
  const { name = '' } = store.persist.getOptions()
  /** By sync itself, or rehydrated from another tab. */
  let quiet = false
  return {
    items: () => items(store.getState()),
    show(shown) {
      const part = patch(shown)
      if (isSame(part, patch(items(store.getState())))) return
      quiet = true
      store.setState(part)
      quiet = false
    },
    watch(onChange) {
      watched.add(name)
      const ends = [
        store.persist.onHydrate(() => {
          quiet = true
        }),
        store.persist.onFinishHydration(() => {
          quiet = false
        }),
        store.subscribe((state, before) => {
          if (!quiet && items(state) !== items(before)) onChange(items(before), items(state))
        }),
      ]
      return () => {
        watched.delete(name)
        for (const end of ends) end()
      }
    },
    before() {
      if (localStorage.getItem(beforeKey(name)) === null) return null
      const saved = store.persist.getOptions().storage?.getItem(beforeKey(name))
      if (saved === null || typeof saved !== 'object' || !('state' in saved)) return null
      return items({ ...store.getState(), ...(saved.state as Partial<State>) }) // as returned by the store's own reader
    },
    forgetBefore: () => localStorage.removeItem(beforeKey(name)),
  }
}
