// A table's plan as the planner sends it: what is cooked, who gets how much of it, and what is different on whose plate.
// It has no goals, because those are private.

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

export interface TableChange {
  /** Ids; empty for everybody. */
  people: string[]
  /** "extra-firm tofu for chicken breast", "no peanuts". */
  text: string
  method: string
  /** The step before which the plate is set aside, counted from 1. */
  beforeStep: number
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

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What is different on these people's plates, or in the pot. */
export function tableChanges({ pot, plates }: Serving, peopleOf: (nth: number) => string[]): TableChange[] {
  const changeOf = ({ food, parts, method, step }: Serving['pot'][number], people: string[]): TableChange => ({
    people,
    text: parts.length === 0 ? `no ${food}` : `${list.format(parts.map((part) => part.food.name))} for ${food}`,
    method,
    beforeStep: step + 1,
  })
  return [
    ...pot.map((change) => changeOf(change, [])),
    ...plates.flatMap((changes, nth) => {
      const people = peopleOf(nth)
      return people.length === 0 ? [] : changes.map((change) => changeOf(change, people))
    }),
  ]
}
