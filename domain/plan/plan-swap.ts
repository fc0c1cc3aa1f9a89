// A plan after some meals of one day were replaced: leftovers follow the dish they are left from.
import { dayOf, type PlanDay, type PlanMeal } from './diet-plan.ts'

interface Swap {
  days: readonly PlanDay[]
  /** Which of them changes. */
  at: number
  renewed: PlanDay
  /** Whether the meal in this place was kept. */
  stays: (index: number) => boolean
  /** What everybody at the table eats if one person eats a portion of 1. */
  tablePortions: number
}

const isLeftFrom = ({ leftoverOf }: PlanMeal, day: PlanDay, { slot }: PlanMeal): boolean =>
  leftoverOf !== undefined && leftoverOf.day === day.weekday && leftoverOf.slot === slot

export function afterSwap({ days, at, renewed, stays, tablePortions }: Swap): PlanDay[] {
  const before = days[at]
  if (!before) return [...days]
  // The planner only saw one day, so it treated kept leftovers as cooked.
  const meals = renewed.meals.map((meal, index) => (stays(index) ? (before.meals[index] ?? meal) : meal))
  const next = days.map((day, index) => (index === at ? { ...renewed, weekday: before.weekday, meals } : day))
  const changed = before.meals.map((meal, index) => (meals[index]?.id === meal.id ? undefined : meals[index]))
  const followed = next.map((day, index) => (index === at ? day : withFollowers(day, before, changed)))
  return followed.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, ...cooking(meal, day, followed, tablePortions) })),
  }))
}

/** The day with leftovers of the new dish, where it had leftovers of the old one. */
function withFollowers(day: PlanDay, cookedOn: PlanDay, changed: readonly (PlanMeal | undefined)[]): PlanDay {
  const meals = day.meals.map((meal) => {
    const fresh = cookedOn.meals.findIndex((cooked) => isLeftFrom(meal, cookedOn, cooked))
    const dish = changed[fresh]
    return dish ? { ...dish, slot: meal.slot, leftoverOf: meal.leftoverOf, minutesToCook: 0 } : meal
  })
  return meals.every((meal, index) => meal === day.meals[index]) ? day : { ...dayOf(meals), weekday: day.weekday }
}

/** Servings for everybody at the table, including later leftovers; leftovers are cooked with their dish. */
function cooking(meal: PlanMeal, day: PlanDay, days: readonly PlanDay[], tablePortions: number) {
  if (meal.portion === undefined) return {}
  if (meal.leftoverOf) return { servingsToCook: 0 }
  const later = days.flatMap(({ meals }) => meals).filter((other) => isLeftFrom(other, day, meal))
  const portions = later.reduce((sum, { portion = 1 }) => sum + portion, meal.portion)
  return { servingsToCook: portions * tablePortions }
}
