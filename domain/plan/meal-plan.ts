// A day or a week of meals from a catalogue: no dish twice where there are enough of them.

import { type Random, sample } from '#domain/random.ts'
import { caloriesOf, type Day, type DayRequest, dishesOf, type KeptMeals } from './meal-choice.ts'
import { type Kitchen, openKitchen, planDay } from './meal-day.ts'
import { type Dish, MOST_MAINS } from './meal-pairs.ts'
import type { MealSlot } from './meal-slots.ts'

export interface PlanDish extends Dish {
  dishTypes: readonly string[]
}

export interface PlannedDish<Of extends PlanDish = PlanDish> {
  dish: Of
  slot: MealSlot
}

export interface PlanRequest {
  targetCalories: number
  random: Random
  /** Off for the ketogenic diet, which is out of balance on purpose. */
  balanced: boolean
}

const BREAKFAST = ['breakfast', 'brunch']
const MAIN = ['main course', 'main dish', 'lunch', 'dinner']
/** Never eaten on their own. */
const ACCOMPANIMENT = ['sauce', 'marinade', 'condiment', 'dressing']

const isOfType = (types: readonly string[]) => (dish: PlanDish) => dish.dishTypes.some((type) => types.includes(type))
const isBreakfast = isOfType(BREAKFAST)
const isMain = isOfType(MAIN)
const isAccompaniment = (dish: PlanDish) =>
  dish.dishTypes.length > 0 && dish.dishTypes.every((type) => ACCOMPANIMENT.includes(type))

/** With fewer of a kind than this, any dish may stand in for it: a diet must not fail for want of a label. */
const FEWEST_OF_A_KIND = 2

function kitchenOf(dishes: readonly PlanDish[], random: Random): Kitchen {
  const edible = dishes.filter((dish) => dish.calories > 0 && !isAccompaniment(dish))
  const enough = (some: readonly PlanDish[]) => (some.length >= FEWEST_OF_A_KIND ? some : edible)
  const extras = edible.filter((dish) => !isBreakfast(dish) && !isMain(dish))
  return openKitchen({
    breakfasts: enough(edible.filter(isBreakfast)),
    mains: sample(enough(edible.filter(isMain)), MOST_MAINS, random),
    // Where snacks and sides are few, breakfasts and mains may be eaten in between.
    extras: extras.length >= 3 * FEWEST_OF_A_KIND ? extras : edible,
  })
}

function planned(day: Day): PlannedDish[] {
  const slots: MealSlot[] = ['breakfast', 'lunch', 'dinner']
  // Every dish of a kitchen came in as a PlanDish.
  return dishesOf(day).map((dish, at) => ({ dish: dish as PlanDish, slot: slots[at] ?? 'snack' }))
}

/** Where each kept dish belongs: by its place in a full list, otherwise by its kind. */
export function keptMeals(dishes: readonly (PlanDish | null)[]): KeptMeals | null {
  if (dishes.every((dish) => dish === null)) return null
  if (dishes.length >= 3) {
    const [breakfast = null, lunch = null, dinner = null, ...rest] = dishes
    const extras = rest.filter((dish) => dish !== null)
    return { breakfast, lunch, dinner, extras, openExtras: rest.length - extras.length }
  }
  const kept = { breakfast: null, lunch: null, dinner: null, extras: [], openExtras: 0 } as KeptMeals & {
    extras: Dish[]
  }
  for (const dish of dishes) {
    if (dish === null) continue
    if (isBreakfast(dish) && !kept.breakfast) kept.breakfast = dish
    else if (isMain(dish) && !kept.lunch) kept.lunch = dish
    else if (isMain(dish) && !kept.dinner) kept.dinner = dish
    else kept.extras.push(dish)
  }
  return kept
}

const NONE: ReadonlySet<never> = new Set()

export function planOneDay(
  dishes: readonly PlanDish[],
  request: PlanRequest,
  kept: KeptMeals | null,
): PlannedDish[] | null {
  const { targetCalories: target, random, balanced } = request
  const day = planDay(kitchenOf(dishes, random), { target, random, balanced, kept, used: NONE, usedCuisines: NONE })
  return day && planned(day)
}

/** A day further off than this may take dishes of earlier days again. */
const REPEAT_WHEN_OFF_BY = 0.03

const isNear = (day: Day | null, target: number): day is Day =>
  day !== null && Math.abs(caloriesOf(day) - target) <= target * REPEAT_WHEN_OFF_BY

/** Seven days. */
export function planOneWeek(dishes: readonly PlanDish[], request: PlanRequest): PlannedDish[][] | null {
  const { targetCalories: target, random, balanced } = request
  const kitchen = kitchenOf(dishes, random)
  const days: Day[] = []
  for (let nth = 0; nth < 7; nth++) {
    const usedIn = (some: readonly Day[]) => new Set(some.flatMap((day) => dishesOf(day).map(({ id }) => id)))
    const usedCuisines = new Set(days.slice(-2).flatMap((day) => dishesOf(day).map(({ cuisine }) => cuisine)))
    const ask = (used: ReadonlySet<number>): Day | null => {
      const wanted: DayRequest = { target, random, balanced, kept: null, used, usedCuisines }
      return planDay(kitchen, wanted)
    }
    // Nothing of the week again; else nothing of the last two days; else nothing of yesterday; else whatever fits.
    const attempts = [usedIn(days), usedIn(days.slice(-2)), usedIn(days.slice(-1)), usedIn([])]
    let day: Day | null = null
    for (const used of attempts) {
      const found = ask(used)
      if (day === null || (found && Math.abs(caloriesOf(found) - target) < Math.abs(caloriesOf(day) - target)))
        day = found
      if (isNear(day, target)) break
    }
    if (!day) return null
    days.push(day)
  }
  return days.map(planned)
}
