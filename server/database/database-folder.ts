// The embedded database's folder: made whole or not at all, and opened with words for what can be wrong with it.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Database } from './database.ts'
import { openPglite } from './pglite-database.ts'
import { StartError } from './start-error.ts'

export function databaseFolder(dataDir: string) {
  return join(dataDir, 'database')
}

export async function openFolder(dataDir: string, { create: mayCreate } = { create: true }): Promise<Database> {
  const folder = databaseFolder(dataDir)
  if (!existsSync(folder)) {
    if (!mayCreate) throw new StartError(`There is no database in ${dataDir}.`)
    await create(folder)
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) throw damaged(dataDir, new Error('it holds no database'))
  try {
    return await openPglite(folder)
  } catch (cause) {
    throw damaged(dataDir, cause)
  }
}

async function create(folder: string) {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const program = fileURLToPath(new URL('./create-folder.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [program, draft])
  await rename(draft, folder)
}

function damaged(dataDir: string, cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `The database in ${databaseFolder(dataDir)} cannot be opened: ${reason}. Move the folder ${dataDir} away and bring the last backup back with: npm run restore -- <backup file>`,
    { cause },
  )
}
