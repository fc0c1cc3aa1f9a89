// The small dialogs of one planned meal: move, copy, change its servings, or write a note.

import type { ReactNode } from 'react'
import type { Plate } from '#domain/kitchen/plate.ts'
import { LONGEST } from '#domain/limits.ts'
import type { EntryPlace, PlannedEntry, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import { type Form, useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { PlaceFields } from './place-fields.tsx'

interface FormDialogProps<Values> {
  title: string
  submitLabel: string
  form: Form<Values>
  onClose: () => void
  children: ReactNode
}

function FormDialog<Values>({ title, submitLabel, form, onClose, children }: FormDialogProps<Values>) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <form {...form.props} className="grid gap-4">
        {children}
        <Problem text={form.problem} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.pending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface PlaceMealDialogProps {
  verb: 'Move' | 'Copy'
  meal: ScheduledMeal
  onPlace: (place: EntryPlace) => Promise<void>
  onClose: () => void
}

export function PlaceMealDialog({ verb, meal, onPlace, onClose }: PlaceMealDialogProps) {
  const form = useForm<EntryPlace>({
    start: { date: meal.date, mealType: meal.mealType },
    check: dayProblem,
    send: (place) => onPlace(place).then(onClose),
  })
  return (
    <FormDialog title={`${verb} ${meal.title}`} submitLabel={verb} form={form} onClose={onClose}>
      <PlaceFields place={form.values} onChange={form.set} />
    </FormDialog>
  )
}

interface NoteDialogProps {
  start: EntryPlace
  onAdd: (entry: PlannedEntry) => Promise<void>
  onClose: () => void
}

export function NoteDialog({ start, onAdd, onClose }: NoteDialogProps) {
  const form = useForm({
    start: { ...start, note: '' },
    check: (values) =>
      values.note.trim() === '' ? { field: 'note', message: 'Enter what you plan to eat.' } : dayProblem(values),
    send: async ({ note, ...place }) => {
      const entry = { title: note.trim(), isNote: true, recipeId: null, image: '', servings: 1, calories: 0 }
      await onAdd({ ...place, ...entry })
      onClose()
    },
  })
  return (
    <FormDialog title="Add Note" submitLabel="Save Note" form={form} onClose={onClose}>
      <FormField
        form={form}
        name="note"
        label="Note"
        hint="A meal without a recipe. It adds nothing to your shopping list."
        ref={takeFocus}
        maxLength={LONGEST.plannedNote}
        placeholder="Pizza with Ana"
      />
      <PlaceFields place={form.values} onChange={form.set} />
    </FormDialog>
  )
}

interface ServingsDialogProps {
  meal: ScheduledMeal
  /** The one to change, if everybody's was planned. */
  plate: Pick<Plate, 'servings' | 'person'> | null
  onSave: (to: Partial<Pick<ScheduledMeal, 'servings' | 'plates'>>) => Promise<void>
  onClose: () => void
}

export function ServingsDialog({ meal, plate, onSave, onClose }: ServingsDialogProps) {
  const form = useForm({
    start: { servings: plate?.servings ?? meal.servings },
    send({ servings }) {
      const plates = meal.plates?.map((one) => (one.person === plate?.person ? { ...one, servings } : one))
      return onSave(plate && plates ? { plates } : { servings }).then(onClose)
    },
  })
  return (
    <FormDialog title={`Servings of ${meal.title}`} submitLabel="Save" form={form} onClose={onClose}>
      <Stepper
        label={plate ? 'Servings on this plate' : 'Servings for each person'}
        min={plate ? 0.1 : 0.25}
        max={plate ? 20 : 100}
        step={plate ? 0.1 : 0.25}
        value={form.values.servings}
        onChange={(servings) => form.set({ servings })}
      />
    </FormDialog>
  )
}

const dayProblem = ({ date }: EntryPlace) => (isDayKey(date) ? null : 'Choose a day.')
