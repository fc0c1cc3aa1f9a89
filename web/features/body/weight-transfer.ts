// What a file of weights adds, and how to undo it.
import type { Weight } from '#domain/diary/weight-trend.ts'
import { agreeToHealthDetails } from '#web/data/health-consent.ts'
import { inChunks } from '#web/data/row-chunks.ts'
import { allRowsOf, done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

/** Those for days that already have a weight. */
export async function weighedDays(days: readonly string[]): Promise<Set<string>> {
  const userId = await memberId()
  const client = await backend()
  const sorted = days.toSorted()
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
  if (days.length === 0) return new Set()
  const rows = await allRowsOf((from, to) => {
    const logs = client.from('weight_logs').select('date').eq('user_id', userId).gte('date', first).lte('date', last)
    return logs.order('date').range(from, to)
  })
  return new Set(rows.map(({ date }) => date))
}

/**
 * Days that already have a weight keep it. `added` receives what is new, by day; if a chunk gets no response, all of
 * it, because it may have arrived.
 */
export async function importWeights(weights: readonly Weight[], added: Map<string, number>) {
  const userId = await memberId()
  await agreeToHealthDetails()
  const client = await backend()
  for (const some of inChunks(weights)) {
    const chunk = new Map(some.map(({ date, weightKg }) => [date, weightKg]))
    const rows = [...chunk].map(([date, weight_kg]) => ({ user_id: userId, date, weight_kg }))
    const adding = client.from('weight_logs').upsert(rows, { onConflict: 'user_id,date', ignoreDuplicates: true })
    const { data, error } = await adding.select('date')
    const days = error ? chunk.keys() : (data ?? []).map(({ date }) => date)
    for (const day of days) added.set(day, chunk.get(day) ?? 0)
    done({ data, error })
  }
}

/** As many days as fit into a URL. */
const UNDO_ROWS = 150

/** A weight that was edited since stays. */
export async function undoWeights(added: ReadonlyMap<string, number>) {
  const userId = await memberId()
  const client = await backend()
  const days = [...added.keys()]
  for (let at = 0; at < days.length; at += UNDO_ROWS) {
    const some = days.slice(at, at + UNDO_ROWS)
    const found = client.from('weight_logs').select('date, weight_kg').eq('user_id', userId).in('date', some)
    const same = rowsOf(await found)
      .filter(({ date, weight_kg }) => Number(weight_kg) === added.get(date))
      .map(({ date }) => date)
    if (same.length > 0) done(await client.from('weight_logs').delete().eq('user_id', userId).in('date', same))
  }
}
