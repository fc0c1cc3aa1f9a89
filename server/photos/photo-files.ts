// Photos outside the database. A row says where its photo is: "folder/…" or "s3/…", then the site, then a name that nobody
// can guess. The site's part keeps apart what several sites, or a site and its restored copy, have in one place.
import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Statements } from '#server/database/database.ts'
import { bucketStore } from '#server/storage/bucket-store.ts'
import { type FileStore, folderStore, StorageError, type StoredFile } from '#server/storage/file-store.ts'
import type { PhotoSettings } from '#server/storage/storage-config.ts'

type Kind = 'folder' | 's3'

export interface PhotoFiles {
  /** Where new photos belong. */
  target: PhotoSettings['store']
  /** Returns what the row has to say. */
  write(bytes: Uint8Array, type: string): Promise<string>
  /** Null if the file is gone. */
  read(storedAs: string): Promise<Buffer | null>
  remove(storedAs: string): Promise<void>
  /** Every file of this site, in all places that are set up. */
  list(): AsyncGenerator<StoredFile>
}

/** Somebody waits for the picture. */
const WITHIN_MS = 10_000

function placesOf(settings: PhotoSettings) {
  const stores = new Map<Kind, FileStore>([['folder', folderStore(settings.folder)]])
  if (settings.bucket) stores.set('s3', bucketStore(settings.bucket, WITHIN_MS))

  function placeOf(storedAs: string) {
    const [, kind, key = ''] = /^(folder|s3)\/(.+)$/.exec(storedAs) ?? []
    const store = kind === 'folder' || kind === 's3' ? stores.get(kind) : undefined
    if (!store) throw new StorageError('Some photos are in a bucket: set PHOTO_BUCKET and the S3 settings.')
    return { store, key }
  }
  return { stores, placeOf }
}

/** Null if the file is gone. Without settings, every photo is in the database. */
export function photoReader(settings?: PhotoSettings): (storedAs: string) => Promise<Buffer | null> {
  const places = settings && placesOf(settings)
  return async (storedAs) => {
    if (!places)
      throw new StorageError('Some photos are outside the database: PHOTO_FOLDER or PHOTO_BUCKET says where.')
    const { store, key } = places.placeOf(storedAs)
    const content = await store.read(key)
    return content && buffer(content)
  }
}

export async function openPhotoFiles(settings: PhotoSettings, database: Statements): Promise<PhotoFiles> {
  const site = await siteName(database)
  const { stores, placeOf } = placesOf(settings)
  return {
    target: settings.store,
    async write(bytes, type) {
      const name = randomUUID()
      const storedAs = `${settings.store}/${site}/${name.slice(0, 2)}/${name}.${type === 'image/webp' ? 'webp' : 'jpg'}`
      const { store, key } = placeOf(storedAs)
      await store.write(key, bytes)
      return storedAs
    },
    read: photoReader(settings),
    async remove(storedAs) {
      const { store, key } = placeOf(storedAs)
      await store.remove(key)
    },
    async *list() {
      for (const [kind, store] of stores)
        for await (const file of store.list())
          if (file.key.startsWith(`${site}/`)) yield { ...file, key: `${kind}/${file.key}` }
    },
  }
}

/** Not part of a backup: a restored copy has its own. */
async function siteName(database: Statements): Promise<string> {
  await database.query(`insert into plateful.settings values ('photo files', $1) on conflict (name) do nothing`, [
    randomBytes(8).toString('hex'),
  ])
  const [found] = await database.query(`select value from plateful.settings where name = 'photo files'`)
  return String(found?.value)
}
