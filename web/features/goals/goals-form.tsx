import { type FormEvent, useState } from 'react'
import { completeGoals, GOAL_DIETS, GOAL_KEYS, GOAL_RANGES, type Goals } from '#domain/diary/goals.ts'
import { fitMacros } from '#domain/diary/goals-from-you.ts'
import { macroShares, macrosKcal } from '#domain/nutrition/macros.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Select } from '#web/ui/select.tsx'

interface GoalsFormProps {
  start: Goals
  pending: boolean
  onSave: (goals: Goals) => void
}

const percent = (share: number) => `${share}%`

export function GoalsForm({ start, pending, onSave }: GoalsFormProps) {
  const [goals, setGoals] = useState(start)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(completeGoals(goals))
  }
  return (
    <form onSubmit={submit} className="grid gap-7">
      {GOAL_KEYS.map((key) => {
        const { label, unit, min, max, step } = GOAL_RANGES[key]
        return (
          <RangeSlider
            key={key}
            label={label}
            min={min}
            max={max}
            step={step}
            value={goals[key]}
            format={(value) => `${wholeNumber(value)} ${unit}`}
            onChange={(value) => setGoals({ ...goals, [key]: value })}
          />
        )
      })}
      <MacroEnergyNote goals={goals} />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setGoals(fitMacros(goals))}>
        Fit Macros to Calories
      </Button>
      <Field label="Preferred diet" hint="The diet planner starts with it.">
        {(control) => (
          <Select
            {...control}
            options={GOAL_DIETS}
            value={goals.diet}
            onChange={(event) => setGoals(completeGoals({ ...goals, diet: event.target.value }))}
          />
        )}
      </Field>
      <Button type="submit" size="lg" loading={pending} className="justify-self-start">
        {pending ? 'Saving...' : 'Save Goals'}
      </Button>
    </form>
  )
}

/** Points out when the macros' energy is far from the calorie goal. */
function MacroEnergyNote({ goals }: { goals: Goals }) {
  const grams = { protein: goals.proteinG, carbs: goals.carbsG, fat: goals.fatG }
  const shares = macroShares(grams)
  const kcal = macrosKcal(grams)
  return (
    <p className="rounded-lg bg-sunken px-5 py-3.5 text-muted text-sm">
      These macros add up to {wholeNumber(kcal)} kcal a day: {percent(shares.protein)} protein, {percent(shares.carbs)}{' '}
      carbs and {percent(shares.fat)} fat.
      {Math.abs(kcal - goals.calories) > goals.calories * 0.1 &&
        ` Your calorie goal is ${wholeNumber(goals.calories)} kcal.`}
    </p>
  )
}
