// The Log Meal dialog of a recipe's page, with what it saves, and what is still waiting to be saved after cooking.
// Loaded when it is opened, and for members, who may come back from signing in to find it open again.
import { useQuery } from '@tanstack/react-query'
import { METRIC } from '#domain/diary/units.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { useSessionUser } from '#web/data/session.ts'
import { WaitingDishes } from '#web/features/cook-finish/waiting-dishes.tsx'
import { useMealLog } from '#web/features/meals/use-meal-log.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { LogMealDialog } from '#web/features/recipe-detail/log-meal-dialog.tsx'
import { EnergyUnit } from '#web/ui/energy-unit.ts'

interface RecipeMealLogProps {
  recipe: RecipeDetail
  open: boolean
  onOpen: (open: boolean) => void
}

export function RecipeMealLog({ recipe, open, onOpen }: RecipeMealLogProps) {
  const { chosen, change, log, close } = useMealLog(recipe, open, onOpen)
  const member = useSessionUser()?.id
  const { energy } = useQuery(profileQueries.own(member)).data?.units ?? METRIC
  return (
    <>
      {member && <WaitingDishes member={member} which={({ recipeId }) => recipeId === String(recipe.id)} />}
      {open && (
        <EnergyUnit value={energy}>
          <LogMealDialog recipe={recipe} chosen={chosen} onChange={change} onLog={log} onClose={close} />
        </EnergyUnit>
      )}
    </>
  )
}
