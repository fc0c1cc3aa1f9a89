// Planned meals as events: when they are eaten, what to know, and what to do the evening before.
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/plan/meal-slots.ts'
import { numberText } from '#domain/text/number-text.ts'
import { addDays } from '#domain/time/calendar.ts'
import { clockIn } from '#domain/time/time-zone.ts'
import type { CalendarEvent } from './ics.ts'

export interface FeedMeal {
  id: number
  date: string
  mealType: MealSlot
  title: string
  /** Null for a note. */
  recipeId: string | null
  servings: number
  isLeftover: boolean
  changedAt: Date
  /** Null if nothing is known about its recipe. */
  recipe: { minutes: number; ahead: readonly string[] } | null
}

const MEAL_TIMES: Record<MealSlot, { at: number; minutes: number }> = {
  breakfast: { at: 8 * 60, minutes: 30 },
  lunch: { at: 12 * 60 + 30, minutes: 45 },
  snack: { at: 15 * 60 + 30, minutes: 15 },
  dinner: { at: 18 * 60 + 30, minutes: 60 },
}
const EVENING = 20 * 60
const REMINDER_MINUTES = 15

/** The site's origin, for the events' links and ids: "https://plateful.example". */
export function mealEvents(meals: readonly FeedMeal[], timeZone: string, origin: string): CalendarEvent[] {
  const host = new URL(origin).hostname
  const instantAt = clockIn(timeZone)
  return meals.flatMap((meal) => {
    const url = meal.recipeId === null ? null : `${origin}/recipes/${encodeURIComponent(meal.recipeId)}`
    const { at, minutes } = MEAL_TIMES[meal.mealType]
    const eaten: CalendarEvent = {
      uid: `meal-${meal.id}@${host}`,
      start: instantAt(meal.date, at),
      minutes,
      summary: `${MEAL_SLOT_NAMES[meal.mealType]}: ${meal.title}${meal.isLeftover ? ' (leftovers)' : ''}`,
      description: [...factsOf(meal, at), ...(url ? [url] : [])].join('\n'),
      url,
      changedAt: meal.changedAt,
      alarm: false,
    }
    const ahead = meal.isLeftover ? [] : (meal.recipe?.ahead ?? [])
    if (ahead.length === 0) return [eaten]
    const reminder: CalendarEvent = {
      ...eaten,
      uid: `prepare-${meal.id}@${host}`,
      start: instantAt(addDays(meal.date, -1), EVENING),
      minutes: REMINDER_MINUTES,
      summary: `Prepare tonight: ${meal.title}`,
      description: [`For tomorrow’s ${meal.mealType}.`, ...ahead, ...(url ? [url] : [])].join('\n'),
      alarm: true,
    }
    return [reminder, eaten]
  })
}

function factsOf({ recipeId, servings, isLeftover, recipe }: FeedMeal, eatenAt: number): string[] {
  if (recipeId === null) return []
  const amount = `${numberText(servings, 2)} ${servings === 1 ? 'serving' : 'servings'} for each person`
  if (isLeftover) return [amount, 'Already cooked: just reheat it.']
  if (!recipe || recipe.minutes <= 0) return [amount]
  return [amount, `Cooking time: ${recipe.minutes} min. Start by ${clockText(eatenAt - recipe.minutes)}.`]
}

/** "5:45 PM"; says so if the dish starts the day before. */
function clockText(minutesOfDay: number): string {
  const inDay = ((minutesOfDay % 1440) + 1440) % 1440
  const hour = Math.floor(inDay / 60)
  const time = `${hour % 12 || 12}:${String(inDay % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  return minutesOfDay < 0 ? `${time} the day before` : time
}
