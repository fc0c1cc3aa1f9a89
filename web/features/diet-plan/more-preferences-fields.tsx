// Options beyond calories and diet. An empty field sets none.
import type { ReactNode } from 'react'
import { type FigurePreference, type MorePreferences, PREFERENCE_RANGES } from '#domain/plan/plan-request.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { MealsOfDays } from './meals-of-days.tsx'
import { TableFields } from './table-fields.tsx'

interface MorePreferencesFieldsProps {
  preferences: MorePreferences
  isWeek: boolean
  /** Everybody's own goals and foods count: only what is about the plan is asked. */
  isForTable: boolean
  hasGoals: boolean
  notEaten: readonly string[]
  onChange: (part: Partial<MorePreferences>) => void
}

const FIGURES: readonly { preference: FigurePreference; label: string; unit: string; step?: number }[] = [
  {
    preference: 'maxMinutes',
    label: 'Dinner on weekdays, at most',
    unit: 'minutes to the table; no other meal takes longer',
  },
  {
    preference: 'maxMinutesWeekend',
    label: 'Dinner on weekends, at most',
    unit: 'minutes to the table; no other meal takes longer',
  },
  { preference: 'minProtein', label: 'Protein, at least', unit: 'g a day' },
  { preference: 'minFiber', label: 'Fiber, at least', unit: 'g a day' },
  { preference: 'maxSodium', label: 'Sodium, at most', unit: 'mg a day' },
  { preference: 'maxCarbs', label: 'Carbs, at most', unit: 'g a day' },
  { preference: 'maxSaturatedFat', label: 'Saturated fat, at most', unit: 'g a day' },
  { preference: 'maxPrice', label: 'Price, at most', unit: 'dollars a day for each person', step: 0.5 },
]

const OF_THE_PLAN: readonly FigurePreference[] = ['maxMinutes', 'maxMinutesWeekend', 'maxPrice']

export function MorePreferencesFields({
  preferences,
  isWeek,
  isForTable,
  hasGoals,
  notEaten,
  onChange,
}: MorePreferencesFieldsProps) {
  return (
    <div className="mt-4 grid gap-6">
      {!isForTable && <TableFields table={preferences} onChange={onChange} />}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {isWeek && (
          <FigureField
            preference="dishes"
            label="Different dishes, at most"
            unit="in the week"
            value={preferences.dishes}
            onChange={onChange}
          />
        )}
        {FIGURES.filter(({ preference }) => !isForTable || OF_THE_PLAN.includes(preference)).map((figure) => (
          <FigureField key={figure.preference} {...figure} value={preferences[figure.preference]} onChange={onChange} />
        ))}
      </div>
      <Field label="Use up" optional hint="What you have at home and want to cook, separated by commas">
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            placeholder="e.g. half a cabbage, carrots"
            value={preferences.use}
            onChange={(event) => onChange({ use: event.target.value })}
          />
        )}
      </Field>
      <MealsOfDays meals={preferences.meals} onChange={(meals) => onChange({ meals })} />
      <div className="grid gap-3">
        {isWeek && (
          <Check isOn={preferences.leftovers} onChange={(leftovers) => onChange({ leftovers })}>
            Plan leftovers: cook once, eat twice
          </Check>
        )}
        <Check isOn={preferences.preferFavorites} onChange={(preferFavorites) => onChange({ preferFavorites })}>
          Prefer my favorites and my own recipes
        </Check>
        {hasGoals && !isForTable && (
          <Check isOn={preferences.fromGoals} onChange={(fromGoals) => onChange({ fromGoals })}>
            Reach my goals for protein, carbs and fat
          </Check>
        )}
        {notEaten.length > 0 && !isForTable && (
          <Check isOn={preferences.fromProfile} onChange={(fromProfile) => onChange({ fromProfile })}>
            Leave out what I don’t eat: {notEaten.join(', ')}
          </Check>
        )}
      </div>
    </div>
  )
}

interface FigureFieldProps {
  preference: FigurePreference
  label: string
  unit: string
  step?: number
  value: number | null
  onChange: (part: Partial<MorePreferences>) => void
}

function FigureField({ preference, label, unit, step = 1, value, onChange }: FigureFieldProps) {
  const { min, max } = PREFERENCE_RANGES[preference]
  return (
    <Field label={label} optional hint={unit}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          defaultValue={value ?? ''}
          // The browser rejects out-of-range values on submit.
          onChange={({ target }) => onChange({ [preference]: target.value === '' ? null : target.valueAsNumber })}
        />
      )}
    </Field>
  )
}

interface CheckProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

function Check({ isOn, onChange, children }: CheckProps) {
  return (
    <label className="flex min-h-6 items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-leaf"
      />
      <span>{children}</span>
    </label>
  )
}
