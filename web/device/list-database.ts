// Lists that are too large for localStorage, in this browser's IndexedDB: one record per item, so that a change writes
// one item. Items are stored as text, which is copied faster than objects.

export interface StoredItem {
  list: string
  id: string | number
  /** Its place in the list. */
  at: number
  text: string
}

export interface ListPatch {
  list: string
  put: readonly { item: { id: string | number }; at: number }[]
  remove: readonly (string | number)[]
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
  for (const { list, put, remove } of patches) {
    for (const id of remove) store.delete([list, id])
    for (const { item, at } of put) {
      const request = store.put({ list, id: item.id, at, text: JSON.stringify(item) })
      waiting += 1
      if (waiting % CHUNK === 0) await done(request)
    }
  }
  await finished
}

export async function clearLists(lists: readonly string[]): Promise<void> {
  const store = (await openLists()).transaction(STORE, 'readwrite').objectStore(STORE)
  await Promise.all(lists.map((list) => done(store.delete(whole(list)))))
}
