// Opens the members' database for scripts, whether or not a server is running.
import type { Database } from './database.ts'
import { urlOfRunning } from './embedded/embedded-postgres.ts'
import { openFolder } from './folder-database.ts'
import { FolderInUseError } from './folder-lock.ts'
import { openPostgres } from './postgres-database.ts'

export interface Source {
  dataDir: string
  databaseUrl?: string | null
}

// Connects to a running server's database, or starts it.
export async function openForScript({ dataDir, databaseUrl }: Source): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  try {
    return await openFolder(dataDir, { mayCreate: false })
  } catch (error) {
    const running = error instanceof FolderInUseError ? urlOfRunning(dataDir) : null
    if (!running) throw error
    return openPostgres(running)
  }
}
