// Free disk space for the data folder. The database needs some just to start.
import { statfsSync } from 'node:fs'
import { StartError } from '#server/process/start-error.ts'

const NEEDED_BYTES = 24 * 1024 * 1024 // a journal segment is 16 MB, and a checkpoint writes next to it

/** Error codes for a full disk or an exceeded quota: PostgreSQL's and the system's. */
export function isDiskFull(code: string | undefined): boolean {
  return /^(53100|ENOSPC|EDQUOT|EFBIG)$/.test(code ?? '')
}

export const DISK_FULL_MESSAGE = 'Nothing could be saved: the disk that holds members’ data is full.'

/** For the operator, in the log. */
export const DISK_FULL_ADVICE =
  'The disk that holds members’ data is full. Free up space on it. Nothing needs a restart, and saved data is safe.'

export function hasFreeSpace(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= NEEDED_BYTES
}

/** A readable error if the disk is full; otherwise the original error. */
export function explainFullDisk(dataDir: string, failure: unknown): unknown {
  const isKnown = failure instanceof Error && 'code' in failure && isDiskFull(String(failure.code))
  if (!isKnown && hasFreeSpace(dataDir)) return failure
  return new StartError(
    `The disk that holds ${dataDir} is full, and the database needs space to open. Free at least 64 MB there and start again. Saved data is safe.`,
    { cause: failure },
  )
}
