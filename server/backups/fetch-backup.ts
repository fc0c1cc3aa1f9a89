// A backup as a file on this machine, wherever it is: a file, one in a bucket (s3://…), or the newest one.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileStore, folderStore } from '#server/storage/file-store.ts'
import { backupStore, bucketFrom, isBucket, type StorageSettings } from '#server/storage/storage-config.ts'
import { BackupError } from './backup-archive.ts'
import { explainPlace, newestBackup } from './backup-place.ts'

export interface FetchedBackup {
  file: string
  /** As the host named it. */
  name: string
  /** Removes what was downloaded. */
  dispose(): Promise<void>
}

const nothing = async () => undefined

/** `wanted` is null for the newest backup. */
export async function fetchBackup(
  wanted: string | null,
  { backups, s3 }: Pick<StorageSettings, 'backups' | 's3'>,
  folder: string,
): Promise<FetchedBackup> {
  if (wanted !== null && !isBucket(wanted)) return { file: resolve(wanted), name: wanted, dispose: nothing }
  if (wanted === null && 'folder' in backups.to) {
    const file = join(backups.to.folder, await newestBackup(folderStore(backups.to.folder)))
    return { file, name: file, dispose: nothing }
  }
  if (!s3) throw new BackupError('A bucket needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const [, place = '', key = ''] = /^(.*)\/([^/]+)$/.exec(wanted ?? '') ?? []
  const bucket = wanted === null ? backups.to : bucketFrom(place, s3)
  if (!bucket || !(wanted === null || key))
    throw new BackupError(`${wanted} names no file in a bucket, such as s3://my-bucket/plateful/the.backup`)
  const store = backupStore(bucket)
  return download(store, wanted === null ? await newestBackup(store) : key, folder)
}

async function download(store: FileStore, key: string, folder: string): Promise<FetchedBackup> {
  const place = await mkdtemp(join(folder, 'plateful-download-')).catch((error: unknown) => {
    throw explainPlace(join(folder, key), error)
  })
  const dispose = () => rm(place, { recursive: true, force: true })
  const file = join(place, key)
  try {
    const content = await store.read(key)
    if (!content) throw new BackupError(`${store.name} has no ${key}.`)
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
    return { file, name: `${key} of ${store.name}`, dispose }
  } catch (error) {
    await dispose()
    throw explainPlace(file, error)
  }
}
