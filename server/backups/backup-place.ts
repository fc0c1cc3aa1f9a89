// Where backups are written: messages for a place that can't take one, and a limit to how many stay there.
import { dirname, join } from 'node:path'
import { isDiskFull } from '#server/database/disk-space.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { BackupError } from './backup-archive.ts'

export function backupFile(folder: string, now = new Date()): string {
  return join(folder, `plateful-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
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

const OWN_NAME = /^plateful-\d{4}-\d\d-\d\dT[\d-]+Z\.backup(\.partial)?$/
/** Of a process that was killed: no backup takes that long. */
const ABANDONED_AFTER_MS = 48 * 60 * 60 * 1000

/** Removes the oldest backups, by the time in their names. Files with other names stay. */
export async function removeOldBackups(store: FileStore, keep: number): Promise<number> {
  const { names, abandoned } = await ownFiles(store)
  const old = names.slice(0, -keep)
  for (const name of [...old, ...abandoned]) await store.remove(name)
  return old.length
}

export async function newestBackup(store: FileStore): Promise<string> {
  const name = (await ownFiles(store)).names.at(-1)
  if (!name) throw new BackupError(`${store.name} has no backup.`)
  return name
}

/** Oldest first. */
async function ownFiles(store: FileStore) {
  const names: string[] = []
  const abandoned: string[] = []
  for await (const { key, changedAt } of store.list()) {
    const [name, isPartial] = OWN_NAME.exec(key) ?? []
    if (name && !isPartial) names.push(name)
    if (name && isPartial && Date.now() - changedAt.getTime() > ABANDONED_AFTER_MS) abandoned.push(name)
  }
  return { names: names.sort(), abandoned }
}
