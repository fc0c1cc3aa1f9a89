// The places where members' data can live. Every suite runs in each: PGlite always, PostgreSQL where there is one.
import { folderWithDatabase, leaveFolders, newFolder } from './folders.ts'
import { startPostgres } from './postgres.ts'

export { newFolder }

export type Home = { dataDir: string; databaseUrl?: string }
export type Place = {
  name: string
  newHome(): Promise<Home>
  /** Where the database is a server of our own: stops and starts it again. */
  restart?: () => Promise<void>
}

const server = await startPostgres()

export const places: readonly Place[] = [
  { name: 'PGlite', newHome: async () => ({ dataDir: await folderWithDatabase() }) },
  ...(server
    ? [
        {
          name: 'PostgreSQL',
          newHome: async () => ({ dataDir: newFolder(), databaseUrl: await server.newDatabase() }),
          restart: server.restart ?? undefined,
        },
      ]
    : []),
]

export async function leavePlaces() {
  await server?.stop()
  leaveFolders()
}
