// Writes a backup into a file: through a running server, or directly from the database if none is running.
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '#server/database/database.ts'
import { openForScript, type Source } from '#server/database/open-for-script.ts'
import { secretsInDatabase } from '#server/database/secrets.ts'
import { archiveOf, readArchive } from './backup-archive.ts'
import { explainPlace } from './backup-place.ts'

export async function makeBackup(source: Source, file: string): Promise<{ rows: number; bytes: number }> {
  const database = await openForScript(source)
  try {
    return await write(database, file)
  } catch (error) {
    throw explainPlace(file, error)
  } finally {
    await database.close()
  }
}

/** An earlier backup of that name is only replaced by a complete one. */
async function write(database: Database, file: string): Promise<{ rows: number; bytes: number }> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.partial`
  try {
    await rm(draft, { force: true })
    // It holds secrets and password hashes, so only its owner may read it, whatever was there before.
    await writeFile(draft, '', { mode: 0o600, flag: 'wx' })
    const secrets = await secretsInDatabase(database)
    await database.longTransaction((statements) => {
      // Level 1 takes half the time of the default and saves as much: most bytes are photos as hexadecimal text.
      const packed = createGzip({ level: 1 })
      return pipeline(archiveOf(statements, secrets), packed, createWriteStream(draft, { flush: true }))
    })
    let rows = 0
    for await (const part of readArchive(draft)) if ('row' in part) rows++
    await rename(draft, file)
    return { rows, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}
