// The small dialogs of one planned meal: move, copy, change its servings, or write a note.

import { type ReactNode, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { EntryPlace, PlannedEntry, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { PlaceFields } from './place-fields.tsx'

interface FormDialogProps {
  title: string
  submitLabel: string
  /** Resolves to close the dialog; rejects with a message to show. */
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

function FormDialog({ title, submitLabel, onSubmit, onClose, children }: FormDialogProps) {
  const { pending, error, submit } = useSubmit(async () => {
    await onSubmit()
    onClose()
  })
  return (
    <Dialog open title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        {children}
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
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
  const [place, setPlace] = useState<EntryPlace>({ date: meal.date, mealType: meal.mealType })
  return (
    <FormDialog
      title={`${verb} ${meal.title}`}
      submitLabel={verb}
      onClose={onClose}
      onSubmit={() => onPlace(validPlace(place))}
    >
      <PlaceFields place={place} onChange={setPlace} />
    </FormDialog>
  )
}

interface NoteDialogProps {
  start: EntryPlace
  onAdd: (entry: PlannedEntry) => Promise<void>
  onClose: () => void
}

export function NoteDialog({ start, onAdd, onClose }: NoteDialogProps) {
  const [place, setPlace] = useState(start)
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title="Add Note"
      submitLabel="Save Note"
      onClose={onClose}
      onSubmit={async () => {
        if (note.trim() === '') throw new Error('Enter what you plan to eat.')
        const entry = { title: note.trim(), isNote: true, recipeId: null, image: '', servings: 1, calories: 0 }
        await onAdd({ ...validPlace(place), ...entry })
      }}
    >
      <Field label="Note" hint="A meal without a recipe. It adds nothing to your shopping list.">
        {(control) => (
          <Input
            {...control}
            ref={takeFocus}
            maxLength={LONGEST.plannedNote}
            placeholder="Pizza with Ana"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <PlaceFields place={place} onChange={setPlace} />
    </FormDialog>
  )
}

interface ServingsDialogProps {
  meal: ScheduledMeal
  onSave: (servings: number) => Promise<void>
  onClose: () => void
}

export function ServingsDialog({ meal, onSave, onClose }: ServingsDialogProps) {
  const [servings, setServings] = useState(meal.servings)
  return (
    <FormDialog
      title={`Servings of ${meal.title}`}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={() => onSave(servings)}
    >
      <Stepper
        label="Servings for each person"
        min={0.25}
        max={100}
        step={0.25}
        value={servings}
        onChange={setServings}
      />
    </FormDialog>
  )
}

function validPlace(place: EntryPlace): EntryPlace {
  if (!isDayKey(place.date)) throw new Error('Choose a day.')
  return place
}
