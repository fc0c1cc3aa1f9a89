// A table's plan as the planner sends it: what is cooked, who gets how much of it, and what is different on whose plate.
// It has no goals, because those are private.

import type { PlateSwap } from '#domain/kitchen/plate.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import type { Serving } from './plates.ts'

export interface TablePlate {
  /** Id of a person at the table. */
  person: string
  servings: number
  /** As weighed raw; null if it isn't known. */
  grams: number | null
}

export interface TableChange extends PlateSwap {
  /** Ids; empty for everybody. */
  people: string[]
}

export interface TablePlanMeal {
  slot: MealSlot
  id: RecipeId
  title: string
  image: string
  readyInMinutes: number
  servings: number
  /** Of one serving. */
  calories: number
  plates: TablePlate[]
  changes: TableChange[]
  guests: number
  /** Servings of each guest. */
  guestServings: number
  /** Day and place of the meal that this one is left over from. */
  leftoverOf: { day: number; slot: MealSlot } | null
  minutesToCook: number
}

export interface TablePlan {
  people: { id: string; name: string }[]
  days: { date: string; meals: TablePlanMeal[] }[]
  /** Days that miss what somebody needs, and what else couldn't be done; as sentences. */
  unmet: string[]
  bestToDrop: { preference: string; person: string | null; sentence: string } | null
  seed: number
}

/** What is different on these people's plates, or in the pot. */
export function tableChanges(
  { pot, plates }: Serving,
  servings: number,
  peopleOf: (nth: number) => string[],
): TableChange[] {
  const changeOf = ({ parts, ...change }: Serving['pot'][number], people: string[]): TableChange => ({
    ...change,
    people,
    inPot: people.length === 0,
    parts: parts.map(({ food: { id, name }, grams }) => ({
      id,
      name,
      grams: Math.round((grams * 10) / servings) / 10,
    })),
  })
  return [
    ...pot.map((change) => changeOf(change, [])),
    ...plates.flatMap((changes, nth) => {
      const people = peopleOf(nth)
      return people.length === 0 ? [] : changes.map((change) => changeOf(change, people))
    }),
  ]
}
