// The embedded database of a data folder, used by one process at a time.
import { resolve } from 'node:path'
import type { Log } from '#server/http/log.ts'
import { StartError } from '#server/process/start-error.ts'
import type { Database } from './database.ts'
import { explainFullDisk } from './disk-space.ts'
import { startEmbedded } from './embedded/embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { openPostgres } from './postgres-database.ts'

interface OpenFolderOptions {
  mayCreate?: boolean
  log?: Log
  /** Abandons the start. */
  stopping?: AbortSignal
}

/** Starts the database; closing stops it and unlocks the folder. */
export async function openFolder(dataDir: string, options: OpenFolderOptions = {}): Promise<Database> {
  const unlock = lock(resolve(dataDir))
  try {
    const embedded = await startEmbedded(dataDir, options)
    const database = await openPostgres(embedded.url, options.log).catch(async (error: unknown) => {
      await embedded.stop()
      throw error
    })
    return {
      ...database,
      async close() {
        await database.close()
        await embedded.stop()
        unlock()
      },
      async abandon() {
        await Promise.all([database.abandon(), embedded.stop()])
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw explainFullDisk(dataDir, error)
  }
}

function lock(dataDir: string) {
  try {
    return lockFolder(dataDir)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (/^(EACCES|EPERM|EROFS)$/.test(code))
      throw new StartError(
        `Plateful can’t write to ${dataDir}. Make the user who starts Plateful its owner, or set DATA_DIR to another folder.`,
        { cause },
      )
    if (/^(EEXIST|ENOTDIR)$/.test(code))
      throw new StartError(`${dataDir} is not a folder. Set DATA_DIR to one.`, { cause })
    throw cause
  }
}
