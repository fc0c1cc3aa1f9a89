// Data folders for tests, removed when the tests end.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// In memory if possible: tests create dozens of databases, and flushing them to disk is slow.
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const folders: string[] = []

export function newFolder(): string {
  const folder = mkdtempSync(join(parent, 'plateful-'))
  folders.push(folder)
  return folder
}

/** A copy of a migrated database, because creating one takes seconds. */
export function copyOfFolder(source: string): string {
  const folder = newFolder()
  cpSync(source, folder, { recursive: true })
  return folder
}

export function leaveFolders() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
