// Actions on diary entries, each with its toast and undo.

import { useQueryClient } from '@tanstack/react-query'
import { copyOf, type DiaryEntry, type NewEntry, type WhenEaten } from '#domain/diary/diary-entry.ts'
import { MEAL_SLOT_NAMES } from '#domain/plan/meal-slots.ts'
import { addDays, formatDay } from '#domain/time/calendar.ts'
import { failureText, SESSION_ENDED } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { renewSession } from '#web/data/supabase.ts'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'
import { addEntries, changeEntry, entriesOf, removeEntries, restoreEntries } from './diary-queries.ts'

export function useDiary(userId: string | undefined) {
  const client = useQueryClient()
  const refresh = () => reload(client, memberKey(userId))

  /** True once done; a failure shows a message and keeps what was typed. */
  async function attempt(what: string, action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action()
      return true
    } catch (error) {
      const reason = failureText(error)
      notify(`${what} ${reason}`, { tone: 'danger' })
      // Ends the session here as well, so that the page says what to do.
      if (reason === SESSION_ENDED) await renewSession()
      return false
    } finally {
      await refresh()
    }
  }

  async function add(
    entries: readonly NewEntry[],
    { message, onUndone }: { message?: string; onUndone?: () => void } = {},
  ): Promise<boolean> {
    return attempt('This wasn’t added.', async () => {
      const added = await addEntries(entries)
      const [first] = added
      if (!first) {
        if (entries.length > 0) notify('That’s already in your diary.', { tone: 'info' })
        return
      }
      const what = added.length === 1 ? first.title : countText(added.length, 'entry', 'entries')
      const undo = async () => {
        const ids = added.map(({ id }) => id)
        if (await attempt('This couldn’t be undone.', () => removeEntries(ids))) onUndone?.()
      }
      notify(message ?? `Added ${what} to ${MEAL_SLOT_NAMES[first.mealType].toLowerCase()}.`, {
        action: { label: 'Undo', onSelect: () => void undo() },
      })
    })
  }

  async function remove(entries: readonly DiaryEntry[]): Promise<boolean> {
    return attempt('This wasn’t deleted.', async () => {
      await removeEntries(entries.map(({ id }) => id))
      const what = entries.length === 1 ? entries[0]?.title : countText(entries.length, 'entry', 'entries')
      const undo = () => void attempt('This couldn’t be restored.', () => restoreEntries(entries))
      notify(`Deleted ${what}.`, { action: { label: 'Undo', onSelect: undo } })
    })
  }

  const change = (seen: DiaryEntry, changed: NewEntry) =>
    attempt('Your change wasn’t saved.', () => changeEntry(seen, changed))

  const copy = (entries: readonly DiaryEntry[], when: Partial<WhenEaten>) =>
    add(
      entries.map((entry) => copyOf(entry, when)),
      when.date ? { message: `Copied to ${formatDay(when.date)}.` } : {},
    )

  async function copyYesterday(date: string) {
    let before: DiaryEntry[] = []
    const read = await attempt('We couldn’t load yesterday.', async () => {
      before = await entriesOf(addDays(date, -1))
    })
    if (!read) return
    if (before.length === 0) notify('There’s nothing to copy from the day before.', { tone: 'info' })
    else await copy(before, { date })
  }

  return { add, remove, change, copy, copyYesterday, refresh }
}
