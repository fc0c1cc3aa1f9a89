// Planned meals as events: when they are eaten, what to know, and what to do the evening before.
import type { MealTimes } from '#domain/account/preferences.ts'
import { numberText } from '#domain/text/number-text.ts'
import { addDays } from '#domain/time/calendar.ts'
import { clockText } from '#domain/time/clock.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/time/meal-slots.ts'
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

const MEAL_MINUTES: Record<MealSlot, number> = { breakfast: 30, lunch: 45, snack: 15, dinner: 60 }
const EVENING = 20 * 60
const REMINDER_MINUTES = 15

interface Feed {
  timeZone: string
  times: MealTimes
  /** The site's origin, for the events' links and ids: "https://plateful.example". */
  origin: string
}

export function mealEvents(meals: readonly FeedMeal[], { timeZone, times, origin }: Feed): CalendarEvent[] {
  const host = new URL(origin).hostname
  const instantAt = clockIn(timeZone)
  return meals.flatMap((meal) => {
    const url = meal.recipeId === null ? null : `${origin}/recipes/${encodeURIComponent(meal.recipeId)}`
    const at = times[meal.mealType]
    const eaten: CalendarEvent = {
      uid: `meal-${meal.id}@${host}`,
      start: instantAt(meal.date, at),
      minutes: MEAL_MINUTES[meal.mealType],
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
  return [amount, `Cooking time: ${recipe.minutes} min. Start by ${startText(eatenAt - recipe.minutes)}.`]
}

/** Says so if the dish starts the day before. */
const startText = (minutesOfDay: number) =>
  minutesOfDay < 0 ? `${clockText(minutesOfDay)} the day before` : clockText(minutesOfDay)
