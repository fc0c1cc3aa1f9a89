// The assistant's questions, in the units the person chose.

import { ACTIVITIES, AIMS } from '#domain/diary/activity-and-aim.ts'
import type { BodyDraft } from '#domain/diary/body-draft.ts'
import type { Units } from '#domain/diary/units.ts'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { UnitsFields } from '#web/ui/units-fields.tsx'

interface BodyFormProps {
  draft: BodyDraft
  /** Without the questions that have been answered elsewhere, or that can wait. */
  brief?: boolean
  onChange: (changes: Partial<BodyDraft>) => void
  onUnits: (units: Units) => void
}

const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
]
const MATERNITY = [
  { value: 'none', label: 'Neither' },
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'lactating', label: 'Breastfeeding' },
]
/** The form is written in these; the others are in Settings. */
const ASKED_UNITS = ['weight', 'height'] as const

export function BodyForm({ draft, brief, onChange, onUnits }: BodyFormProps) {
  const { units } = draft
  const number = (
    label: string,
    key: 'birthYear' | 'height' | 'inches' | 'weight' | 'goalWeight' | 'pace',
    hint?: string,
  ) => (
    <Field label={label} hint={hint}>
      {(control) => <NumberInput {...control} value={draft[key]} onText={(text) => onChange({ [key]: text })} />}
    </Field>
  )
  // The options are the type's own values, so a select's value is always one of them.
  const choice = <Key extends 'sex' | 'activity' | 'aim' | 'maternity'>(
    label: string,
    key: Key,
    options: readonly { value: string; label: string }[],
    placeholder?: string,
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={draft[key]}
          options={options}
          placeholder={placeholder}
          onChange={(event) => onChange({ [key]: event.target.value } as Partial<BodyDraft>)}
        />
      )}
    </Field>
  )
  return (
    <div className="grid gap-4">
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-2 font-bold">Units</legend>
        <UnitsFields units={units} shown={ASKED_UNITS} onChange={onUnits} />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {number('Year of birth', 'birthYear')}
        {choice('Sex', 'sex', SEXES, 'Choose')}
        {units.height === 'cm' ? (
          number('Height in cm', 'height')
        ) : (
          <div className="grid grid-cols-2 gap-3">
            {number('Feet', 'height')}
            {number('Inches', 'inches')}
          </div>
        )}
        {number(`Weight now (${units.weight})`, 'weight', 'A new weight is logged for today.')}
        {choice('Activity', 'activity', ACTIVITIES)}
        {!brief && choice('Aim', 'aim', AIMS)}
        {draft.aim !== 'keep' && number(`Pace (${units.weight} a week)`, 'pace')}
        {!brief && number(`Goal weight (${units.weight})`, 'goalWeight')}
        {draft.sex === 'female' && choice('Pregnant or breastfeeding', 'maternity', MATERNITY)}
      </div>
    </div>
  )
}
