// The dialogs of the diary's day.
import type { DiaryEntry } from '#domain/diary/diary-entry.ts'
import type { Units } from '#domain/diary/units.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { useSessionUser } from '#web/data/session.ts'
import { CopyMealDialog } from '#web/features/diary/copy-meal-dialog.tsx'
import { EditEntryDialog } from '#web/features/diary/edit-entry-dialog.tsx'
import type { useDiary } from '#web/features/diary/use-diary.ts'
import { paths } from '#web/router/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DiaryAddFood } from './diary-add-food.tsx'

export type OpenDialog =
  | { dialog: 'add'; meal: MealSlot; quick: boolean }
  | { dialog: 'edit'; entry: DiaryEntry }
  | { dialog: 'copy'; meal: MealSlot }

interface DiaryDialogsProps {
  userId: string | undefined
  opened: OpenDialog | null
  diary: ReturnType<typeof useDiary>
  date: string
  today: string
  energyUnit: Units['energy']
  entriesOf: (meal: MealSlot) => readonly DiaryEntry[]
  /** The same meal of the day before. */
  beforeOf: (meal: MealSlot) => readonly DiaryEntry[]
  onClose: () => void
}

export function DiaryDialogs({ opened, onClose, entriesOf, beforeOf, ...props }: DiaryDialogsProps) {
  const { diary, date, today, energyUnit } = props
  const isSignedOut = useSessionUser() === null

  switch (opened?.dialog) {
    case 'add':
      return (
        <DiaryAddFood
          userId={props.userId}
          {...{ date, energyUnit, diary, onClose }}
          meal={opened.meal}
          quick={opened.quick}
          before={entriesOf(opened.meal).length > 0 ? [] : beforeOf(opened.meal)}
          notice={isSignedOut && <SignInBeside />}
        />
      )
    case 'edit':
      return (
        <EditEntryDialog
          key={opened.entry.deviceKey}
          entry={opened.entry}
          energyUnit={energyUnit}
          onSave={(changed) => diary.change(opened.entry, changed)}
          onClose={onClose}
        />
      )
    case 'copy':
      return (
        <CopyMealDialog
          meal={opened.meal}
          start={date === today ? addDays(date, 1) : today}
          onCopy={(when) => diary.copy(entriesOf(opened.meal), when)}
          onClose={onClose}
        />
      )
  }
  return null
}

/** In another tab, because leaving the page would lose what was typed. */
function SignInBeside() {
  return (
    <Notice tone="apricot" role="alert">
      You’re signed out, so this can’t be added yet.{' '}
      <a href={paths.auth} target="_blank" rel="noopener" className="font-semibold underline">
        Sign in on a new tab
      </a>
      , then come back here. What you typed will still be here.
    </Notice>
  )
}
