// What a plan is good for: the shopping list, and for members the week's schedule.
import { useQueryClient } from '@tanstack/react-query'
import { scaleAmount } from '#domain/kitchen/amounts.ts'
import type { PlanDay, PlanMeal } from '#domain/plan/diet-plan.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import { addDays } from '#domain/time/calendar.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { PlanActions } from '#web/features/diet-plan/plan-actions.tsx'
import { scheduleMeals, scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { notify } from '#web/ui/toast-store.ts'

export function PlanUses({ days, userId }: { days: readonly PlanDay[]; userId: string | undefined }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const today = useToday()
  const addIngredients = useShoppingList((list) => list.addRecipeIngredients)
  const recipeOf = (meal: PlanMeal) => queryClient.fetchQuery(recipeQueries.one(String(meal.id)))

  async function shop(people: number) {
    try {
      const recipes = await Promise.all(days.flatMap(({ meals }) => meals.map(recipeOf)))
      for (const recipe of recipes) {
        const ingredients = recipe.ingredients.map(({ name, unit, quantity }) => ({
          name,
          unit,
          amount: scaleAmount(quantity, recipe.servings, people),
        }))
        addIngredients({ id: recipe.id, title: recipe.title }, ingredients)
      }
      notify('Ingredients added to your shopping list!', {
        action: { label: 'View list', onSelect: () => navigate(paths.shoppingList) },
      })
    } catch {
      notify('The recipes could not be read, so nothing was added. Please try again.', { tone: 'danger' })
    }
  }

  async function entryOf(meal: PlanMeal, date: string) {
    // A provider that gives figures only for its whole day is asked for those of the single meal.
    const calories = meal.calories || (await recipeOf(meal)).nutrition.calories
    return {
      date,
      mealType: meal.slot,
      recipeId: String(meal.id),
      title: meal.title,
      image: pictureSources(meal).src,
      servings: 1,
      calories: Math.round(calories),
    }
  }

  async function schedule(from: string) {
    try {
      const dated = days.flatMap(({ meals }, index) => meals.map((meal) => entryOf(meal, addDays(from, index))))
      await scheduleMeals(await Promise.all(dated))
      await queryClient.invalidateQueries({ queryKey: scheduleQueries.all })
      notify('The plan is in your meal schedule.', {
        action: { label: 'View week', onSelect: () => navigate(paths.mealScheduler) },
      })
    } catch (error) {
      notify(`The plan was not added. ${error instanceof Error ? error.message : ''}`.trim(), { tone: 'danger' })
    }
  }

  return <PlanActions key={today} today={today} onShop={shop} onSchedule={userId ? schedule : null} />
}
