// The Log Meal dialog of a recipe's page, with what it saves; what is still waiting to be saved after cooking; and the
// Plan Meal dialog, if a visitor had opened it before signing in.
// Loaded when it is opened, and for members, who may come back from signing in to find it open again.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { METRIC } from '#domain/diary/units.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useSessionUser } from '#web/data/session.ts'
import { type ChosenMeal, takePending } from '#web/device/pending-action.ts'
import { WaitingDishes } from '#web/features/cook-finish/waiting-dishes.tsx'
import { useMealLog } from '#web/features/meals/use-meal-log.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { LogMealDialog } from '#web/features/recipe-actions/log-meal-dialog.tsx'
import { PlanMealDialog } from '#web/features/schedule/plan-meal-dialog.tsx'
import { EnergyUnit } from '#web/ui/energy-unit.ts'

interface RecipeMealLogProps {
  recipe: RecipeDetail
  open: boolean
  onOpen: (open: boolean) => void
}

export function RecipeMealLog({ recipe, open, onOpen }: RecipeMealLogProps) {
  const { chosen, change, log, close } = useMealLog(recipe, open, onOpen)
  const member = useSessionUser()?.id
  const plan = usePendingPlan(recipe.id, member)
  const { energy } = useQuery(profileQueries.own(member)).data?.units ?? METRIC
  return (
    <>
      {member && <WaitingDishes member={member} which={({ recipeId }) => recipeId === String(recipe.id)} />}
      {plan.chosen && <PlanMealDialog recipe={recipe} chosen={plan.chosen} onClose={plan.close} />}
      {open && (
        <EnergyUnit value={energy}>
          <LogMealDialog recipe={recipe} chosen={chosen} onChange={change} onLog={log} onClose={close} />
        </EnergyUnit>
      )}
    </>
  )
}

function usePendingPlan(recipe: RecipeId, member: string | undefined) {
  const [chosen, setChosen] = useState<ChosenMeal | null>(null)
  useEffect(() => {
    const pending = member && takePending(recipe, 'plan', member)
    if (pending) setChosen(pending)
  }, [recipe, member])
  return { chosen, close: () => setChosen(null) }
}
