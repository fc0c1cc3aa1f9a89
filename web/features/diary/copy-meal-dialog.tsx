import { type FormEvent, useState } from 'react'
import { isDiaryDay } from '#domain/diary/diary-entry.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/time/meal-slots.ts'
import { Button } from '#web/ui/button.tsx'
import { DayInput } from '#web/ui/day-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'

interface CopyMealDialogProps {
  meal: MealSlot
  /** Suggested day to copy to. */
  start: string
  onCopy: (when: { date: string; mealType: MealSlot }) => Promise<boolean>
  onClose: () => void
}

export function CopyMealDialog({ meal, start, onCopy, onClose }: CopyMealDialogProps) {
  const [date, setDate] = useState(start)
  const [mealType, setMealType] = useState(meal)
  const [copying, setCopying] = useState(false)
  const wrong = !isDayKey(date) || !isDiaryDay(date)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (wrong) return
    setCopying(true)
    const copied = await onCopy({ date, mealType })
    setCopying(false)
    if (copied) onClose()
  }

  return (
    <Dialog open onClose={onClose} title={`Copy ${MEAL_SLOT_NAMES[meal].toLowerCase()}`}>
      <form onSubmit={submit} className="grid gap-4">
        <Field label="To day" error={wrong ? 'Choose a day between 2000 and 2100.' : undefined}>
          {(control) => <DayInput {...control} value={date} onDay={setDate} />}
        </Field>
        <Field label="To meal">{(control) => <MealSelect {...control} value={mealType} onMeal={setMealType} />}</Field>
        <div className="mt-2 flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={copying}>
            {copying ? 'Copying...' : 'Copy'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
