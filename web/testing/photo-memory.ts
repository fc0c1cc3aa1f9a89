// The browser's photo storage, in memory: the part of IndexedDB that web/device/photo-database.ts uses.
import { onTestFinished, vi } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { PhotoRecord } from '#web/device/photo-database.ts'

/** One transaction after the other, each in its own turn. */
export function keepPhotosInMemory(onRead: (id: RecipeId) => void = () => undefined) {
  const photos = new Map<RecipeId, PhotoRecord>()

  function transaction() {
    const running = { oncomplete: () => undefined, objectStore: () => store }
    const request = { result: undefined as unknown }
    const later = (work: () => unknown) => {
      setTimeout(() => {
        request.result = work()
        running.oncomplete()
      })
      return request
    }
    const store = {
      get(id: RecipeId) {
        onRead(id)
        return later(() => photos.get(id))
      },
      getAll: () => later(() => [...photos.values()]),
      put: (photo: PhotoRecord) => later(() => photos.set(photo.id, photo)),
      delete: (id: RecipeId) => later(() => photos.delete(id)),
    }
    return running
  }

  const database = { transaction, close: () => undefined, onversionchange: () => undefined }
  vi.stubGlobal('indexedDB', {
    open() {
      const request = { result: database, onsuccess: () => undefined }
      setTimeout(() => request.onsuccess())
      return request
    },
  })
  onTestFinished(() => {
    vi.stubGlobal('indexedDB', undefined)
    database.onversionchange() // the next test opens its own
  })
  return photos
}
