// Where a store's state is on this device: as text in localStorage or, once its list is too large for that, in
// IndexedDB (large-list.ts, docs/decisions/049-large-lists.md).
import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { readDeviceText, rejectedKey } from '#domain/sync/device-text.ts'
import type { DeviceReader } from '#domain/sync/saved-list.ts'
import { beforeKey, deviceOwner, isUnrecorded, keepBefore } from './device-owner.ts'
import type { LargeList, ListItem } from './large-list.ts'
import { askBeforeLeaving, saveText, storedText, writeText } from './local-text.ts'

export const STORAGE_FULL =
  'This device is out of storage, so your last change will be lost when you close the page. Delete something you no longer need, then try again.'

const FULL_WITH_ACCOUNT =
  'This device is out of storage. Your last change is sent to your account, but it can’t be saved here. Delete something you no longer need.'

/** How a store with a list that may become large is taken apart and put together. */
export interface ListOfStore<Saved, Item extends ListItem = ListItem> {
  items(saved: Saved): readonly Item[]
  of(items: readonly Item[]): Saved
}

interface StorageOptions<Saved> {
  name: string
  read: DeviceReader<Saved>
  onFull: (message: string) => void
  list?: ListOfStore<Saved>
}

export interface DeviceStorage<Saved> extends PersistStorage<Saved> {
  /** Whether the storage has changed since it was last read or written here. */
  hasNews(): boolean
  /** Null while the list is small. */
  large(): Promise<LargeList<ListItem> | null>
  isLarge(): boolean
  clear(): Promise<void>
}

/** In characters. Up to here, writing the whole list at each change takes a few milliseconds. */
const LARGE = 256 * 1024

/** Same as in large-list.ts, which is loaded for large lists only. */
export const markKey = (name: string) => `${name}.large`

const clearedKey = (name: string) => `${name}.cleared`

export function deviceStorage<Saved>({ name, read, onFull, list }: StorageOptions<Saved>): DeviceStorage<Saved> {
  let lastText: string | null | undefined
  /** Also before it is loaded. */
  let inDatabase = list !== undefined && storedText(markKey(name)) !== null
  let opened: LargeList<ListItem> | null = null
  let opening: Promise<LargeList<ListItem> | null> | null = null
  let latest: Saved | null = null
  let unusable = false
  let wasFull = false
  let moving = false

  // The page was closed before everything was removed.
  if (list && storedText(clearedKey(name)) !== null) removeRows(list)

  const asValue = (state: Saved): StorageValue<Saved> => ({ state, version: 1 })

  function readText() {
    const text = storedText(name)
    lastText = text
    const { value, rejected } = readDeviceText(text, read)
    if (inDatabase && !moving && storedText(markKey(name)) === null) {
      // Another tab has removed the list.
      inDatabase = false
      opened = null
      opening = null
    }
    // Keep a copy of the unreadable text, once.
    if (rejected && text !== null && storedText(rejectedKey(name)) === null) writeText(rejectedKey(name), text)
    if (list && !unusable && (text?.length ?? 0) > LARGE) {
      latest = value
      inDatabase = true
      move(list, text, false).catch(() => undefined) // it stays where it is
    }
    return asValue(value)
  }

  function saveAsText(saved: Saved) {
    if (list && storedText(markKey(name)) !== null) return onFull(STORAGE_FULL)
    keepBefore(name)
    const text = JSON.stringify(asValue(saved))
    if (saveText(name, text)) lastText = text
    else onFull(STORAGE_FULL)
  }

  function open(of: ListOfStore<Saved>) {
    opening ??= import('./large-list.ts')
      .then(({ openLargeList }) =>
        openLargeList<ListItem>({
          name,
          readItems: (parsed) => of.items(read(of.of(parsed as ListItem[])).value), // `read` takes anything
          readText: (text) => of.items(readDeviceText(text, read).value),
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
          if (storedText(markKey(name)) === null) {
            unusable = true
            inDatabase = false
          }
          return null
        },
      )
    return opening
  }

  function onUnstored(error: unknown) {
    // What is being moved is still in localStorage.
    const isWaiting = error !== null && !moving
    askBeforeLeaving(markKey(name), isWaiting)
    if (isWaiting && !wasFull) onFull(deviceOwner() ? FULL_WITH_ACCOUNT : STORAGE_FULL)
    wasFull = isWaiting
  }

  /** Once; a tab of an earlier version may still write the text, so it stays for a while. */
  async function move(of: ListOfStore<Saved>, text: string | null, unrecorded: boolean) {
    const large = await open(of)
    if (latest === null) return // removed meanwhile
    if (!large) return text !== JSON.stringify(asValue(latest)) && saveAsText(latest)
    try {
      moving = (text?.length ?? 0) > LARGE
      await large.moveHere(of.items(latest), text, unrecorded)
    } catch (error) {
      onUnstored(error)
    } finally {
      moving = false
    }
  }

  /** The list isn't open yet: its latest state is saved then. */
  async function saveWhenOpen(of: ListOfStore<Saved>, unrecorded: boolean) {
    const large = await open(of)
    if (latest === null) return // removed meanwhile
    if (large) large.save(of.items(latest), unrecorded)
    else saveAsText(latest)
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
      if (key !== name) return asValue(readDeviceText(storedText(key), read).value)
      if (!list || unusable || storedText(markKey(name)) === null) return readText()
      inDatabase = true
      return open(list).then(async (large) => {
        if (!large) return storedText(markKey(name)) === null ? readText() : asValue(list.of([]))
        const items = await large.load()
        lastText = storedText(name)
        return asValue(list.of(items))
      })
    },
    setItem(_, { state }) {
      latest = state
      if (!list || unusable) return saveAsText(state)
      const items = list.items(state)
      if (opened && inDatabase) opened.save(items, isUnrecorded(name))
      else if (inDatabase) saveWhenOpen(list, isUnrecorded(name))
      else if (isLong(items)) {
        inDatabase = true
        move(list, storedText(name), isUnrecorded(name))
      } else saveAsText(state)
    },
    removeItem() {
      localStorage.removeItem(name)
    },
    hasNews: () => (list && storedText(markKey(name)) !== null) || storedText(name) !== lastText,
    large: () => (list && inDatabase ? open(list) : Promise.resolve(null)),
    isLarge: () => inDatabase,
    async clear() {
      if (!list || !inDatabase) return
      writeText(clearedKey(name), '')
      localStorage.removeItem(markKey(name))
      inDatabase = false
      latest = null
      saveAsText(list.of([])) // also what a tab of an earlier version left there
      localStorage.removeItem(beforeKey(name)) // it was not a person's change
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
