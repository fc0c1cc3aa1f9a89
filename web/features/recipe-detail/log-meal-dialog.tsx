import { useState } from 'react'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { failureText } from '#web/data/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { Select } from '#web/ui/select.tsx'
import { MemberProblem } from './member-problem.tsx'

const OPTIONS = MEAL_SLOTS.map((slot) => ({ value: slot, label: MEAL_SLOT_NAMES[slot] }))

interface LogMealDialogProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'nutrition' | 'hasNutrition'>
  mealType: MealSlot
  onMealType: (mealType: MealSlot) => void
  /** Rejects with a sentence that is shown here; resolved, the dialog is done. */
  onLog: () => Promise<void>
  onClose: () => void
}

export function LogMealDialog({ recipe, mealType, onMealType, onLog, onClose }: LogMealDialogProps) {
  const [logging, setLogging] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { calories, protein, carbs, fat } = recipe.nutrition

  async function log() {
    setLogging(true)
    setProblem(null)
    try {
      await onLog()
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
        One serving of <strong className="text-ink">{recipe.title}</strong>, today
        {recipe.hasNutrition
          ? `: ${wholeNumber(calories)} kcal, ${wholeNumber(protein)} g protein, ${wholeNumber(carbs)} g carbs, ${wholeNumber(fat)} g fat.`
          : '. Its nutrition is not known, so it counts 0 kcal.'}
      </p>
      <Field label="Meal Type">
        {(control) => (
          <Select
            {...control}
            value={mealType}
            options={OPTIONS}
            onChange={(event) => onMealType(mealSlot(event.target.value))}
          />
        )}
      </Field>
      {problem && <MemberProblem message={problem} purpose="log this meal" recipeId={recipe.id} />}
    </Dialog>
  )
}
