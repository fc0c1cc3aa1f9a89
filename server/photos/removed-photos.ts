// Removes files of photos that no row has any more: a minute after a removal, and once a day those that a crash left.
import type { Statements } from '#server/database/database.ts'
import type { Log } from '#server/http/log.ts'
import { failureOf } from '#server/storage/file-store.ts'
import { movePhotos } from './move-photos.ts'
import type { PhotoFiles } from './photo-files.ts'

const EVERY_MS = 60_000
const SWEEPS_EVERY_MS = 24 * 60 * 60_000
const AT_ONCE = 200
/** Its row may not be there yet. */
const NEW_FOR_MS = 60 * 60_000

/** What the database has noted. Another row may have the file, when a member took a recipe along. */
export async function removeNoted(database: Statements, files: PhotoFiles): Promise<void> {
  for (;;) {
    const noted = await database.query(
      `select noted.stored_as, exists (select from public.recipe_photos photo where photo.stored_as = noted.stored_as) as used
       from private.removed_photos noted limit $1`,
      [AT_ONCE],
    )
    for (const { stored_as, used } of noted) if (!used) await files.remove(String(stored_as))
    const names = noted.map(({ stored_as }) => stored_as)
    await database.query('delete from private.removed_photos where stored_as = any($1)', [names])
    if (noted.length < AT_ONCE) return
  }
}

/** Files without a row: their server ended between the two. */
export async function sweep(database: Statements, files: PhotoFiles, now = Date.now()): Promise<number> {
  let removed = 0
  let names: string[] = []
  const removeUnused = async () => {
    const used = await database.query('select stored_as from public.recipe_photos where stored_as = any($1)', [names])
    const keep = new Set(used.map(({ stored_as }) => stored_as))
    for (const name of names) {
      if (keep.has(name)) continue
      await files.remove(name)
      removed++
    }
    names = []
  }
  for await (const { key, changedAt } of files.list()) {
    if (now - changedAt.getTime() < NEW_FOR_MS) continue
    names.push(key)
    if (names.length === AT_ONCE) await removeUnused()
  }
  await removeUnused()
  return removed
}

/** Also moves photos that couldn't be moved when they were saved. Returns a function that stops it. */
export function tidyPhotos(database: Statements, files: PhotoFiles, log: Log, everyMs = EVERY_MS): () => Promise<void> {
  let running: Promise<void> | null = null
  let sweepAt = 0

  async function tidy() {
    await removeNoted(database, files)
    if (files.target !== 'database') await movePhotos(database, files, { onlyFromDatabase: true, atMost: AT_ONCE })
    if (Date.now() < sweepAt) return
    sweepAt = Date.now() + SWEEPS_EVERY_MS
    const removed = await sweep(database, files)
    if (removed > 0) log('info', 'Removed files of photos that have no row.', { removed })
  }

  const timer = setInterval(() => {
    running ??= tidy()
      .catch((error: unknown) => {
        log('warn', 'Photos outside the database couldn’t be tidied. Trying again in a minute.', {
          reason: failureOf(error),
        })
      })
      .finally(() => {
        running = null
      })
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
