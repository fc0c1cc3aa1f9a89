import { type FormEvent, useState } from 'react'
import { completeGoals, GOAL_DIETS, GOAL_KEYS, GOAL_RANGES, type GoalKey, type Goals } from '#domain/diary/goals.ts'
import { fitMacros } from '#domain/diary/goals-from-you.ts'
import { energyText, type Units, volumeText } from '#domain/diary/units.ts'
import { macroShares, macrosKcal } from '#domain/nutrition/macros.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Select } from '#web/ui/select.tsx'

interface GoalsFormProps {
  start: Goals
  /** Replaces the numbers when it changes; the diet stays as chosen here. */
  suggested: Omit<Goals, 'diet'> | null
  /** Goals are stored in kcal and ml, whatever units the member uses. */
  units: Units
  pending: boolean
  onSave: (goals: Goals) => void
}

function goalText(key: GoalKey, value: number, { energy, volume }: Units) {
  if (key === 'calories') return energyText(value, energy)
  if (key === 'waterMl') return volumeText(value, volume)
  return `${wholeNumber(value)} ${GOAL_RANGES[key].unit}`
}

const percent = (share: number) => `${share}%`

export function GoalsForm({ start, suggested, units, pending, onSave }: GoalsFormProps) {
  const [goals, setGoals] = useState(start)
  const [taken, setTaken] = useState<typeof suggested>(null)
  if (suggested !== taken) {
    setTaken(suggested)
    setGoals({ ...goals, ...suggested, diet: goals.diet })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(completeGoals(goals))
  }
  return (
    <form onSubmit={submit} className="grid gap-7">
      {GOAL_KEYS.map((key) => {
        const { label, min, max, step } = GOAL_RANGES[key]
        return (
          <RangeSlider
            key={key}
            label={label}
            min={min}
            max={max}
            step={step}
            value={goals[key]}
            format={(value) => goalText(key, value, units)}
            onChange={(value) => setGoals({ ...goals, [key]: value })}
          />
        )
      })}
      <MacroEnergyNote goals={goals} unit={units.energy} />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setGoals(fitMacros(goals))}>
        Fit Macros to Calories
      </Button>
      <Field label="Preferred diet" hint="The diet planner uses it by default.">
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

/** Warns if the macros' energy is far from the calorie goal. */
function MacroEnergyNote({ goals, unit }: { goals: Goals; unit: Units['energy'] }) {
  const grams = { protein: goals.proteinG, carbs: goals.carbsG, fat: goals.fatG }
  const shares = macroShares(grams)
  const kcal = macrosKcal(grams)
  return (
    <p className="rounded-lg bg-sunken px-5 py-3.5 text-muted text-sm">
      These macros add up to {energyText(kcal, unit)} a day: {percent(shares.protein)} protein, {percent(shares.carbs)}{' '}
      carbs and {percent(shares.fat)} fat.
      {Math.abs(kcal - goals.calories) > goals.calories * 0.1 &&
        ` Your calorie goal is ${energyText(goals.calories, unit)}.`}
    </p>
  )
}
