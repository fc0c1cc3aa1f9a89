// Plans a chosen recipe for a day of the week.
import { type RecipeToPlan, recipeEntry, usualMeal } from '#domain/plan/recipe-entry.ts'
import type { EntryPlace } from '#domain/plan/schedule-entry.ts'
import { formatDay, isDayKey } from '#domain/time/calendar.ts'
import { useSessionUser } from '#web/data/session.ts'
import { type ChosenMeal, keepPending } from '#web/device/pending-action.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useScheduleSteps } from './use-schedule-steps.ts'

interface PlanMealDialogProps {
  recipe: RecipeToPlan
  /** What a visitor had chosen before signing in. */
  chosen?: ChosenMeal
  onClose: () => void
}

export function PlanMealDialog({ recipe, chosen, onClose }: PlanMealDialogProps) {
  const user = useSessionUser()
  const today = useToday()
  const { take } = useScheduleSteps(user?.id)
  const form = useForm<EntryPlace & { servings: number }>({
    start: { ...(chosen ?? { date: today, mealType: usualMeal(recipe) }), servings: chosen?.servings ?? 1 },
    check: ({ date }) => (isDayKey(date) ? null : 'Choose a day.'),
    send: async (values) => {
      const day = values.date === today ? 'today' : formatDay(values.date)
      await take({ add: [{ ...recipeEntry(recipe), ...values }] }, `${recipe.title} is planned for ${day}.`)
      onClose()
    },
  })
  const { servings } = form.values
  return (
    <Dialog open title="Plan Meal" onClose={onClose}>
      <form {...form.props} className="grid gap-4">
        <p className="wrap-anywhere text-muted">
          <strong className="text-ink">{recipe.title}</strong>
          {recipe.nutrition.calories > 0 &&
            `, ${wholeNumber(recipe.nutrition.calories * servings)} kcal for each person`}
        </p>
        <RecipeAvoided id={recipe.id} size="page" />
        <PlaceFields place={form.values} onChange={form.set} />
        <Stepper
          label="Servings"
          min={0.25}
          max={100}
          step={0.25}
          value={servings}
          onChange={(next) => form.set({ servings: next })}
        />
        {!user && (
          <Notice tone="lake">
            <TextLink
              to={`${paths.auth}?return=${encodeURIComponent(paths.recipe(recipe.id))}`}
              onClick={() => keepPending(recipe.id, 'plan', form.values, null)}
            >
              Sign in
            </TextLink>{' '}
            to plan your week. What you chose here is kept.
          </Notice>
        )}
        <Problem text={form.problem} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.pending}>
            Plan Meal
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
