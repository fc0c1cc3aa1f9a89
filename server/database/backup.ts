// Writes a backup into a file: through a running server, or directly from the database if none is running.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupError, readArchive, writeArchive } from './backup-archive.ts'
import { openForScript, type Source } from './open-for-script.ts'
import { secretsInDatabase } from './secrets.ts'

/** The default location of backups. */
export function backupFile(dataDir: string, now = new Date()): string {
  return join(dataDir, 'backups', `plateful-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
}

export async function makeBackup(source: Source, file: string): Promise<{ rows: number; bytes: number }> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.partial`
  try {
    await rm(draft, { force: true })
    // It holds secrets and password hashes, so only its owner may read it, whatever was there before.
    await write(source, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }))
    let rows = 0
    for await (const part of readArchive(draft)) if ('row' in part) rows++
    await rename(draft, file)
    return { rows, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function write(source: Source, target: NodeJS.WritableStream) {
  const database = await openForScript(source)
  const lines = new PassThrough()
  const packed = pipeline(lines, createGzip(), target)
  const written = writeArchive(database, await secretsInDatabase(database), async (text) => {
    if (lines.destroyed) throw new BackupError('The backup was cut off.')
    if (!lines.write(text)) await Promise.race([once(lines, 'drain'), once(lines, 'close')])
  }).then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  )
  await Promise.all([packed, written]).finally(() => database.close())
}
