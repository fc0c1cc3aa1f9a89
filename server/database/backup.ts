// Writes a backup into a file: through a running server, or directly from the database if none is running.
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { archiveOf, readArchive } from './backup-archive.ts'
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
  try {
    const secrets = await secretsInDatabase(database)
    // Level 1 takes half the time of the default and saves as much: most bytes are photos as hexadecimal text.
    await database.longTransaction((statements) =>
      pipeline(archiveOf(statements, secrets), createGzip({ level: 1 }), target),
    )
  } finally {
    await database.close()
  }
}
