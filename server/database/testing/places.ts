// Where members' data can be stored: in the test run's embedded database, in a data folder, or on an installed
// PostgreSQL server.
import { copyOfFolder, leaveFolders, newFolder } from './folders.ts'
import { TEMPLATE } from './global-setup.ts'
import { startPostgres } from './postgres.ts'
import { createDatabase } from './sql.ts'

export { newFolder }

export interface Home {
  dataDir: string
  databaseUrl?: string
}

/** A migrated database without members, on the shared server. */
export async function newHome() {
  return { dataDir: newFolder(), databaseUrl: await createDatabase(shared(), TEMPLATE) }
}

/** An empty database. */
export async function newEmptyHome() {
  return { dataDir: newFolder(), databaseUrl: await createDatabase(shared()) }
}

/** A new data folder with a migrated database that is not running. */
export function newFolderHome(): Home {
  return { dataDir: copyOfFolder(process.env.TEST_FOLDER ?? '') }
}

export interface Place {
  name: string
  newEmptyHome(): Promise<Required<Home>>
  /** Restarts the database server, if it is ours. */
  restart?: () => Promise<void>
}

/** Started on first use; null if none is installed. */
export async function installedPostgres(): Promise<Place | null> {
  installed ??= startPostgres()
  const server = await installed
  if (!server) return null
  return {
    name: 'an installed PostgreSQL',
    newEmptyHome: async () => ({ dataDir: newFolder(), databaseUrl: await server.newDatabase() }),
    restart: server.restart ?? undefined,
  }
}
let installed: ReturnType<typeof startPostgres> | undefined

export async function leavePlaces() {
  const server = await installed
  installed = undefined // the next file in this process starts its own
  await server?.stop()
  leaveFolders()
}

function shared(): string {
  const address = process.env.TEST_DATABASE
  if (!address) throw new Error('The tests’ database does not run: see testing/global-setup.ts.')
  return address
}
