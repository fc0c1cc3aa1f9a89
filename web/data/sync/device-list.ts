// A device store as a list that sync can watch and replace.
import { isSame, type SyncItem } from '#domain/sync/operations.ts'
import { beforeKey, restoring, setRecorded, watchStore } from '#web/device/device-owner.ts'
import { clearLargeList, isLarge, largeListOf, whenRead } from '#web/device/device-store.ts'

export interface DeviceList<Item extends SyncItem> {
  items(): readonly Item[]
  /** Replaces the list without recording a change. */
  show(items: readonly Item[]): void
  /** Calls back only for changes a person made in this tab; says whether they are recorded. */
  watch(onChange: (before: readonly Item[], after: readonly Item[]) => boolean): () => void
  /** The list before changes made while nothing was watching; null if there were none. */
  before(): readonly Item[] | null
  forgetBefore(): void
  /** The same for a large list, part by part: the items that changed. What `take` has stored is forgotten. */
  takeUnrecorded?(take: (before: readonly Item[], after: readonly Item[]) => Promise<boolean>): Promise<void>
  /** Resolves when the list has been read; rejects if it can't be. */
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
  persist: { getOptions(): { name?: string; storage?: { getItem(name: string): unknown } } }
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
      const next = withSameObjects(now, shown)
      if (next === now) return
      quiet = true
      store.setState(patch(next))
      quiet = false
    },
    watch(onChange) {
      const ends = [
        watchStore(name),
        store.subscribe((state, before) => {
          const isTheirs = !quiet && !restoring.has(name) && items(state) !== items(before)
          setRecorded(name, !isTheirs || onChange(items(before), items(state)))
        }),
      ]
      return () => {
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
    async takeUnrecorded(take) {
      const large = await largeListOf(name)
      // What isn't stored yet is recorded the next time.
      if (!large || !(await large.stored())) return
      const there = (found: readonly unknown[]) => found.filter((item) => item !== null) as Item[] // as the store's own reader returned them
      await large.takeUnrecorded((part) =>
        take(there(part.map(({ before }) => before)), there(part.map(({ after }) => after))),
      )
    },
    ready: () => whenRead(name),
    isLarge: () => isLarge(name),
    clear() {
      quiet = true
      store.setState(patch([]))
      quiet = false
      clearLargeList(name).catch(() => undefined) // the next page goes on with it
    },
  }
}
