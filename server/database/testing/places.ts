// The places where members' data can live: on the embedded database of the test run, in a data folder, or on a PostgreSQL
// server where one is installed.
import { copyOfFolder, leaveFolders, newFolder } from './folders.ts'
import { TEMPLATE } from './global-setup.ts'
import { startPostgres } from './postgres.ts'
import { createDatabase } from './sql.ts'

export { newFolder }

export type Home = { dataDir: string; databaseUrl?: string }

/** A migrated database without members, on the server that all tests share. */
export async function newHome() {
  return { dataDir: newFolder(), databaseUrl: await createDatabase(shared(), TEMPLATE) }
}

/** A database with nothing in it. */
export async function newEmptyHome() {
  return { dataDir: newFolder(), databaseUrl: await createDatabase(shared()) }
}

/** A data folder of its own with a migrated database, which does not run yet. */
export function newFolderHome(): Home {
  return { dataDir: copyOfFolder(process.env.TEST_FOLDER ?? '') }
}

export type Place = {
  name: string
  newEmptyHome(): Promise<Required<Home>>
  /** Where the database is a server of our own: stops and starts it again. */
  restart?: () => Promise<void>
}

/** Started by who asks for it first; null where none is installed. */
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
  await (await installed)?.stop()
  leaveFolders()
}

function shared(): string {
  const address = process.env.TEST_DATABASE
  if (!address) throw new Error('The tests’ database does not run: see testing/global-setup.ts.')
  return address
}
