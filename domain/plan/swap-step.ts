// A planned meal that another dish replaces. Leftovers that nobody has eaten yet are of the new dish, too.
import type { UnplacedEntry } from './recipe-entry.ts'
import type { PlannedEntry, ScheduledMeal } from './schedule-entry.ts'

interface SwapStep {
  add: PlannedEntry[]
  remove: ScheduledMeal[]
  message: string
}

const quarters = (servings: number) => Math.max(0.25, Math.round(servings * 4) / 4)

/** `meals` are all that may be leftovers of it; `logged` the ids of those that are eaten. */
export function swapStep(
  meal: ScheduledMeal,
  entry: UnplacedEntry,
  meals: readonly ScheduledMeal[],
  logged: ReadonlySet<number>,
): SwapStep {
  const leftovers = meals.filter(({ id, leftoverOf }) => leftoverOf === meal.id && !logged.has(id))
  const { date, mealType } = meal
  const scale = entry.servings / meal.servings
  return {
    add: [
      { ...entry, date, mealType, leftoverOf: null },
      ...leftovers.map((left) => ({
        ...entry,
        date: left.date,
        mealType: left.mealType,
        servings: quarters(left.servings * scale),
        leftoverOf: { date, mealType },
      })),
    ],
    remove: [meal, ...leftovers],
    message: `${entry.title} replaces ${meal.title}${leftovers.length > 0 ? ', and its leftovers' : ''}.`,
  }
}
