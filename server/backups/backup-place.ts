// Where backups are written: messages for a place that can't take one, and a limit to how many stay there.
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDiskFull } from '#server/database/disk-space.ts'
import { BackupError } from './backup-archive.ts'

/** The default location of backups. */
export function backupFile(dataDir: string, now = new Date()): string {
  return join(dataDir, 'backups', `plateful-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
}

/** A readable error if the file can’t be written; otherwise the original error. */
export function explainPlace(file: string, failure: unknown): unknown {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : ''
  const folder = dirname(file)
  const explained = (message: string) => new BackupError(message, { cause: failure })
  if (isDiskFull(code))
    return explained(`The disk that holds ${folder} is full. No backup was written; earlier ones are unchanged.`)
  // Node reports a folder that it can't create on a read-only disk as missing.
  const isReadOnly =
    code === 'ENOENT' && failure instanceof Error && 'syscall' in failure && failure.syscall === 'mkdir'
  if (isReadOnly || /^(EACCES|EPERM|EROFS)$/.test(code))
    return explained(
      `The backup can’t be written to ${folder}. Let the user who runs this write there, or name another file: npm run backup -- <file>`,
    )
  if (/^(EEXIST|ENOTDIR)$/.test(code)) return explained(`${folder} is not a folder. Name another file for the backup.`)
  if (code === 'EISDIR') return explained(`${file} is a folder. Name a file in it.`)
  return failure
}

export const OWN_NAME = /^plateful-\d{4}-\d\d-\d\dT[\d-]+Z\.backup$/

/** Removes the oldest backups of the folder, by the time in their names. Files with other names stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => OWN_NAME.test(name)).sort()
  const old = names.slice(0, -keep)
  for (const name of old) await rm(join(folder, name))
  return old.length
}
