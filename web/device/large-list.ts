// A device store's list once it is too large for localStorage. Loaded only on devices that have such a list.
import { changesBetween } from '#domain/sync/changes.ts'
import {
  clearLists,
  forgetOriginals,
  type ListPatch,
  openLists,
  readItems,
  readList,
  readPart,
  type StoredItem,
  writeLists,
} from './list-database.ts'
import { nothingSaved, patchBetween, type SavedPlaces } from './list-patch.ts'
import { newUuid } from './new-uuid.ts'

export interface ListItem {
  id: string | number
}

export interface LargeList<Item extends ListItem> {
  /** The list, with the changes of this tab that aren't stored yet. */
  load(): Promise<readonly Item[]>
  /** From localStorage; the text is null if nothing was there. */
  moveHere(items: readonly Item[], text: string | null, unrecorded: boolean): Promise<void>
  /** Of a change that sync hasn't recorded, the items are remembered as they were: in the same transaction. */
  save(items: readonly Item[], unrecorded: boolean): void
  /** Resolves to whether everything saved so far is in the database. If not, it waits for space there. */
  stored(): Promise<boolean>
  clear(): Promise<void>
  /**
   * Changes that sync hasn't recorded, in parts. Those that `take` has stored elsewhere are forgotten, unless the item
   * has changed again since.
   */
  takeUnrecorded(take: (part: readonly Unrecorded<Item>[]) => Promise<boolean>): Promise<void>
}

/** As it was, and as it is; null if it wasn't there, or isn't any more. */
export interface Unrecorded<Item> {
  before: Item | null
  after: Item | null
}

interface Options<Item> {
  name: string
  /** The readable ones of parsed items. */
  readItems(parsed: unknown[]): readonly Item[]
  readText(text: string): readonly Item[]
  /** Changes wait for space on the device; null when everything is stored. */
  onUnstored(error: unknown): void
}

/** Other tabs read what has changed. */
export const largeKey = (name: string) => `${name}.large`

interface Mark {
  revision: string
  /** The revision before, and what changed since; without them, everything is read again. */
  from?: string | null
  ids?: readonly ListItem['id'][]
  movedAt: number
}

/** A tab of an earlier version may still be open and write the text in localStorage. Later, the text is removed. */
const OLD_TABS_MS = 24 * 60 * 60 * 1000
const MOST_IDS = 100

