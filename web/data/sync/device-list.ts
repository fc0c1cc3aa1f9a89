// A device store as a list that sync can watch and replace.
import { isSame, type SyncItem } from '#domain/sync/operations.ts'
import { beforeKey, clearLargeList, isLarge, largeListOf, restoring, watched } from '#web/device/device-store.ts'

export interface DeviceList<Item extends SyncItem> {
  items(): readonly Item[]
  /** Replaces the list without recording a change. */
  show(items: readonly Item[]): void
  /** Calls back only for changes a person made in this tab. */
  watch(onChange: (before: readonly Item[], after: readonly Item[]) => void): () => void
  /** The list before changes made while nothing was watching; null if there were none. */
  before(): readonly Item[] | null
  /** The same for a large list, which isn't kept as a whole. */
  beforeInDatabase?(): Promise<readonly Item[] | null>
  forgetBefore(): void
  /** Resolves when the list has been read. */
  ready?(): Promise<void>
  /** Whether it has to be waited for. */
  isLarge?(): boolean
  /** Removes the whole list from the device. */
  clear(): void
}

/** The part of a zustand store with persistence that is needed here. */
export interface PersistedStore<State> {
  getState(): State
  setState(part: Partial<State>): void
  subscribe(listener: (state: State, before: State) => void): () => void
  persist: {
    getOptions(): { name?: string; storage?: { getItem(name: string): unknown } }
    onFinishHydration(listener: () => void): () => void
    hasHydrated(): boolean
  }
}

interface ListOf<State, Item> {
  items(state: State): readonly Item[]
  patch(items: readonly Item[]): Partial<State>
}

/** What hasn't changed stays the same object, so that only the rest has to be drawn and stored. */
function withSameObjects<Item extends SyncItem>(now: readonly Item[], shown: readonly Item[]): readonly Item[] {
  const known = new Map(now.map((item) => [item.id, item]))
  const next = shown.map((item) => {
    const before = known.get(item.id)
    return before !== undefined && (before === item || isSame(before, item)) ? before : item
  })
  return next.length === now.length && next.every((item, at) => item === now[at]) ? now : next
}

export function deviceList<State, Item extends SyncItem>(
  store: PersistedStore<State>,
  { items, patch }: ListOf<State, Item>,
): DeviceList<Item> {
  const { name = '' } = store.persist.getOptions()
  /** By sync itself. */
  let quiet = false
  return {
    items: () => items(store.getState()),
    show(shown) {
      const now = items(store.getState())
      const next = isLarge(name) ? withSameObjects(now, shown) : shown
      const part = patch(next)
      if (next === now || (!isLarge(name) && isSame(part, patch(now)))) return
      quiet = true
      store.setState(part)
      quiet = false
    },
    watch(onChange) {
      watched.add(name)
      const ends = [
        store.subscribe((state, before) => {
          if (!quiet && !restoring.has(name) && items(state) !== items(before)) onChange(items(before), items(state))
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
    async beforeInDatabase() {
      const originals = await (await largeListOf(name))?.originals()
      if (!originals || originals.size === 0) return null
      const now = items(store.getState())
      const kept = now.flatMap((item) => (originals.has(item.id) ? [] : [item]))
      const before = [...originals.values()].filter((item) => item !== null)
      return [...kept, ...before] as Item[] // as the store's own reader returned them
    },
    forgetBefore() {
      localStorage.removeItem(beforeKey(name))
      if (isLarge(name)) largeListOf(name).then((large) => large?.forgetOriginals())
    },
    ready: () =>
      new Promise((resolve) => {
        if (store.persist.hasHydrated()) return resolve()
        const end = store.persist.onFinishHydration(() => {
          end()
          resolve()
        })
      }),
    isLarge: () => isLarge(name),
    clear() {
      quiet = true
      store.setState(patch([]))
      quiet = false
      clearLargeList(name).catch(() => undefined) // the next page goes on with it
    },
  }
}
