// A table's plan as schedule entries, each with its plates.
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { TablePlan, TablePlanMeal } from './table-plan.ts'

/** What is different on somebody's plate: "extra-firm tofu for chicken breast". */
export const insteadOf = ({ changes }: TablePlanMeal, person: string): string =>
  changes
    .filter(({ people }) => people.length === 0 || people.includes(person))
    .map(({ text }) => text)
    .join(', ')

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
        const instead = insteadOf(meal, person)
        return { person, servings, ...(instead && { instead }) }
      }),
      leftoverOf: meal.leftoverOf
        ? { date: days[meal.leftoverOf.day]?.date ?? date, mealType: meal.leftoverOf.slot }
        : null,
    })),
  )
