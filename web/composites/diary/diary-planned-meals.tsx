// Meals planned for the diary's day that are not logged yet, one tap away.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarDays, Plus } from 'lucide-react'
import { type DiaryEntry, entryOf, type LoggableFood, type NewEntry } from '#domain/diary/diary-entry.ts'
import type { Plate } from '#domain/kitchen/plate.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import { foodToLog } from '#domain/plan/planned-food.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { useShownPlan } from '#web/composites/plan/use-shown-plan.ts'
import { anyRecipe } from '#web/composites/recipe/any-recipe.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberPlate, tableQuery } from '#web/data/household-table.ts'
import { fetchRecipeToLog } from '#web/features/food-picker/food-picker-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface PlannedMealsProps {
  userId: string | undefined
  date: string
  meal: MealSlot
  logged: readonly DiaryEntry[]
  onLog: (entry: NewEntry) => Promise<boolean>
}

export function PlannedMeals({ userId, date, meal, logged, onLog }: PlannedMealsProps) {
  const queryClient = useQueryClient()
  const planned = useShownPlan(useQuery(scheduleQueries.range(userId, date, date)).data)
  const table = useQuery(tableQuery(userId)).data
  const open = planned.flatMap((entry) => {
    const isOpen = entry.mealType === meal && !entry.isNote && !logged.some(({ scheduleId }) => scheduleId === entry.id)
    const plate = isOpen ? memberPlate(table, entry) : null
    return plate ? [{ ...entry, servings: plate.servings, swaps: plate.swaps }] : []
  })
  if (open.length === 0) return null

  async function log({ id, recipeId, title, servings, food, swaps }: ScheduledMeal & Pick<Plate, 'swaps'>) {
    try {
      const eaten = food ? foodToLog(title, food) : recipeId && (await recipeToLog(recipeId, swaps))
      if (!eaten) throw new Error('This recipe no longer exists.')
      await onLog(entryOf(eaten, food ? food.grams * servings : servings, { date, mealType: meal }, id))
    } catch (error) {
      notify(`${title} wasn’t logged. ${failureText(error)}`, { tone: 'danger' })
    }
  }

  async function recipeToLog(recipeId: RecipeId, swaps: Plate['swaps']): Promise<LoggableFood | null> {
    if (!isCustomRecipeId(recipeId)) return fetchRecipeToLog(String(recipeId), swaps)
    const own = await anyRecipe(queryClient, recipeId)
    return (
      own && {
        kind: 'recipe',
        id: String(own.id),
        title: own.title,
        nutrients: nutrientsByKey(own.nutrients),
        portions: [],
      }
    )
  }

  return (
    <ul className="mt-2 grid gap-2 print:hidden" aria-label="Planned">
      {open.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-3 py-2">
          <CalendarDays className="size-4.5 shrink-0 text-muted" />
          <span className="min-w-0 grow basis-[5rem]">
            <span className="block wrap-anywhere font-semibold">{entry.title}</span>
            <span className="text-muted text-sm">Planned, {servingsText(entry.servings)}</span>
          </span>
          <Button size="sm" variant="secondary" icon={<Plus className="size-4" />} onClick={() => log(entry)}>
            Log
          </Button>
        </li>
      ))}
    </ul>
  )
}
