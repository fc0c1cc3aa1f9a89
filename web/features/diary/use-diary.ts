// Actions on diary entries, each with its toast and undo. What is logged without a network waits on this device.

import { copyOf, type DiaryEntry, type NewEntry, type WhenEaten } from '#domain/diary/diary-entry.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
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

const DIARY = ['meal_entries'] as const

export function useDiary(userId: string | undefined) {
  const { attempt, takeBack } = useAttempt(userId)

  async function add(entries: readonly NewEntry[], options: AddOptions = {}): Promise<boolean> {
    const undo = async (added: readonly DiaryEntry[]) => {
      await removeEntries(added.map(({ id }) => id))
      options.onUndone?.()
    }
    async function send() {
      const { added, unsent } = await addEntries(entries)
      if (unsent.length > 0) wait(unsent, options)
      if (added.length > 0) options.onAdded?.(() => void takeBack(() => undo(added), DIARY))
      else if (entries.length > unsent.length) notify('That’s already in your diary.', { tone: 'info' })
      return added
    }
    return attempt(send, {
      changes: DIARY,
      notDone: 'This wasn’t added.',
      message: ([first, ...others]) =>
        first
          ? (options.message ??
            `Added ${titleOf([first, ...others])} to ${MEAL_SLOT_NAMES[first.mealType].toLowerCase()}.`)
          : null,
      undo,
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
    const mark = (changed: 'deleted' | 'edited') => {
      for (const { deviceKey } of waiting) changeWaiting(deviceKey, { changed })
    }
    async function send() {
      if (saved.length > 0) await removeEntries(saved.map(({ id }) => id))
      mark('deleted')
    }
    return attempt(send, {
      changes: DIARY,
      notDone: 'This wasn’t deleted.',
      message: `Deleted ${titleOf(entries)}.`,
      undo: async () => {
        mark('edited')
        if (saved.length > 0) await restoreEntries(saved)
      },
    })
  }

  const change = (seen: DiaryEntry, changed: NewEntry) =>
    attempt(
      async () => {
        if (seen.waiting) changeWaiting(seen.deviceKey, { entry: copyWithPlan(seen, changed), changed: 'edited' })
        else await changeEntry(seen, changed)
      },
      { changes: DIARY, notDone: 'Your change wasn’t saved.' },
    )

  const copy = (entries: readonly DiaryEntry[], when: Partial<WhenEaten>) =>
    add(
      entries.map((entry) => copyOf(entry, when)),
      when.date ? { message: `Copied to ${formatDay(when.date)}.` } : {},
    )

  return { add, remove, change, copy }
}

const titleOf = (entries: readonly NewEntry[]) =>
  entries.length === 1 ? (entries[0]?.title ?? '') : countText(entries.length, 'entry', 'entries')

/** Without what only the diary's list adds; the meal that it was planned as stays. */
const copyWithPlan = (seen: DiaryEntry, changed: NewEntry): NewEntry => ({
  ...copyOf({ ...seen, ...changed }, {}),
  scheduleId: changed.scheduleId,
})
