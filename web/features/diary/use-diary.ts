// Actions on diary entries, each with its toast and undo. What is logged without a network waits on this device.

import { useQueryClient } from '@tanstack/react-query'
import { copyOf, type DiaryEntry, type NewEntry, type WhenEaten } from '#domain/diary/diary-entry.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { failureText, SESSION_ENDED } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { renewSession } from '#web/data/supabase.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'
import { addEntries, changeEntry, type KeyedEntry, removeEntries, restoreEntries } from './diary-queries.ts'
import { addWaiting, changeWaiting } from './waiting-entries-store.ts'

interface AddOptions {
  message?: string
  onUndone?: () => void
  /** Gets the same Undo as the toast, which an open dialog covers. */
  onAdded?: (undo: () => void) => void
}

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

  async function add(entries: readonly NewEntry[], options: AddOptions = {}): Promise<boolean> {
    return attempt('This wasn’t added.', async () => {
      const { added, unsent } = await addEntries(entries)
      if (unsent.length > 0) wait(unsent, options)
      const [first] = added
      if (!first) {
        if (entries.length > unsent.length) notify('That’s already in your diary.', { tone: 'info' })
        return
      }
      const undo = async () => {
        const ids = added.map(({ id }) => id)
        if (await attempt('This couldn’t be undone.', () => removeEntries(ids))) options.onUndone?.()
      }
      options.onAdded?.(() => void undo())
      notify(options.message ?? `Added ${titleOf(added)} to ${MEAL_SLOT_NAMES[first.mealType].toLowerCase()}.`, {
        action: { label: 'Undo', onSelect: () => void undo() },
      })
    })
  }

  function wait(unsent: readonly KeyedEntry[], { onUndone, onAdded }: AddOptions) {
    if (!userId) return
    const action = newUuid()
    addWaiting(unsent.map(({ deviceKey, ...entry }) => ({ id: deviceKey, member: userId, action, entry })))
    const undo = () => {
      for (const { deviceKey } of unsent) changeWaiting(deviceKey, { changed: 'deleted' })
      onUndone?.()
    }
    onAdded?.(undo)
    notify(`Saved ${titleOf(unsent)} on this device. We’ll add it to your diary when you’re back online.`, {
      action: { label: 'Undo', onSelect: undo },
    })
  }

  async function remove(entries: readonly DiaryEntry[]): Promise<boolean> {
    const [waiting, saved] = [entries.filter((entry) => entry.waiting), entries.filter((entry) => !entry.waiting)]
    return attempt('This wasn’t deleted.', async () => {
      if (saved.length > 0) await removeEntries(saved.map(({ id }) => id))
      for (const { deviceKey } of waiting) changeWaiting(deviceKey, { changed: 'deleted' })
      const undo = () =>
        void attempt('This couldn’t be restored.', async () => {
          for (const { deviceKey } of waiting) changeWaiting(deviceKey, { changed: 'edited' })
          if (saved.length > 0) await restoreEntries(saved)
        })
      notify(`Deleted ${titleOf(entries)}.`, { action: { label: 'Undo', onSelect: undo } })
    })
  }

  const change = (seen: DiaryEntry, changed: NewEntry) =>
    attempt('Your change wasn’t saved.', async () => {
      if (seen.waiting) changeWaiting(seen.deviceKey, { entry: copyWithPlan(seen, changed), changed: 'edited' })
      else await changeEntry(seen, changed)
    })

  const copy = (entries: readonly DiaryEntry[], when: Partial<WhenEaten>) =>
    add(
      entries.map((entry) => copyOf(entry, when)),
      when.date ? { message: `Copied to ${formatDay(when.date)}.` } : {},
    )

  return { add, remove, change, copy, refresh }
}

const titleOf = (entries: readonly NewEntry[]) =>
  entries.length === 1 ? (entries[0]?.title ?? '') : countText(entries.length, 'entry', 'entries')

/** Without what only the diary's list adds; the meal that it was planned as stays. */
const copyWithPlan = (seen: DiaryEntry, changed: NewEntry): NewEntry => ({
  ...copyOf({ ...seen, ...changed }, {}),
  scheduleId: changed.scheduleId,
})
