import { useState } from 'react'
import { isDiaryDay } from '#domain/diary/diary-entry.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { scaleMacros } from '#domain/nutrition/macros.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { formatDay, isDayKey } from '#domain/time/calendar.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionUser } from '#web/data/session.ts'
import { type ChosenMeal, keepPending, type MealChoice } from '#web/device/pending-action.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { DayInput } from '#web/ui/day-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { Field } from '#web/ui/field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { MealSelect } from '#web/ui/meal-select.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MemberProblem } from './member-problem.tsx'

interface LogMealDialogProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'nutrition' | 'hasNutrition'>
  chosen: MealChoice
  onChange: (part: Partial<MealChoice>) => void
  /** Resolves to close the dialog; rejects with a message that is shown here. */
  onLog: (eaten: ChosenMeal) => Promise<void>
  onClose: () => void
}

export function LogMealDialog({ recipe, chosen, onChange, onLog, onClose }: LogMealDialogProps) {
  const [logging, setLogging] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const today = useToday()
  const isMember = useSessionUser() !== null
  const { energyText } = useEnergy()
  const { mealType, servings } = chosen
  const date = chosen.date ?? today
  const { calories, protein, carbs, fat } = scaleMacros(recipe.nutrition, servings)

  async function log() {
    if (!isDayKey(date) || !isDiaryDay(date)) return setProblem('Choose a day between 2000 and 2100.')
    setLogging(true)
    setProblem(null)
    try {
      await onLog({ mealType, servings, date })
    } catch (error) {
      setProblem(failureText(error))
      setLogging(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Log Meal"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={logging} onClick={log}>
            {logging ? 'Logging...' : 'Log Meal'}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {servings === 1 ? 'One serving' : servingsText(servings)} of{' '}
        <strong className="text-ink">{recipe.title}</strong>,{' '}
        {date === today || !isDayKey(date) ? 'today' : formatDay(date)}
        {recipe.hasNutrition
          ? `: ${energyText(calories)}, ${wholeNumber(protein)} g protein, ${wholeNumber(carbs)} g carbs, ${wholeNumber(fat)} g fat.`
          : '. We don’t know its nutrition, so it isn’t counted.'}
      </p>
      <Field label="Meal Type">
        {(control) => <MealSelect {...control} value={mealType} onMeal={(mealType) => onChange({ mealType })} />}
      </Field>
      <div className="flex flex-wrap gap-4">
        <Stepper
          label="Servings"
          min={0.25}
          max={100}
          step={0.25}
          value={servings}
          onChange={(servings) => onChange({ servings })}
        />
        <Field label="Day" className="min-w-36 grow">
          {(control) => <DayInput {...control} value={date} onDay={(date) => onChange({ date })} />}
        </Field>
      </div>
      {!isMember && !problem && (
        <Notice tone="lake">
          <TextLink
            to={`${paths.auth}?return=${encodeURIComponent(paths.recipe(recipe.id))}`}
            onClick={() => keepPending(recipe.id, 'meal', { mealType, servings, date }, null)}
          >
            Sign in
          </TextLink>{' '}
          to keep a diary. What you chose here is kept.
        </Notice>
      )}
      {problem && <MemberProblem message={problem} purpose="log this meal" recipeId={recipe.id} />}
    </Dialog>
  )
}
