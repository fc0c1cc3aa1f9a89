// A plan in the provider's format, with our own planner's additions.
import type { MealSlot } from '#domain/time/meal-slots.ts'
import type { WEEKDAYS } from '#domain/time/weekdays.ts'
import type { UnmetPreference } from './plan-unmet.ts'

export interface PlannedMeal {
  id: number
  title: string
  image: string
  imageType: string
  readyInMinutes: number
  servings: number
  sourceUrl: string
  /** Ours alone, like everything below. */
  slot?: MealSlot
  /** Servings for each person, in quarters. */
  portion?: number
  /** The meal that is reheated here; null for one that is cooked. */
  leftoverOf?: { day: (typeof WEEKDAYS)[number]; slot: MealSlot } | null
  minutesToCook?: number
  /** For everybody at the table, including leftovers. */
  servingsToCook?: number
  /** For the portion, not per serving. */
  calories?: number
  protein?: number
  fat?: number
  carbohydrates?: number
  fiber?: number
  /** mg */
  sodium?: number
  saturatedFat?: number
  /** US dollars */
  price?: number
}

/** Our own planner's notes on a plan. */
export interface PlanNotes {
  /** Wishes that the plan doesn't meet. */
  unmet?: UnmetPreference[]
  /** The wish whose removal would help most; null if all are met. */
  bestToDrop?: { preference: string; sentence: string } | null
  /** Words in `exclude` that don't match a known food. */
  unknownExclusions?: string[]
  /** Own recipes from the request that can't be planned, with the unknown ingredient. */
  ownLeftOut?: { id: number; title: string; ingredient: string }[]
  /** Gives the same plan again. */
  seed?: number
}

export interface PlannedDay extends PlanNotes {
  meals: PlannedMeal[]
  /** For one person. The last four are ours alone: g, mg, g, US dollars. */
  nutrients: {
    calories: number
    protein: number
    fat: number
    carbohydrates: number
    fiber?: number
    sodium?: number
    saturatedFat?: number
    price?: number
  }
  minutesToCook?: number
}

export interface PlannedWeek extends PlanNotes {
  week: Record<(typeof WEEKDAYS)[number], PlannedDay>
}
