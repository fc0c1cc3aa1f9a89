// The photos in this browser's IndexedDB: one record per recipe.
import type { FocusPoint } from '#domain/photo/photo-rules.ts'
import type { RecipeId } from '#domain/recipe-id.ts'

export interface SmallPhoto {
  blob: Blob
  width: number
  height: number
}

export interface PhotoRecord extends SmallPhoto {
  id: RecipeId
  focus: FocusPoint
  /** The member it belongs to; null for a visitor's photo, until somebody signs in. */
  member: string | null
  /** The version that the account has; null if only this device has it. */
  revision: string | null
  /** New with each change made on this device. Missing in records from older versions of the site. */
  change?: string
  /** What the account doesn't know yet. */
  pending: 'put' | 'remove' | null
  /** Its recipe was deleted here; kept until the next start so that Undo can restore the photo. */
  orphan: boolean
}

const NAME = 'plateful-photos'
const STORE = 'photos'

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => {
      const database = request.result
      // A newer version of the site in another tab must not wait for this one.
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error ?? new Error('This browser can’t store photos.'))
  }).catch((error) => {
    opening = null
    throw error
  })
  return opening
}

async function run<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open()
  return new Promise<Result>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error ?? new Error('The photo couldn’t be saved.'))
    transaction.onabort = () => reject(transaction.error ?? new Error('The photo couldn’t be saved.'))
  })
}

export const readPhoto = (id: RecipeId): Promise<PhotoRecord | undefined> => run('readonly', (store) => store.get(id))
export const readPhotos = (): Promise<PhotoRecord[]> => run('readonly', (store) => store.getAll())
export const writePhoto = (photo: PhotoRecord) => run('readwrite', (store) => store.put(photo))
export const erasePhoto = (id: RecipeId) => run('readwrite', (store) => store.delete(id))
