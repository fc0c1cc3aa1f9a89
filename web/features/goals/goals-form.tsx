import { type FormEvent, useEffect, useState } from 'react'
import { dietMacros, dietRule, followsDiet, withChosenDiet, withDiet, withGoal } from '#domain/diary/diet-rule.ts'
import type { EnergyFloor } from '#domain/diary/energy-floors.ts'
import {
  completeGoals,
  GOAL_DIETS,
  GOAL_KEYS,
  GOAL_RANGES,
  type GoalKey,
  type Goals,
  goalDiet,
} from '#domain/diary/goals.ts'
import { fitMacros } from '#domain/diary/goals-from-you.ts'
import { energyText, type Units, volumeText } from '#domain/diary/units.ts'
import { macroShares, macrosKcal } from '#domain/nutrition/macros.ts'
import { Button } from '#web/ui/button.tsx'
import { EnergyFloorNote } from '#web/ui/energy-floor-note.tsx'
import { Field } from '#web/ui/field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { LowEnergyNote } from '#web/ui/low-energy-note.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Select } from '#web/ui/select.tsx'

interface GoalsFormProps {
  start: Goals
  /** Replaces the numbers when it changes; the diet stays as chosen here. */
  suggested: Omit<Goals, 'diet'> | null
  /** Goals are stored in kcal and ml, whatever units the member uses. */
  units: Units
  /** From the profile, if it speaks against a deficit. */
  floor: EnergyFloor | null
  pending: boolean
  onSave: (goals: Goals) => void
  /** Whether there is something that isn't saved. */
  onUnsaved?: (isUnsaved: boolean) => void
}

function goalText(key: GoalKey, value: number, { energy, volume }: Units) {
  if (key === 'calories') return energyText(value, energy)
  if (key === 'waterMl') return volumeText(value, volume)
  return `${wholeNumber(value)} ${GOAL_RANGES[key].unit}`
}

const percent = (share: number) => `${share}%`

export function GoalsForm({ start, suggested, units, floor, pending, onSave, onUnsaved }: GoalsFormProps) {
  const [goals, setGoals] = useState(start)
  const [isChanged, setChanged] = useState(false)
  const [taken, setTaken] = useState<typeof suggested>(null)
  if (suggested !== taken) {
    setTaken(suggested)
    setGoals({ ...goals, ...suggested, diet: goals.diet })
  }
  const isUnsaved = isChanged && JSON.stringify(goals) !== JSON.stringify(start)
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved])
  const change = (next: Goals) => {
    setChanged(true)
    setGoals(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(completeGoals({ ...goals, calories: Math.max(goals.calories, floor?.kcal ?? 0) }))
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
            onChange={(value) => change(withGoal(goals, key, value))}
          />
        )
      })}
      <EnergyFloorNote kcal={goals.calories} floor={floor} energyText={(kcal) => energyText(kcal, units.energy)} />
      {!floor && (
        <LowEnergyNote
          kcal={goals.calories}
          energyText={(kcal) => energyText(kcal, units.energy)}
          onRaise={(calories) => change(withGoal(goals, 'calories', calories))}
        />
      )}
      <MacroEnergyNote goals={goals} unit={units.energy} onFit={() => change(fitMacros(goals))} />
      <Field
        label="Preferred diet"
        hint={dietRule(goals.diet, goals.calories).says ?? 'The diet planner uses it by default.'}
      >
        {(control) => (
          <Select
            {...control}
            options={GOAL_DIETS}
            value={goals.diet}
            onChange={(event) => change(withChosenDiet(goals, goalDiet(event.target.value)))}
          />
        )}
      </Field>
      {!followsDiet(goals) && goals.diet !== 'none' && (
        <DietMacrosNote goals={goals} onUse={() => change(withDiet(goals, goals.diet))} />
      )}
      <Button type="submit" size="lg" loading={pending} className="justify-self-start">
        {pending ? 'Saving...' : 'Save Goals'}
      </Button>
    </form>
  )
}

/** Four sliders of their own rarely add up: a difference that would show in the diary. */
const OFF_SHARE = 0.03

/** Says what the macros add up to, and offers to make them fit if that isn't the calorie goal. */
function MacroEnergyNote({ goals, unit, onFit }: { goals: Goals; unit: Units['energy']; onFit: () => void }) {
  const grams = { protein: goals.proteinG, carbs: goals.carbsG, fat: goals.fatG }
  const shares = macroShares(grams)
  const kcal = macrosKcal(grams)
  const isOff = Math.abs(kcal - goals.calories) > goals.calories * OFF_SHARE
  return (
    <div className="rounded-lg bg-sunken px-5 py-3.5 text-muted text-sm">
      <p>
        {isOff ? 'Protein, carbs and fat add up to ' : 'Protein, carbs and fat add up: '}
        {energyText(kcal, unit)} a day
        {isOff && `, but your calorie goal is ${energyText(goals.calories, unit)}`}. That’s {percent(shares.protein)}{' '}
        protein, {percent(shares.carbs)} carbs and {percent(shares.fat)} fat.
      </p>
      {isOff && (
        <Button variant="secondary" size="sm" className="mt-2.5" onClick={onFit}>
          Fit Macros to Calories
        </Button>
      )}
    </div>
  )
}

/** Macros set by hand stay; a diet that divides the calories otherwise says so. */
function DietMacrosNote({ goals, onUse }: { goals: Goals; onUse: () => void }) {
  const { proteinG, carbsG, fatG } = dietMacros(goals.diet, goals.calories)
  const diet = GOAL_DIETS.find(({ value }) => value === goals.diet)?.label
  return (
    <div className="rounded-lg bg-sunken px-5 py-3.5 text-muted text-sm">
      <p>
        {diet} usually means {proteinG} g of protein, {carbsG} g of carbs and {fatG} g of fat a day. You have set your
        own numbers.
      </p>
      <Button variant="secondary" size="sm" className="mt-2.5" onClick={onUse}>
        Use These Macros
      </Button>
    </div>
  )
}
