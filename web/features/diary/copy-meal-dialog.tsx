import { isDiaryDay } from '#domain/diary/diary-entry.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/time/meal-slots.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DayInput } from '#web/ui/day-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { MealSelect } from '#web/ui/meal-select.tsx'

interface CopyMealDialogProps {
  meal: MealSlot
  /** Suggested day to copy to. */
  start: string
  onCopy: (when: { date: string; mealType: MealSlot }) => Promise<boolean>
  onClose: () => void
}

const WRONG_DAY = 'Choose a day between 2000 and 2100.'

export function CopyMealDialog({ meal, start, onCopy, onClose }: CopyMealDialogProps) {
  const form = useForm({
    start: { date: start, mealType: meal },
    check: ({ date }) => (isDayKey(date) && isDiaryDay(date) ? null : { field: 'date', message: WRONG_DAY }),
    send: async (when) => (await onCopy(when)) && onClose(),
  })
  return (
    <Dialog open onClose={onClose} title={`Copy ${MEAL_SLOT_NAMES[meal].toLowerCase()}`}>
      <form {...form.props} noValidate className="grid gap-4">
        <FormField form={form} name="date" label="To day">
          {(control) => <DayInput {...control} onDay={(date) => form.set({ date })} />}
        </FormField>
        <Field label="To meal">
          {(control) => (
            <MealSelect {...control} value={form.values.mealType} onMeal={(mealType) => form.set({ mealType })} />
          )}
        </Field>
        <div className="mt-2 flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.pending}>
            {form.pending ? 'Copying...' : 'Copy'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
