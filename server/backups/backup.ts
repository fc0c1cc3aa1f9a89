// Writes a backup into a file: through a running server, or directly from the database if none is running.
import { createWriteStream, rmSync } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { recordBackup } from '#server/database/backup-log.ts'
import type { Database } from '#server/database/database.ts'
import { openForScript, type Source } from '#server/database/open-for-script.ts'
import { secretsInDatabase } from '#server/database/secrets.ts'
import { photoReader } from '#server/photos/photo-files.ts'
import { failureOf } from '#server/storage/file-store.ts'
import { type BackupSettings, backupStore, type PhotoSettings } from '#server/storage/storage-config.ts'
import { archiveOf, readArchive } from './backup-archive.ts'
import { backupFile, explainPlace, removeOldBackups } from './backup-place.ts'

export interface BackupSource extends Source {
  /** Where photos outside the database are. */
  photos?: PhotoSettings
}

export interface Written {
  /** A file, or a place in a bucket. */
  name: string
  rows: number
  bytes: number
  /** Older ones that were removed. */
  removed: number
}

/** Into a file of that name. */
export async function makeBackup(source: BackupSource, file: string): Promise<Written> {
  return onDatabase(source, async (database) => {
    const startedAt = new Date()
    const written = await write(database, source, file)
    await recordBackup(database, { startedAt, place: file })
    return { ...written, name: file, removed: 0 }
  })
}

/** To where the settings say. */
export async function makeNextBackup(source: BackupSource, settings: BackupSettings): Promise<Written> {
  return onDatabase(source, (database) => nextBackup(database, source, settings))
}

/** The same through an open database; whether it worked or not is written down. */
export async function nextBackup(
  database: Database,
  source: BackupSource,
  { to, keep }: Omit<BackupSettings, 'everyMs'>,
): Promise<Written> {
  const startedAt = new Date()
  const store = backupStore(to)
  const place = store.name
  try {
    const isFolder = 'folder' in to
    // A bucket gets a file that was read to its end, and nothing if there is none.
    const file = backupFile(isFolder ? to.folder : join(source.dataDir, 'backups'), startedAt)
    const written = await write(database, source, file)
    const name = basename(file)
    if (!isFolder) await store.writeFrom(name, file).finally(() => rm(file, { force: true }))
    await recordBackup(database, { startedAt, place })
    const removed = keep ? await removeOldBackups(store, keep) : 0
    return { ...written, name: isFolder ? file : `s3://${to.bucket}/${to.prefix}${name}`, removed }
  } catch (error) {
    await recordBackup(database, { startedAt, place, failure: failureOf(error) })
    throw error
  }
}

async function onDatabase<Result>(
  source: BackupSource,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openForScript(source)
  return work(database).finally(() => database.close())
}

/** An earlier backup of that name is only replaced by a complete one. */
async function write(database: Database, source: BackupSource, file: string): Promise<{ rows: number; bytes: number }> {
  const draft = `${file}.partial`
  const removeAtExit = () => rmSync(draft, { force: true })
  process.once('exit', removeAtExit)
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await rm(draft, { force: true })
    // It holds secrets and password hashes, so only its owner may read it, whatever was there before.
    await writeFile(draft, '', { mode: 0o600, flag: 'wx' })
    const secrets = await secretsInDatabase(database)
    const photoBytes = photoReader(source.photos)
    await database.longTransaction((statements) => {
      // Level 1 takes half the time of the default and saves as much: most bytes are photos as hexadecimal text.
      const packed = createGzip({ level: 1 })
      return pipeline(archiveOf(statements, secrets, photoBytes), packed, createWriteStream(draft, { flush: true }))
    })
    let rows = 0
    for await (const part of readArchive(draft)) if ('row' in part) rows++
    await rename(draft, file)
    return { rows, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw explainPlace(file, error)
  } finally {
    process.off('exit', removeAtExit)
  }
}
