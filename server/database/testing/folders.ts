// Data folders for tests, removed when the tests leave.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '#server/database/database-folder.ts'

const folders: string[] = []

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-'))
  folders.push(folder)
  return folder
}

/** A copy of an empty database: making one takes seconds, copying one does not. */
export async function folderWithDatabase(): Promise<string> {
  const folder = newFolder()
  cpSync(await emptyDatabase(), join(folder, 'database'), { recursive: true })
  return folder
}

export function leaveFolders() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
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
