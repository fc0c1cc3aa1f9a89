// Writes a backup into a file: from a server that runs, or from the database itself when none does.
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupError, readArchive, writeArchive } from './backup-archive.ts'
import { askForBackup, isServed } from './backup-socket.ts'
import type { Database } from './database.ts'
import { openFolder } from './database-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { openPostgres } from './postgres-database.ts'
import { type Secrets, secretsInDatabase, secretsInFolder } from './secrets.ts'

type Source = { dataDir: string; databaseUrl?: string | null }

/** Where a backup goes when no file is named. */
export function backupFile(dataDir: string, now = new Date()): string {
  return join(dataDir, 'backups', `plateful-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
}

export async function makeBackup(source: Source, file: string): Promise<{ rows: number; bytes: number }> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.partial`
  try {
    await write(source, createWriteStream(draft, { mode: 0o600 })) // it holds secrets and password hashes
    let rows = 0
    for await (const part of readArchive(draft)) if ('row' in part) rows++
    await rename(draft, file)
    return { rows, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function write({ dataDir, databaseUrl }: Source, target: NodeJS.WritableStream) {
  if (databaseUrl) {
    const database = await openPostgres(databaseUrl)
    return archive(database, await secretsInDatabase(database), target).finally(() => database.close())
  }
  if (await isServed(dataDir)) return pipeline(askForBackup(dataDir), target)
  const unlock = lockFolder(dataDir)
  try {
    const database = await openFolder(dataDir, { create: false })
    await archive(database, await secretsInFolder(dataDir), target).finally(() => database.close())
  } finally {
    unlock()
  }
}

export async function archive(database: Database, secrets: Secrets, target: NodeJS.WritableStream): Promise<void> {
  const lines = new PassThrough()
  const packed = pipeline(lines, createGzip(), target)
  const written = database.exclusively(() =>
    writeArchive(database, secrets, (text) => {
      if (lines.destroyed) throw new BackupError('The backup was cut off.')
      if (lines.write(text)) return Promise.resolve()
      return new Promise((resolve) => {
        lines.once('drain', resolve)
        lines.once('close', resolve)
      })
    }),
  )
  await Promise.all([
    packed,
    written.then(
      () => lines.end(),
      (error: Error) => lines.destroy(error),
    ),
  ])
}
