// The plan of several recipes, and what the page says about it.
import type { RecipeId } from '#domain/recipe-id.ts'
import { minutesNeeded, type PlannedTask, planCooking, readyAt } from './cook-plan.ts'
import { cookTasks, type TaskRecipe } from './cook-tasks.ts'
import type { Kitchen } from './kitchen-room.ts'

/** Dishes that are ready this much earlier want a lid, or the oven's last warmth. */
const NOTABLY_EARLY_MINUTES = 10

export interface Timeline {
  planned: readonly PlannedTask[]
  /** From the first step, or the oven's heating, to the table. */
  minutes: number
  /** Dishes that have to wait for the others. */
  early: readonly { id: RecipeId; minutes: number }[]
  /** The dish that takes longest by itself. */
  longest: { id: RecipeId; minutes: number } | null
}

export function timelineOf(recipes: readonly TaskRecipe[], kitchen: Kitchen): Timeline {
  const ofDishes = recipes.map((recipe) => ({ id: recipe.id, tasks: cookTasks(recipe) }))
  const planned = planCooking(
    ofDishes.flatMap(({ tasks }) => tasks),
    kitchen,
  )
  const [longest = null] = ofDishes
    .map(({ id, tasks }) => ({ id, minutes: minutesNeeded(planCooking(tasks, kitchen)) }))
    .sort((a, b) => b.minutes - a.minutes)
  return {
    planned,
    minutes: minutesNeeded(planned),
    early: recipes
      .map(({ id }) => ({ id, minutes: -readyAt(planned, String(id)) }))
      .filter(({ minutes }) => minutes >= NOTABLY_EARLY_MINUTES && minutes < Number.POSITIVE_INFINITY),
    longest,
  }
}

/** When the oven has to be turned on for the tasks, unless it is hot already. */
export function ovenStarts(planned: readonly PlannedTask[]): { task: string; at: number; celsius: number }[] {
  const uses = planned.flatMap(({ task, start }) =>
    task.place === 'oven' && task.wait > 0 && task.celsius !== null
      ? [
          {
            task: task.id,
            celsius: task.celsius,
            preheat: task.preheat,
            from: start + task.hands,
            to: start + task.hands + task.wait,
          },
        ]
      : [],
  )
  return uses.flatMap(({ task, celsius, preheat, from }) => {
    const at = from - preheat
    const isHot = uses.some(
      (other) => other.task !== task && other.celsius === celsius && other.from - other.preheat <= at && other.to >= at,
    )
    return preheat === 0 || isHot ? [] : [{ task, at, celsius }]
  })
}
