// A way to the members' data for scripts, whether or not a server runs on it.
import type { Database } from './database.ts'
import { urlOfRunning } from './embedded/embedded-postgres.ts'
import { openFolder } from './folder-database.ts'
import { FolderInUseError } from './folder-lock.ts'
import { openPostgres } from './postgres-database.ts'

export type Source = { dataDir: string; databaseUrl?: string | null }

// A running server's database is read beside it; one that does not run is started for the purpose.
export async function openBeside({ dataDir, databaseUrl }: Source): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  try {
    return await openFolder(dataDir, { mayCreate: false })
  } catch (error) {
    const running = error instanceof FolderInUseError ? urlOfRunning(dataDir) : null
    if (!running) throw error
    return openPostgres(running)
  }
}
