// Repeats a transaction that the database took back because another one was in its way.
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from './readable-error.ts'

/** A serialization failure and a deadlock: nothing of the transaction has happened. */
const CONFLICTS = ['40001', '40P01']
const MOST_ATTEMPTS = 3
const PAUSE_MS = 50

export async function againAfterConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !CONFLICTS.includes(codeOf(error) ?? '')) throw error
      await pause(PAUSE_MS * attempt * Math.random())
    }
  }
}
