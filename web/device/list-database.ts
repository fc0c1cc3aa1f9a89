// Lists that are too large for localStorage, in this browser's IndexedDB: one record per item, so that a change writes
// one item. Items are stored as text, which is copied faster than objects.

export interface StoredItem {
  list: string
  id: string | number
  /** Its place in the list. */
  at: number
  text: string
}

interface Placed {
  item: { id: string | number }
  at: number
}

export interface ListPatch {
  list: string
  put: readonly Placed[]
  remove: readonly (string | number)[]
  /** Only where there is nothing yet. */
  add?: readonly Placed[]
}

const NAME = 'plateful-lists'
const STORE = 'items'
/** Between them, the page can respond. */
const CHUNK = 50

let opening: Promise<IDBDatabase> | null = null

/** Rejects where there is no storage of this kind, such as in some private windows. */
export function openLists(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['list', 'id'] })
    request.onsuccess = () => {
      const database = request.result
      // "Clear This Device" in another tab, or a newer version of the site, must not wait for this one.
      database.onversionchange = close
      database.onclose = close
      function close() {
        database.close()
        opening = null
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error ?? new Error('This browser can’t store lists.'))
  }).catch((error) => {
    opening = null
    throw error
  })
  return opening
}

const whole = (list: string, after?: string | number) =>
  IDBKeyRange.bound([list, after ?? Number.NEGATIVE_INFINITY], [list, []], after !== undefined) // an array sorts last

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The list couldn’t be read.'))
  })

/** The next ones, in the order of the ids. */
export async function readPart(list: string, after?: string | number): Promise<StoredItem[]> {
  const store = (await openLists()).transaction(STORE).objectStore(STORE)
  return done(store.getAll(whole(list, after), CHUNK))
}

/** Calls back for each part, in the order of the ids. */
export async function readList(list: string, onPart: (part: StoredItem[]) => void): Promise<void> {
  const store = (await openLists()).transaction(STORE).objectStore(STORE)
  let after: string | number | undefined
  for (;;) {
    const part: StoredItem[] = await done(store.getAll(whole(list, after), CHUNK))
    onPart(part)
    if (part.length < CHUNK) return
    after = part.at(-1)?.id
  }
}

export async function readItems(list: string, ids: readonly (string | number)[]): Promise<StoredItem[]> {
  const store = (await openLists()).transaction(STORE).objectStore(STORE)
  const found: (StoredItem | undefined)[] = await Promise.all(ids.map((id) => done(store.get([list, id]))))
  return found.filter((item) => item !== undefined)
}

/** All or nothing. Long patches are made part by part, within one transaction: it stays open while requests come. */
export async function writeLists(patches: readonly ListPatch[]): Promise<void> {
  const transaction = (await openLists()).transaction(STORE, 'readwrite')
  const finished = new Promise<void>((resolve, reject) => {
    const fail = () =>
      reject(transaction.error ?? new DOMException('The list couldn’t be saved.', 'QuotaExceededError'))
    transaction.oncomplete = () => resolve()
    transaction.onerror = fail
    transaction.onabort = fail
  })
  finished.catch(() => undefined) // reported below
  const store = transaction.objectStore(STORE)
  let waiting = 0
  const recordOf = (list: string, { item, at }: Placed) => ({ list, id: item.id, at, text: JSON.stringify(item) })
  for (const { list, put, remove, add = [] } of patches) {
    for (const id of remove) store.delete([list, id])
    for (const placed of put) {
      const request = store.put(recordOf(list, placed))
      waiting += 1
      if (waiting % CHUNK === 0) await done(request)
    }
    for (const placed of add) {
      const request = store.add(recordOf(list, placed))
      request.onerror = (event) => {
        if (request.error?.name !== 'ConstraintError') return
        event.preventDefault() // it is there
        event.stopPropagation()
      }
    }
  }
  await finished
}

/**
 * Changes of a list that are recorded elsewhere, as far as these texts: their originals go. An item that has changed
 * again keeps one, which is the recorded text.
 */
export async function forgetOriginals(
  originals: string,
  list: string,
  recorded: readonly { id: string | number; text: string | undefined }[],
): Promise<void> {
  const store = (await openLists()).transaction(STORE, 'readwrite').objectStore(STORE)
  const forget = async ({ id, text }: (typeof recorded)[number]) => {
    const now: StoredItem | undefined = await done(store.get([list, id]))
    if (now?.text === text) await done(store.delete([originals, id]))
    else
      await done(store.put({ list: originals, id, at: 0, text: `{"id":${JSON.stringify(id)},"item":${text ?? null}}` }))
  }
  await Promise.all(recorded.map(forget))
}

export async function clearLists(lists: readonly string[]): Promise<void> {
  const store = (await openLists()).transaction(STORE, 'readwrite').objectStore(STORE)
  await Promise.all(lists.map((list) => done(store.delete(whole(list)))))
}
