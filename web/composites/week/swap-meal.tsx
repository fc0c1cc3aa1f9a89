// Swaps a planned meal for another dish, as the whole table eats.
import { useQuery } from '@tanstack/react-query'
import { dietRule, macroAims } from '#domain/diary/diet-rule.ts'
import type { Goals } from '#domain/diary/goals.ts'
import type { UnplacedEntry } from '#domain/plan/recipe-entry.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { eatersQuery } from '#web/data/eaters-query.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { usePantry } from '#web/features/kitchen/pantry-store.ts'
import { SwapDialog } from '#web/features/meal-swap/swap-dialog.tsx'

interface SwapMealProps {
  userId: string | undefined
  meal: ScheduledMeal
  /** Of the week that is shown, and the next. */
  plan: readonly ScheduledMeal[]
  goals: Goals
  onSwap: (entry: UnplacedEntry) => Promise<void>
  onClose: () => void
}

/** As many as the server accepts. */
const MOST = { words: 100, planned: 200, favorites: 1000 }

export function SwapMeal({ userId, meal, plan, goals, onSwap, onClose }: SwapMealProps) {
  const eaters = useQuery(eatersQuery(userId))
  const favorites = useFavorites((state) => state.favorites)
  const atHome = usePantry((state) => state.items)
  const eaten = ({ recipeId, servings, calories }: ScheduledMeal) => ({ id: recipeId, servings, calories })
  const question = eaters.data && {
    slot: meal.mealType,
    leftovers: plan.filter(({ leftoverOf }) => leftoverOf === meal.id).map(({ mealType }) => mealType),
    meal: eaten(meal),
    others: plan.filter(({ id, date }) => date === meal.date && id !== meal.id).map(eaten),
    planned: [...new Set(plan.flatMap(({ recipeId }) => recipeId ?? []))].slice(0, MOST.planned),
    favorites: favorites.slice(-MOST.favorites),
    atHome: atHome.map(({ name }) => name.slice(0, 60)).slice(0, MOST.words),
    avoid: [...new Set(eaters.data.flatMap(({ avoids }) => avoids.map((word) => word.slice(0, 60))))],
    diets: [...new Set([...eaters.data.map(({ diet }) => diet), dietRule(goals.diet, goals.calories).diet])].filter(
      (diet) => diet !== null,
    ),
    aims: macroAims(goals),
  }
  return (
    <SwapDialog
      meal={meal}
      question={question}
      problem={eaters.isLoadingError ? { error: eaters.error, retry: eaters.refetch } : null}
      onSwap={onSwap}
      onClose={onClose}
    />
  )
}
