// Data folders for tests, removed when the tests leave.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// In memory where the system offers that: tests make dozens of databases, and flushing them would only take time.
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const folders: string[] = []

export function newFolder(): string {
  const folder = mkdtempSync(join(parent, 'plateful-'))
  folders.push(folder)
  return folder
}

/** A copy of a migrated database that does not run: making one takes seconds, copying one does not. */
export function copyOfFolder(source: string): string {
  const folder = newFolder()
  cpSync(source, folder, { recursive: true })
  return folder
}

export function leaveFolders() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
