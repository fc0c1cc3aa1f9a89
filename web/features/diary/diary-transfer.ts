// The whole diary for a file, and the entries that a file adds to it.
import type { DiaryEntry, NewEntry } from '#domain/diary/diary-entry.ts'
import { type KeyedEntry, newEntries } from '#domain/diary/import-keys.ts'
import { inChunks } from '#web/data/row-chunks.ts'
import { allRowsOf, done } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import { addOnce, entryOfRow } from './diary-queries.ts'

/** Oldest first, one page at a time; the whole diary, or the days between two dates. */
export async function allEntries(from = '0001-01-01', to = '9999-12-31'): Promise<DiaryEntry[]> {
  const userId = await memberId()
  const client = await backend()
  const rows = await allRowsOf((first, last) => {
    const entries = client.from('meal_entries').select('*').eq('user_id', userId).gte('date', from).lte('date', to)
    return entries.order('date').order('id').range(first, last)
  })
  return rows.map(entryOfRow)
}

/** The entries of a file that the diary doesn't have yet. */
export async function notInDiary(file: readonly NewEntry[]): Promise<KeyedEntry[]> {
  const days = file.map(({ date }) => date).sort()
  return newEntries(file, await allEntries(days[0], days.at(-1)))
}

/**
 * In request-sized chunks. Entries that arrived in an earlier attempt that lost its connection aren't added again.
 * `added` receives the keys of new entries; if a chunk gets no response, all of its keys, because they may have
 * arrived.
 */
export async function importEntries(entries: readonly KeyedEntry[], added: Set<string>) {
  for (const chunk of inChunks(entries)) {
    const all = chunk.map(({ deviceKey }) => deviceKey)
    const keys = await addOnce(chunk).catch((error: unknown) => {
      for (const key of all) added.add(key)
      throw error
    })
    for (const key of keys) added.add(key)
  }
}

/** As many keys as fit into a URL. */
const UNDO_ROWS = 150

export async function undoImport(added: ReadonlySet<string>) {
  const userId = await memberId()
  const client = await backend()
  const keys = [...added]
  for (let at = 0; at < keys.length; at += UNDO_ROWS) {
    const some = keys.slice(at, at + UNDO_ROWS)
    done(await client.from('meal_entries').delete().eq('user_id', userId).in('device_key', some))
  }
}
