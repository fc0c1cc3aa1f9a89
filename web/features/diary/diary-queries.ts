// The entries of a member's diary by day, and daily totals.
import { queryOptions } from '@tanstack/react-query'
import type { DiaryDay } from '#domain/diary/day-averages.ts'
import { type DiaryEntry, type EntryKind, type NewEntry, withMacros } from '#domain/diary/diary-entry.ts'
import { readNutrients } from '#domain/diary/loggable-food.ts'
import { loggedPortion } from '#domain/diary/logged-portion.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import type { Database } from '#web/data/database.types.ts'
import { CONNECTION_LOST, failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { PLANNED_ONCE } from '#web/data/planned-once.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { ENTRY_ONCE, forgetSent, sendOnce } from '#web/data/send-once.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { rowOf } from './entry-row.ts'

type Row = Database['public']['Tables']['meal_entries']['Row']

const kindOf = (kind: string): EntryKind => (kind === 'food' || kind === 'quick' ? kind : 'recipe')

export const entryOfRow = (row: Row): DiaryEntry => ({
  id: row.id,
  deviceKey: row.device_key,
  updatedAt: row.updated_at,
  kind: kindOf(row.kind),
  date: row.date,
  mealType: mealSlot(row.meal_type),
  title: row.recipe_title,
  recipeId: row.recipe_id,
  foodId: row.food_id,
  grams: row.grams === null ? null : Number(row.grams),
  quantity: Number(row.quantity),
  portion: row.portion ? loggedPortion(row.portion, Number(row.portion_count)) : null,
  calories: row.calories,
  protein: row.protein,
  carbs: row.carbs,
  fat: row.fat,
  nutrients: row.nutrients === null ? null : readNutrients(row.nutrients),
  scheduleId: row.schedule_id,
})

async function fetchEntries(from: string, to: string): Promise<DiaryEntry[]> {
  const userId = await memberId()
  const client = await backend()
  const entries = client.from('meal_entries').select('*').eq('user_id', userId)
  return rowsOf(await entries.gte('date', from).lte('date', to).order('id')).map(entryOfRow)
}

async function fetchDays(from: string, to: string): Promise<DiaryDay[]> {
  await memberId()
  const rows = rowsOf(await (await backend()).rpc('diary_days', { from_day: from, to_day: to }))
  return rows.map(({ water_ml: waterMl, nutrients, known, ...day }) => ({
    ...day,
    waterMl,
    nutrients: withMacros(readNutrients(nutrients), day),
    known: readNutrients(known),
  }))
}

export const diaryQueries = {
  entries: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'diary', 'entries', from, to),
      queryFn: () => fetchEntries(from, to),
      enabled: userId !== undefined && from !== '',
    }),
  days: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'diary', 'days', from, to),
      queryFn: () => fetchDays(from, to),
      enabled: userId !== undefined && from !== '',
    }),
}

export type KeyedEntry = NewEntry & Pick<DiaryEntry, 'deviceKey'>

interface Added {
  added: DiaryEntry[]
  /** Nobody knows whether these arrived; sent again under the same key, they are stored once. */
  unsent: KeyedEntry[]
}

/** Skips what the diary already has: planned meals, and entries whose response was lost. */
export async function addEntries(entries: readonly NewEntry[]): Promise<Added> {
  const planned = await addRows(
    entries.filter(({ scheduleId }) => scheduleId !== null),
    PLANNED_ONCE,
  )
  const others = await addRows(
    entries.filter(({ scheduleId }) => scheduleId === null),
    ENTRY_ONCE,
  )
  return { added: [...planned.added, ...others.added], unsent: [...planned.unsent, ...others.unsent] }
}

async function addRows(entries: readonly NewEntry[], once: typeof ENTRY_ONCE): Promise<Added> {
  if (entries.length === 0) return { added: [], unsent: [] }
  const rows = entries.map((entry) => rowOf(entry))
  let keys: string[] = []
  try {
    if (!navigator.onLine) throw new Error(CONNECTION_LOST)
    const userId = await memberId()
    const client = await backend()
    const added = await sendOnce(rows, async (keyed) => {
      keys = keyed.map(({ device_key }) => device_key)
      const own = keyed.map((row) => ({ user_id: userId, ...row }))
      return rowsOf(await client.from('meal_entries').upsert(own, once).select('*'))
    })
    return { added: added.map(entryOfRow), unsent: [] }
  } catch (error) {
    if (failureText(error) !== CONNECTION_LOST) throw error
    forgetSent(rows)
    return { added: [], unsent: entries.map((entry, at) => ({ ...entry, deviceKey: keys[at] ?? newUuid() })) }
  }
}

/** Entries whose key the diary already has are left unchanged. Resolves to the keys that were added. */
export async function addOnce(entries: readonly KeyedEntry[]): Promise<string[]> {
  const userId = await memberId()
  const rows = entries.map((entry) => ({ user_id: userId, device_key: entry.deviceKey, ...rowOf(entry) }))
  const adding = (await backend()).from('meal_entries').upsert(rows, ENTRY_ONCE)
  return rowsOf(await adding.select('device_key')).map(({ device_key }) => device_key)
}

/** Restores a deleted entry under its old key, so a second press changes nothing. */
export const restoreEntries = (entries: readonly DiaryEntry[]) => addOnce(entries)

/** Fails if the entry changed elsewhere since it was shown, so that nothing unseen is overwritten. */
export async function changeEntry(seen: DiaryEntry, changed: NewEntry) {
  await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('meal_entries')
      .update(rowOf(changed))
      .eq('id', seen.id)
      .eq('updated_at', seen.updatedAt)
      .select('id'),
  )
  if (rows.length === 0) throw new Error('It was changed or deleted on another device. You now see the latest version.')
}

export async function removeEntries(ids: readonly number[]) {
  await memberId()
  done(await (await backend()).from('meal_entries').delete().in('id', ids))
}
