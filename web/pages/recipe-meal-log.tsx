// The Log Meal dialog of a recipe's page, with what it saves. Loaded when it is opened, and for members, who may come
// back from signing in to find it open again.
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { useMealLog } from '#web/features/meals/use-meal-log.ts'
import { LogMealDialog } from '#web/features/recipe-detail/log-meal-dialog.tsx'

interface RecipeMealLogProps {
  recipe: RecipeDetail
  open: boolean
  onOpen: (open: boolean) => void
}

export function RecipeMealLog({ recipe, open, onOpen }: RecipeMealLogProps) {
  const { mealType, setMealType, log, close } = useMealLog(recipe, open, onOpen)
  if (!open) return null
  return <LogMealDialog recipe={recipe} mealType={mealType} onMealType={setMealType} onLog={log} onClose={close} />
}
