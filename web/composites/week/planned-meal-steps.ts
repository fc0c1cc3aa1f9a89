// Actions on a planned meal. Loaded on first use, to keep the week's first load small.
import type { QueryClient } from '@tanstack/react-query'
import { entryOf } from '#domain/diary/diary-entry.ts'
import type { Plate } from '#domain/kitchen/plate.ts'
import { BeforeItsDish, copiedMeal, movedMeal } from '#domain/plan/meal-move.ts'

import { foodToLog } from '#domain/plan/planned-food.ts'

export { swapStep } from '#domain/plan/swap-step.ts'

import type { EntryPlace, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { addDays } from '#domain/time/calendar.ts'
import { anyRecipe } from '#web/composites/recipe/any-recipe.ts'
import { UnconfirmedError } from '#web/data/failure-text.ts'
import { addEntries, removeEntries } from '#web/features/diary/diary-queries.ts'
import { logServings } from '#web/features/meals/log-servings.ts'
import { recipeOnPlate } from '#web/features/meals/recipe-on-plate.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import type { useScheduleSteps } from '#web/features/schedule/use-schedule-steps.ts'
import type { useConfirm } from '#web/ui/alert-dialog.tsx'
import { beforeDishText, copiedText, movedText } from './move-text.ts'

/** The member's plate of it, in the diary, on the meal's own day: the entry's id, or null if the diary already has it. */
export async function logPlanned(
  queryClient: QueryClient,
  meal: ScheduledMeal,
  { servings, swaps }: Pick<Plate, 'servings' | 'swaps'>,
): Promise<number | null> {
  const { id: scheduleId, recipeId, mealType, date, food } = meal
  if (food) {
    const entry = entryOf(foodToLog(meal.title, food), food.grams * servings, { mealType, date }, scheduleId)
    const { added, unsent } = await addEntries([entry])
    if (unsent.length > 0) throw new UnconfirmedError()
    return added[0]?.id ?? null
  }
  const recipe = recipeId && (await anyRecipe(queryClient, recipeId))
  if (!recipe) throw new Error('This recipe no longer exists.')
  const plate = await recipeOnPlate(recipe, swaps)
  return logServings(plate.recipe, { mealType, date, servings, scheduleId }, plate.perServing)
}

export const removeLogged = (entry: number) => removeEntries([entry])

interface Week {
  userId: string | undefined
  days: readonly string[]
  /** The meals of the week and of the next. */
  meals: readonly ScheduledMeal[]
  logged: ReadonlySet<number>
}

/** The step that moves or copies a meal, and its message. */
export async function placementOf(
  queryClient: QueryClient,
  verb: 'Move' | 'Copy',
  meal: ScheduledMeal,
  to: EntryPlace,
  { userId, days, meals, logged }: Week,
) {
  if (verb === 'Copy') return { add: [copiedMeal(meal, to)], message: copiedText(meal.title, to) }
  // Leftovers of a dish from last week must stay after it, too.
  const isEarlier = meal.leftoverOf !== null && !meals.some(({ id }) => id === meal.leftoverOf)
  const weekBefore = days.map((day) => addDays(day, -7))
  const earlier = isEarlier ? await queryClient.fetchQuery(scheduleQueries.week(userId, weekBefore)) : []
  try {
    const move = movedMeal(meal, to, [...earlier, ...meals], logged.has(meal.id))
    return { change: move.change, message: movedText(meal.title, to, move) }
  } catch (error) {
    throw error instanceof BeforeItsDish ? new Error(beforeDishText(error.dish)) : error
  }
}

type TryTo = ReturnType<typeof useScheduleSteps>['tryTo']
type Confirm = ReturnType<typeof useConfirm>['confirm']

/** Whether it was deleted. */
export async function removeMeal(meal: ScheduledMeal, confirm: Confirm, tryTo: TryTo): Promise<boolean> {
  const sure = await confirm({ question: `Delete ${meal.title} from your plan?`, confirmLabel: 'Delete' })
  return sure && tryTo({ remove: [meal] }, `${meal.title} was deleted.`, 'The meal wasn’t deleted.')
}

export const markNotCooked = (meal: ScheduledMeal, tryTo: TryTo) =>
  tryTo(
    { change: [{ meal, to: { cookedAt: null } }] },
    `${meal.title} is no longer marked as cooked.`,
    'The meal wasn’t changed.',
  )