/** Rejects where the browser has no database. */
export async function openLargeList<Item extends ListItem>(options: Options<Item>): Promise<LargeList<Item>> {
  const { name } = options
  const originalList = `${name}.before`
  const oldTextList = `${name}.old-text`
  await openLists()

  /** What this tab has loaded or saved last. */
  let shown: SavedPlaces<Item> = nothingSaved()
  /** The same as a list; it stays the same one as long as nothing changes. */
  let items: readonly Item[] = []
  let known: string | null = null
  const unstored: ListPatch[] = []
  let working: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = working.then(work)
    working = result.catch(() => undefined)
    return result
  }

  function setMark(ids?: readonly ListItem['id'][]) {
    const before = markOf(name)
    const isNews = before !== null && before.revision !== known // another tab's, still to be read
    const revision = newUuid()
    const few = ids && ids.length <= MOST_IDS && !isNews ? { from: known, ids } : {}
    if (!isNews) known = revision
    localStorage.setItem(largeKey(name), JSON.stringify({ revision, movedAt: before?.movedAt ?? Date.now(), ...few }))
  }

  async function store() {
    try {
      while (unstored.length > 0) {
        const patches = [...unstored]
        await writeLists(patches)
        unstored.splice(0, patches.length)
        setMark(
          patches.flatMap(({ list, put, remove }) =>
            list === name ? [...put.map(({ item }) => item.id), ...remove] : [],
          ),
        )
      }
      options.onUnstored(null)
    } catch (error) {
      options.onUnstored(error)
    }
  }

  async function readNew() {
    const mark = markOf(name)
    if (!mark || mark.revision === known) return
    let found = new Map(shown.items)
    const at = new Map(shown.at)
    const take = (rows: readonly StoredItem[]) => {
      for (const item of options.readItems(rows.map(({ text }) => JSON.parse(text)))) found.set(item.id, item)
      for (const row of rows) at.set(row.id, row.at)
    }
    if (known !== null && mark.from === known && mark.ids) {
      for (const id of mark.ids) found.delete(id as Item['id']) // as setMark got them
      take(await readItems(name, mark.ids))
    } else {
      found = new Map()
      await readList(name, take)
    }
    known = mark.revision
    for (const { list, put, remove } of unstored) {
      if (list !== name) continue
      for (const id of remove) found.delete(id as Item['id']) // as save() was given them, like the items
      for (const change of put) {
        found.set(change.item.id, change.item as Item)
        at.set(change.item.id, change.at)
      }
    }
    items = [...found.values()].sort((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0))
    shown = { items: new Map(items.map((item) => [item.id, item])), at }
  }

  /** What a tab of an earlier version did in the meantime. */
  async function takeOldText() {
    const text = localStorage.getItem(name)
    if (text === null) return
    const [row] = await readItems(oldTextList, [0])
    const before: string | null = row ? JSON.parse(row.text).text : null
    if (before === text) {
      if (Date.now() - (markOf(name)?.movedAt ?? 0) < OLD_TABS_MS) return
      localStorage.removeItem(name)
      return clearLists([oldTextList])
    }
    const merged = new Map(shown.items)
    for (const change of changesBetween(before === null ? [] : options.readText(before), options.readText(text))) {
      if (change.kind === 'put') merged.set(change.item.id, change.item)
      else merged.delete(change.id)
    }
    items = [...merged.values()]
    const { patch, next } = patchBetween(name, shown, items)
    shown = next
    if (patch) unstored.push(patch)
    unstored.push({ list: oldTextList, put: [{ item: oldText(text), at: 0 }], remove: [] })
    await store()
  }

  const oldText = (text: string) => ({ id: 0, text })

  /** Items that are remembered already stay as they were first. */
  function remember({ put, remove }: Pick<ListPatch, 'put' | 'remove'>, before: ReadonlyMap<ListItem['id'], Item>) {
    const ids = [...remove, ...put.map(({ item }) => item.id)]
    const add = ids.map((id) => ({ item: { id, item: before.get(id) ?? null }, at: 0 }))
    unstored.push({ list: originalList, put: [], remove: [], add })
  }

  const itemOf = (parsed: unknown) => options.readItems([parsed])[0] ?? null

  return {
    load: () =>
      inTurn(async () => {
        await readNew()
        await takeOldText()
        return items
      }),
    moveHere(given, text, unrecorded) {
      const { patch, next } = patchBetween(name, nothingSaved<Item>(), given)
      const before = unrecorded && text !== null ? options.readText(text) : []
      const changed = unrecorded ? changesBetween(before, given) : []
      shown = next
      items = given
      if (changed.length > 0) {
        const remove = changed.map((change) => (change.kind === 'put' ? change.item.id : change.id))
        remember({ put: [], remove }, new Map(before.map((item) => [item.id, item])))
      }
      if (patch) unstored.push(patch)
      if (text !== null) unstored.push({ list: oldTextList, put: [{ item: oldText(text), at: 0 }], remove: [] })
      return inTurn(async () => {
        await clearLists([name, oldTextList])
        await store()
      })
    },
    save(given, unrecorded) {
      const before = shown
      const { patch, next } = patchBetween(name, shown, given)
      shown = next
      items = given
      if (!patch) return
      if (unrecorded) remember(patch, before.items)
      unstored.push(patch)
      inTurn(store)
    },
    stored: () => inTurn(async () => unstored.length === 0),
    clear() {
      shown = nothingSaved()
      items = []
      unstored.length = 0
      known = null
      return inTurn(() => clearLists([name, originalList, oldTextList]))
    },
    async takeUnrecorded(take) {
      let after: ListItem['id'] | undefined
      for (;;) {
        const part = await readPart(originalList, after)
        after = part.at(-1)?.id
        if (after === undefined) return
        const ids = part.map(({ id }) => id)
        const now = new Map((await readItems(name, ids)).map(({ id, text }) => [id, text]))
        const changes = part.map(({ id, text }) => ({
          before: itemOf(JSON.parse(text).item),
          after: itemOf(JSON.parse(now.get(id) ?? 'null')),
        }))
        if (!(await take(changes))) return
        await forgetOriginals(
          originalList,
          name,
          ids.map((id) => ({ id, text: now.get(id) })),
        )
      }
    },
  }
}

function markOf(name: string): Mark | null {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(largeKey(name)) ?? 'null')
    return mark as Mark | null // written by setMark above
  } catch {
    return null
  }
}
