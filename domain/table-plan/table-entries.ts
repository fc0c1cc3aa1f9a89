// A table's plan as schedule entries, each with its plates.
import type { PlateSwap } from '#domain/kitchen/plate.ts'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { TablePlan, TablePlanMeal } from './table-plan.ts'

const swapsOf = ({ changes }: TablePlanMeal, person: string): PlateSwap[] =>
  changes.flatMap(({ people, ...swap }) => (swap.inPot || people.includes(person) ? [swap] : []))

export const tableEntries = ({ days }: TablePlan): PlannedEntry[] =>
  days.flatMap(({ date, meals }) =>
    meals.map((meal) => ({
      date,
      mealType: meal.slot,
      recipeId: meal.id,
      title: meal.title,
      image: pictureSources(meal).src,
      servings: meal.guestServings,
      calories: Math.round(meal.calories),
      plates: meal.plates.map(({ person, servings }) => {
        const swaps = swapsOf(meal, person)
        return { person, servings, ...(swaps.length > 0 && { swaps }) }
      }),
      leftoverOf: meal.leftoverOf
        ? { date: days[meal.leftoverOf.day]?.date ?? date, mealType: meal.leftoverOf.slot }
        : null,
    })),
  )
