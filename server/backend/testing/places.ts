// The places where members' data can live. Every suite runs in each: PGlite always, PostgreSQL where there is one.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '#server/backend/database-folder.ts'
import { startPostgres } from './postgres.ts'

export type Home = { dataDir: string; databaseUrl?: string }
export type Place = { name: string; newHome(): Promise<Home> }

const folders: string[] = []
const server = await startPostgres()

export const places: readonly Place[] = [
  { name: 'PGlite', newHome: async () => ({ dataDir: await folderWithDatabase() }) },
  ...(server
    ? [{ name: 'PostgreSQL', newHome: async () => ({ dataDir: newFolder(), databaseUrl: await server.newDatabase() }) }]
    : []),
]

export async function leavePlaces() {
  await server?.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-'))
  folders.push(folder)
  return folder
}

/** A copy of an empty database: making one takes seconds, copying one does not. */
async function folderWithDatabase(): Promise<string> {
  const folder = newFolder()
  cpSync(await emptyDatabase(), join(folder, 'database'), { recursive: true })
  return folder
}

async function emptyDatabase(): Promise<string> {
  const cache = join('node_modules', '.cache', 'plateful')
  const database = join(cache, 'empty-database')
  if (existsSync(database)) return database
  const draft = mkdtempSync(join(tmpdir(), 'plateful-'))
  const opened = await openFolder(draft)
  await opened.close()
  mkdirSync(cache, { recursive: true })
  try {
    cpSync(join(draft, 'database'), `${database}.${process.pid}`, { recursive: true })
    renameSync(`${database}.${process.pid}`, database)
  } catch (error) {
    if (!existsSync(database)) throw error // another test was quicker
  }
  rmSync(draft, { recursive: true, force: true })
  return database
}
