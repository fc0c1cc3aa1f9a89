// A panic, such as a full disk in the middle of a commit, ends the database inside PGlite. PGlite does not notice: it
// would ask the ended one again and again, in a loop that holds up the whole process. Here it is noticed, and every
// later statement fails at once.
import type { PGlite } from '@electric-sql/pglite'
import { hasRoom } from './disk-space.ts'

/** Inside PGlite: one step of the database, and how it gets back from a failed statement. */
type Inside = {
  POSTGRES_MAIN_LONGJMP: number
  mod: {
    _PostgresMainLoopOnce(): void
    _PostgresMainLongJmp(): void
    FS: { streams: (object | null)[]; close(stream: object): void }
  }
}

export class DatabaseEnded extends Error {
  override name = 'DatabaseEnded'
  /** As a PostgreSQL server says it: disk_full or crash_shutdown. */
  code: string

  constructor(folder: string, options?: ErrorOptions) {
    super('The embedded database has ended.', options)
    this.code = hasRoom(folder) ? '57P02' : '53100'
  }
}

/** To be called once it is ready; answers whether it has ended. */
export function watchForEnd(driver: PGlite, folder: string): () => boolean {
  const inside = driver as unknown as Inside // PGlite keeps these to itself
  const { mod } = inside
  const step = mod._PostgresMainLoopOnce.bind(mod)
  const goBack = mod._PostgresMainLongJmp.bind(mod)
  const execute = driver.execProtocolRawSync.bind(driver)
  let hasEnded = false

  mod._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (thrown) {
      if (statusOf(thrown) !== inside.POSTGRES_MAIN_LONGJMP) hasEnded = true
      // PGlite's loop takes in everything but what is thrown on the way back.
      throw hasEnded ? { status: inside.POSTGRES_MAIN_LONGJMP } : thrown
    }
  }
  mod._PostgresMainLongJmp = () => {
    if (hasEnded) throw new DatabaseEnded(folder)
    goBack()
  }
  driver.execProtocolRawSync = (message) => {
    if (hasEnded) throw new DatabaseEnded(folder)
    try {
      return execute(message)
    } catch (cause) {
      throw hasEnded ? new DatabaseEnded(folder, { cause }) : cause
    }
  }
  return () => hasEnded
}

/** The files that an ended database still holds open. */
export function leaveFiles(driver: PGlite): void {
  const { FS } = (driver as unknown as Inside).mod
  for (const stream of FS.streams) if (stream) FS.close(stream)
}

function statusOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : undefined
}
